"""Players of every level: they know no more than they may, make legal moves and say why, and are as strong as is said."""

from collections.abc import Callable
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

from engine import kaschlan, kasino
from engine.arena import pair, play, strength, turns
from engine.games import GAMES
from engine.match import begin, opening
from engine.players import LEVELS, choose
from engine.players.kaschlan import playing_out
from tests.engine.players.positions import ALL, Seen, so_many
from tests.helpers import often

PLAYERS = {name: import_module(f"engine.players.{name}") for name in GAMES}
USUAL: dict[str, Any] = {"kaschlan": kaschlan.DEFAULTS, "kasino": kasino.DEFAULTS}


def changes(player: Callable[[Any, Seen], Any], one: Seen) -> bool:
    """Whether the player moves otherwise once the cards that its seat does not see lie in another way."""
    other = next(islice(PLAYERS[one.game.NAME].worlds(one.game.view(one.state, one.seat), one.log, 99), 1, None))
    return bool(player(one.state, one) != player(other, one))


def honest(level: int):
    return lambda state, one: choose(one.game.view(state, one.seat), one.log, level, 5).move


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_no_move(name, level):
    for one in so_many(name, often(60, browser=5, proof=10_000)):
        assert not changes(honest(level), one), one.game.write(one.state)


@pytest.mark.parametrize("name", GAMES)
def test_a_leak_would_be_seen(name):
    def leaking(state, one):
        move = honest(2)(state, one)
        legal = one.game.legal(state)
        others = sum(hand for seat, hand in enumerate(state.hands) if seat != one.seat)
        return legal[others % len(legal)] if len(legal) > 1 else move

    assert any(changes(leaking, one) for one in so_many(name, 60))


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_legal_has_reasons_and_the_deal_ends(name, level):
    game = GAMES[name]
    met = set()
    usual = len(ALL[name]) if level < 3 else 12
    for number in range(often(usual, browser=2, proof=2000)):
        options, seats = ALL[name][(number if level < 3 else number * 17) % len(ALL[name])]
        state = opening(begin(game, options, seats, f"legal {number}", 0))
        for before, _, chosen in turns(game, state, [level] * seats, str(number)):
            assert chosen.move in game.legal(before)
            assert chosen.reasons
            for one in chosen.reasons:
                assert PLAYERS[name].THEMES[one.theme] == one.rule
                met.add(one.theme)
            state = game.apply(before, chosen.move).state
        assert game.outcome(state) is not None
    assert len(met) > 5


@pytest.mark.long
def test_a_deal_is_played_out_as_plain_play_plays_it():
    for one in so_many("kaschlan", often(300, browser=20, proof=20_000), (2, 1, 1, 2)):
        state = one.state
        told = playing_out.loser(state)
        while state.turn is not None:
            state = kaschlan.apply(state, kaschlan.bots.plain_move(state)).state
        assert told == state_loser(state), kaschlan.write(one.state)


def state_loser(state):
    outcome = kaschlan.outcome(state)
    assert outcome is not None
    return outcome.loser


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "higher", "lower", "pairs"),
    [
        ("kaschlan", 2, 1, 60),
        ("kaschlan", 3, 2, 100),
        ("kaschlan", 5, 3, 24),
        ("kasino", 2, 1, 40),
        ("kasino", 3, 2, 40),
        ("kasino", 5, 3, 12),
    ],
)
def test_a_higher_level_beats_a_lower_one(name, higher, lower, pairs):
    """A tripwire: so many pairs, decided on before the first was played; 2.7 errors above nothing.  The ladder is proven."""
    found = strength(GAMES[name], USUAL[name], (higher, lower), "tripwire", pairs)
    assert found.mean > 2.7 * found.error, found


def test_a_deal_is_the_same_again():
    game = GAMES["kasino"]
    first, again = (play(game, USUAL["kasino"], (3, 2), "again") for _ in range(2))
    assert first == again
    assert first.levels == (3, 2)


@pytest.mark.parametrize(("form", "seats"), [("standard", 2), ("standard", 3), ("kryp", 4), ("pairs", 4)])
def test_like_against_like_is_even(form, seats):
    assert pair(GAMES["kasino"], kasino.form(form), (2,) * seats, "even") == pytest.approx(0)
