"""The deals that players imagine: the true one is always among them, each fits what was seen, all are about equally likely."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from engine import kaschlan, kasino
from engine.cards import ALL_CARDS, CARD_TEXTS, SHORT_CARDS, bits_of, parse_card
from engine.game import Event
from engine.games import GAMES, read_position
from engine.players.kaschlan import choose as choose_in_kaschlan
from engine.players.kaschlan.memory import known as known_in_kaschlan
from engine.players.kaschlan.worlds import certain
from engine.players.kaschlan.worlds import worlds as worlds_of_kaschlan
from engine.players.kasino import choose as choose_in_kasino
from engine.players.kasino.memory import known as known_in_kasino
from engine.players.kasino.worlds import certain as certain_in_kasino
from engine.players.kasino.worlds import worlds as worlds_of_kasino
from tests.engine.players.positions import Seen, so_many
from tests.helpers import often

WORLDS: dict[str, Any] = {"kaschlan": worlds_of_kaschlan, "kasino": worlds_of_kasino}
POSITIONS = often(400, browser=40, proof=10_000)


def possible_in_kaschlan(one: Seen) -> None:
    """What the player believes of the cards is true of this state."""
    view = kaschlan.view(one.state, one.seat)
    told = known_in_kaschlan(view, one.log)
    for seat, hand in enumerate(one.state.hands):
        if seat != one.seat:
            assert told.held[seat] & ~hand == 0
            assert told.lacks[seat] & hand == 0
    elsewhere = bits_of(one.state.stock) | bits_of(card for pair in one.state.table for card in pair if card >= 0)
    for hand in one.state.hands:
        elsewhere |= hand
    assert told.gone == SHORT_CARDS & ~elsewhere


def possible_in_kasino(one: Seen) -> None:
    """The same in Kasino."""
    told = known_in_kasino(kasino.view(one.state, one.seat), one.log)
    assert told.piles == one.state.taken
    for hand, holds, lacks in zip(one.state.hands, told.holds, told.lacks, strict=True):
        assert all(hand & cards for cards in holds)
        assert hand & lacks == 0


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_true_deal_is_always_possible(name):
    for one in so_many(name, POSITIONS):
        (possible_in_kaschlan if name == "kaschlan" else possible_in_kasino)(one)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_imagined_looks_the_same_from_the_seat(name):
    game = GAMES[name]
    pack = SHORT_CARDS if name == "kaschlan" else ALL_CARDS
    for one in so_many(name, POSITIONS):
        view = game.view(one.state, one.seat)
        for world in islice(WORLDS[name](view, one.log, 7), 2):
            assert game.view(world, one.seat) == view
            everywhere = [*world.hands, bits_of(world.stock)]
            assert sum(map(int.bit_count, everywhere)) == sum(hand.bit_count() for hand in one.state.hands) + len(
                one.state.stock
            )
            for number, cards in enumerate(everywhere):
                assert cards & ~pack == 0
                assert not any(cards & other for other in everywhere[number + 1 :])
            if name == "kasino":
                assert world.taken == one.state.taken


@pytest.mark.parametrize(
    ("position", "log", "ways"),
    [
        # Four cards of which the other holds two and the stock has two before the turn-up.
        ("kaschlan?trump=c&hands=7d8d/x2&stock=x2Ac", (), 6),
        # Of the six unknown ones the one that was picked up is known.
        ("kaschlan?trump=c&hands=7d8d/x2&stock=x2Ac", (Event("picked_up", "K61", 1, (31,)),), 3),
        ("kasino?hands=7d8d/x2&table=9d", (), 6),
    ],
)
def test_every_way_is_about_equally_likely(position, log, ways):
    game, view = read_position(position)
    view = view._replace(
        **{"unseen_stock": 2} if game.NAME == "kaschlan" else {"unseen": view.unseen._replace(stock=2)}
    )
    # All other cards are out of play: they were witnessed to leave it.
    left = bits_of((31, 32, 33, 34))
    if game.NAME == "kaschlan":
        gone = SHORT_CARDS & ~left & ~view.hands[0] & ~bits_of(view.stock)
        log = (Event("discarded", "K59", None, _cards(gone)), *log)
    else:
        gone = ALL_CARDS & ~left & ~view.hands[0] & ~view.table
        log = (Event("captured", "C30", 1, _cards(gone)), *log)
        view = view._replace(unseen=view.unseen._replace(piles=(0, gone.bit_count())))
    many = often(6000, browser=600, proof=60_000)
    met = Counter(world.hands[1] for world in islice(WORLDS[game.NAME](view, log, 3), many))
    assert len(met) == ways
    expected = many / ways
    # Chi-square, of which one in ten thousand would be larger by chance with five degrees of freedom.
    assert sum((count - expected) ** 2 / expected for count in met.values()) < 26


def _cards(cards):
    return tuple(card for card in range(52) if cards >> card & 1)


def test_who_was_passed_over_has_nothing_of_the_rank():
    _, view = read_position("kaschlan?trump=c&hands=7d8d/x2/x2&stock=x2Ac&table=7c&attacker=1&defender=0")
    log = (Event("passed_over", "K26", 2, (), {"rank": 8}),)
    for world in islice(worlds_of_kaschlan(view, log, 1), 200):
        assert not world.hands[2] & bits_of(card for card in range(52) if card % 13 + 2 == 8)
    # What is drawn later can be of it.
    drawn = (*log, Event("drew", "K27", 2, (), {"count": 1}))
    assert any(
        world.hands[2] & bits_of(card for card in range(52) if card % 13 + 2 == 8)
        for world in islice(worlds_of_kaschlan(view, drawn, 1), 200)
    )


def test_who_builds_holds_a_card_for_it_until_it_is_played():
    _, view = read_position("kasino?hands=7d8d/x2&table=9d&builds=9:4c5c@1")
    built = Event("built", "C41", 1, (2, 3), {"value": 9, "double": 0})
    nines = bits_of(card for card in range(52) if card % 13 + 2 == 9)
    assert all(world.hands[1] & nines for world in islice(worlds_of_kasino(view, (built,), 1), 100))
    played = (built, Event("laid", "C57", 1, (7,)))
    assert not all(world.hands[1] & nines for world in islice(worlds_of_kasino(view, played, 1), 100))


@pytest.mark.parametrize(
    ("position", "picked_up", "sure"),
    [
        # The rest of the pack left play before anything was witnessed.
        ("kaschlan?trump=c&hands=7d8d/x2", (), False),
        ("kaschlan?trump=c&hands=7d8d/x2", ("9d",), False),
        ("kaschlan?trump=c&hands=7d8d/x2", ("9d", "Td"), True),
        ("kaschlan?trump=c&hands=7d8d/x2&stock=x1Ac", ("9d", "Td"), False),
        # Of three one is out: what is left is an end between two.
        ("kaschlan?trump=c&hands=7d8d/x2/-", ("9d", "Td"), True),
    ],
)
def test_an_end_is_exact_only_where_all_is_known(position, picked_up, sure):
    _, view = read_position(position)
    log = tuple(Event("picked_up", "K61", 1, (CARD_TEXTS.index(card),)) for card in picked_up)
    assert certain(view, log) is sure
    themes = [reason.theme for reason in choose_in_kaschlan(view, log, 5, 1).reasons]
    assert ("proved" in themes) is sure


def test_who_must_keep_a_card_for_a_build_has_one_still():
    """CA7: whatever else is played; but an ace that counts for two builds can end the duty."""
    laid = Event("laid", "C57", 1, (7,))
    nines = bits_of(card for card in range(52) if card % 13 + 2 == 9)
    aces = bits_of(card for card in range(52) if card % 13 + 2 == 14)
    for build, value, cards, kept in (("9:4c5c@1", 9, nines, True), ("14:5c9c@1", 14, aces, False)):
        _, view = read_position(f"kasino?build_duty=keep_card&hands=7d8d/x2&table=9d&builds={build}")
        built = Event("built", "C41", 1, (2, 3), {"value": value, "double": 0})
        drawn = islice(worlds_of_kasino(view, (built, Event("laid", "C57", 1, (12,)), laid), 1), 100)
        assert all(world.hands[1] & cards for world in drawn) == kept


def test_who_left_a_table_in_krypkasino_could_not_take_all_of_it():
    """CA38: what takes the whole table must be played."""
    _, view = read_position("kasino?form=kryp&hands=7d8d/x2&table=3d,6c,Kd")
    laid = Event("laid", "C57", 1, (parse_card("Kd"),))
    nines = bits_of(card for card in range(52) if card % 13 + 2 == 9)
    assert not any(world.hands[1] & nines for world in islice(worlds_of_kasino(view, (laid,), 1), 200))
    dealt = (laid, Event("dealt", "C21", 1, (), {"count": 2}))
    assert any(world.hands[1] & nines for world in islice(worlds_of_kasino(view, dealt, 1), 200))


@pytest.mark.parametrize("witnessed", [True, False])
def test_the_last_deal_is_exact_only_where_all_is_known(witnessed):
    """Whoever comes to the table late does not know which cards lie in the piles."""
    _, view = read_position("kasino?hands=7d8d/x2&table=9d,3c")
    gone = ALL_CARDS & ~view.hands[0] & ~view.table & ~bits_of((31, 32))
    view = view._replace(last=1, unseen=view.unseen._replace(piles=(0, gone.bit_count())))
    log = (Event("captured", "C30", 1, _cards(gone)),) if witnessed else ()
    assert certain_in_kasino(view, log) is witnessed
    themes = [reason.theme for reason in choose_in_kasino(view, log, 5, 1).reasons]
    assert ("proved" in themes) is witnessed
