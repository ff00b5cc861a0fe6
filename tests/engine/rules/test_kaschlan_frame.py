"""Kaschlan's frame, pack, ranking and deal, one test for every number K1–K21."""

import pytest

from engine import kaschlan
from engine.cards import SHORT_PACK, cards_text
from engine.deal import shuffle
from engine.games import read_position
from engine.match import begin, following, opening
from engine.notation import BadPosition, BadText
from tests.helpers import events, legal, play, refused, wander

DEALS = [(seats, dealer) for seats in (2, 3, 4) for dealer in range(seats)]


def deal(seats: int, dealer: int, seed: str = "deal") -> kaschlan.State:
    """A fresh deal of a shuffled pack."""
    state = read_position(f"kaschlan?deal={seed}&seats={seats}&dealer={dealer}")[1]
    assert isinstance(state, kaschlan.State)
    return state


def beaters(trump: str, led: str, hand: str) -> str:
    """The cards of the hand that beat the led card."""
    other = next(card for card in ("7s", "7h", "8h") if card not in led + hand)
    moves = legal(f"kaschlan?trump={trump}&hands={other}/{hand}&table={led}")
    return "".join(move.split()[2] for move in moves if move.startswith("beat "))


def test_k1_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert len(deal(seats, 0).hands) == seats
    for seats in (0, 1, 5):
        with pytest.raises(BadPosition, match=f"count={seats}"):
            read_position(f"kaschlan?deal=x&seats={seats}")
    with pytest.raises(BadPosition, match="count=1"):
        read_position("kaschlan?trump=c&hands=7c")
    with pytest.raises(BadPosition, match="count=5"):
        read_position("kaschlan?trump=c&hands=7c/8c/9c/Tc/Jc")
    assert refused("kaschlan?trump=c&hands=7c/8c/9c", "lead 7c", seat=3) == ["K1"]


@pytest.mark.parametrize(("seats", "dealer"), DEALS)
def test_k5_thirty_two_cards_from_the_sevens_up(seats: int, dealer: int) -> None:
    state = deal(seats, dealer)
    dealt = [card for card in SHORT_PACK if any(hand >> card & 1 for hand in state.hands)]
    assert sorted([*dealt, *state.stock]) == list(SHORT_PACK)
    assert cards_text(SHORT_PACK) == "".join(rank + suit for suit in "cdhs" for rank in "789TJQKA")


def test_k5_a_six_is_no_card_of_this_game() -> None:
    with pytest.raises(BadPosition, match="not_in_this_pack cards=6c"):
        read_position("kaschlan?trump=c&hands=6c7c/8c")
    with pytest.raises(BadText, match="not_in_this_pack at=5 word=6c"):
        refused("kaschlan?trump=c&hands=7c/8c", "lead 6c")


def test_k6_ace_high_seven_low() -> None:
    assert beaters("c", "7s", "8s9sTsJsQsKsAs") == "8s9sTsJsQsKsAs"
    assert beaters("c", "Ts", "7s8s9sJsQsKsAs") == "JsQsKsAs"
    assert beaters("c", "As", "7s8s9sTsJsQsKs") == ""


@pytest.mark.parametrize("trump", "cdhs")
def test_k7_the_queen_of_diamonds_is_always_the_highest_trump(trump: str) -> None:
    for led in SHORT_PACK:
        if cards_text([led]) != "Qd":
            assert beaters(trump, cards_text([led]), "Qd") == "Qd"
    assert beaters(trump, "Qd", f"A{trump}K{trump}") == ""


@pytest.mark.parametrize("trump", "chs")
def test_k8_nine_trumps_when_diamonds_are_a_side_suit(trump: str) -> None:
    order = ["Qd", *(f"{rank}{trump}" for rank in "AKQJT987")]
    for place, led in enumerate(order[1:], 1):
        held = "".join(card for card in order if card != led)
        assert set(_pairs(beaters(trump, led, held))) == set(order[:place])


def test_k9_eight_trumps_when_diamonds_are_trumps() -> None:
    order = ["Qd", "Ad", "Kd", "Jd", "Td", "9d", "8d", "7d"]
    for place, led in enumerate(order[1:], 1):
        held = "".join(card for card in order if card != led)
        assert set(_pairs(beaters("d", led, held))) == set(order[:place])


def test_k10_as_a_side_suit_diamonds_have_seven_plain_cards() -> None:
    plain = "7d8d9dTdJdKdAd"
    for led in _pairs(plain):
        assert beaters("c", led, "7c") == "7c"
        assert beaters("c", led, "Qd") == "Qd"
    assert beaters("c", "Jd", "TdKdAd") == "KdAd"
    assert beaters("c", "7c", "QdKdAd") == "Qd"
    assert beaters("c", "Qd", "KdAd") == ""


def test_k11_in_rank_the_queen_of_diamonds_is_a_queen() -> None:
    assert play("kaschlan?trump=c&hands=7cQdQs/7h8h9h", "lead Qs Qd") == "kaschlan?trump=c&hands=7c/7h8h9h&table=Qd,Qs"
    assert "own Qs As" in legal("kaschlan?trump=c&hands=7c/7hQsAs&table=Qd")
    assert refused("kaschlan?trump=c&hands=7cQdAc/7h8h9h", "lead Qd Ac") == ["K22"]


@pytest.mark.parametrize(("seats", "dealer"), DEALS)
def test_k13_five_cards_to_each_player(seats: int, dealer: int) -> None:
    pack = shuffle("deal", SHORT_PACK)
    state = deal(seats, dealer)
    for packet in range(seats):
        seat = (dealer + 1 + packet) % seats
        assert state.hands[seat] == sum(1 << card for card in pack[5 * packet : 5 * packet + 5])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k14_the_next_card_is_turned_up_and_names_trumps(seats: int) -> None:
    seen = set()
    for seed in range(20):
        pack = shuffle(str(seed), SHORT_PACK)
        state = deal(seats, 0, str(seed))
        assert state.trump == pack[5 * seats] // 13
        seen.add(state.trump)
    assert seen == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k15_the_turn_up_lies_under_the_stock_for_all_to_see(seats: int) -> None:
    pack = shuffle("deal", SHORT_PACK)
    state = deal(seats, 0)
    assert state.stock == (*pack[5 * seats + 1 :], pack[5 * seats])
    for seat in range(seats):
        assert kaschlan.view(state, seat).stock == (pack[5 * seats],)


@pytest.mark.parametrize(("seats", "size"), [(2, 22), (3, 17), (4, 12)])
def test_k16_the_size_of_the_stock_with_the_turn_up(seats: int, size: int) -> None:
    assert len(deal(seats, 0).stock) == size


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k17_the_turn_up_is_drawn_last(seats: int) -> None:
    start = deal(seats, 0)
    drawn = [
        card
        for turn in wander(kaschlan, start, "last")
        for event in turn.events
        if event.event == "drew"
        for card in event.cards
    ]
    assert tuple(drawn) == start.stock
    assert drawn[-1] == start.stock[-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k18_the_loser_deals_the_next_deal(seats: int) -> None:
    match = begin(kaschlan, kaschlan.DEFAULTS, seats, "K18", dealer=0)
    dealers = set()
    for _ in range(12):
        *_, last = wander(kaschlan, opening(match), f"{match.number}")
        outcome = kaschlan.outcome(last.after)
        assert outcome is not None
        match = following(match, outcome)
        assert match.dealer == outcome.loser
        assert opening(match).attacker == (match.dealer + 1) % seats
        dealers.add(match.dealer)
    assert dealers == set(range(seats))


@pytest.mark.parametrize(("seats", "dealer"), DEALS)
def test_k19_forehand_attacks_first(seats: int, dealer: int) -> None:
    state = deal(seats, dealer)
    assert state.attacker == state.turn == (dealer + 1) % seats


@pytest.mark.parametrize(("seats", "dealer"), DEALS)
def test_k20_the_player_left_of_forehand_defends_first(seats: int, dealer: int) -> None:
    assert deal(seats, dealer).defender == (dealer + 2) % seats
    if seats == 2:
        assert deal(seats, dealer).defender == dealer


def test_k21_everything_runs_clockwise() -> None:
    start = "kaschlan?trump=c&hands=7d8d/8s9s/7h8h/7sTc&attacker=2"
    assert events(start, "lead 7h") == ["led K22 2 7h", "turn K29 0"]
    assert events(start, "lead 7h", "done")[2:] == ["passed_over K26 1 rank=7", "turn K28 3"]
    assert events(start, "lead 7h", "done", "beat 7h Tc", "done")[-1] == "roles K60 attacker=3 defender=0"


def _pairs(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]
