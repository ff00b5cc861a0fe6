"""What lies beside a puzzle's table: the hints in a ladder, the refutation of a slip, the proof of every first move."""

from collections.abc import Callable
from typing import Any

from htpy import Element, Node, button, div, li, ol, p, section, span, strong, ul

from engine.cards import suit
from engine.kaschlan.beating import is_trump
from widgets.kinds.practice import exercise, trial
from widgets.kinds.practice.exercise import Exercise
from widgets.kinds.practice.trial import Trial
from widgets.library.script import Example
from widgets.play.controls import do, go
from widgets.tables import TABLES, Sight
from widgets.tables.links import rule_link

# The ladder of hints: the rule, the theme, the kind of card, the card.


def hint(number: int, stands: Trial, sight: Sight) -> str:
    """The hint of that number, from 1; the rule's is only introduced, its link stands beside."""
    words, puzzle = sight.words, stands.puzzle
    if number == 1:
        return words.hint_rules(puzzle.rules)
    if number == 2:
        return words.hint_theme(puzzle.theme)
    best = trial.solved(puzzle.game, stands.state, stands.seat).best
    # Of leads that may be made at once or one after the other, the whole.
    move = max(best, key=lambda one: len(one.cards) if one.verb == "lead" else 0)
    card = _card_of(puzzle.game, move)
    if number == 3:
        trump = puzzle.game == "kaschlan" and card is not None and is_trump(card, stands.state.trump)
        return words.hint_kind(puzzle.game, move.verb, None if card is None else suit(card), trump, len(best) > 1)
    return words.hint_move(TABLES[puzzle.game].move(stands.state, move, words))


def _card_of(game: str, move: Any) -> int | None:
    """The card of the hand that a move is about."""
    if game == "kasino":
        return int(move.card)
    cards: tuple[int, ...] = move.cards
    return cards[1 if move.verb == "beat" else 0] if cards else None


def hints(now: Exercise, stands: Trial, sight: Sight) -> Node:
    """The hints asked for so far; they are about the first move."""
    if not now.hints or now.panel[:1] == ("proof",):
        return None
    links: list[Node] = [[" ", rule_link(rule, sight.words, sight.place)] for rule in stands.puzzle.rules]
    items = [li[hint(number, stands, sight), links if number == 1 else []] for number in range(1, now.hints + 1)]
    return ol(".hints", aria_label=sight.words.hints)[items]


def proven(now: Exercise, stands: Trial) -> bool:
    """Whether the proof lies open: all is found, or given up."""
    return now.panel[:1] == ("proof",) or (stands.solved and now.panel != ("on",)) or bool(stands.over and stands.slips)


def refuted(now: Exercise, stands: Trial) -> bool:
    """Whether the refutation of a slip is shown."""
    return stands.fell and now.panel != ("on",) and not proven(now, stands)


def cost(stands: Trial, sight: Sight) -> str:
    """What the slip just made gave away."""
    return sight.words.slipped(stands.puzzle.game, sight.names[stands.seat], stands.worth, stands.now)


def refutation(now: Exercise, stands: Trial, sight: Sight) -> Element:
    """What the slip costs, and the best play after it to step through; it starts by itself."""
    words = sight.words
    line = trial.line_of(stands.puzzle.game, stands.state, stands.seat)
    step = min(int(now.panel[1]), len(line)) if now.panel[:1] == ("line",) and len(now.panel) > 1 else 0

    def at(place: int) -> str:
        return exercise.write(now._replace(panel=("line", str(place)) if place else ()))

    back = at(step - 1) if step else None
    forward = at(step + 1) if step < len(line) else None
    return section(".refutation", aria_labelledby=sight.place.id("refutation"))[
        p(".verdict.wrong")[cost(stands, sight)],
        p(".label", id=sight.place.id("refutation"))[strong[words.what_it_costs], " ", words.step(step, len(line))],
        div(".controls")[
            do(sight, "again", words.choose_again),
            do(sight, "on", words.play_on_from_slip),
            go(sight, "back", back, words.back, "ArrowLeft"),
            go(sight, "next", forward, words.next, "ArrowRight", "b primary"),
            _slowly(sight, step, forward is not None),
        ],
    ]


def _slowly(sight: Sight, step: int, more: bool) -> Element:
    attributes = {"type": "button", "id": sight.place.id("slowly"), "aria-pressed": "false"}
    attributes["data-slowly"] = "" if step else "now"
    return button(".b", attributes, aria_disabled=None if more else "true")[sight.words.play_slowly]


def panel(now: Exercise, stands: Trial, sight: Sight) -> Element:
    """The proof: every first move, and the rules that decide."""
    words, puzzle = sight.words, stands.puzzle

    def at(index: int, step: int) -> str:
        return exercise.write(now._replace(panel=("proof", str(index), str(step)), draft="", tried=""))

    looking = now.panel[:1] == ("proof",) and len(now.panel) > 1
    index = int(now.panel[1]) if looking else None
    step = int(now.panel[2]) if len(now.panel) > 2 else 1
    return section(".proof", aria_labelledby=sight.place.id("proof"))[
        p(".label", id=sight.place.id("proof"))[strong[words.proof_title]],
        first_moves(puzzle.position, index, step, at, sight),
        p(".why")[words.rules_that_decide, [[" ", rule_link(rule, words, sight.place)] for rule in puzzle.rules]],
    ]


def first_moves(
    position: str, chosen: int | None, step: int, at: Callable[[int, int], str], sight: Sight
) -> list[Node]:
    """Every legal first move with its exact result, the best first; under the chosen one its line, at a step.

    ``at`` gives the model of a step of a first move's line.
    """
    words = sight.words
    shown = trial.table_of(position)
    name, state = shown.game.NAME, shown.steps[0].state
    table = TABLES[name]
    solution = trial.solved(name, state, shown.seat)
    order = sorted(range(len(solution.results)), key=lambda index: (-solution.results[index][1], index))
    items = []
    for index in order:
        move, value = solution.results[index]
        best = value == solution.value and len(solution.best) < len(order)
        items.append(
            li(class_="holds" if value == solution.value else "fails")[
                go(sight, f"proof-{index}", at(index, 1), table.move(state, move, words)),
                " ",
                span(".result")[words.result(name, value, shown.names[shown.seat])],
                [" ", strong(".mark")[words.holds_so_far if _goes_on(shown, move) else words.holds]] if best else None,
                _line(position, index, step, at, sight) if index == chosen else None,
            ]
        )
    return [p(".key")[words.proof_count(len(items), len(solution.best))], ul(".first-moves")[items]]


def _goes_on(shown: Example, move: Any) -> bool:
    """Whether the same seat is to act again after a first move, and then may still go wrong."""
    name, seat = shown.game.NAME, shown.seat
    after = shown.game.apply(shown.steps[0].state, move).state
    if after.turn != seat:
        return False
    then = trial.solved(name, after, seat)
    return len(then.best) < len(then.results)


def _line(position: str, index: int, step: int, at: Callable[[int, int], str], sight: Sight) -> Element:
    """The moves that follow a first move, each a way to see it on the table."""
    shown = trial.table_of(position)
    table = TABLES[shown.game.NAME]
    line = trial.proof_line(position, index)
    items = []
    for number, (text, before) in enumerate(zip(line, trial.moments(shown, line), strict=False), 1):
        move = table.move(before.state, shown.game.read_move(text)[1], sight.words)
        items.append(
            li[
                button(
                    ".b",
                    type="button",
                    id=sight.place.id(f"line-{number}"),
                    data_go=at(index, number),
                    aria_current="step" if number == step else None,
                )[f"{shown.names[before.state.turn]}: {move}"]
            ]
        )
    back = at(index, step - 1) if step > 1 else None
    forward = at(index, step + 1) if step < len(line) else None
    return div(".line")[
        div(".controls")[
            go(sight, "line-back", back, sight.words.back, "ArrowLeft"),
            go(sight, "line-next", forward, sight.words.next, "ArrowRight", "b primary"),
        ],
        ol[items],
    ]
