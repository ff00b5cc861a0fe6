"""Kaschlan: a bout ends; who attacks now, and who defends (K60, K65, K69–K72)?"""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from htpy import Element, div

from engine.cards import SHORT_PACK, bits_of
from engine.deal import below, shuffle
from engine.game import Event
from engine.kaschlan import Move, State, apply, legal
from engine.kaschlan.state import outcome
from widgets.kinds.drill.board import Board
from widgets.kinds.drill.question import Choice, Group, luck, tries
from widgets.play.telling import Told
from widgets.position import NAMES
from widgets.say import Words
from widgets.say.telling import kaschlan
from widgets.tables import TABLES, Sight

ENDS = ("K60", "K65", "K69", "K70", "K71", "K72")
"""The rules by which the roles can move, each as often as another."""

ATTACKER_OUT, DEFENDER_OUT = ("K69", "K70", "K72"), ("K71", "K72")


class End(NamedTuple):
    """The end of a bout: the position before the last move, that move, the one after it, and how the roles moved."""

    before: State
    move: Move
    after: State
    roles: Event


class Roles:
    """Three or four seats without a stock, just before the defender is done or picks up."""

    def __init__(self, seed: int):
        stream = luck("roles", seed)
        rule = ENDS[below(stream, len(ENDS))]
        self.end = next(end for end in tries(partial(_played, rule=rule), stream) if end.roles.rule == rule)
        self.names = NAMES["kaschlan"][: len(self.end.before.hands)]
        rules = self.end.roles.numbers
        self.groups = tuple(
            Group(
                tuple(
                    Choice(f"{role}{seat}", seat == getattr(self.end.after, role), rules)
                    for seat in range(len(self.names))
                ),
                single=True,
            )
            for role in ("attacker", "defender")
        )

    def prompt(self, words: Words) -> str:
        """How the bout ends."""
        who = self.names[self.end.before.defender]
        return words.drill_roles_prompt(list(self.names), who, took=self.end.move.verb == "take")

    def help(self, words: Words) -> str:
        """One seat for each role."""
        return words.drill_roles_help

    def draw(self, board: Board) -> Element:
        """The table before the last move, and a row of seats for each role."""
        words = board.words
        sight = Sight(words, board.place, self.names, 0)
        titles = {"attacker": words.drill_attacks_now, "defender": words.drill_defends_now}
        return div[
            TABLES["kaschlan"].draw(self.end.before, sight),
            div(".table.drill.roles")[
                [
                    board.row(
                        title,
                        role,
                        [board.option(f"{role}{seat}", name) for seat, name in enumerate(self.names)],
                        "options",
                    )
                    for role, title in titles.items()
                ]
            ],
        ]

    def label(self, choice: Choice, words: Words) -> str:
        """Who does what."""
        role, name = self._read(choice)
        return words.drill_role(name, role)

    def why(self, choice: Choice, words: Words) -> str:
        """Who does what, or does not."""
        role, name = self._read(choice)
        return words.drill_role_why(name, role, choice.right)

    def _read(self, choice: Choice) -> tuple[str, str]:
        return choice.name[:-1], self.names[int(choice.name[-1])]

    def more(self, words: Words) -> list[Told]:
        """Who went out, and how the roles move because of it."""
        before = self.end.before
        cast = kaschlan.cast_of(before, self.names)
        gone = [
            (words.went_out(self.names[seat]), ("K68",))
            for seat in (before.attacker, before.defender)
            if not self.end.after.hands[seat]
        ]
        return [*gone, (kaschlan.event(words, self.end.roles, cast), self.groups[0].choices[0].rules)]


def _played(stream: Iterator[int], rule: str) -> End | None:
    """The first bout of a small random position, played at random; None if it ends the deal."""
    seats = 3 + below(stream, 2)
    cards = list(shuffle(str(next(stream)), SHORT_PACK))
    sizes = [2 + below(stream, 2) for _ in range(seats)]
    attacker = below(stream, seats)
    defender = (attacker + 1) % seats
    if rule in ATTACKER_OUT:
        sizes[attacker] = 1
    if rule in DEFENDER_OUT:
        sizes[defender] = 1
    hands = [bits_of(cards.pop() for _ in range(size)) for size in sizes]
    state = State(below(stream, 4), tuple(hands), (), (), attacker, defender, attacker)
    while outcome(state) is None:
        moves = legal(state)
        move = moves[below(stream, len(moves))]
        step = apply(state, move)
        if step.events[-1].event == "roles":
            return End(state, move, step.state, step.events[-1])
        state = step.state
    return None
