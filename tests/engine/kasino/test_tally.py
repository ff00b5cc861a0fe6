"""A tally is refused exactly when no division of the 52 cards gives it: compared with a brute force over card classes."""

import random
from itertools import product

import pytest

from engine.kasino.options import Options
from engine.kasino.scoring import Tally, count, pool, problems

# The cards by what they count as; two cards of one class never differ in a tally.
CLASSES = (
    (1, Tally(cards=1, spades=1, lillan=1)),
    (1, Tally(cards=1, spades=1, aces=1)),
    (11, Tally(cards=1, spades=1)),
    (1, Tally(cards=1, storan=1)),
    (3, Tally(cards=1, aces=1)),
    (35, Tally(cards=1)),
)


def divisions(number, seats):
    """Every way to give ``number`` equal cards to the seats."""
    if seats == 1:
        return [(number,)]
    return [(first, *rest) for first in range(number + 1) for rest in divisions(number - first, seats - 1)]


def piles_of_two():
    """Every pair of piles that some division of the pack between two seats gives."""
    found = set()
    for shares in product(*(range(number + 1) for number, _ in CLASSES)):
        first = [sum(share * worth[i] for share, (_, worth) in zip(shares, CLASSES, strict=True)) for i in range(5)]
        found.add(tuple(first))
    whole = (52, 13, 4, 1, 1)
    return {(pile, tuple(all_ - own for all_, own in zip(whole, pile, strict=True))) for pile in found}


def division_exists(piles, classes=CLASSES, exact=True):
    """Whether some division gives the piles (five numbers for each seat), by plain search, class after class."""
    states = {tuple(map(tuple, piles))}
    *others, (plain, _) = classes
    for number, worth in others:
        following = set()
        for left in states:
            for given in range(number, number - 1 if exact else -1, -1):
                for shares in divisions(given, len(left)):
                    rest = tuple(
                        tuple(have - share * worth[i] for i, have in enumerate(pile))
                        for pile, share in zip(left, shares, strict=True)
                    )
                    if all(have >= 0 for pile in rest for have in pile):
                        following.add(rest)
        states = following
    for left in states:  # what is still to be given must be plain cards
        cards = sum(pile[0] for pile in left)
        if not any(any(pile[1:]) for pile in left) and (cards == plain if exact else cards <= plain):
            return True
    return False


def can_be_taken(cards, tabbar, last, plays):
    """Whether captures (at least two cards each, one of them played) and a last taker go with the sizes of the piles."""
    if last is None:
        return not any(cards) and not any(tabbar)
    if not cards[last] or 1 in cards:
        return False
    return (
        all(2 * made <= have and made <= plays for made, have in zip(tabbar, cards, strict=True)) and sum(tabbar) <= 24
    )


def sheet(piles, tabbar, last):
    return [
        Tally._make((*pile[:5], int(last == seat), made))
        for seat, (pile, made) in enumerate(zip(piles, tabbar, strict=True))
    ]


def test_two_seats_every_tally():
    possible = piles_of_two()
    for cards, spades, aces, storan, lillan in product(range(53), range(14), range(5), (0, 1), (0, 1)):
        pile = (cards, spades, aces, storan, lillan)
        piles = (pile, (52 - cards, 13 - spades, 4 - aces, 1 - storan, 1 - lillan))
        for last in (0, 1):
            expected = piles in possible and can_be_taken((cards, 52 - cards), (0, 0), last, 24)
            assert (problems(sheet(piles, (0, 0), last)) == []) == expected, (piles, last)
        assert problems(sheet(piles, (0, 0), None))


def test_two_seats_every_number_of_tabbar():
    for cards, first, second in product(range(53), (0, 1, 7, 12, 13, 24, 25), range(28)):
        last = int(first < second)
        spades = min(13, cards)
        pile = (cards, spades, 0 if cards < 13 else min(4, cards - 12), 0, min(1, spades))
        if cards < 13:
            pile = (cards, 0, 0, 0, 0)
        piles = (pile, (52 - cards, 13 - pile[1], 4 - pile[2], 1, 1 - pile[4]))
        if not division_exists(piles):
            continue
        expected = can_be_taken((cards, 52 - cards), (first, second), last, 24)
        assert (problems(sheet(piles, (first, second), last)) == []) == expected, (piles, first, second, last)


def test_two_seats_numbers_that_do_not_add_up():
    rng = random.Random(1)
    possible = sorted(piles_of_two())
    for _ in range(3000):
        piles = [list(pile) for pile in rng.choice(possible)]
        seat, field = rng.randrange(2), rng.randrange(5)
        piles[seat][field] += rng.choice((1, -1, 2, -2, 5))
        if piles[seat][field] >= 0:
            assert problems(sheet(piles, (0, 0), rng.randrange(2)))


def sample(rng, seats):
    """A division dealt at random, then often spoilt a little."""
    piles = [[0] * 5 for _ in range(seats)]
    keen = [rng.random() ** 2 + 0.01 for _ in range(seats)]
    for number, worth in CLASSES:
        for _ in range(number):
            pile = rng.choices(piles, keen)[0]
            for field in range(5):
                pile[field] += worth[field]
    for _ in range(rng.randrange(4)):
        one, other = rng.sample(piles, 2)
        field, amount = rng.randrange(5), rng.choice((1, 1, 2, 6))
        if one[field] >= amount:
            one[field] -= amount
            other[field] += amount
    return piles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_samples(seats):
    rng = random.Random(seats)
    seen = {True: 0, False: 0}
    for _ in range(600):
        piles = sample(rng, seats)
        cards = [pile[0] for pile in piles]
        tabbar = [rng.choice((0, 0, 0, have // 2, have // 2 + 1, 1)) for have in cards]
        last = rng.choice((*range(seats), None) if rng.random() < 0.1 else range(seats))
        expected = (
            can_be_taken(cards, tabbar, last, 48 // seats)
            and max(pile[4] for pile in piles) == max(pile[3] for pile in piles) == 1
            and division_exists(piles)
        )
        assert (problems(sheet(piles, tabbar, last)) == []) == expected, (piles, tabbar, last)
        seen[expected] += 1
    assert min(seen.values()) > 50


def test_samples_of_packs_that_go_on():
    """Some cards lie in no pile yet: the piles are any part of the cards that are not elsewhere."""
    rng = random.Random(7)
    pack = [(card, _class_of(card)) for card in range(52)]
    seen = {True: 0, False: 0}
    for _ in range(300):
        away = rng.sample(range(52), rng.choice((2, 20, 36, 44)))
        elsewhere = sum(1 << card for card in away)
        classes = [
            (sum(1 for card, kind in pack if kind == index and card not in away), worth)
            for index, (_, worth) in enumerate(CLASSES)
        ]
        piles = [[0] * 5, [0] * 5]
        for number, worth in classes:
            for _ in range(rng.randint(0, number) if rng.random() < 0.6 else number):
                pile = rng.choice(piles)
                for field in range(5):
                    pile[field] += worth[field]
        if rng.random() < 0.7:
            piles[rng.randrange(2)][rng.randrange(5)] += rng.choice((1, 2))
        cards = [pile[0] for pile in piles]
        if not any(cards):
            continue
        last = cards.index(max(cards))
        expected = division_exists(piles, classes, exact=False)
        told = problems(sheet(piles, (0, 0), last), elsewhere=elsewhere, whole=False)
        assert (told == []) == expected, (piles, away, told)
        seen[expected] += 1
    assert min(seen.values()) > 30


def _class_of(card):
    if card == 39:
        return 0
    if card == 51:
        return 1
    if card > 39:
        return 2
    if card == 21:
        return 3
    return 4 if card % 13 == 12 else 5


@pytest.mark.parametrize(("seats", "own"), [(2, 24), (3, 16), (4, 12)])
def test_no_more_tabbar_can_be_made(seats, own):
    """The most tabbar of one seat and of all, by playing out 48 cards that are laid out or take everything."""

    def most(counted):
        # made[size of the table: 0 none, 1 some] after each card
        made = {1: 0}
        for play in range(48):
            following: dict[int, int] = {}
            for table, number in made.items():
                following[1] = max(following.get(1, 0), number)
                if table:
                    sweep = number + (counted is None or play % seats == counted)
                    following[0] = max(following.get(0, 0), sweep)
            made = following
        return max(made.values())

    assert most(None) == 24
    assert max(most(seat) for seat in range(seats)) == own
    cards = [4] * (seats - 1)
    for extra, refused in ((0, False), (1, True)):
        tallies = [
            Tally(52 - sum(cards), 10, 4, 1, 0, 1, own + extra),
            Tally(4, 3, 0, 0, 1, 0, 0),
            *(Tally(4) for _ in range(seats - 2)),
        ]
        told = {problem.what for problem in problems(tallies)}
        assert told == (
            {"too_many_tabbar"} if refused and seats > 2 else {"tabbe_cards", "too_many_tabbar"} if refused else told
        )
        assert bool(told) == refused


@pytest.mark.parametrize(
    ("tallies", "told"),
    [
        ([Tally(28, 6, 2, 1, 0, 0, 1), Tally(24, 7, 2, 0, 1, 1)], []),
        ([Tally(), Tally()], []),
        ([Tally(28, 13, 2, 1, 0, 1), Tally(24, 0, 2, 0, 1)], ["lillan_without_spade lillan seat=1"]),
        ([Tally(28, 13, 0, 1, 1, 1), Tally(24, 0, 4)], ["spade_ace_nowhere aces"]),
        ([Tally(28, 6, 2, 1, 0, 0, 15), Tally(24, 7, 2, 0, 1, 1)], ["tabbe_cards tabbar seat=0 limit=14"]),
        ([Tally(28, 6, 2, 1), Tally(24, 7, 2, 0, 1)], ["last_missing last"]),
        ([Tally(52, 13, 4, 1, 1, 0), Tally(sistan=1)], ["last_without_cards last seat=1"]),
        ([Tally(51, 13, 4, 1, 1, 1), Tally(1)], ["single_card cards seat=1"]),
        ([Tally(28, 6, 2, 1, 0, 1), Tally(23, 7, 2, 0, 1)], ["total cards total=51 limit=52"]),
        ([Tally(47, 11, 2, 1, 1, 1), Tally(5, 2, 2, 0, 0)], []),
        ([Tally(49, 11, 2, 1, 1, 1), Tally(3, 2, 2)], []),
        ([Tally(50, 11, 2, 1, 1, 1), Tally(2, 2, 2)], ["too_few_cards cards seat=1 least=3"]),
        ([Tally(28, 6, 2, 1, 0, 1), Tally(24, 7, 2, 0, 1, 1)], ["total last total=2 limit=1"]),
        ([Tally(46, 9, 1, 0, 1, 1), Tally(3, 2, 2), Tally(3, 2, 1, 1)], ["spade_ace_twice cards seats=1,2"]),
    ],
)
def test_words(tallies, told):
    assert [str(problem).replace(" field=", " ") for problem in problems(tallies)] == told


def test_pairs_pool_two_piles():
    options = Options(pairs=True)
    seats = (Tally(20, 3, 1), Tally(10, 7, 1, 0, 1, 1), Tally(8, 3, 1, 1, 0, 0, 1), Tally(14, 0, 1))
    teams = pool(seats, options)
    assert teams == (Tally(28, 6, 2, 1, 0, 0, 1), Tally(24, 7, 2, 0, 1, 1))
    assert problems(teams, options) == []
    assert count(teams).points == (6, 6)
