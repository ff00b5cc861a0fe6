"""What holds in every deal of Kaschlan, as checks on one deal played to its end."""

from itertools import pairwise
from random import Random

from engine import kaschlan
from engine.cards import SHORT_CARDS, SHORT_PACK, bits_of, cards_of
from engine.deal import shuffle
from engine.games import read_position
from engine.kaschlan import CHOICES, DEFAULTS, Options, State, View
from tests.helpers import Turn, wander

VARIANTS = [DEFAULTS, *(DEFAULTS._replace(**{name: choices[1]}) for name, choices in CHOICES.items())]
"""The default rules, then with each option changed."""


def played(options: Options, seats: int, number: int) -> list[Turn]:
    """A deal played at random, every dealer in turn."""
    state = kaschlan.start(options, seats, number % seats, shuffle(f"{number}", SHORT_PACK))
    return list(wander(kaschlan, state, f"{number}"))


def all_hold(turns: list[Turn], number: int) -> None:
    """Every one of the checks, those of one position at one of them."""
    five_in_hand(turns)
    cards_conserved(turns)
    measure_falls(turns)
    one_loser(turns)
    two_opponents(turns)
    leads_within_limits(turns)
    random = Random(number)
    some = random.choice(turns).after
    views_tell_nothing(some, random)
    text_and_back(some)


def bouts(turns: list[Turn]) -> list[State]:
    """The states at the start of each bout."""
    return [turn.before for turn in turns if not turn.before.table]


def five_in_hand(turns: list[Turn]) -> None:
    """K76: while the stock lasts, all but the defender begin each bout with five cards or more."""
    for state in bouts(turns):
        if state.stock:
            others = [hand for seat, hand in enumerate(state.hands) if seat != state.defender]
            assert min(hand.bit_count() for hand in others) >= 5


def cards_conserved(turns: list[Turn]) -> None:
    """K77: every one of the 32 cards is in one place."""
    gone = 0
    for turn in turns:
        gone += sum(len(event.cards) for event in turn.events if event.event == "discarded")
        state = turn.after
        lying = [*state.stock, *(card for pair in state.table for card in pair if card >= 0)]
        places = [*state.hands, *(1 << card for card in lying)]
        assert sum(places) & ~SHORT_CARDS == 0
        assert sum(places).bit_count() == sum(place.bit_count() for place in places) == 32 - gone


def measure(state: State) -> tuple[int, int]:
    """Cards in play, then those of them that the defender does not hold (K78)."""
    playing = sum(hand.bit_count() for hand in state.hands) + len(state.stock)
    return playing, playing - state.hands[state.defender].bit_count()


def measure_falls(turns: list[Turn]) -> None:
    """K78: from bout to bout the measure falls, and so the deal ends."""
    for before, after in pairwise(bouts(turns)):
        assert measure(after) < measure(before)
        if measure(after)[0] == measure(before)[0]:
            assert after.defender == before.defender
    assert turns[-1].after.turn is None


def one_loser(turns: list[Turn]) -> None:
    """K79: exactly one loser; none only in a last bout played out (KA20)."""
    end = turns[-1].after
    holding = [seat for seat, hand in enumerate(end.hands) if hand]
    outcome = kaschlan.outcome(end)
    assert outcome is not None
    assert holding == ([] if outcome.loser is None else [outcome.loser])
    assert outcome.loser is not None or end.options.last_bout == "play_out"
    assert all(kaschlan.outcome(turn.before) is None for turn in turns)


def two_opponents(turns: list[Turn]) -> None:
    """K80: attacker and defender are two players with cards."""
    for state in bouts(turns):
        assert state.attacker != state.defender
        assert state.hands[state.attacker]
        assert state.hands[state.defender]


def leads_within_limits(turns: list[Turn]) -> None:
    """K81, K55: never more led cards than four, nor by the attackers than the defender began the bout with."""
    limit = 0
    for turn in turns:
        if not turn.before.table:
            limit = min(4, turn.before.hands[turn.before.defender].bit_count())
        if turn.move.verb == "lead":
            assert 1 <= len(turn.after.table) <= limit
        assert len(turn.after.table) <= 4


def views_tell_nothing(state: State, random: Random) -> None:
    """A seat's view does not change with what it must not know, and names nothing of it."""
    for seat in range(len(state.hands)):
        view = kaschlan.view(state, seat)
        assert kaschlan.view(_rearranged(state, seat, random), seat) == view
        assert _hidden(state, seat) & _named(view) == set()


def _hidden(state: State, seat: int) -> set[int]:
    """The cards that the seat does not see."""
    others = {card for other, hand in enumerate(state.hands) if other != seat for card in cards_of(hand)}
    return others | set(state.stock[:-1])


def _named(shown: View) -> set[int]:
    """Every card that a view tells of."""
    held = {card for hand in shown.hands for card in cards_of(hand)}
    return held | set(shown.stock) | {card for pair in shown.table for card in pair if card >= 0}


def _rearranged(state: State, seat: int, random: Random) -> State:
    """The same state but for the places of the cards that the seat does not see."""
    cards = sorted(_hidden(state, seat))
    random.shuffle(cards)
    hands = list(state.hands)
    for other, hand in enumerate(hands):
        if other != seat:
            size = hand.bit_count()
            hands[other] = bits_of(cards[:size])
            cards = cards[size:]
    return state._replace(hands=tuple(hands), stock=(*cards, *state.stock[-1:]))


def text_and_back(state: State) -> None:
    """What is written reads as it was."""
    assert read_position(kaschlan.write(state))[1] == state
