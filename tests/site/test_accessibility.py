"""For everybody: axe finds nothing, the accessibility trees are as they were, and nothing scrolls sideways.

``TALONG_TREES=write pytest tests/site/test_accessibility.py`` writes the trees anew, to be read before they are kept.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, ViewportSize, expect

from tests.browsers import games, reviews
from tests.browsers.chromium import WITHOUT_CONNECTION, WITHOUT_SERVICE_WORKER, reader
from tests.helpers import often
from widgets.kinds.game import sitting as sittings
from widgets.kinds.review import looking
from widgets.play.attempt import Attempt

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TREES = Path(__file__).with_name("trees")
LANGUAGES = {"sv": "", "en": "en/"}
HOME = "kaschlan-clubs-defence"

UNFOLD = "for (const one of document.querySelectorAll('details')) one.open = true"
WIDE: ViewportSize = {"width": 1280, "height": 900}
SMALL: ViewportSize = {"width": 320, "height": 640}

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that light or dark can make a difference to."""

TOLD = """const told = (found) => found.violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, any, all, none }) =>
    `${id}: ${html.slice(0, 200)}: ${[...any, ...all, ...none].map(({ message }) => message).join(' ') || help}`))"""
CHECK = f"""async (only) => {{
    {TOLD}
    return told(await axe.run(document, {{ runOnly: only, resultTypes: ['violations'], selectors: false }}))
}}"""
# Shows frames of every script on the page in its live widget, as a press on a dot or button would: of the first of a kind all,
# of the others, which are made alike, the first, the last and what is refused. Each widget is alone on its page then: axe
# looks at the whole page every time.
CHECK_FRAMES = f"""async (only) => {{
    {TOLD}
    const found = [], kinds = new Set()
    for (const widget of document.querySelectorAll('talong-widget:not(.scene *)')) {{
        const go = document.createElement('button')
        document.querySelector('article').replaceChildren(widget)
        widget.append(go)
        const all = [...widget.querySelectorAll(':scope > template')]
        const some = (one, n) => !n || n === all.length - 1 || one.content.querySelector('.refused')
        const frames = kinds.has(widget.dataset.kind) ? all.filter(some) : all
        kinds.add(widget.dataset.kind)
        for (const {{ dataset }} of frames) {{
            go.hidden = false
            go.dataset.go = dataset.model
            go.click()
            go.hidden = true
            const problems = told(await axe.run(widget, {{ runOnly: only, resultTypes: ['violations'], selectors: false }}))
            found.push(...problems.map((problem) => `${{widget.dataset.name}} ${{dataset.model}}: ${{problem}}`))
        }}
        go.remove()
    }}
    return found
}}"""


def paths(folder: Path) -> list[str]:
    """The addresses of all pages, from the site's root."""
    return sorted(page.relative_to(folder).as_posix().removesuffix("index.html") for page in folder.rglob("*.html"))


def of_language(folder: Path, lang: str) -> list[str]:
    return [path for path in paths(folder) if path.startswith("en/") == (lang == "en")]


class Visit(NamedTuple):
    """What there is to say about a page: what axe finds in light, what it finds in dark, its width on a small phone."""

    light: list[str]
    dark: list[str]
    width: int


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = reader(browser, viewport=WIDE, reduced_motion="reduce")
    opened.add_init_script(WITHOUT_CONNECTION)
    opened.add_init_script(WITHOUT_SERVICE_WORKER)
    # The site's policy lets no page run what is not the site's own; a script of Playwright's is not bound by it.
    opened.add_init_script(path=AXE)
    yield opened
    opened.close()


@pytest.fixture
def tab(context: BrowserContext) -> Iterator[Page]:
    opened = context.new_page()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def visits(context: BrowserContext, url: str, folder: Path) -> dict[str, Visit]:
    """Every page in both languages, with everything unfolded, all scenes too."""
    page = context.new_page()
    found = {path: visit(page, url + path) for path in paths(folder)}
    page.close()
    return found


def visit(page: Page, address: str) -> Visit:
    page.set_viewport_size(SMALL)
    page.emulate_media(color_scheme="light")
    page.goto(address, wait_until="load")
    page.evaluate(UNFOLD)
    width = page.evaluate("document.documentElement.scrollWidth")
    page.set_viewport_size(WIDE)
    # The tables of the lists of steps are those of the live frames: of these lists the page's first is enough.
    page.evaluate("for (const one of [...document.querySelectorAll('.talong-steps')].slice(1)) one.remove()")
    if "/en/" not in address:
        return Visit(violations(page), [], width)
    # One game's pages are made as the other's.
    if "/kaschlan/" in address:
        return Visit([], [], width)
    # The English pages are made as the Swedish ones; in the dark only colours differ.
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    return Visit([], violations(page, COLOURS), width)


def violations(page: Page, rules: list[str] = STANDARDS) -> list[str]:
    found: list[str] = page.evaluate(CHECK, rules)
    return found


def test_axe_finds_nothing_on_any_page(visits: dict[str, Visit]) -> None:
    assert {path: visit.light for path, visit in visits.items() if visit.light} == {}


def test_axe_finds_nothing_on_any_page_in_the_dark(visits: dict[str, Visit]) -> None:
    assert {path: visit.dark for path, visit in visits.items() if visit.dark} == {}


def test_nothing_scrolls_sideways_at_320_px(visits: dict[str, Visit]) -> None:
    assert {path: visit.width for path, visit in visits.items() if visit.width > SMALL["width"]} == {}


@pytest.mark.parametrize(("lang", "scheme", "rules"), [("sv", "light", STANDARDS), ("en", "dark", COLOURS)])
def test_axe_finds_nothing_on_any_frame(
    tab: Page, url: str, folder: Path, lang: str, scheme: Any, rules: list[str]
) -> None:
    """Both languages' frames differ in words alone, and the first of each is looked at with its page."""
    found, seen = [], 0
    tab.emulate_media(color_scheme=scheme)
    for path in of_language(folder, lang):
        names = re.findall(r'data-name="([a-z]+-[\w-]+)"', page_text(folder, path))
        # The scenes of the rules are frames of the same make.
        if not names or not path.endswith(("examples/", "learn/") if scheme == "light" else "examples/"):
            continue
        tab.goto(url + path, wait_until="load")
        found += [f"{path} {problem}" for problem in tab.evaluate(CHECK_FRAMES, rules)]
        seen += len(names)
    assert found == []
    assert seen


def page_text(folder: Path, path: str) -> str:
    file = folder / path
    return (file / "index.html" if file.is_dir() else file).read_text(encoding="utf-8")


def widget(page: Page, name: str = HOME) -> Locator:
    return page.locator(f"talong-widget[data-name={name}]")


def press(page: Page, id: str) -> None:
    page.locator(f"#{widget(page).get_attribute('data-prefix')}-{id}").click(force=True)


@pytest.mark.parametrize(("lang", "scheme"), [("sv", "light"), ("en", "dark")])
def test_axe_finds_nothing_while_waiting_nor_in_any_trouble(tab: Page, url: str, lang: str, scheme: Any) -> None:
    tab.emulate_media(color_scheme=scheme)
    held: list[Route] = []
    patient = True
    tab.route("**/talong/*.wasm", lambda route: held.append(route) if patient else route.abort())
    tab.goto(url + LANGUAGES[lang], wait_until="load")
    press(tab, "play")
    expect(widget(tab)).to_have_attribute("data-state", "waiting")
    assert violations(tab) == []
    patient = False
    for route in held:
        route.abort()
    expect(widget(tab).locator("[data-trouble=failed]")).to_be_visible()
    assert violations(tab) == []
    tab.evaluate("for (const one of document.querySelectorAll('[data-trouble]')) one.hidden = false")
    assert violations(tab) == []


@pytest.mark.parametrize(("lang", "scheme"), [("sv", "light"), ("en", "dark")])
def test_axe_finds_nothing_while_playing_nor_in_a_refusal(tab: Page, url: str, lang: str, scheme: Any) -> None:
    tab.emulate_media(color_scheme=scheme)
    tab.goto(url + LANGUAGES[lang], wait_until="load")
    press(tab, "play")
    press(tab, "8c")
    expect(widget(tab).locator(".picked")).to_have_count(1)
    tab.evaluate(UNFOLD)
    assert violations(tab) == []
    press(tab, "As")
    expect(widget(tab).locator(".refused")).to_be_visible()
    assert violations(tab) == []
    tab.goto(f"{url}{LANGUAGES[lang]}?{HOME}=nonsense", wait_until="load")
    expect(widget(tab).locator(".notice")).to_be_visible()
    assert violations(tab) == []


@pytest.mark.parametrize(
    ("deal", "lang", "scheme"), [("kaschlan for four", "en", "dark"), ("kasino for two", "sv", "light")]
)
def test_axe_finds_nothing_at_the_moments_of_a_game(tab: Page, url: str, deal: str, lang: str, scheme: Any) -> None:
    tab.emulate_media(color_scheme=scheme)
    found = {}
    moments = often((0, 4, 8, 60), browser=(), proof=(0, 1, 2, 4, 6, 8, 11, 15, 20, 60))
    for number, moves in enumerate(moments):
        sitting = games.begun(games.DEALS[deal], moves)
        # Now and then the hands are open, or the reader looks back, or asks.
        ways = (
            sitting._replace(on=("open",)),
            sitting._replace(look=0),
            sitting._replace(ask="why"),
            sitting._replace(ask="better"),
            sitting._replace(on=("comments",)),
        )
        model = sittings.write(ways[number % 5])
        tab.goto(f"{url}{LANGUAGES[lang]}play/?play={quote(model, safe='')}", wait_until="load")
        expect(tab.locator(f"{games.WIDGET} .instrument")).to_be_visible()
        expect(tab.locator(games.WIDGET)).not_to_have_attribute("data-state", re.compile("."))
        tab.evaluate(UNFOLD)
        found[model] = violations(tab)
    assert {model: problems for model, problems in found.items() if problems} == {}


@pytest.mark.parametrize(
    ("deal", "lang", "scheme"), [("kaschlan for two", "en", "dark"), ("kasino for two", "sv", "light")]
)
def test_axe_finds_nothing_at_the_moments_of_a_review(tab: Page, url: str, deal: str, lang: str, scheme: Any) -> None:
    tab.emulate_media(color_scheme=scheme)
    look = reviews.look_at(deal)
    one = reviews.worked_out(look).moments[0]
    moment = look.moment(one.at)
    tried = moment._replace(attempt=Attempt((look.moves[one.at],)))
    looks = (
        look,
        moment._replace(hints=2),
        tried,
        moment._replace(shown=True),
        moment._replace(shown=True, line=1),
    )
    found = {}
    for model in ["new", "new.illegal.3", *map(looking.write, looks)]:
        tab.goto(f"{url}{LANGUAGES[lang]}review/?review={quote(model, safe='')}", wait_until="load")
        expect(tab.locator(f"{reviews.REVIEW} .review:not([aria-busy])")).to_be_visible()
        expect(tab.locator(reviews.REVIEW)).not_to_have_attribute("data-state", re.compile("."))
        tab.evaluate(UNFOLD)
        found[model] = violations(tab)
    assert {model: problems for model, problems in found.items() if problems} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["kaschlan-clubs-defence", "kasino-linnea-hugo", "kasino-count", "kasino-lesson"])
def test_the_accessibility_tree_is_as_it_was(tab: Page, url: str, folder: Path, lang: str, name: str) -> None:
    path = next(path for path in of_language(folder, lang) if f'data-name="{name}"' in page_text(folder, path))
    tab.goto(url + path, wait_until="load")
    tree = re.sub(r"\n *- /url: .*", "", widget(tab, name).locator(".talong-frame").aria_snapshot()) + "\n"
    file = TREES / f"{name}.{lang}.yml"
    if os.environ.get("TALONG_TREES") == "write":
        file.write_text(tree, encoding="utf-8")
    assert tree == file.read_text(encoding="utf-8")
