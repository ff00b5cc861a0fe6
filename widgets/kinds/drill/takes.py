"""Kasino: what on the table can a card take, alone or with other things (C30–C37, C43)?"""

from collections.abc import Iterator

from htpy import Element, div

from engine.cards import CARD_TEXTS, PACK, cards_of, cards_text, parse_card, rank
from engine.deal import below, shuffle
from engine.game import Event
from engine.games import open_position
from engine.kasino import State, addable, apply, legal
from engine.kasino.addable import Draft
from engine.kasino.values import TABLE_VALUE
from widgets.kinds.drill.board import Board, lying_card
from widgets.kinds.drill.question import Choice, Group, luck, tries
from widgets.play.telling import Told
from widgets.position import NAMES
from widgets.say import Words
from widgets.tables.kasino_draft import thing

RANKS = (6, 7, 8, 9, 9, 10, 10, 11, 12, 13, 14, 14)
"""The ranks that are asked about, the nine, the ten and the ace more often."""

SHOWN = ("C7", "C8", "C9", "C10", "C37")
"""Of the numbers beside a capture those that say why it is one, not where the cards go."""


class Takes:
    """A card in hand, five to seven loose cards, and often a build."""

    def __init__(self, seed: int):
        stream = luck("takes", seed)
        self.state, self.card, self.groups = next(drawn for drawn in tries(_drawn, stream) if _instructive(drawn[2]))
        self.builds = {thing(build): build for build in self.state.builds}

    def prompt(self, words: Words) -> str:
        """Which card is played."""
        return words.drill_takes_prompt(self.card)

    def help(self, words: Words) -> str:
        """What counts as being taken."""
        return words.drill_takes_help

    def draw(self, board: Board) -> Element:
        """The table, and the card under it."""
        words = board.words
        loose = [board.card(CARD_TEXTS[card], card) for card in cards_of(self.state.table)]
        builds = [board.build(name, build, NAMES["kasino"][build.owner]) for name, build in self.builds.items()]
        return div(".table.drill")[
            board.lying(words.drill_hand, [lying_card(self.card, words)]),
            board.row(words.loose_cards, "loose", [*loose, *builds], "hand loose"),
        ]

    def label(self, choice: Choice, words: Words) -> str:
        """The card's name, or the build's."""
        build = self.builds.get(choice.name)
        return words.drill_build(build.value) if build else words.card(parse_card(choice.name))

    def why(self, choice: Choice, words: Words) -> str:
        """With what it is taken, or what is wanting."""
        build = self.builds.get(choice.name)
        if build:
            return words.drill_takes_build(build.value, choice.right)
        card = parse_card(choice.name)
        if not choice.right:
            return words.drill_takes_not(card, self.card)
        event = _capture(self.state, 1 << card)
        others = tuple(one for one in event.cards[1:] if one != card)
        return words.drill_takes_with(card, others, event.facts["value"])

    def more(self, words: Words) -> list[Told]:
        """Nothing: the things say it all."""
        del words
        return []


type Drawn = tuple[State, int, tuple[Group, ...]]


def _drawn(stream: Iterator[int]) -> Drawn:
    asked = RANKS[below(stream, len(RANKS))]
    cards = list(shuffle(str(next(stream)), PACK))
    card = next(one for one in cards if rank(one) == asked)
    cards.remove(card)
    value = asked if below(stream, 2) else 5 + below(stream, 6)
    built = pair(cards, value) if below(stream, 3) else ()
    builds = f"&builds={value}:{cards_text(built)}@1" if built else ""
    loose = [cards.pop() for _ in range(5 + below(stream, 3) - (1 if built else 0))]
    text = f"kasino?hands={CARD_TEXTS[card]}/{CARD_TEXTS[cards.pop()]}&table={cards_text(loose)}{builds}"
    state: State = open_position(text)[1]
    joining = addable(state, Draft("take", card))
    loose_choices = [_choice(state, CARD_TEXTS[one], rule, 1 << one) for one, rule in sorted(joining.loose.items())]
    build_choices = [_choice(state, thing(build), joining.builds[build.cards], build.cards) for build in state.builds]
    return state, card, (Group((*loose_choices, *build_choices)),)


def pair(cards: list[int], value: int) -> tuple[int, ...]:
    """The first two of the cards that add up to a value, taken out of them; none if there are no such two."""
    for first in cards:
        for second in cards:
            if first < second and TABLE_VALUE[first] + TABLE_VALUE[second] == value:
                cards.remove(first)
                cards.remove(second)
                return first, second
    return ()


def _choice(state: State, name: str, against: str, cards: int) -> Choice:
    if against:
        return Choice(name, False, (against,))
    event = _capture(state, cards)
    return Choice(name, True, (event.rule, *(rule for rule in event.also if rule in SHOWN)))


def _capture(state: State, cards: int) -> Event:
    """The smallest capture with these cards, which is of one part only."""
    moves = [move for move in legal(state) if move.verb == "take" and (move.loose | sum(move.builds)) & cards == cards]
    return apply(state, min(moves, key=lambda move: (len(move.builds), move.loose.bit_count()))).events[0]


def _instructive(groups: tuple[Group, ...]) -> bool:
    """At least two things can be taken, and at least one cannot."""
    right = sum(choice.right for choice in groups[0].choices)
    return 2 <= right < len(groups[0].choices)
