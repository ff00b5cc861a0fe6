"""Kasino: what is this pack worth, item by item (C69–C75, C77, C78)?"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from htpy import Element, div, p, section, span, strong

from engine.cards import PACK, bits_of, cards_of
from engine.deal import below, shuffle
from engine.kasino.scoring import ACES, LILLAN, STORAN, Score, Tally, count, problems, tally
from widgets.kinds.drill.board import Board, lying_card
from widgets.kinds.drill.question import Choice, Group, luck, tries
from widgets.play.telling import Told
from widgets.position import NAMES
from widgets.say import Words
from widgets.say.telling.kasino import ROW_OF

MAJORITIES = {"cards": "C69", "spades": "C70"}
SUMS = 5
"""So many sums to choose from."""


class Pack(NamedTuple):
    """The piles after a pack, what they show, and their points."""

    piles: tuple[int, ...]
    tallies: tuple[Tally, ...]
    score: Score


class Count:
    """Two or three piles after a pack: who has most cards, who most spades, and the sum of each."""

    def __init__(self, seed: int):
        stream = luck("count", seed)
        self.pack = next(pack for pack in tries(_drawn, stream) if not problems(pack.tallies))
        self.names = NAMES["kasino"][: len(self.pack.piles)]
        self.groups = (
            *(self._majority(row, rule) for row, rule in MAJORITIES.items()),
            *(self._sums(seat, below(stream, SUMS)) for seat in range(len(self.names))),
        )

    def _majority(self, row: str, rule: str) -> Group:
        """Who has the points of a row; the last choice is nobody (C77)."""
        winner = next((item.seat for item in self.pack.score.items if item.rule == rule), None)
        rules = (rule, "C77") if winner is None else (rule,)
        choices = [Choice(f"{row}{seat}", seat == winner, rules) for seat in range(len(self.names))]
        return Group((*choices, Choice(f"{row}-", winner is None, rules)), single=True)

    def _sums(self, seat: int, place: int) -> Group:
        """A few sums, the right one at a place among them."""
        points = self.pack.score.points[seat]
        least = max(0, points - place)
        rules = tuple(dict.fromkeys(item.rule for item in self.pack.score.items if item.seat == seat)) or ("C79",)
        sums = range(least, least + SUMS)
        return Group(tuple(Choice(f"sum{seat}-{one}", one == points, rules) for one in sums), single=True)

    def prompt(self, words: Words) -> str:
        """That the pack is over."""
        return words.drill_count_prompt(list(self.names))

    def help(self, words: Words) -> str:
        """What is to be answered."""
        return words.drill_count_help

    def draw(self, board: Board) -> Element:
        """The piles, and a row of choices for each answer."""
        words = board.words
        titles = [*map(words.sheet_row, MAJORITIES), *map(words.drill_points_of, self.names)]
        rows = [
            board.row(
                title, f"group{index}", [board.option(one.name, self._option(one, words)) for one in group.choices],
                "options",
            )
            for index, (title, group) in enumerate(zip(titles, self.groups, strict=True))
        ]  # fmt: skip
        piles = [self._pile(seat, words) for seat in range(len(self.names))]
        return div(".table.drill")[div(".piles")[piles], div(".answers")[rows]]

    def _pile(self, seat: int, words: Words) -> Element:
        """What counts in a pile: its scoring cards, and the numbers."""
        cards = self.pack.piles[seat] & (ACES | STORAN | LILLAN)
        return section(".group")[
            p(".label")[strong[self.names[seat]], span(".count")[words.drill_pile(self.pack.tallies[seat])]],
            div(".hand")[[lying_card(card, words) for card in cards_of(cards)]] if cards else None,
        ]

    def _option(self, choice: Choice, words: Words) -> str:
        kind, which = self._read(choice)
        if kind == "sum":
            return which
        return self.names[int(which)] if which else words.drill_nobody

    @staticmethod
    def _read(choice: Choice) -> tuple[str, str]:
        """The row and the seat, or ``sum`` and the number."""
        if choice.name.startswith("sum"):
            return "sum", choice.name.partition("-")[2]
        return choice.name[:-1], choice.name[-1].strip("-")

    def label(self, choice: Choice, words: Words) -> str:
        """A row with who has it, or a player with the sum."""
        kind, which = self._read(choice)
        if kind == "sum":
            return words.drill_sum(self.names[int(choice.name[3])], int(which))
        return words.drill_row(kind, self._option(choice, words))

    def why(self, choice: Choice, words: Words) -> str:
        """What the row gives, or what the sum is."""
        kind, which = self._read(choice)
        if kind == "sum":
            seat = int(choice.name[3])
            return words.drill_sum_why(self.names[seat], self.pack.score.points[seat])
        del which
        points = [item for item in self.pack.score.items if item.rule == MAJORITIES[kind]]
        return words.scored(self.names[points[0].seat], kind, points[0].points) if points else words.tied(kind)

    def more(self, words: Words) -> list[Told]:
        """Every other item, and the checksum."""
        score = self.pack.score
        told: list[Told] = [
            (words.scored(self.names[item.seat], ROW_OF[item.rule], item.points), (item.rule,))
            for item in score.items
            if item.rule not in MAJORITIES.values()
        ]
        assert score.checksum is not None
        tabbar = sum(one.tabbar for one in self.pack.tallies)
        return [*told, (words.sheet_checksum(score.checksum, tabbar, score.ties), ("C78",))]


def _drawn(stream: Iterator[int]) -> Pack:
    """A pack divided at random, not too unevenly; cards are tied more often than in play."""
    cards = shuffle(str(next(stream)), PACK)
    seats = 2 + (below(stream, 3) == 0)
    first = 26 if below(stream, 4) == 0 else 20 + below(stream, 13)
    ends = (0, first, 52) if seats == 2 else (0, *_thirds(stream), 52)
    piles = tuple(bits_of(cards[start:end]) for start, end in pairwise(ends))
    last = below(stream, seats)
    tabbar = [max(0, below(stream, 5) - 2) for _ in piles]
    tallies = tuple(tally(pile, seat == last, tabbar[seat]) for seat, pile in enumerate(piles))
    return Pack(piles, tallies, count(tallies))


def _thirds(stream: Iterator[int]) -> tuple[int, int]:
    first = 14 + below(stream, 8)
    return first, first + (first if below(stream, 3) == 0 else 14 + below(stream, 6))
