"""What the command line answers: one function a command, text in, plain values out."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine import arena, kasino, solvers
from engine import record as records
from engine import review as reviewing
from engine.cards import CARD_TEXTS
from engine.game import Event, Game, Illegal, Violation
from engine.games import GAMES, open_position, read_position
from engine.notation import BadPosition, BadText, NotationError, Problem, facts_text, written
from engine.players import LEVELS
from engine.problems import What
from engine.search.solution import NotSolvable

type Json = dict[str, Any]


class Refused(Exception):
    """An illegal move: its index among the moves played, from 0, and every rule it breaks, the first to be told."""

    def __init__(self, index: int, violations: tuple[Violation, ...]):
        super().__init__("\n".join(" ".join(["illegal", one.rule, *facts_text(one.facts)]) for one in violations))
        self.index = index
        self.violations = violations


def legal(text: str) -> list[str]:
    """The legal moves of whoever is to act, in canonical order."""
    game, state = open_position(text)
    return [game.write_move(move) for move in game.legal(state)]


def play(text: str, moves: Sequence[str]) -> Json:
    """The position after the moves, who acts, how it ended if it did, and all that happened; Refused."""
    game, state = open_position(text)
    events: list[Event] = []
    for index, words in enumerate(moves):
        seat, move = game.read_move(words)
        if seat is not None and seat >= len(state.hands):
            raise BadText(What.NOT_A_SEAT, 0, word=str(seat))
        verdict = game.check(state, move, seat)
        if isinstance(verdict, Illegal):
            raise Refused(index, verdict.violations)
        state, happened = game.apply(state, move, seat)
        events += happened
    return {
        "position": game.write(state),
        "actor": game.actor(state),
        "outcome": _outcome_json(game, state),
        "events": [event_json(event) for event in events],
    }


def _outcome_json(game: Game, state: Any) -> Json | None:
    outcome = game.outcome(state)
    return None if outcome is None else game.summary(outcome)


def event_json(event: Event) -> Json:
    """An event as plain values."""
    return {
        "event": event.event,
        "seat": event.seat,
        "cards": [CARD_TEXTS[card] for card in event.cards],
        "rule": event.rule,
        **dict(written(event.facts)),
        **{name: value for name, value in event.facts.items() if isinstance(value, int)},
    }


def score(text: str) -> Json:
    """Kasino: the pack's points item by item, and the checksum; BadText for another game."""
    game, state = open_position(text)
    if not isinstance(state, kasino.State):
        raise BadText(What.NOT_SCORED, 0, word=game.NAME)
    found = kasino.score(state)
    return {
        "items": [item._asdict() for item in found.items],
        "points": list(found.points),
        "checksum": found.checksum,
        "ties": list(found.ties),
    }


def solve(text: str, nodes: int = 0) -> Json:
    """What best play comes to for whoever is to act, the moves that keep it, a line, and the nodes that it took.

    Raises Unsolved past so many nodes (0: as many as the game's solver takes by itself), and BadPosition with the
    reason for a position that no search can solve.
    """
    game, state = open_position(text)
    try:
        solved = solvers.solve(game, state, nodes=nodes)
    except NotSolvable as refused:
        raise BadPosition([Problem(What(refused.reason))]) from None
    return {
        "value": solved.value,
        "best": [game.write_move(move) for move in solved.best],
        "line": [game.write_move(move) for move in solved.line],
        "nodes": solved.nodes,
    }


def show(text: str) -> str:
    """The table as plain text, one zone a line."""
    game, state = read_position(text)
    name, _, fields = game.write(state).partition("?")
    pairs = (field.split("=", 1) for field in fields.split("&"))
    lines = [name, *(f"{field}: {value.replace('/', ' / ')}" for field, value in pairs)]
    actor = game.actor(state)
    return "\n".join([*lines, "over" if actor is None else f"to act: {actor}"])


class BadMatch(ValueError):
    """What was asked for cannot be played: ``game``, ``levels``, ``options``."""


def match(name: str, levels: Sequence[int], seed: str, deals: int, options: str = "") -> Iterator[Json]:
    """Deals between players of these levels by seat, every deal once in each seating: each with its moves and its end.

    Last how much better off the first level was.  BadMatch for a game, levels or options that cannot be.
    """
    if name not in GAMES:
        raise BadMatch("game")
    if not 2 <= len(levels) <= 4 or not set(levels) <= set(LEVELS):
        raise BadMatch("levels")
    game = GAMES[name]
    fields = "&".join(["deal=x", f"seats={len(levels)}", *([options] if options else [])])
    try:
        chosen = open_position(f"{name}?{fields}")[1].options
    except NotationError:
        raise BadMatch("options") from None
    found = []
    for number in range(deals):
        each = 0.0
        for played, ahead in arena.seatings(game, chosen, levels, f"{seed}/{number}"):
            each += ahead
            yield {
                "deal": f"{seed}/{number}",
                "levels": list(played.levels),
                "moves": [game.write_move(move) for move in played.moves],
                "outcome": game.summary(played.outcome),
            }
        found.append(each / len(levels))
    told = arena.of(found)
    yield {"levels": list(levels), "mean": round(told.mean, 4), "error": round(told.error, 4), "pairs": told.pairs}


def review(text: str, seat: int | None = None, deals: int = 0) -> Iterator[Json]:
    """What each deal of a record teaches a seat: by default the one that its header ``levels`` leaves to a reader, or 0.

    ``deals``: in how many imagined ones at most moves are compared.  BadRecord, IllegalRecord; BadText for no such seat.
    """
    record = records.read(text)
    seat = record.reader if seat is None else seat
    for deal in record.deals:
        if seat >= len(deal.start.hands):
            raise BadText(What.NOT_A_SEAT, 0, word=str(seat))
        usual = reviewing.terms(deal.game)
        found = reviewing.review(deal, seat, 0, usual._replace(deals=deals or usual.deals))
        yield {
            "game": found.game,
            "seat": seat,
            "floor": found.floor,
            "result": found.result,
            "usual": found.usual,
            "by_play": found.by_play,
            "by_cards": found.by_cards,
            "decisions": [_judgement_json(deal.game, one) for one in found.judgements],
            "moments": [one.at for one in found.moments],
        }


def _judgement_json(game: Game, one: reviewing.Judgement) -> Json:
    return {
        "at": one.at,
        "played": game.write_move(one.played),
        "best": game.write_move(one.best),
        "loss": one.loss,
        "error": one.error,
        "deals": one.deals,
        "expected": one.expected,
        "lay": one.lay,
        "lay_exact": one.lay_exact,
        "certainty": one.certainty,
        "rule": one.lesson and one.lesson.rule,
        "theme": one.lesson and one.lesson.theme,
    }


def error_json(error: NotationError) -> Json:
    """A refusal of text or of a position as plain values."""
    kind = "position" if isinstance(error, BadPosition) else "text"
    return {"error": kind, "problems": [str(problem) for problem in error.problems]}
