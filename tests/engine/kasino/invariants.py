"""What holds in every pack of Kasino, as checks on one pack played to its end."""

from random import Random

from engine import kasino
from engine.cards import ALL_CARDS, bits_of, cards_of
from engine.deal import shuffle
from engine.games import read_position
from engine.kasino import Options, State
from engine.kasino.state import visible
from engine.kasino.values import ACES, HOLDERS, TABLE_VALUE, total
from tests.engine.kasino.splits import splits
from tests.helpers import Turn, wander

FEW = 12
"""So many cards of a build are split by plain search."""

DEALS = {2: 6, 3: 4, 4: 3}
"""Deals in a pack by seats."""


def deals(options: Options, seats: int) -> int:
    """How often cards are dealt in a pack: only once where they are drawn one by one after that (C83)."""
    return 1 if options.draw else DEALS[seats]


def packs(options: Options, seats: int, least: int) -> int:
    """So many packs have at least so many deals."""
    return -(-least // deals(options, seats))


def played(options: Options, seats: int, seed: str) -> list[Turn]:
    """A pack played at random, the dealer at random too."""
    dealer = Random(seed).randrange(seats)
    return list(wander(kasino, kasino.start(options, seats, dealer, shuffle(seed, tuple(range(52)))), seed))


def all_hold(turns: list[Turn], seed: str) -> None:
    """Every one of the checks."""
    cards_conserved(turns)
    measure_falls(turns)
    deals_are_even(turns)
    turns_pass(turns)
    table_changes_by_plays_only(turns)
    builds_stand(turns)
    builders_hold_the_value(turns)
    piles_and_tabbar(turns)
    krypkasino_is_compulsory(turns)
    checksum(turns)
    random = Random(seed)
    some = random.choice(turns).after
    views_tell_nothing(some, random)
    text_and_back(some)


def cards_conserved(turns: list[Turn]) -> None:
    """C3: every one of the 52 cards is in one place."""
    for turn in turns:
        state = turn.after
        places = [*state.hands, state.table, *(build.cards for build in state.builds), *state.taken]
        places += [1 << card for card in state.stock]
        assert sum(place.bit_count() for place in places) == 52
        assert sum(places) == ALL_CARDS


def measure_falls(turns: list[Turn]) -> None:
    """C4, C23: every turn plays one card of the hand, so a pack has 48 turns, and then it is over."""
    assert len(turns) == 48
    for number, turn in enumerate(turns):
        state = turn.before
        assert sum(hand.bit_count() for hand in state.hands) + len(state.stock) == 48 - number
        assert state.hands[state.turn] >> turn.move.card & 1
        assert kasino.outcome(state) is None
    assert turns[-1].after.turn is None
    assert kasino.legal(turns[-1].after) == ()


def deals_are_even(turns: list[Turn]) -> None:
    """C17, C21, C24-C26: six, four or three deals; C83, C84: or as many draws for each, and hands of four meanwhile."""
    seats = len(turns[0].before.hands)
    drew = [event.seat for turn in turns for event in turn.events if event.event == "drew"]
    dealt = [event.seat for turn in turns for event in turn.events if event.event == "dealt"]
    options = turns[0].before.options
    assert [1 + dealt.count(seat) for seat in range(seats)] == [deals(options, seats)] * seats
    if options.draw:
        assert [drew.count(seat) for seat in range(seats)] == [48 // seats - 4] * seats
        assert all(turn.before.hands[turn.before.turn].bit_count() == 4 for turn in turns if turn.before.stock)
    else:
        assert drew == []


def turns_pass(turns: list[Turn]) -> None:
    """C19, C20, CA35: the player left of the dealer begins, and the turn passes clockwise whatever happens."""
    seats = len(turns[0].before.hands)
    first = (turns[0].before.dealer + 1) % seats
    assert [turn.before.turn for turn in turns] == [(first + number) % seats for number in range(48)]


def table_changes_by_plays_only(turns: list[Turn]) -> None:
    """C22, C34, C38, C39, C57: what was named goes, what was laid lies there, and nothing else moves."""
    for turn in turns[:-1]:
        before, move, after, _ = turn
        laid = 1 << move.card if move.verb == "lay" else 0
        assert after.table == before.table ^ move.loose | laid
        left = [build for build in before.builds if build.cards not in move.builds]
        made = [build for build in after.builds if build not in left]
        assert len(after.builds) == len(left) + (move.verb == "build")
        gained = [new ^ old for new, old in zip(after.taken, before.taken, strict=True)]
        named = move.loose | sum(move.builds) | 1 << move.card
        if move.verb == "take":
            assert gained[before.turn] == named
            assert sum(gained) == named
            assert after.last == before.turn
        else:
            assert not any(gained)
            assert after.last == before.last
        for build in made:
            assert (build.value, build.cards, build.owner) == (move.value, named, before.turn)


def builds_stand(turns: list[Turn]) -> None:
    """C41, C43, C47, C51: a build is one part of its value, a double one several; double ones keep theirs."""
    for turn in turns:
        for build in turn.after.builds:
            values = [TABLE_VALUE[card] for card in cards_of(build.cards)]
            if not build.double:
                assert total(build.cards) == build.value
            elif len(values) <= FEW:
                assert splits(values, build.value, lone_ace=True)
            if build.double and build.value != 14 and not build.cards & ACES:
                assert total(build.cards) % build.value == 0
                assert total(build.cards) > build.value
        for build in turn.before.builds:
            gone = build not in turn.after.builds
            if build.double and gone and turn.move.verb == "build":
                assert turn.move.value == build.value
            assert not gone or build.cards in turn.move.builds or turn.after.turn is None


def builders_hold_the_value(turns: list[Turn]) -> None:
    """C42, C50: who builds still holds a card of the value."""
    for turn in turns:
        if turn.move.verb == "build":
            kept = turn.before.hands[turn.before.turn] ^ 1 << turn.move.card
            assert kept & HOLDERS[turn.before.options.hand_values][turn.move.value]


def piles_and_tabbar(turns: list[Turn]) -> None:
    """C60-C62, C64, C65, CA20: a tabbe for every capture that leaves nothing; C66: at the end to the last taker."""
    seats = len(turns[0].before.hands)
    tabbar = [0] * seats
    for turn in turns:
        state = turn.before
        cleared = turn.move.loose == state.table and len(turn.move.builds) == len(state.builds)
        last_play = turn is turns[-1]
        if turn.move.verb == "take" and cleared and (state.options.tabbe_on_last_play or not last_play):
            tabbar[state.turn] += 1
        assert list(turn.after.tabbar) == tabbar
    end = turns[-1].after
    assert (end.last is None) == (not any(end.taken))
    assert end.last is None or (not end.table and not end.builds)


def krypkasino_is_compulsory(turns: list[Turn]) -> None:
    """CA37, CA38: what takes nothing is all that is laid out."""
    for turn in turns:
        if turn.before.options.misere and turn.move.verb == "lay":
            assert all(move.card != turn.move.card for move in kasino.legal(turn.before) if move.verb == "take")


def checksum(turns: list[Turn]) -> None:
    """C78: the points of a pack are 11, less what is tied, and the tabbar; CA23: none where nobody took."""
    end = turns[-1].after
    outcome = kasino.outcome(end)
    assert outcome is not None
    if not any(end.taken):
        assert (sum(outcome.points), outcome.ties, outcome.checksum) == (0, (), None)
        return
    piles = end.taken
    if end.options.pairs:
        piles = (piles[0] | piles[2], piles[1] | piles[3])
    cards = [pile.bit_count() for pile in piles]
    spades = [(pile >> 39).bit_count() for pile in piles]
    lost = (cards.count(max(cards)) > 1) + 2 * (spades.count(max(spades)) > 1)
    assert sum(outcome.points) == 11 - lost + sum(end.tabbar)
    assert outcome.checksum == 11 - lost


def views_tell_nothing(state: State, random: Random) -> None:
    """A seat's view does not change with what it must not know, and names nothing of it (CA43)."""
    for seat in range(len(state.hands)):
        view = kasino.view(state, seat)
        if state.turn is None:
            assert visible(view) == state
            continue
        unknown = [*(card for other, hand in enumerate(state.hands) if other != seat for card in cards_of(hand))]
        unknown += [*state.stock, *(card for pile in state.taken for card in cards_of(pile))]
        random.shuffle(unknown)
        other = _rearranged(state, seat, unknown)
        assert kasino.view(other, seat) == view
        shown = sum(view.hands) | view.table | sum(build.cards for build in view.builds) | sum(view.taken)
        assert not view.stock
        assert not shown & bits_of(unknown)
        if seat == state.turn:
            assert kasino.legal(visible(view)) == kasino.legal(state)


def _rearranged(state: State, seat: int, unknown: list[int]) -> State:
    """The same state but for the places of the cards that the seat does not see."""
    left = iter(unknown)
    hands = [hand if other == seat else bits_of(_next(left, hand)) for other, hand in enumerate(state.hands)]
    taken = [bits_of(_next(left, pile)) for pile in state.taken]
    return state._replace(hands=tuple(hands), taken=tuple(taken), stock=tuple(left))


def _next(cards, like: int) -> list[int]:
    return [next(cards) for _ in range(like.bit_count())]


def text_and_back(state: State) -> None:
    """What is written reads as it was."""
    assert read_position(kasino.write(state))[1] == state
