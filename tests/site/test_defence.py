"""The clubs-trump defence in a real browser: stepped, taken over, refused, undone, left and come back to."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from engine import kaschlan
from engine.cards import CARD_TEXTS, cards_of
from engine.kaschlan.state import NO_CARD
from tests.browsers.chromium import reader
from widgets import library

NAME = "kaschlan-clubs-defence"
ROOTS = {"sv": "", "en": "en/"}
STEPS = library.example(NAME).steps
OTHER_LANGUAGE = {
    "sv": ("the eight", "spades", "diamonds", "leads", "beats", "Back", "Next"),
    "en": ("spader", "ruter", "hjärter", "klöver", "sticker", "Tillbaka", "Nästa", "åtta"),
}
CAPTIONS = {lang: [step.caption.say(lang) for step in STEPS] for lang in ROOTS}


def widget(page: Page) -> Locator:
    return page.locator(f"talong-widget[data-name={NAME}]")


def frame(page: Page) -> Locator:
    return widget(page).locator(".talong-frame")


def open_rules(page: Page, url: str, lang: str = "sv", query: str = "") -> Locator:
    page.goto(f"{url}{ROOTS[lang]}kaschlan/rules/{query}")
    return widget(page)


def button(page: Page, name: str) -> Locator:
    """The button whose id has that name."""
    return frame(page).locator(f"#{widget(page).get_attribute('data-prefix')}-{name}")


def press(page: Page, name: str) -> None:
    """Press the button of that name."""
    button(page, name).click(force=True)  # what is marked as disabled is answered, too


def told(page: Page) -> Locator:
    return frame(page).locator(".say")


def shown(page: Page) -> Any:
    """The state that the page shows, read from the table."""
    return frame(page).evaluate(
        """frame => ({
            hands: [...frame.querySelectorAll('.seat')].sort((a, b) => a.dataset.seat - b.dataset.seat)
                .map(seat => [...seat.querySelectorAll('[data-card]')].map(card => card.dataset.card)),
            table: [...frame.querySelectorAll('.pair')]
                .map(pair => [...pair.querySelectorAll('[data-card]')].map(card => card.dataset.card)),
            stock: frame.querySelector('.stock .count').textContent,
        })"""
    )


def engine_sees(state: kaschlan.State) -> dict[str, Any]:
    """The same of the engine's state."""
    texts = CARD_TEXTS
    return {
        "hands": [[texts[card] for card in cards_of(hand)] for hand in state.hands],
        "table": [[texts[led]] + ([] if by == NO_CARD else [texts[by]]) for led, by in state.table],
        "stock": f"{len(state.stock)} kort kvar" if state.stock else "slut",
    }


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_stepping_by_mouse_shows_every_step_in_the_pages_language(page: Page, url: str, lang: str) -> None:
    open_rules(page, url, lang)
    for step in range(len(STEPS)):
        expect(told(page).locator(".caption")).to_contain_text(CAPTIONS[lang][step])
        words = frame(page).inner_text()
        assert not [word for word in OTHER_LANGUAGE[lang] if word in words]
        if step + 1 < len(STEPS):
            press(page, "next")
    expect(button(page, "next")).to_be_disabled()
    press(page, "back")
    expect(told(page).locator(".caption")).to_contain_text(CAPTIONS[lang][-2])


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_stepping_by_keyboard(page: Page, url: str, lang: str) -> None:
    open_rules(page, url, lang)
    button(page, "next").focus()
    for step in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(told(page).locator(".caption")).to_contain_text(CAPTIONS[lang][step])
    page.keyboard.press("ArrowLeft")
    expect(told(page).locator(".caption")).to_contain_text(CAPTIONS[lang][2])
    assert "kaschlan-clubs-defence=2" in page.url


def test_playing_by_keyboard_alone(page: Page, url: str) -> None:
    open_rules(page, url)
    button(page, "play").focus()
    page.keyboard.press("Enter")
    expect(button(page, "Kd")).to_be_visible()
    frame(page).locator("[data-hand] [tabindex='0']").last.focus()
    page.keyboard.press("End")
    expect(button(page, "As")).to_be_focused()
    page.keyboard.press("Home")
    expect(button(page, "9c")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(button(page, "Kd")).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(page, "Kd")).to_have_attribute("aria-pressed", "true")
    button(page, "8d").focus()
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("Viktor sticker över ruter åtta med ruter kung.")
    assert page.evaluate("document.activeElement.closest('.talong-frame') !== null")


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_an_illegal_try_is_told_the_rule_and_leads_to_its_sentence(page: Page, url: str, lang: str) -> None:
    sentence = {
        "sv": "Klöver åtta är trumf och sticks bara över av en högre trumf. Det är inte spader ess.",
        "en": "The eight of clubs is a trump, and only a higher trump beats it. The ace of spades is not one.",
    }[lang]
    open_rules(page, url, lang)
    press(page, "play")
    press(page, "8c")
    press(page, "As")
    expect(told(page).locator(".refused")).to_contain_text(sentence)
    expect(widget(page).locator(".talong-say")).to_have_text(sentence)
    told(page).locator(".refused a.num").click()
    page.locator("dialog.talong-peek [data-way]").click()
    expect(page).to_have_url(re.compile(r"#k45$"))
    expect(page.locator("#k45")).to_be_in_viewport()


def test_take_over_undo_redo_and_return_to_the_script(page: Page, url: str) -> None:
    open_rules(page, url)
    press(page, "next")
    press(page, "play")
    press(page, "do-take")
    expect(told(page)).to_contain_text("Viktor tar upp hjärter åtta och klöver åtta.")
    press(page, "undo")
    expect(button(page, "do-take")).to_be_visible()
    press(page, "redo")
    expect(told(page)).to_contain_text("Astrid anfaller Viktor en gång till.")
    press(page, "start-over")
    expect(button(page, "undo")).to_be_disabled()
    press(page, "script")
    expect(told(page).locator(".caption")).to_contain_text(CAPTIONS["sv"][1])


def test_the_other_way_is_followed_and_compared(page: Page, url: str) -> None:
    open_rules(page, url)
    press(page, "branch-at-once")
    for _ in range(4):
        press(page, "next")
    expect(told(page).locator(".compare")).to_contain_text("spader ess")
    press(page, "main-line")
    expect(told(page).locator(".caption")).to_contain_text(CAPTIONS["sv"][0])


def test_typed_moves_and_the_list_of_legal_moves(page: Page, url: str) -> None:
    open_rules(page, url)
    press(page, "play")
    frame(page).locator(".typed summary").click()
    frame(page).locator("input[name=move]").fill("beat 8d Kd")
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("Viktor sticker över ruter åtta med ruter kung.")
    expect(frame(page).locator("input[name=move]")).to_be_visible()
    frame(page).locator(".may summary").click()
    legal = kaschlan.legal(STEPS[1].state)
    expect(frame(page).locator(".may button")).to_have_count(len(legal))
    press(page, "move-beat-8h-Jh")
    expect(told(page)).to_contain_text("Viktor sticker över hjärter åtta med hjärter knekt.")


def test_the_language_switch_stays_at_step_three(page: Page, url: str) -> None:
    open_rules(page, url)
    for _ in range(3):
        press(page, "next")
    expect(told(page).locator(".caption")).to_contain_text(CAPTIONS["sv"][3])
    switch_language(page, "en")
    expect(page).to_have_url(re.compile("/en/kaschlan/rules/"))
    expect(told(page).locator(".caption")).to_contain_text(CAPTIONS["en"][3])
    switch_language(page, "sv")
    expect(told(page).locator(".caption")).to_contain_text(CAPTIONS["sv"][3])


def switch_language(page: Page, lang: str) -> None:
    page.locator(f"a[data-twin][hreflang={lang}]").click()


def test_a_reload_and_a_link_keep_the_place(page: Page, url: str) -> None:
    open_rules(page, url, query=f"?{NAME}=0%3Bbeat%208d%20Kd")
    expect(told(page)).to_contain_text("Viktor sticker över ruter åtta med ruter kung.")
    press(page, "undo")
    expect(button(page, "redo")).to_be_enabled()
    page.reload()
    expect(button(page, "redo")).to_be_enabled()


def test_a_hostile_link_is_answered_in_words(page: Page, url: str) -> None:
    open_rules(page, url, query=f"?{NAME}=%3Cscript%3Ealert(1)%3C/script%3E")
    expect(frame(page).locator(".notice")).to_have_text("Länken gick inte att läsa. Exemplet visas från början.")
    expect(told(page).locator(".caption")).to_contain_text(CAPTIONS["sv"][0])


def test_from_every_step_twenty_five_random_moves_by_clicks(page: Page, url: str) -> None:
    open_rules(page, url)
    for step in range(len(STEPS)):
        press(page, f"dot-{step}")
        press(page, "play")
        play_at_random(page, STEPS[step].state, random.Random(step))
        press(page, "script")


def play_at_random(page: Page, state: kaschlan.State, choose: random.Random) -> None:
    for _ in range(25):
        expect(button(page, "undo")).to_be_attached()
        moves = kaschlan.legal(state)
        if not moves:
            break
        move = choose.choice(moves)
        click_move(page, move)
        state = kaschlan.apply(state, move).state
        page.wait_for_function(
            "([name, last]) => (new URLSearchParams(location.search).get(name) ?? '').endsWith(last)",
            arg=[NAME, kaschlan.write_move(move)],
        )
        assert shown(page) == engine_sees(state)
    if state.turn is None:
        expect(told(page)).to_contain_text("är kaschlan")


def click_move(page: Page, move: kaschlan.Move) -> None:
    cards = [CARD_TEXTS[card] for card in move.cards]
    match move.verb:
        case "lead":
            for card in cards:
                press(page, card)
            press(page, "do-lead")
        case "beat":
            press(page, cards[1])
            press(page, cards[0])
        case "own":
            press(page, cards[0])
            press(page, "do-own")
            press(page, cards[1])
        case verb:
            press(page, f"do-{verb}")


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_without_javascript_the_whole_example_is_there(browser: Browser, url: str, lang: str) -> None:
    context = reader(browser, java_script_enabled=False)
    page = context.new_page()
    open_rules(page, url, lang)
    steps = page.locator(".talong-steps").first
    for caption in CAPTIONS[lang]:
        expect(steps.get_by_text(caption)).to_be_visible()
    expect(steps.locator(".compare")).to_be_visible()
    assert steps.locator(".table").count() == len(STEPS) + 5
    context.close()


def test_it_can_be_stepped_while_the_runtime_is_ten_seconds_away(page: Page, url: str) -> None:
    held: list[Any] = []
    page.route(re.compile(r"/talong/.*(wasm|zip)"), lambda route: held.append(route))  # noqa: PLW0108 - it wants a function
    page.clock.install()
    open_rules(page, url)
    for step in range(1, 4):
        press(page, "next")
        expect(told(page).locator(".caption")).to_contain_text(CAPTIONS["sv"][step])
    press(page, "play")
    page.clock.run_for(10_000)
    expect(widget(page).locator("[data-trouble=slow]")).to_be_visible()
    press(page, "next")
    expect(told(page).locator(".caption")).to_contain_text(CAPTIONS["sv"][4])
    for route in held:
        route.continue_()
    expect(widget(page).locator("[data-trouble=slow]")).to_be_hidden()


def test_nothing_jumps_when_it_comes_alive(page: Page, url: str) -> None:
    page.add_init_script(
        """window.shifts = 0;
        new PerformanceObserver(list => { for (const one of list.getEntries()) window.shifts += one.value; })
            .observe({ type: 'layout-shift', buffered: true });"""
    )
    open_rules(page, url)
    where = "element => { const box = element.getBoundingClientRect(); return [box.x, box.y + scrollY, box.width, box.height] }"
    before = widget(page).evaluate(where)
    with page.expect_event("requestfinished", lambda request: "/talong/ours." in request.url):
        button(page, "next").focus()
    assert widget(page).evaluate(where) == before
    assert page.evaluate("window.shifts") < 0.01
    press(page, "play")
    expect(button(page, "undo")).to_be_attached()
