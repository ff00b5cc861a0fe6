"""What a seat has witnessed: nothing that its view does not show as well."""

import pytest

from engine import kaschlan, kasino
from engine.cards import bits_of
from engine.games import GAMES
from engine.match import begin, opening
from engine.players import Log, choose


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        *(("kaschlan", kaschlan.DEFAULTS, seats) for seats in (2, 3, 4)),
        *(("kasino", kasino.form(name), 2) for name in ("standard", "drag", "finnish", "kryp")),
        ("kasino", kasino.form("pairs"), 4),
    ],
)
def test_no_card_is_witnessed_that_was_not_seen(name, options, seats):
    game = GAMES[name]
    for deal in range(5):
        state = opening(begin(game, options, seats, f"witnessed {deal}"))
        logs: list[Log] = [()] * seats
        while (turn := game.actor(state)) is not None:
            move = choose(game.view(state, turn), logs[turn], 2, 0).move
            after, events = game.apply(state, move)
            for seat in range(seats):
                seen = game.witnessed(state, events, seat)
                assert [(one.event, one.seat) for one in seen] == [(one.event, one.seat) for one in events]
                hidden = bits_of(after.stock[: len(after.stock) - (name == "kaschlan")])
                for other, hand in enumerate(after.hands):
                    fresh = hand & ~state.hands[other]
                    hidden |= fresh if other != seat and not _open(events, other) else 0
                hidden &= ~bits_of(state.stock[-1:] if name == "kaschlan" else ())
                assert not any(bits_of(one.cards) & hidden for one in seen), (move, seen)
                logs[seat] += seen
            state = after


def _open(events, seat):
    """Whether a seat got cards that lay open."""
    return any(one.event == "picked_up" and one.seat == seat for one in events)


def test_how_many_cards_others_drew_is_witnessed():
    state = opening(begin(kaschlan, kaschlan.DEFAULTS, 2, "count", 0))
    after, events = kaschlan.apply(state, kaschlan.legal(state)[0])
    drew = next(one for one in events if one.event == "drew")
    own, other = (kaschlan.witnessed(state, events, seat) for seat in (state.attacker, state.defender))
    assert drew in own
    unseen = next(one for one in other if one.event == "drew")
    assert unseen.cards == ()
    assert unseen.facts["count"] == len(drew.cards) > 0
    assert kaschlan.view(after, state.defender).hands[state.attacker] == 0
