"""Whole games on the page for playing, in whichever browser: pressed card by card, to the result."""

import random
from functools import partial
from typing import Any
from urllib.parse import quote

from engine.cards import CARD_TEXTS, cards_of
from engine.kasino.state import State as KasinoState
from tests.browsers.driver import Driver, until
from tests.browsers.walks import enter
from widgets.kinds.game import sitting as sittings
from widgets.kinds.game.moving import answered, over, state_of, waits
from widgets.kinds.game.sitting import Sitting
from widgets.play.attempt import Attempt
from widgets.tables.kasino_draft import thing

ROOTS = {"sv": "", "en": "en/"}
WIDGET = "talong-widget[data-name=play]"
DEALS = {
    "kaschlan for two": "kaschlan?players=-/2&seed=site&dealer=0&on=back",
    "kaschlan for four": "kaschlan?players=-/2/3/2&seed=site&dealer=0&on=back",
    "kasino for two": "kasino?players=-/3&seed=site&dealer=0&on=back",
    "kasino in pairs": "kasino?players=-/2/2/2&seed=site&dealer=0&form=pairs",
    "krypkasino": "kasino?players=-/2&seed=site&dealer=0&form=kryp",
}
# The others play at once, whatever the device remembers of other games.
AT_ONCE = """
    const key = `talong:${new URL(arguments[0]).pathname}:kept:progress`;
    const kept = localStorage.getItem(key) ?? "talong progress 1\\n";
    if (!kept.includes("pace fast")) localStorage.setItem(key, `${kept}pace fast\\n`);
"""
MODEL = "return new URLSearchParams(location.search).get('play')"
# What a page that does not answer a press looks like.
SEEN = """
    const widget = document.querySelector(arguments[0]);
    return [widget.outerHTML.slice(0, 900), widget.querySelector(".talong-frame").inert, document.activeElement.id, scrollY];
"""
READY = """
    const widget = document.querySelector(arguments[0]);
    const frame = widget?.querySelector(".talong-frame");
    const still = frame && !widget.dataset.state && !frame.inert && frame.querySelector(".instrument");
    return Boolean(still && !frame.querySelector("[id$='-answer']"));
"""


def begun(model: str, moves: int) -> Sitting:
    """A game as it is when the reader has made so many moves and is to act again."""
    sitting, luck = sittings.read(model), random.Random(model)
    for made in range(moves + 1):
        while waits(sitting):
            sitting = answered(sitting, shows=False)
        if over(sitting):
            break
        legal = sitting.game.legal(state_of(sitting))
        chosen = sitting.game.write_move(luck.choice(legal))
        if made < moves:
            sitting = sitting._replace(attempt=Attempt((*sitting.attempt.played, chosen)))
    return sitting


def begin(browser: Driver, url: str, model: str, lang: str = "sv") -> None:
    """Open the page with a game that is to begin."""
    enter(browser, f"{url}{ROOTS[lang]}about/", "main")
    browser.run(AT_ONCE, url)
    browser.open(f"{url}{ROOTS[lang]}play/?play={quote(model, safe='')}")


def settled(browser: Driver) -> Sitting:
    """The game once the reader is to act or the deal is over."""
    until(partial(browser.run, READY, WIDGET), "the reader's turn")
    return sittings.read(browser.run(MODEL))


def to_the_end(browser: Driver, luck: random.Random) -> Sitting:
    """Play the deal that is shown to its end."""
    while not over(sitting := settled(browser)):
        move(browser, sitting, luck)
    return sitting


def move(browser: Driver, sitting: Sitting, luck: random.Random) -> None:
    """Make a move with the mouse."""
    state = state_of(sitting)
    for word in words(state, luck.choice(sitting.game.legal(state))):
        before = browser.run(MODEL)
        browser.press(f"{WIDGET} [data-do='pick {word}']")
        try:
            until(lambda before=before: browser.run(MODEL) != before, word)  # type: ignore[misc]
        except TimeoutError as silence:
            silence.add_note(f"{browser.run(SEEN, WIDGET)} {browser.complaints}")
            raise


def words(state: Any, move: Any) -> list[str]:
    """What is pressed for a move, in order."""
    if isinstance(state, KasinoState):
        loose = [CARD_TEXTS[card] for card in cards_of(move.loose)]
        builds = [thing(build) for build in state.builds if build.cards in move.builds]
        return [
            CARD_TEXTS[move.card],
            *loose,
            *builds,
            f"build {move.value}" if move.verb == "build" else move.verb,
        ]
    cards = [CARD_TEXTS[card] for card in move.cards]
    match move.verb:
        case "lead":
            return [*cards, "lead"]
        case "beat":
            return cards[::-1]
        case "own":
            return [cards[0], "own", cards[1]]
    return [str(move.verb)]
