"""Practising in a real browser: solve, slip, hints, refutation, proof, progress, a new puzzle, a damaged file."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from widgets import progress
from widgets.analysis.solved import solution, solved
from widgets.kinds.practice import exercise
from widgets.kinds.practice.trial import trial_of
from widgets.library import puzzles
from widgets.position import position_of

ROOTS = {"sv": "", "en": "en/"}
NAME = puzzles.names("winning-attack")[0]
PUZZLE = puzzles.collection("winning-attack")[NAME]
KEPT = "Object.entries(localStorage).find(([key]) => key.endsWith(':kept:progress'))?.[1] ?? ''"


def open_page(page: Page, url: str, what: str = "practise", lang: str = "sv", query: str = "") -> Locator:
    page.goto(f"{url}{ROOTS[lang]}{what}/{query}")
    frame = page.locator("talong-widget").first.locator(".talong-frame")
    if query.startswith("?practise="):
        # Until Python has drawn the linked puzzle the frame is another's, and nothing in it can be pressed.
        expect(frame.locator("[id$='-share']")).to_have_attribute("href", re.compile(re.escape(query)))
    return frame


def press(frame: Locator, name: str) -> None:
    frame.locator(f"[id$='-{name}']").first.click()


def type_move(frame: Locator, text: str) -> None:
    """A move typed where moves are typed, with the keyboard alone."""
    folded = frame.locator(".typed")
    if folded.get_attribute("open") is None:
        folded.locator("summary").press("Enter")
    field = folded.locator("input")
    field.fill(text)
    field.press("Enter")


def moves(right: bool) -> list[str]:
    """The first moves that hold, or those that do not."""
    position = position_of(PUZZLE.position)
    texts = [position.game.write_move(move) for move, _ in solution(position).results]
    return [text for text in texts if (text in PUZZLE.best) == right]


def best_from(page: Page) -> str:
    """A best move where the address says the reader is."""
    model = page.evaluate("new URLSearchParams(location.search).get('practise')")
    trial = trial_of(PUZZLE, exercise.read(model).attempt.played)
    game = trial.position.game
    return str(game.write_move(solved(game, trial.state, trial.seat).best[0]))


def solve(page: Page, frame: Locator) -> None:
    """Play best moves by typing until all is found."""
    for _ in range(12):
        before = page.url
        type_move(frame, best_from(page))
        page.wait_for_function("before => location.href !== before", arg=before)
        if frame.locator(".verdict.right").count():
            return
    raise AssertionError("the puzzle does not end")


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_a_puzzle_is_failed_refuted_and_then_solved_and_the_progress_is_kept(page: Page, url: str, lang: str):
    frame = open_page(page, url, lang=lang, query=f"?practise={NAME}")
    slip = moves(right=False)[0]
    type_move(frame, slip)
    expect(frame.locator(".verdict.wrong")).to_be_visible()
    # The refutation is stepped through on the table, forth and back.
    refuted = frame.locator(".refutation")
    before = frame.locator(".table").inner_html()
    press(refuted, "next")
    expect(page).to_have_url(re.compile("line\\.1"))
    expect(frame.locator(".table")).not_to_have_js_property("innerHTML", before)
    controls = refuted.locator(".controls").bounding_box()
    press(refuted, "back")
    expect(refuted.locator("[id$='-back']")).to_have_attribute("aria-disabled", "true")
    # Whoever steps on and back presses without looking where.
    assert refuted.locator(".controls").bounding_box() == controls
    press(refuted, "again")
    expect(frame.locator(".refutation")).to_have_count(0)

    solve(page, frame)
    expect(frame.locator(".proof .first-moves > li")).to_have_count(len(moves(right=True)) + len(moves(right=False)))
    assert " helped " in page.evaluate(KEPT)
    # A proof's line is one press away, and each of its moves another.
    frame.locator(".proof .fails button").first.click()
    expect(frame.locator(".line ol button").first).to_have_attribute("aria-current", "step")
    press(frame, "line-next")
    expect(frame.locator(".line ol button").nth(1)).to_have_attribute("aria-current", "step")

    page.reload()
    expect(frame.locator(".line ol button").nth(1)).to_have_attribute("aria-current", "step")
    page.goto(f"{url}{ROOTS[lang]}progress/")
    journal = page.locator("talong-widget").first
    row = journal.locator("tbody tr")
    expect(row).to_have_count(1)
    expect(row.locator("td").nth(1)).to_have_text("1")
    # A theme is the way to its next puzzle.
    row.locator("a").click()
    expect(page).to_have_url(re.compile("practise=kaschlan.winning-attack"))


def test_hints_come_one_at_a_time_and_a_refused_move_names_its_rule(page: Page, url: str):
    frame = open_page(page, url, query=f"?practise={NAME}")
    for number in range(1, exercise.HINTS + 1):
        press(frame, "hint")
        expect(frame.locator(".hints li")).to_have_count(number)
    expect(frame.locator(".hints li").first.locator("a.num").first).to_be_visible()
    type_move(frame, "take")
    expect(frame.locator(".refused a.num").first).to_be_visible()
    assert page.evaluate(KEPT) == ""


def test_a_slip_plays_its_refutation_by_itself_and_one_may_play_on(page: Page, url: str):
    page.emulate_media(reduced_motion="no-preference")
    frame = open_page(page, url, query=f"?practise={NAME}")
    type_move(frame, moves(right=False)[0])
    expect(page).to_have_url(re.compile("line\\.1"))
    press(frame.locator(".refutation"), "on")
    expect(frame.locator(".refutation")).to_have_count(0)
    expect(page).to_have_url(re.compile("%40on"))
    assert " missed " in page.evaluate(KEPT)


def test_a_new_puzzle_is_made_from_a_seed_and_a_friend_gets_the_same(page: Page, url: str):
    frame = open_page(page, url, query=f"?practise={NAME}")
    frame.locator(".choose summary").click()
    press(frame, "another")
    expect(frame.locator(".table")).to_be_visible()
    expect(page).to_have_url(re.compile("winning-attack-s"))
    expect(frame.locator(".searching")).to_have_count(0)
    name = exercise.read(page.evaluate("new URLSearchParams(location.search).get('practise')")).puzzle
    made = puzzles.puzzle(name)
    assert made is not None
    assert made.best
    shown = frame.locator(".near .hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert set(shown) <= {made.position[i : i + 2] for i in range(len(made.position))}


def test_the_form_chooses_and_the_day_has_its_puzzle(page: Page, url: str):
    frame = open_page(page, url, lang="en")
    frame.locator(".choose summary").click()
    frame.locator("select[name=theme]").select_option("sistan")
    press(frame, "chosen")
    expect(frame.locator(".title")).to_have_text("Win sistan")
    press(frame, "daily")
    expect(page).to_have_url(re.compile("practise=daily-"))
    press(frame, "missed")
    expect(frame.locator(".notice")).to_contain_text("no missed puzzles")


def test_progress_is_saved_read_back_reset_and_a_damaged_file_changes_nothing(page: Page, url: str):
    page.goto(f"{url}progress/")
    kept = progress.write(progress.noted(progress.NOTHING, NAME, 2, "solved", "2026-11-30"))
    page.evaluate(
        "text => localStorage.setItem('talong:/:kept:progress', text)",
        kept,
    )
    page.reload()
    frame = page.locator("talong-widget").first.locator(".talong-frame")
    solved = frame.locator("tbody tr td").first
    expect(solved).to_have_text("1")
    with page.expect_download() as saved:
        press(frame, "export")
    assert saved.value.path().read_text(encoding="utf-8") == kept

    file = frame.locator("input[type=file]")
    file.set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": b"\0\xff<script>alert(1)</script>"})
    press(frame, "add")
    expect(frame.locator(".notice")).to_contain_text("inte sparad av Talong")
    expect(solved).to_have_text("1")

    press(frame, "reset")
    press(frame, "forget")
    expect(solved).to_have_count(0)
    file.set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": kept.encode()})
    press(frame, "add")
    expect(solved).to_have_text("1")


def test_without_storage_the_page_works_and_says_so(page: Page, url: str):
    page.add_init_script(
        "const get = () => { throw new DOMException('no', 'SecurityError'); };"
        "Object.defineProperty(window, 'localStorage', { get, configurable: true });"
    )
    frame = open_page(page, url, query=f"?practise={NAME}")
    press(frame, "give")
    expect(frame.locator(".proof")).to_be_visible()
    expect(frame.locator(".notice")).to_contain_text("sparar inget")
    press(frame, "start-over")
    type_move(frame, moves(right=True)[0])
    expect(frame.locator(".verdict")).to_be_visible()


def test_an_example_leads_to_the_page_that_solves_it(page: Page, url: str):
    page.goto(f"{url}en/kaschlan/examples/")
    example = page.locator("talong-widget[data-name=kaschlan-end]")
    press(example, "play")
    example.locator("[id$='-solve']").click()
    frame = page.locator("talong-widget[data-name=solve] .talong-frame")
    expect(frame.locator(".verdict")).to_contain_text("With best play")
    expect(frame.locator(".first-moves > li").first).to_be_visible()
