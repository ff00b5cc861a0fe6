"""What every browser must be able to do, told without a word of any one browser: the core of the browser tests."""

from functools import partial
from typing import NamedTuple

from tests.browsers.driver import Driver, until
from widgets import library
from widgets.kinds import practice
from widgets.kinds.practice.trial import answered, trial_of
from widgets.library import puzzles
from widgets.position import position_of


class Press(NamedTuple):
    """Press the button, card or field of the example whose id has that name."""

    name: str


class Write(NamedTuple):
    """Replace what stands in a field."""

    name: str
    text: str


class Sees(NamedTuple):
    """Somewhere in the example's frame stands this text, sooner or later."""

    selector: str
    text: str


class Walk(NamedTuple):
    """Steps through one example on one page (its path in the site)."""

    page: str
    name: str
    steps: tuple[Press | Write | Sees, ...]


def stepped(name: str, lang: str) -> list[Press | Sees]:
    """Through the script of an example from its opening to its end and back."""
    steps = [step.caption.say(lang) for step in library.example(name).steps]
    onward = [part for caption in steps[1:] for part in (Press("next"), Sees(".say .caption", caption))]
    back = [part for caption in steps[-2::-1] for part in (Press("back"), Sees(".say .caption", caption))]
    return [Sees(".say .caption", steps[0]), *onward, *back]


def saved() -> list[Press | Sees]:
    """The beat that holds in the first puzzle, and what is said to it."""
    puzzle = puzzles.collection("saving-beat")[practice.WIDGET.init("practise")]
    beat = puzzle.best[0]
    _, led, beater = beat.split()
    trial = trial_of(puzzle, answered(position_of(puzzle.position), (beat,)))
    return [Press(beater), Press(led), Sees(".verdict", "Rätt" if trial.solved else "Det håller")]


WALKS = {
    "defence": Walk(
        "kaschlan/rules/",
        "kaschlan-clubs-defence",
        (
            *stepped("kaschlan-clubs-defence", "sv"),
            Press("play"),
            Press("Kd"),
            Press("8d"),
            Sees(".say", "Viktor sticker över ruter åtta med ruter kung."),
            Press("undo"),
            Press("do-take"),
            Sees(".say", "Viktor tar upp ruter åtta, hjärter åtta och klöver åtta."),
        ),
    ),
    "count": Walk(
        "en/kasino/rules/",
        "kasino-linnea-hugo",
        (
            Sees(".caption", "Linnea: 6 points, Hugo: 6 points."),
            Write("cards0", "26"),
            Write("cards1", "26"),
            Sees(".caption", "Linnea: 5"),
            Press("storan1"),
            Sees(".caption", "Hugo: 8"),
            Write("name0", "Alva"),
            Sees(".caption", "Alva: 3"),
            Press("reset"),
            Sees(".caption", "Linnea: 6 points, Hugo: 6 points."),
        ),
    ),
    "lesson": Walk(
        "en/kaschlan/learn/",
        "kaschlan-lesson",
        (
            Press("Jh"),
            Press("8h"),
            Sees(".caption", "A higher card of the same suit"),
            Press("next"),
            Sees(".prompt", "Now it is the ace of diamonds"),
            Press("7c"),
            Press("Ad"),
            Sees(".caption", "The lowest trump beat the highest card."),
        ),
    ),
    "puzzle": Walk(
        "practise/",
        "practise",
        (
            Press("hint"),
            Sees(".hints", "Det hänger på"),
            *saved(),
            Press("start-over"),
            Press("give"),
            Sees(".proof", "håller"),
            Press("onto"),
            Sees(".where", "nivå 1"),
        ),
    ),
}

TEXTS = """
    const [frame, selector] = arguments;
    const found = document.querySelectorAll(`${frame} ${selector}`);
    return [...found].map((element) => element.textContent.replace(/\\s+/g, " ")).join("\\n");
"""


# Until the fonts are there things move, and what is pressed may be elsewhere when it is let go.
SETTLED = """
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.fonts.ready.then(painted).then(() => true);
"""


def seen(browser: Driver, frame: str, wanted: Sees) -> bool:
    return wanted.text in browser.run(TEXTS, frame, wanted.selector)


def enter(browser: Driver, address: str, widget: str) -> str:
    """Open a page and wait until nothing in it moves; how the ids in the first widget that fits begin."""
    browser.open(address)
    browser.run(SETTLED)
    prefix: str = browser.run("return document.querySelector(arguments[0]).dataset.prefix", widget)
    return prefix


def go(walk: Walk, browser: Driver, url: str) -> None:
    """Walk it from a fresh page, in a site at `url`; TimeoutError where something is not seen."""
    widget = f"talong-widget[data-name={walk.name}]"
    frame = f"{widget} > .talong-frame"
    prefix = enter(browser, url + walk.page, widget)
    for step in walk.steps:
        match step:
            case Sees(selector, text):
                until(partial(seen, browser, frame, step), f"{selector}: {text}")
            case Press(name):
                target = f"#{prefix}-{name}"
                until(partial(browser.run, "return Boolean(document.querySelector(arguments[0]))", target), target)
                browser.press(target)
            case Write(name, text):
                browser.write(f"#{prefix}-{name}", text)
