"""The legal moves are exactly the moves that can be named and that ``check`` accepts."""

from itertools import combinations
from random import Random

import pytest

from engine import kaschlan
from engine.cards import SHORT_PACK, rank
from engine.game import IllegalMove, Legal
from engine.games import read_position
from engine.kaschlan import Move, State
from tests.engine.kaschlan import weird
from tests.helpers import wander

pytestmark = pytest.mark.long

VERBS = ("lead", "beat", "own", "draw", "take", "done")
PAIRS = [(one, other) for one in SHORT_PACK for other in SHORT_PACK]
LEADS = [cards for size in (1, 2, 3, 4) for cards in combinations(SHORT_PACK, size)]
ALIKE = [cards for cards in LEADS if len({rank(card) for card in cards}) == 1]
UNIVERSE = [
    *(Move("lead", cards) for cards in ALIKE),
    *(Move("lead", cards) for cards in combinations(SHORT_PACK, 2)),
    *(Move(verb, pair) for verb in ("beat", "own") for pair in PAIRS),
    *(Move(verb) for verb in ("draw", "take", "done")),
]


def accepted(state: State, moves: list[Move], seat: int | None = None) -> set[Move]:
    """The moves that check accepts."""
    return {move for move in moves if isinstance(kaschlan.check(state, move, seat), Legal)}


def assert_agree(state: State, universe: list[Move]) -> None:
    """The generator and the checker say the same, and other seats may do nothing."""
    legal = kaschlan.legal(state)
    assert accepted(state, universe) == set(legal), kaschlan.write(state)
    assert len(set(legal)) == len(legal)
    assert list(legal) == sorted(legal, key=lambda move: (VERBS.index(move.verb), move.cards))
    for seat in range(len(state.hands)):
        assert accepted(state, list(legal), seat) == (set(legal) if seat == state.turn else set())


def test_positions_made_at_random() -> None:
    random = Random("generator")
    for _ in range(150):
        assert_agree(weird.position(random), UNIVERSE)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals_played_at_random(seats: int) -> None:
    for turn in wander(kaschlan, read_position(f"kaschlan?deal=g{seats}&seats={seats}")[1], "generator"):
        assert_agree(turn.before, UNIVERSE)


def test_every_set_of_up_to_four_cards_as_a_lead() -> None:
    leads = [Move("lead", cards) for cards in LEADS]
    for text in (
        "kaschlan?trump=c&hands=7c7d7h7s8c8d8h9c9dJs/9h9sTcTdTh",
        "kaschlan?trump=c&hands=7c7d7h8c8d8h9c9dJs/9h9sTcTdTh&table=7s&turn=0",
    ):
        state = read_position(text)[1]
        assert accepted(state, leads) == {move for move in kaschlan.legal(state) if move.verb == "lead"}


def test_no_accepted_position_or_legal_move_is_too_strange_to_play_on() -> None:
    random = Random("apply")
    for _ in range(400):
        state = weird.position(random)
        outcome = kaschlan.outcome(state)
        assert (outcome is None) == (kaschlan.actor(state) is not None) == bool(kaschlan.legal(state))
        for turn in wander(kaschlan, state, kaschlan.write(state)):
            after = turn.after
            assert read_position(kaschlan.write(after))[1] == after
            assert after.attacker != after.defender
            assert turn.events or turn.move.verb == "draw"
            if after.turn is not None and not after.table:
                assert after.turn == after.attacker
                assert after.hands[after.attacker]
                assert after.hands[after.defender]


def test_a_refused_move_is_refused_by_apply_with_the_same_rules() -> None:
    random = Random("refused")
    for _ in range(300):
        state = weird.position(random)
        for move in random.sample(UNIVERSE, 40):
            seat = random.choice((None, *range(len(state.hands))))
            verdict = kaschlan.check(state, move, seat)
            if isinstance(verdict, Legal):
                kaschlan.apply(state, move, seat)
            else:
                with pytest.raises(IllegalMove) as refused:
                    kaschlan.apply(state, move, seat)
                assert refused.value.violations == verdict.violations
