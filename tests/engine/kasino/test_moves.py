"""Moves of Kasino listed and moves judged: two programs that must agree, and both with plain search."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from engine import kasino
from engine.cards import PACK, bits_of, card_text, cards_of, cards_text, parse_card, parse_cards
from engine.deal import shuffle
from engine.game import Illegal, IllegalMove, Legal
from engine.games import read_position
from engine.kasino import captures
from engine.kasino.addable import Draft, addable
from engine.kasino.options import problems, settle
from engine.kasino.splitting import cards_of_parts, cover, heap
from engine.kasino.state import visible
from engine.kasino.values import TABLE_VALUE, total
from tests.engine.kasino.splits import splits
from tests.helpers import wander


def random_options(random: Random, seats: int) -> kasino.Options:
    """Any options that go together."""
    while True:
        chosen = {
            name: random.choice(list(words.values()))
            for name, words in kasino.CHOICES.items()
            if random.random() < 0.35
        }
        if random.random() < 0.2:
            chosen |= {"misere": True, "building": False, "tabbe_on_last_play": True}
        options = settle(chosen)
        if not problems(options, seats):
            return options


def positions(seed: int, games: int) -> Iterator[kasino.State]:
    """States of games played at random under any options, builds preferred."""
    random = Random(seed)
    for game in range(games):
        seats = random.choice((2, 3, 4))
        options = random_options(random, seats)
        state = kasino.start(options, seats, random.randrange(seats), shuffle(f"{seed} {game}", PACK))
        while state.turn is not None:
            yield state
            moves = kasino.legal(state)
            builds = [move for move in moves if move.verb == "build"]
            state = kasino.apply(state, random.choice(builds if builds and random.random() < 0.4 else moves)).state


def every_move(state: kasino.State) -> Iterator[kasino.Move]:
    """Every move that names a card of the hand and things on the table."""
    hand = cards_of(state.hands[state.turn or 0])
    things: list[tuple[int, tuple[int, ...]]] = [(1 << card, ()) for card in cards_of(state.table)]
    things += [(0, (build.cards,)) for build in state.builds]
    for number in range(1, len(things) + 1):
        for some in combinations(things, number):
            loose = sum(cards for cards, _ in some)
            builds = tuple(cards for _, named in some for cards in named)
            for card in hand:
                yield kasino.Move("take", card, 0, loose, builds)
                for value in range(1, 17):
                    yield kasino.Move("build", card, value, loose, builds)
    for card in hand:
        yield kasino.Move("lay", card)


def test_the_list_has_every_move_that_is_judged_legal_and_no_other() -> None:
    compared = 0
    for state in positions(1, 10):
        if state.table.bit_count() + len(state.builds) <= 5:
            compared += 1
            judged = {move for move in every_move(state) if isinstance(kasino.check(state, move), Legal)}
            assert set(kasino.legal(state)) == judged, kasino.write(state)
    assert compared > 80


def test_the_list_is_in_canonical_order_and_names_no_move_twice() -> None:
    verbs = ("take", "build", "lay")
    for state in positions(2, 30):
        moves = kasino.legal(state)
        first = {build.cards: 52 + index for index, build in enumerate(state.builds)}
        keys = [
            (
                verbs.index(move.verb),
                move.card,
                move.value,
                (*cards_of(move.loose), *(first[build] for build in move.builds)),
            )
            for move in moves
        ]
        assert keys == sorted(set(keys))
        assert moves


def test_every_listed_move_can_be_played_and_keeps_the_cards() -> None:
    for state in positions(3, 8):
        for move in kasino.legal(state):
            after = kasino.apply(state, move).state
            seen = [*after.stock, *cards_of(after.table)]
            for cards in (*after.hands, *after.taken, *(build.cards for build in after.builds)):
                seen += cards_of(cards)
            assert sorted(seen) == list(PACK)


def test_a_refused_move_raises_what_check_tells_and_changes_nothing() -> None:
    state = read_position("kasino?hands=9c2c/2d&table=3d,6d")[1]
    move = kasino.read_move("take 2c 3d")[1]
    verdict = kasino.check(state, move)
    assert isinstance(verdict, Illegal)
    with pytest.raises(IllegalMove) as refused:
        kasino.apply(state, move)
    assert refused.value.violations == verdict.violations
    with pytest.raises(IllegalMove, match="C20"):
        kasino.apply(state, kasino.read_move("lay 2d")[1], 1)


def test_the_view_of_the_seat_to_act_has_its_moves() -> None:
    for state in positions(4, 6):
        assert state.turn is not None
        seen = kasino.view(state, state.turn)
        assert kasino.legal(visible(seen)) == kasino.legal(state)
        others = sum(hand for seat, hand in enumerate(state.hands) if seat != state.turn)
        shown = sum(seen.hands) | seen.table | sum(seen.taken) | sum(1 << card for card in seen.stock)
        assert not shown & (others | sum(state.taken) | sum(1 << card for card in state.stock))


def test_when_the_pack_is_over_all_is_seen() -> None:
    *_, last = wander(kasino, kasino.start(kasino.DEFAULTS, 2, 0, PACK), "view")
    assert visible(kasino.view(last.after, 0)) == last.after


def test_many_cards_are_put_together_as_few_are(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [state for state in positions(5, 12) if state.table.bit_count() >= 3]
    plain = [kasino.legal(state) for state in states]
    monkeypatch.setattr(captures, "_FEW", 0)
    assert [kasino.legal(state) for state in states] == plain


def test_on_a_crowded_table_the_list_is_right() -> None:
    random = Random(6)
    low = [card for card in PACK if TABLE_VALUE[card] <= 5]
    for form in ("standard", "kryp"):
        table = random.sample(low, 11)
        hand = [card for card in PACK if TABLE_VALUE[card] == 9][:2]
        state = kasino.start(kasino.form(form), 2, 1, PACK)._replace(
            hands=(bits_of(hand), 0), table=bits_of(table), stock=(), turn=0
        )
        sets = [
            loose
            for number in range(1, 12)
            for loose in map(bits_of, combinations(table, number))
            if total(loose) % 9 == 0 and splits([TABLE_VALUE[card] for card in cards_of(loose)], 9)
        ]
        if form == "kryp":
            sets = [loose for loose in sets if not any(loose & other == loose != other for other in sets)]
        taken = [move.loose for move in kasino.legal(state) if move.verb == "take" and move.card == hand[0]]
        assert sorted(taken) == sorted(sets)
        assert len(taken) == len(set(taken))
        for move in kasino.legal(state):
            assert isinstance(kasino.check(state, move), Legal)


def test_cards_are_split_exactly_when_they_can_be() -> None:
    random = Random(7)
    found = {True: 0, False: 0}
    for _ in range(3000):
        value = random.randint(1, 16)
        cards = random.sample([card for card in PACK if TABLE_VALUE[card] <= value], min(random.randint(1, 8), value))
        lone_ace = random.random() < 0.5
        parts = cover(heap(bits_of(cards)), 0, value, lone_ace=lone_ace)
        expected = splits([TABLE_VALUE[card] for card in cards], value, lone_ace=lone_ace)
        assert (parts is not None) == expected
        found[expected] += 1
        if parts is not None:
            sets = cards_of_parts(parts, bits_of(cards))
            assert sum(sets) == bits_of(cards)
            lone = {1 << card for card in cards if lone_ace and value == 14 and TABLE_VALUE[card] == 1}
            assert all(total(part) == value or part in lone for part in sets)
    assert min(found.values()) > 300


def test_cards_are_covered_exactly_when_others_make_them_up() -> None:
    random = Random(8)
    found = {True: 0, False: 0}
    for _ in range(1500):
        value = random.randint(3, 16)
        cards = random.sample([card for card in PACK if TABLE_VALUE[card] <= value], min(random.randint(2, 8), value))
        must, may = cards[: len(cards) // 2], cards[len(cards) // 2 :]
        lone_ace = random.random() < 0.5
        expected = any(
            splits([TABLE_VALUE[card] for card in (*must, *others)], value, lone_ace=lone_ace)
            for number in range(len(may) + 1)
            for others in combinations(may, number)
        )
        parts = cover(heap(bits_of(must)), heap(bits_of(may)), value, lone_ace=lone_ace)
        assert (parts is not None) == expected
        found[expected] += 1
    assert min(found.values()) > 200


def drafts(random: Random, state: kasino.State, moves: tuple[kasino.Move, ...]) -> Iterator[Draft]:
    """Drafts on the way to a legal move, and drafts at random."""
    for _ in range(3):
        verb = random.choice(("take", "build", ""))
        aims = [move for move in moves if move.verb != "lay" and verb in ("", move.verb)]
        loose = [card for card in cards_of(state.table) if random.random() < 0.3]
        builds = tuple(build.cards for build in state.builds if random.random() < 0.3)
        card = random.choice((None, *cards_of(state.hands[state.turn or 0])))
        value = random.choice((0, 0, 5, 9, 14)) if verb == "build" else 0
        if aims and random.random() < 0.8:
            aim = random.choice(aims)
            loose = [card for card in cards_of(aim.loose) if random.random() < 0.5]
            builds = tuple(build for build in aim.builds if random.random() < 0.5)
            card = random.choice((None, aim.card))
            value = random.choice((0, aim.value)) if verb == "build" else 0
        yield Draft(verb, card, value, bits_of(loose), builds)


def test_what_may_still_join_is_in_some_legal_move() -> None:
    random = Random(9)
    rules = set()
    for state in positions(9, 25):
        moves = kasino.legal(state)
        for draft in drafts(random, state, moves):
            found = addable(state, draft)
            fitting = [
                move
                for move in moves
                if move.verb != "lay"
                and draft.verb in ("", move.verb)
                and draft.value in (0, move.value)
                and move.loose & draft.loose == draft.loose
                and set(draft.builds) <= set(move.builds)
            ]
            chosen = [move for move in fitting if draft.card in (None, move.card)]
            for card, rule in found.hand.items():
                assert (rule == "") == any(move.card == card for move in fitting)
            for card, rule in found.loose.items():
                assert (rule == "") == any(move.loose >> card & 1 for move in chosen)
            for cards, rule in found.builds.items():
                assert (rule == "") == any(cards in move.builds for move in chosen)
            rules |= {*found.hand.values(), *found.loose.values(), *found.builds.values()}
            left = state.table & ~draft.loose
            assert set(found.loose) == set(cards_of(left))
            assert len(found.builds) == len(state.builds) - len(set(draft.builds))
    assert rules <= {"", *kasino.RULES}
    assert {"", "C31", "C40", "C41", "C42", "C43", "C51", "C59", "CA38"} <= rules


@pytest.mark.parametrize(
    ("position", "draft", "told"),
    [
        ("hands=9c/-&table=3d,6d,Kd", "take 9c", "3d 6d Kd:C31"),
        ("hands=9c2c/-&table=3d,6d", "take", "2c:C31 9c 3d 6d"),
        ("hands=9c2c/-", "take", "2c:C59 9c:C59"),
        ("hands=9c2c/-&table=3d", "build", "2c:C42 9c:C42 3d:C42"),
        ("hands=9c2c/-&table=8d", "build 9c", "2c:C42 8d:C41"),
        ("hands=9c2c/-&table=8d,Kd", "build 9c", "2c:C42 8d:C41 Kd:C41"),
        ("hands=9c2c/-&table=7d,Kd", "build 2c", "9c:C42 7d Kd:C42"),
        ("hands=9c2c/-&table=7d,Kd", "build 2c =9", "9c:C41 7d Kd:C41"),
        ("hands=9c2c/-&table=7d&form=nordic", "build", "2c:C40 9c:C40 7d:C40"),
        ("hands=9c2c/-&builds=7:3d4d@1,7x:3h4h7h@1", "build 2c", "9c:C42 3d4d 3h4h7h:C51"),
        ("hands=9c2c/-&builds=7:3d4d@0,8:3h5h@1&raise_own=no", "build 2c", "9c:C41 3d4d:CA8 3h5h:C42"),
        ("hands=9c2c/-&builds=8:3d5d@0", "take 9c", "2c:C31 3d5d:C43"),
        ("hands=9c2c/-&builds=9:4d5d@0", "take 4d.5d", "2c:C43 9c"),
        ("hands=9c2c/-&builds=9:4d5d@0,8:3d5h@0", "take 4d.5d", "2c:C43 9c 3d5h:C43"),
        ("hands=9c2c/-&table=9d,Kd&form=kryp", "take", "2c:C31 9c 9d Kd:C31"),
        ("hands=9c2c/-&table=9d,2h,7h&form=kryp", "take", "2c:CA38 9c 9d 2h 7h"),
        ("hands=9c2c/-&table=9d,2h,7h&form=kryp", "take 2c", "9c 9d:CA38 2h:CA38 7h:CA38"),
        ("hands=9cKc/-&table=9d&builds=9:4d5d@0&build_duty=keep_card", "take 9c", "Kc:C31 9d 4d5d"),
        ("hands=9cTcKc/-&table=Ad&builds=9:4d5d@0&build_duty=keep_card", "build 9c", "Tc:C42 Kc:C42 Ad:CA7 4d5d:CA7"),
        ("hands=9c2c/-&table=7d", "2c", "9c:C42 7d"),
        ("hands=9c2c/-&table=9d,7d", "", "2c 9c 7d 9d"),
        ("hands=-/-&table=9d&builds=9:4d5d@0", "take", "9d:C66 4d5d:C66"),
    ],
)
def test_why_a_card_may_not_join(position: str, draft: str, told: str) -> None:
    verb, card, value, builds = "", None, 0, []
    for word in draft.split():
        if word in ("take", "build"):
            verb = word
        elif word.startswith("="):
            value = int(word[1:])
        elif "." in word:
            builds.append(bits_of(parse_cards(word.replace(".", ""))))
        elif card is None:
            card = parse_card(word)
    found = addable(read_position("kasino?" + position)[1], Draft(verb, card, value, 0, tuple(builds)))
    words = [
        *((card_text(card), rule) for card, rule in (*found.hand.items(), *found.loose.items())),
        *((cards_text(cards_of(cards)), rule) for cards, rule in found.builds.items()),
    ]
    assert " ".join(f"{name}:{rule}" if rule else name for name, rule in words) == told


def test_the_seat_to_act_may_be_named() -> None:
    state = read_position("kasino?hands=9c2c/2d&table=3d,6d")[1]
    for move in kasino.legal(state):
        assert kasino.check(state, move, 0) == kasino.check(state, move)
        assert kasino.apply(state, move, 0) == kasino.apply(state, move)


def test_counted_piles_are_counted_on() -> None:
    state = read_position("kasino?hands=2c/3d&table=As,Td&cards=20/18&spades=4/5&last=1&turn=0")[1]
    for text in ("lay 2c", "lay 3d"):
        state = kasino.apply(state, kasino.read_move(text)[1]).state
    assert kasino.write(state) == ("kasino?hands=-/-&cards=20/22&spades=4/6&aces=0/1&storan=1&last=1")


def test_aces_are_parts_of_fourteen_by_themselves() -> None:
    assert cover(heap(bits_of(parse_cards("AcAdAh"))), 0, 14, lone_ace=True) == [0x10, 0x10, 0x10]
    assert cover(heap(bits_of(parse_cards("AcAdAh"))), 0, 14) is None
    assert cover(heap(bits_of(parse_cards("AcAd"))), heap(bits_of(parse_cards("Kd"))), 14) is None
    assert cover(heap(bits_of(parse_cards("KcAcAd"))), 0, 14, lone_ace=True) == [0x10000000000010, 0x10]
