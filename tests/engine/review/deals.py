"""Deals to look back at: played by computer players, one of them perhaps with a weakness that somebody planted."""

from collections.abc import Callable
from typing import Any

from engine import kaschlan, kasino
from engine.arena import turns
from engine.games import GAMES
from engine.kaschlan.beating import is_trump
from engine.kaschlan.bots import strength
from engine.kasino.moves import takes_the_table
from engine.kasino.state import visible
from engine.match import begin, opening
from engine.players import THINKING, Choice, Log, choose
from engine.record import Deal, Play

type Player = Callable[[Any, Log, int], Choice]

REVIEWED = 9
"""The level that stands for the seat with the weakness."""


def options(game: str, form: str = "standard") -> Any:
    return kaschlan.DEFAULTS if game == "kaschlan" else kasino.form(form)


def dealt(game: str, levels: tuple[int, ...], seed: str, weak: Player | None = None, form: str = "standard") -> Deal:
    """A deal of players of these levels; those of REVIEWED play as ``weak`` says."""

    def ask(view: Any, log: Log, level: int, luck: int) -> Choice:
        return weak(view, log, luck) if weak and level == REVIEWED else choose(view, log, level, luck)

    rules = GAMES[game]
    start = opening(begin(rules, options(game, form), len(levels), seed, 0))
    plays = []
    for state, _, chosen in turns(rules, start, levels, seed, ask):
        plays.append(Play(chosen.move, rules.apply(state, chosen.move)))
    return Deal(rules, start, tuple(plays))


def never_builds(view: Any, log: Log, luck: int) -> Choice:
    """As level 4, but plainly where that would build."""
    found = choose(view, log, 4, luck)
    return choose(view, log, 2, luck) if found.move.verb == "build" else found


def leaves_tabbar(view: Any, log: Log, luck: int) -> Choice:
    """As level 4, but leaves a single card on the table wherever that can be done."""
    leaves = [
        move
        for move in kasino.legal(next(THINKING["kasino"].worlds(view, log, luck)))
        if move.verb != "build"
        and not view.builds
        and not takes_the_table(visible(view), move)
        and (view.table & ~move.loose | (1 << move.card if move.verb == "lay" else 0)).bit_count() == 1
    ]
    return Choice(leaves[0]) if leaves else choose(view, log, 4, luck)


def trumps_first(view: Any, log: Log, luck: int) -> Choice:
    """As level 4, but beats with the highest trump there is."""
    beats = [
        move
        for move in kaschlan.legal(next(THINKING["kaschlan"].worlds(view, log, luck)))
        if move.verb == "beat" and is_trump(move.cards[1], view.trump)
    ]
    return (
        Choice(max(beats, key=lambda move: strength(move.cards[1], view.trump)))
        if beats
        else choose(view, log, 4, luck)
    )
