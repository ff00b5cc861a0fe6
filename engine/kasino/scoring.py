"""What a pack of Kasino is worth, and which counts of it no pack can give.

A pack is scored from tallies, one for each seat (in pairs: each team, :func:`pool`): C69-C78.  In krypkasino the same
points are penalties (CA36).

>>> linnea = Tally(cards=28, spades=6, aces=2, storan=1, tabbar=1)
>>> hugo = Tally(cards=24, spades=7, aces=2, lillan=1, sistan=1)
>>> count((linnea, hugo)).points, problems((linnea, hugo))
((6, 6), [])
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import ACE, ALL_CARDS, RANK_BITS, SPADES, SUIT_BITS, parse_card
from engine.game import NO_FACTS, Facts
from engine.kasino.options import DEFAULTS, Options
from engine.notation import Problem
from engine.problems import What

STORAN = 1 << parse_card("Td")
LILLAN = 1 << parse_card("2s")
SPADE_ACE = 1 << parse_card("As")
SPADE_CARDS = SUIT_BITS[SPADES]
ACES = RANK_BITS[ACE]
PLAYS = 48
"""Cards that are played from the hands in a pack: all but the four first on the table (C18)."""


class Tally(NamedTuple):
    """What one seat or team has to show after a pack: whole numbers; storan, lillan and sistan are 0 or 1."""

    cards: int = 0
    spades: int = 0
    aces: int = 0
    storan: int = 0
    lillan: int = 0
    sistan: int = 0
    tabbar: int = 0


class Item(NamedTuple):
    """Points for one thing: the rule that gives them, and the seat (in pairs the team) that has them."""

    rule: str
    seat: int
    points: int


class Score(NamedTuple):
    """A pack's points: item by item, for each seat or team, and the rules nobody has points by because of a tie (C77).

    ``checksum`` is the sum of the points less the tabbar, 11 for a whole pack without ties (C78); None where nobody
    took a card (CA23).  ``spades`` are those of each seat or team: they decide a tie at the top of the match (CA24).
    """

    items: tuple[Item, ...]
    points: tuple[int, ...]
    ties: tuple[str, ...]
    checksum: int | None
    spades: tuple[int, ...]


def tally(pile: int, sistan: bool = False, tabbar: int = 0) -> Tally:
    """The tally of a pile of cards (a bit set)."""
    return Tally(
        pile.bit_count(),
        (pile & SPADE_CARDS).bit_count(),
        (pile & ACES).bit_count(),
        int(pile & STORAN != 0),
        int(pile & LILLAN != 0),
        int(sistan),
        tabbar,
    )


def add(first: Tally, second: Tally) -> Tally:
    """Two tallies as one."""
    return Tally(*(one + other for one, other in zip(first, second, strict=True)))


def pool(tallies: Sequence[Tally], options: Options) -> tuple[Tally, ...]:
    """The tallies of those who score: seats, or in pairs two teams, partners opposite (C85, CA27)."""
    if not options.pairs:
        return tuple(tallies)
    return add(tallies[0], tallies[2]), add(tallies[1], tallies[3])


def count(tallies: Sequence[Tally]) -> Score:
    """The points of a pack (C69-C78), items by rule, then by seat."""
    items: list[Item] = []
    ties: list[str] = []
    anybody = any(tally.cards for tally in tallies)
    for rule, worth, numbers in (
        ("C69", 1, [tally.cards for tally in tallies]),
        ("C70", 2, [tally.spades for tally in tallies]),
    ):
        most = max(numbers)
        if anybody and numbers.count(most) > 1:
            ties.append(rule)
        elif anybody:
            items.append(Item(rule, numbers.index(most), worth))
    for rule, worth, numbers in (
        ("C71", 1, [tally.aces for tally in tallies]),
        ("C72", 2, [tally.storan for tally in tallies]),
        ("C73", 1, [tally.lillan for tally in tallies]),
        ("C74", 1, [tally.sistan for tally in tallies]),
        ("C75", 1, [tally.tabbar for tally in tallies]),
    ):
        items += [Item(rule, seat, worth * number) for seat, number in enumerate(numbers) if number]
    points = [0] * len(tallies)
    for item in items:
        points[item.seat] += item.points
    checksum = sum(points) - sum(tally.tabbar for tally in tallies) if anybody else None
    return Score(tuple(items), tuple(points), tuple(ties), checksum, tuple([tally.spades for tally in tallies]))


def problems(
    tallies: Sequence[Tally], options: Options = DEFAULTS, *, elsewhere: int = 0, whole: bool = True
) -> list[Problem]:
    """Why no pack gives these tallies; empty exactly when some division of the 52 cards does.

    The tallies are those of :func:`pool`, no number below zero.  Every problem has the fact ``field`` (``cards``,
    ``spades``, ``aces``, ``storan``, ``lillan``, ``last`` or ``tabbar``), and ``seat`` (in pairs the team) where it
    is one seat's; the words are

    - ``total``: the numbers add up to ``total`` instead of ``limit`` (storan, lillan: not exactly one has it);
    - ``too_few_cards``: spades, aces and storan alone are ``least`` cards; ``lillan_without_spade``;
    - ``spade_ace_nowhere``: nobody has both an ace and a spade for it; ``spade_ace_twice``: each of ``seats`` has room
      for its aces and spades only if the ace of spades is its own;
    - ``single_card``: nobody takes one card alone, the card that takes is one more (C39);
    - ``tabbe_cards``: every tabbe takes two cards or more, so ``limit`` is the most; ``too_many_tabbar``: a seat plays
      ``limit`` cards in a pack; all together make at most 24, as the table is empty after each (C59, C64);
    - ``last_missing``, ``last_without_cards``: who takes last has something (C66); if nobody has, all is zero (CA23).

    Whether the cards could fall so in play is not asked beyond this.

    With ``whole`` false they are the tallies of a position: cards may lie in no pile, those of the set ``elsewhere``
    do, and tabbar and sistan are not compared with the piles.  One more word is then ``no_division``: too few cards of
    some sort are left.
    """
    if whole and not any(any(tally) for tally in tallies):
        return []
    found = _in_each(tallies)
    if whole:
        found += _taken(tallies, PLAYS // (2 if options.pairs else len(tallies)))
    found += _in_all(tallies, elsewhere, whole)
    return found or _spade_ace(tallies, elsewhere, whole)


def _problem(what: What, field: str, facts: Facts = NO_FACTS) -> Problem:
    return Problem(what, {"field": field, **facts})


def _in_each(tallies: Sequence[Tally]) -> list[Problem]:
    """Numbers that no pile has."""
    found = []
    for seat, tally in enumerate(tallies):
        least = tally.spades + tally.aces + tally.storan
        if tally.aces and tally.spades > tally.lillan:
            least -= 1  # one of the aces may be one of the spades
        if tally.spades < tally.lillan:
            found.append(_problem(What.LILLAN_WITHOUT_SPADE, "lillan", {"seat": seat}))
        elif tally.cards < least:
            found.append(_problem(What.TOO_FEW_CARDS, "cards", {"seat": seat, "least": least}))
    return found


def _taken(tallies: Sequence[Tally], plays: int) -> list[Problem]:
    """Piles, tabbar and a last taker that captures do not give, each capture of two cards or more."""
    found = []
    for seat, tally in enumerate(tallies):
        own: Facts = {"seat": seat}
        if tally.cards == 1:
            found.append(_problem(What.SINGLE_CARD, "cards", own))
        if tally.tabbar > tally.cards // 2:
            found.append(_problem(What.TABBE_CARDS, "tabbar", {**own, "limit": tally.cards // 2}))
        elif tally.tabbar > plays:
            found.append(_problem(What.TOO_MANY_TABBAR, "tabbar", {**own, "limit": plays}))
        if tally.sistan and not tally.cards:
            found.append(_problem(What.LAST_WITHOUT_CARDS, "last", own))
    tabbar = sum(tally.tabbar for tally in tallies)
    if tabbar > PLAYS // 2:
        found.append(_problem(What.TOO_MANY_TABBAR, "tabbar", {"total": tabbar, "limit": PLAYS // 2}))
    last = sum(tally.sistan for tally in tallies)
    if last > 1:
        found.append(_problem(What.TOTAL, "last", {"total": last, "limit": 1}))
    if not last and any(tally.cards for tally in tallies):
        found.append(_problem(What.LAST_MISSING, "last"))
    return found


def _in_all(tallies: Sequence[Tally], elsewhere: int, whole: bool) -> list[Problem]:
    """Numbers that add up to too much or, in a whole pack, too little."""
    total = Tally(*(sum(numbers) for numbers in zip(*tallies, strict=True)))
    limits = tally(ALL_CARDS & ~elsewhere)
    if not whole and not total.lillan:
        limits = limits._replace(spades=limits.spades - limits.lillan)
    return [
        _problem(What.TOTAL, field, {"total": number, "limit": limit})
        for field, number, limit in zip(Tally._fields[:5], total, limits, strict=False)
        if number > limit or (whole and number < limit)
    ]


def _spade_ace(tallies: Sequence[Tally], elsewhere: int, whole: bool) -> list[Problem]:
    """Whether the ace of spades, an ace and a spade at once, can lie in one pile (or in none) so that all fits."""
    needing = []  # piles too small for an ace that is no spade
    fitting = []  # piles that can hold the ace of spades
    for seat, tally in enumerate(tallies):
        if tally.cards < tally.spades + tally.aces + tally.storan:
            needing.append(seat)
        if tally.aces and tally.spades > tally.lillan:
            fitting.append(seat)
    free = ALL_CARDS & ~elsewhere
    if not free & SPADE_ACE:
        fitting = []
    if len(needing) > 1:
        return [_problem(What.SPADE_ACE_TWICE, "cards", {"seats": tuple(needing)})]
    if needing and not fitting:
        return [_problem(What.TOO_FEW_CARDS, "cards", {"seat": needing[0], "least": tallies[needing[0]].cards + 1})]
    if whole:
        return [] if fitting or not free & SPADE_ACE else [_problem(What.SPADE_ACE_NOWHERE, "aces")]
    plain = sum(tally.cards - tally.spades - tally.aces - tally.storan for tally in tallies)
    spades = sum(tally.spades - tally.lillan for tally in tallies)
    aces = sum(tally.aces for tally in tallies)
    for used in (1, 0):
        if (fitting if used else not needing) and (
            plain + used <= (free & ~SPADE_CARDS & ~ACES & ~STORAN).bit_count()
            and spades - used <= (free & SPADE_CARDS & ~SPADE_ACE & ~LILLAN).bit_count()
            and aces - used <= (free & ACES & ~SPADE_ACE).bit_count()
        ):
            return []
    return [_problem(What.NO_DIVISION, "cards")]
