"""Pinned move counts: how many lines of play there are from a position, to a fixed depth."""

from typing import Any

from engine.game import Game


def perft(game: Game, state: Any, depth: int) -> int:
    """The number of ways to make ``depth`` moves; a game that ends before counts for none."""
    moves = game.legal(state)
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.apply(state, move).state, depth - 1) for move in moves)
