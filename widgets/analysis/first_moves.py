"""The proof of a position, drawn: every first move with its exact result, and under the chosen one the line after it."""

from collections.abc import Callable
from typing import Any

from htpy import Element, Node, button, div, li, ol, p, span, strong, ul

from widgets.analysis.solved import line_after, solution, solved
from widgets.play.controls import go
from widgets.play.replay import moments
from widgets.position import Position
from widgets.tables import TABLES, Sight

type ModelAt = Callable[[int, int], str]
"""The model in which a first move, by its index, is looked at, at a step of its line, from 1."""


def first_moves(position: Position, chosen: int | None, step: int, at: ModelAt, sight: Sight) -> list[Node]:
    """Every legal first move with its exact result, the best first; under the chosen one its line, at a step."""
    words = sight.words
    table = TABLES[position.game.NAME]
    answer = solution(position)
    results = sorted(enumerate(answer.results), key=lambda one: (-one[1][1], one[0]))
    items = []
    for index, (move, value) in results:
        holds = value == answer.value
        mark = words.holds_so_far if holds and _goes_on(position, move) else words.holds
        items.append(
            li(class_="holds" if holds else "fails")[
                go(sight.place, f"proof-{index}", at(index, 1), table.move(position.state, move, words)),
                " ",
                span(".result")[words.result(position.game.NAME, value, position.names[position.near])],
                [" ", strong(".mark")[mark]] if holds and len(answer.best) < len(results) else None,
                _line(position, index, step, at, sight) if index == chosen else None,
            ]
        )
    return [p(".key")[words.proof_count(len(items), len(answer.best))], ul(".first-moves")[items]]


def _goes_on(position: Position, move: Any) -> bool:
    """Whether the same seat is to act again after a first move, and then may still go wrong."""
    game, seat = position.game, position.near
    after = game.apply(position.state, move).state
    if game.actor(after) != seat:
        return False
    then = solved(game, after, seat)
    return len(then.best) < len(then.results)


def _line(position: Position, index: int, step: int, at: ModelAt, sight: Sight) -> Element:
    """The moves that follow a first move, each a way to see it on the table."""
    game, table = position.game, TABLES[position.game.NAME]
    line = line_after(position, index)
    items = []
    for number, (text, before) in enumerate(zip(line, moments(position, line), strict=False), 1):
        move = table.move(before.state, game.read_move(text)[1], sight.words)
        items.append(
            li[
                button(
                    ".b",
                    type="button",
                    id=sight.place.id(f"line-{number}"),
                    data_go=at(index, number),
                    aria_current="step" if number == step else None,
                )[f"{position.names[game.actor(before.state) or 0]}: {move}"]
            ]
        )
    back = at(index, step - 1) if step > 1 else None
    forward = at(index, step + 1) if step < len(line) else None
    return div(".line")[
        div(".controls")[
            go(sight.place, "line-back", back, sight.words.back, "ArrowLeft"),
            go(sight.place, "line-next", forward, sight.words.next, "ArrowRight", "b primary"),
        ],
        ol[items],
    ]
