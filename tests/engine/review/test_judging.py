"""What decisions cost: proved losses solved again, likely ones under other luck, and all ways the cards can lie counted up."""

import sys
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, permutations
from typing import Any

import pytest

from engine import solvers
from engine.cards import bits_of, cards_of
from engine.games import GAMES
from engine.kaschlan import rules as kaschlan_rules
from engine.kasino import rules as kasino_rules
from engine.players import THINKING
from engine.players.kaschlan import memory as kaschlan_memory
from engine.players.kasino import memory as kasino_memory
from engine.puzzles.puzzle import GAME_OF
from engine.record import Deal
from engine.review import Certainty, Decision, Review, decisions, finished, judging, kaschlan, kasino, review, terms
from engine.review.judging import SOLVED_UNITS, UNITS, compared
from tests.engine.review.deals import dealt
from tests.helpers import often

GAMES_HERE = sorted(GAMES)
DEALS = often(2, browser=1, proof=100)
"""Of each game."""

MOST_WAYS = 300

BRIEFLY = {game: terms(rules)._replace(deals=96) for game, rules in GAMES.items()}


@cache
def reviewed(game: str, number: int) -> tuple[Deal, Review]:
    """A deal between two who play plainly, from either seat."""
    deal = dealt(game, (2, 2), f"judging/{number}")
    return deal, review(deal, number % 2, 1, terms(deal.game))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES_HERE)
def test_what_is_proved_is_so_when_it_is_solved_again(game: str):
    proved = 0
    rules = GAMES[game]
    for number in range(often(8, browser=1, proof=200)):
        deal = dealt(game, (2, 2), f"judging/{number}")
        # Nothing is proved before the stock is gone.
        for one in (one for one in decisions(deal, number % 2) if not one.state.stock):
            found = finished(judging(rules, one, 1, terms(rules)))
            if found is None or found.certainty is not Certainty.PROVED:
                continue
            proved += 1
            values = dict(solvers.solve(rules, one.state).results)
            assert found.loss == SOLVED_UNITS[game] * (max(values.values()) - values[found.played]) > 0
            assert values[found.best] == max(values.values())
            assert (found.lay, found.lay_exact) == (found.loss, True)
    assert proved or sys.platform == "emscripten"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES_HERE)
def test_what_is_likely_is_beyond_floor_and_chance_under_other_luck_too(game: str):
    kept = []
    for number in range(DEALS):
        deal, first = reviewed(game, number)
        made = {one.at: one for one in decisions(deal, number % 2)}
        for one in first.mistakes:
            again = finished(judging(deal.game, made[one.at], 2, terms(deal.game)))
            assert again is not None
            if one.certainty is Certainty.PROVED:
                assert again == one
            else:
                kept.append(again.loss > max(first.floor, 3 * again.error))
    assert sum(kept) >= 0.95 * len(kept)
    assert kept or sys.platform == "emscripten"


@pytest.mark.parametrize("game", GAMES_HERE)
def test_play_and_cards_add_up_to_the_result(game: str):
    for number in range(often(2, browser=1, proof=200)):
        deal = dealt(game, (2, 2), f"sums/{number}")
        found = review(deal, number % 2, 1, BRIEFLY[game])
        assert found.result is not None
        assert found.by_cards is not None
        assert abs(found.usual + found.by_play + found.by_cards - found.result) < 1e-9
        assert found.by_play <= 0
        assert all(one.loss >= 0 for one in found.judgements)
        assert [one.at for one in found.judgements] == sorted({one.at for one in found.judgements})
        ended = deal.plays[-1].step.state
        if game == "kasino":
            points = deal.game.outcome(ended).points
            assert found.result == points[found.seat] - points[1 - found.seat]
        else:
            assert found.result == (-50 if deal.game.outcome(ended).loser == found.seat else 50)


@pytest.mark.parametrize("game", GAMES_HERE)
def test_a_deal_that_goes_on_has_no_sum(game: str):
    deal = dealt(game, (2, 2), "half")
    half = deal._replace(plays=deal.plays[:6])
    found = review(half, 0, 1, BRIEFLY[game])
    assert (found.result, found.by_cards) == (None, None)
    assert (
        len(found.judgements)
        <= len(decisions(half, 0))
        == len(found.judgements) + sum(len(deal.game.legal(one.state)) == 1 for one in decisions(half, 0))
    )


@pytest.mark.parametrize(("game", "seats"), [("kaschlan", 3), ("kaschlan", 4), ("kasino", 3), ("kasino", 4)])
def test_more_than_two_are_judged_too(game: str, seats: int):
    deal = dealt(game, (2,) * seats, "company")
    found = review(deal, seats - 1, 1, BRIEFLY[game])
    assert found.judgements
    assert not any(one.proved for one in found.judgements)
    assert found.usual == (50 - 100 / seats if game == "kaschlan" else 0)


@pytest.mark.parametrize("game", GAMES_HERE)
def test_moments_are_the_dearest_mistakes_one_for_each_rule(game: str):
    for number in range(often(2, browser=1, proof=200)):
        found = review(dealt(game, (2, 1), f"moments/{number}"), 1, 1, BRIEFLY[game])
        moments = found.moments
        rules = [one.lesson.rule for one in moments if one.lesson]
        assert len(moments) == len(rules) == len(set(rules)) <= 3
        assert [one.loss for one in moments] == sorted((one.loss for one in moments), reverse=True)
        if found.mistakes:
            assert moments[0].loss == max(one.loss for one in found.mistakes)
        assert all(one.loss > 0 and one.best != one.played for one in moments)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES_HERE)
def test_sampling_agrees_with_counting_up_all_ways_the_cards_can_lie(game: str):
    tried = 0
    wanted = often(12, browser=2, proof=200)
    for number in range(1000):
        deal = dealt(game, (2, 2), f"counted/{number}")
        for one in decisions(deal, number % 2):
            if tried == wanted:
                return
            every = ways(deal, one)
            if every is None:
                continue
            tried += 1
            exact(deal, one, every)
    raise AssertionError(f"only {tried}")


def exact(deal: Deal, one: Decision, every: list[Any]) -> None:
    """The losses of all moves beside the one made, in all ways and in sampled ones."""
    game = deal.game.NAME
    thinking, unit = THINKING[game], UNITS[game]
    moves = [move for move in thinking.candidates(one.state) if move != one.played]
    view = deal.game.view(one.state, deal.game.actor(one.state) or 0)
    for move in moves[:2]:
        gains = [thinking.comes_to(world, move) - thinking.comes_to(world, one.played) for world in every]
        true = unit * sum(gains) / len(gains)
        deals = thinking.worlds(view, one.log, 7)
        # A floor right there: it is looked at to the last deal.
        found = finished(
            compared(deal.game, deals, move, one.played, terms(deal.game)._replace(floor=true, deals=1536))
        )
        assert abs(found.loss - true) <= 4 * found.error + 1e-9, (deal.game.write(one.state), move)


def ways(deal: Deal, one: Decision) -> list[Any] | None:
    """All deals that fit what the seat to act knows, each as likely; None where there are very many, or only one."""
    seat = deal.game.actor(one.state) or 0
    view = deal.game.view(one.state, seat)
    found = kaschlan_ways(view, one) if deal.game.NAME == "kaschlan" else kasino_ways(view, one)
    every = list(islice(found, MOST_WAYS + 1))
    return every if 1 < len(every) <= MOST_WAYS else None


def kaschlan_ways(view: Any, one: Decision) -> Iterator[Any]:
    """Which of the cards that are nowhere the other holds, and in which order the rest lies in the stock."""
    told = kaschlan_memory.known(view, one.log)
    other = 1 - view.turn
    hidden = view.unseen[other] - told.held[other].bit_count()
    places = cards_of(kaschlan_memory.unplaced(view, told))
    if view.unseen_stock > 2 or told.lacks[other]:
        return
    assert len(places) == hidden + view.unseen_stock
    for cards in combinations(places, hidden):
        hands = tuple(
            hand | (told.held[other] | bits_of(cards) if seat == other else 0) for seat, hand in enumerate(view.hands)
        )
        for rest in permutations(sorted({*places} - {*cards})):
            yield one.state._replace(hands=hands, stock=(*rest, *view.stock))


def kasino_ways(view: Any, one: Decision) -> Iterator[Any]:
    """Which cards the other holds: to the end of the deal nothing else matters."""
    told = kasino_memory.known(view, one.log)
    other = 1 - view.turn
    places = cards_of(kasino_memory.unplaced(view, told.piles))
    hidden = view.unseen.hands[other]
    if not view.unseen.stock or hidden > 3:
        return
    for cards in combinations(places, hidden):
        hand = bits_of(cards)
        if hand & told.lacks[other] or not all(hand & held for held in told.holds[other]):
            continue
        hands = tuple(own | (hand if seat == other else 0) for seat, own in enumerate(view.hands))
        yield one.state._replace(hands=hands, stock=tuple(sorted({*places} - {*cards})))


def test_every_lesson_has_a_rule_and_puzzles():
    for game, rules, themes in (
        ("kaschlan", kaschlan_rules.RULES, kaschlan.THEMES),
        ("kasino", kasino_rules.RULES, kasino.THEMES),
    ):
        for rule, puzzles in themes.values():
            assert rule in rules
            assert GAME_OF[puzzles] == game
