"""Kasino: is the announced build legal (C40–C56)?"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from htpy import Element, div

from engine.cards import ACE, PACK, bits_of, cards_of, cards_text, rank
from engine.deal import below, shuffle
from engine.game import Legal
from engine.games import open_position
from engine.kasino import Move, State, apply, check
from engine.kasino.state import Build
from engine.kasino.values import HIGH_ACE, TABLE_VALUE
from widgets.kinds.drill.board import Board, lying_build, lying_card
from widgets.kinds.drill.question import Choice, Group, luck, tries
from widgets.kinds.drill.takes import pair
from widgets.play.telling import Told
from widgets.position import NAMES
from widgets.say import Words
from widgets.say.telling import kasino

SEAT, OTHER = 0, 1


class Announced(NamedTuple):
    """A position and the build that the seat to act announces."""

    state: State
    move: Move


class Builds:
    """A hand of three, some loose cards, often a build; a build is announced that is legal every second time."""

    def __init__(self, seed: int):
        stream = luck("builds", seed)
        verdict = VERDICTS[below(stream, len(VERDICTS))]
        self.state, self.move = next(one for one in tries(RECIPES[verdict], stream) if _verdict(one) == verdict)
        may, rules = verdict in LEGAL, self._rules()
        self.groups = (Group((Choice("yes", may, rules), Choice("no", not may, rules)), single=True),)

    def _rules(self) -> tuple[str, ...]:
        """The rule by which the engine makes or refuses the build, and those beside it."""
        verdict = check(self.state, self.move)
        if isinstance(verdict, Legal):
            return apply(self.state, self.move).events[0].numbers
        return verdict.violations[0].numbers

    def prompt(self, words: Words) -> str:
        """What is announced."""
        things = cards_of(self.move.loose | sum(self.move.builds))
        return words.drill_builds_prompt(NAMES["kasino"][SEAT], self.move.card, things, self.move.value)

    def help(self, words: Words) -> str:
        """Which cards are meant."""
        return words.drill_builds_help

    def draw(self, board: Board) -> Element:
        """The table and the hand, with what is to be used raised, and yes and no."""
        words, names = board.words, NAMES["kasino"]
        move = self.move
        loose = [lying_card(card, words, raised=bool(move.loose >> card & 1)) for card in cards_of(self.state.table)]
        builds = [
            lying_build(build, names[build.owner], words, raised=build.cards in move.builds)
            for build in self.state.builds
        ]
        hand = [lying_card(card, words, raised=card == move.card) for card in cards_of(self.state.hands[SEAT])]
        answers = [board.option("yes", words.drill_yes), board.option("no", words.drill_no)]
        return div(".table.drill")[
            board.lying(words.loose_cards, [*loose, *builds]),
            board.lying(words.hand_of(names[SEAT]), hand),
            board.row(words.drill_is_it_legal, "verdict", answers, "options"),
        ]

    def label(self, choice: Choice, words: Words) -> str:
        """Yes or no."""
        return (words.drill_yes if choice.name == "yes" else words.drill_no).lower()

    def why(self, choice: Choice, words: Words) -> str:
        """What the engine says of the build: the same for yes and no."""
        del choice
        names = NAMES["kasino"][: len(self.state.hands)]
        verdict = check(self.state, self.move)
        if isinstance(verdict, Legal):
            return kasino.event(words, apply(self.state, self.move).events[0], self.state, names)
        return kasino.refusal(words, verdict.violations[0], self.state, names)

    def more(self, words: Words) -> list[Told]:
        """Nothing: the reason is with the answer."""
        del words
        return []


def _verdict(announced: Announced) -> str:
    """What the engine says: the kind of the legal build, or the only rule against it; "" where there are several."""
    state, move = announced
    verdict = check(state, move)
    if not isinstance(verdict, Legal):
        return verdict.violations[0].rule if len(verdict.violations) == 1 else ""
    event = apply(state, move).events[0]
    return "raised" if event.event == "raised" else "double" if event.facts["double"] else "ordinary"


# Each recipe makes something that has a good chance of the verdict; the engine decides.


def _laid(stream: Iterator[int], *, off: tuple[int, ...] = (0,), kept: bool = True) -> Announced | None:
    """A card on one or two loose ones; announced is their sum, or what is ``off`` it."""
    cards = _shuffled(stream)
    card, loose = cards.pop(), _pop(cards, 4)
    used = loose[: 1 + below(stream, 2)]
    value = TABLE_VALUE[card] + sum(TABLE_VALUE[one] for one in used) + off[below(stream, len(off))]
    return _announced(cards, card, loose, used, value, kept=kept)


def _gathered(stream: Iterator[int], *, part: bool = True) -> Announced | None:
    """Two loose cards that make the value of the card; or of another card, which is then no ``part``."""
    cards = _shuffled(stream)
    value = 5 + below(stream, 7)
    used = pair(cards, value)
    card = next(one for one in cards if (TABLE_VALUE[one] == value) == part)
    cards.remove(card)
    return _announced(cards, card, [*used, *_pop(cards, 2)], list(used), value)


def _raised(stream: Iterator[int], *, double: bool = False, table_card: bool = False) -> Announced | None:
    """A card on a build, perhaps with a loose card too; announced is the sum."""
    cards = _shuffled(stream)
    built = 4 + below(stream, 5)
    parts = pair(cards, built)
    if double:
        alone = next(one for one in cards if TABLE_VALUE[one] == built)
        cards.remove(alone)
        parts = (*parts, alone)
    card, loose = cards.pop(), _pop(cards, 3)
    used = loose[:1] if table_card else []
    value = built + TABLE_VALUE[card] + sum(TABLE_VALUE[one] for one in used)
    return _announced(cards, card, loose, used, value, build=Build(built, double, bits_of(parts), OTHER))


def _mixed(stream: Iterator[int]) -> Announced | None:
    """A card on a loose one, and a build of another value with them."""
    cards = _shuffled(stream)
    built = 5 + below(stream, 5)
    build = Build(built, False, bits_of(pair(cards, built)), OTHER)
    card, loose = cards.pop(), _pop(cards, 3)
    return _announced(cards, card, loose, loose[:1], TABLE_VALUE[card] + TABLE_VALUE[loose[0]], build=build)


LEGAL = ("ordinary", "double", "raised")
RECIPES: dict[str, Callable[[Iterator[int]], Announced | None]] = {
    "ordinary": _laid,
    "double": _gathered,
    "raised": _raised,
    "C41": partial(_laid, off=(-2, -1, 1, 2)),
    "C42": partial(_laid, kept=False),
    "C43": _mixed,
    "C51": partial(_raised, double=True),
    "C54": partial(_raised, table_card=True),
    "C55": partial(_gathered, part=False),
}
VERDICTS = (*LEGAL, *RECIPES)
"""The verdicts, each as often as it stands here: half of the builds are legal."""


def _shuffled(stream: Iterator[int]) -> list[int]:
    return list(shuffle(str(next(stream)), PACK))


def _pop(cards: list[int], count: int) -> list[int]:
    return [cards.pop() for _ in range(count)]


def _announced(
    cards: list[int],
    card: int,
    loose: list[int],
    used: list[int],
    value: int,
    *,
    build: Build | None = None,
    kept: bool = True,
) -> Announced | None:
    """The position, with a card of the value in hand or, if not ``kept``, without; None where no card has the value."""
    holders = [one for one in cards if TABLE_VALUE[one] == value or (value, rank(one)) == (HIGH_ACE, ACE)]
    others = [one for one in cards if one not in holders]
    if not holders:
        return None
    hand = (card, holders[0] if kept else others.pop(), others.pop())
    text = f"kasino?hands={cards_text(hand)}/{cards_text(others[:3])}&table={cards_text(loose)}"
    if build:
        double = "x" if build.double else ""
        text += f"&builds={build.value}{double}:{cards_text(cards_of(build.cards))}@{build.owner}"
    builds = (build.cards,) if build else ()
    return Announced(open_position(text)[1], Move("build", card, value, bits_of(used), builds))
