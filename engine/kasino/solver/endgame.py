"""The last deal of Kasino between two, all cards known: what it comes to with best play (an alpha-beta search).

What is searched is not a :class:`~engine.kasino.state.State` but a node, seen by the seat to play, without all that
cannot matter any more.  Every step of that is exact, so that values are:

- Cards of a kind are alike (:mod:`engine.kasino.solver.kinds`).  Of a play only what it takes and leaves counts.
- A loose card is *dead* if it is in no part of any value that a hand still holds, whatever else may come to lie on the
  table: no play can use it (C31, C41, C42).  So is a build of a value that no hand holds or raises it to (C43, C46).
  What is dead keeps the table from being taken whole (C60) and goes to the last taker (C66); all the same which cards.
- By how many cards or spades somebody leads does not matter when those left cannot change who has most (C69, C70).
- The very last card takes if it can, and whoever plays it then has all that is left (C66): nothing but a tabbe
  depends on how much it takes (C60).
"""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from engine.kasino.options import Options
from engine.kasino.solver.kinds import Hand, Kinds
from engine.search.budget import Budget

DECIDED = 60
"""Ahead by so many: by more than there are cards left."""

BOUND = 999
"""Beyond every value."""

LISTED = 2
"""So many plays listed are as dear as a node."""

_SIGN = (0,) + (1,) * 120 + (-1,) * 120
"""The sign of a number between -120 and 120, which is its place."""

_new = tuple.__new__  # a named tuple's own constructor takes as long as finding the play

type Node = tuple[int, tuple[int, ...], Hand, Hand, int, int, int, int, int]
"""A position as the seat to play sees it; a plain tuple, as there are so many of them:

the loose cards (a heap), the builds (see :meth:`Endgame.build`, in order), one's own hand, the other's, how many more
cards one has than the other, how many more spades, who took last (1 oneself, -1 the other, 0 nobody), the worth of all
that is in hands or on the table, and one's seat (see :meth:`Endgame.seat`).
"""


class Play(NamedTuple):
    """What a play takes and leaves."""

    worth: int  # of the cards taken, with the card that takes them
    table: int
    builds: tuple[int, ...] | None  # those left of the old ones; None: all
    new: int  # the build made, or 0
    hand: Hand


class Endgame:
    """One last deal.  Values are what the seat to play gets from here on, less what the other gets (C69-C75).

    In krypkasino they are penalties: the other way about (C88).
    """

    def __init__(self, kinds: Kinds, options: Options, budget: Budget):
        self.kinds = kinds
        self.options = options
        self.budget = budget
        self._sign = -1 if options.misere else 1
        self._owners = options.build_duty != "none" or not options.raise_own
        self._next_seat = (1, 0) if self._owners else (0, 0)
        self._bounds: dict[tuple[object, ...], tuple[int, int, Play | None]] = {}
        self._alive: dict[tuple[int, int], int] = {}
        self._takes: dict[tuple[object, ...], list[Play]] = {}
        self._others: dict[tuple[object, ...], list[Play]] = {}
        self._endings: dict[tuple[int, int], tuple[bool, bool]] = {}

    def seat(self, seat: int) -> int:
        """The seat, where it matters whose a build is (CA6-CA8), else 0."""
        return seat if self._owners else 0

    def build(self, value: int, double: bool, worth: int, owner: int) -> int:
        """A build as a number: value, double, owner where it matters, worth."""
        return value | double << 5 | self.seat(owner) << 6 | worth << 8

    def value(self, node: Node, guess: int) -> int:
        """The exact value of a node; a good guess saves time.  Raises Unsolved."""
        low, high = -BOUND, BOUND
        while low < high:
            least = guess + 1 if guess == low else guess
            guess = self.bound(node, least)
            if guess < least:
                high = guess
            else:
                low = guess
        return low

    def bound(self, node: Node, least: int) -> int:
        """Is the value of a node ``least`` or more?  Then at least what is returned, else at most that."""
        table, builds, mine, theirs, cards, spades, last, left, seat = node
        if mine.size == 1 and not theirs.size:
            return self._last_play(node)
        mattering = left
        if abs(cards) > left & 0xFF:
            cards = DECIDED if cards > 0 else -DECIDED
            mattering &= ~0xFF
        if abs(spades) > left >> 8 & 0xFF:
            spades = DECIDED if spades > 0 else -DECIDED
            mattering &= ~0xFF00
        low, high = self._limits(table, mine, theirs, cards, spades, left)
        if low >= least:
            return low
        if high < least:
            return high
        known = None
        table, builds = self._living(table, builds, mine, theirs)
        key = table, builds, mine, theirs, cards, spades, last, mattering, seat
        found = self._bounds.get(key)
        if found is not None:
            low, high, known = found
        elif table & self.kinds.dead:
            low, high = self._limits(table, mine, theirs, cards, spades, left)
        if low >= least:
            return low
        if high < least:
            return high
        self.budget.spend()
        best = -BOUND
        sign, next_seat = self._sign, self._next_seat[seat]
        plays = self._plays(table, builds, mine, seat)
        for play in plays if known is None else chain((known,), plays):
            worth, table_after, builds_after, new, rest = play
            if builds_after is None:
                builds_after = builds
            if new:
                builds_after = tuple(sorted((*builds_after, new)))
            gain, ahead, spades_ahead, taker = 0, cards, spades, last
            if worth:
                gain = sign * ((worth >> 16) + (not table_after and not builds_after))
                ahead, spades_ahead, taker = cards + (worth & 0xFF), spades + (worth >> 8 & 0xFF), 1
            rest_left = left - worth
            if theirs.size:
                after = table_after, builds_after, theirs, rest, -ahead, -spades_ahead, -taker, rest_left, next_seat
                value = gain - self.bound(after, gain - least + 1)
            else:
                after = table_after, builds_after, rest, theirs, ahead, spades_ahead, taker, rest_left, seat
                value = gain + self.bound(after, least - gain)
            if value > best:
                best = value
                if best >= least:
                    self._bounds[key] = max(low, best), high, play
                    return best
        self._bounds[key] = low, min(high, best), known
        return best

    def _limits(self, table: int, mine: Hand, theirs: Hand, cards: int, spades: int, left: int) -> tuple[int, int]:
        """Values that the node's is between: all points to one seat, with a tabbe for every card it plays, if any."""
        count, spade_count, points = left & 0xFF, left >> 8 & 0xFF, (left >> 16) + 1
        low = _SIGN[cards - count] + 2 * _SIGN[spades - spade_count] - points
        high = _SIGN[cards + count] + 2 * _SIGN[spades + spade_count] + points
        if not table & self.kinds.dead:
            low -= theirs.size
            high += mine.size
        return (low, high) if self._sign > 0 else (-high, -low)

    def _living(self, table: int, builds: tuple[int, ...], mine: Hand, theirs: Hand) -> tuple[int, tuple[int, ...]]:
        """The table without what is dead, but for the sign that there is something."""
        dead = self.kinds.dead
        values = mine.values | theirs.values
        loose = table & dead - 1
        key = loose + mine.heap + theirs.heap, values
        alive = self._alive.get(key)
        if alive is None:
            alive = self._alive[key] = self.kinds.alive(*key)
        if alive & loose != table:
            table = alive & loose | dead
        if builds and self.options.build_duty == "none":
            raising = mine.table_values | theirs.table_values
            living = tuple(
                [
                    build
                    for build in builds
                    if values >> (build & 31) & 1 or (not build & 32 and values & raising << (build & 31))
                ]
            )
            if len(living) < len(builds):
                table |= dead
                builds = living
        return table, builds

    def _last_play(self, node: Node) -> int:
        """The value when this is the last card of all: it takes if it can (and must, where that is a duty)."""
        table, builds, mine, _, cards, spades, last, left, _ = node
        tabbe = 0
        for value in mine.singles[0][1].hand_values:
            takes, clears = self._ending(table, value)
            fitting = [build & 31 for build in builds].count(value) if builds else 0
            if takes or fitting:
                last = 1
                if clears and fitting == len(builds):
                    tabbe = int(self.options.tabbe_on_last_play)
        points = tabbe + last * ((left >> 16) + 1)
        return self._sign * (
            points + _SIGN[cards + last * (left & 0xFF)] + 2 * _SIGN[spades + last * (left >> 8 & 0xFF)]
        )

    def _ending(self, table: int, value: int) -> tuple[bool, bool]:
        """Whether a value takes any of the loose cards, and whether it can take all (of none, too)."""
        key = table, value
        ending = self._endings.get(key)
        if ending is None:
            rests = self.kinds.rests(table, value)
            ending = self._endings[key] = (len(rests) > 1, 0 in rests)
        return ending

    # Plays

    def _plays(self, table: int, builds: tuple[int, ...], mine: Hand, seat: int) -> Iterator[Play]:
        """Everything that the seat can do, each effect once or little more often; good captures first."""
        concerned = builds if builds and self._concern(builds, mine) else None
        key = table, concerned, mine, seat
        takes = self._takes.get(key)
        if takes is None:
            takes = self._takes[key] = self._listed(self._find_takes(table, concerned, mine))
            if builds and self.options.build_duty != "none":
                every = takes + self._find_others(table, concerned, mine, seat, takes)
                takes = [play for play in every if self._keeps_duties(builds, play, seat)] or every
                self._takes[key], self._others[key] = takes, []
        yield from takes
        others = self._others.get(key)
        if others is None:
            others = self._others[key] = self._listed(self._find_others(table, concerned, mine, seat, takes))
        yield from others

    def _listed(self, plays: list[Play]) -> list[Play]:
        """The plays, once they are paid for."""
        self.budget.work(len(plays) // LISTED)
        return plays

    def _concern(self, builds: tuple[int, ...], mine: Hand) -> bool:
        """Whether a hand can do anything with the builds, or must (CA7, CA37)."""
        if self.options.misere or self.options.build_duty != "none":
            return True
        for build in builds:
            value = build & 31
            if mine.values >> value & 1 or (not build & 32 and mine.values & mine.table_values << value):
                return True
        return False

    def _keeps_duties(self, builds: tuple[int, ...], play: Play, seat: int) -> bool:
        """Whether a play leaves a card for each build of one's own, and is none that is barred (CA6, CA7)."""
        if self.options.build_duty == "keep_card_no_trail" and not play.new and not play.worth:
            return all(build >> 6 & 1 != seat for build in builds)
        return all(build >> 6 & 1 != seat or play.hand.values >> (build & 31) & 1 for build in play.builds or ())

    def _find_takes(self, table: int, builds: tuple[int, ...] | None, mine: Hand) -> list[Play]:
        """Every capture, the best at once first; in krypkasino, if there is a tabbe, no other (CA38)."""
        compulsory = self.options.misere or self.options.capture == "maximal"
        takes = []
        takings = self.kinds.takings
        for _, kind, rest in mine.singles:
            for value in kind.hand_values:
                if builds is None:
                    takes += [
                        _new(Play, (worth + kind.worth, loose, None, 0, rest))
                        for worth, loose in takings(table, value)
                        if worth
                    ]
                    continue
                for left, taken in _choices(builds, value, every=compulsory):
                    for worth, loose in self.kinds.takings(table, value):
                        if worth or taken:
                            takes.append(_new(Play, (worth + taken + kind.worth, loose, left, 0, rest)))
        if self.options.misere:
            takes = [take for take in takes if _clears(take)] or takes
        takes.sort(key=_gain, reverse=True)
        return takes

    def _find_others(
        self, table: int, builds: tuple[int, ...] | None, mine: Hand, seat: int, takes: list[Play]
    ) -> list[Play]:
        """Every build, that with most in it first, and all that may be laid out (CA37, CA38)."""
        others = self._find_builds(table, builds, mine, seat) if self.options.building else []
        barred: set[Hand] = set()
        if self.options.misere and takes:
            clears = _clears(takes[0])
            barred = {rest for _, _, rest in mine.singles} if clears else {take.hand for take in takes}
        others += [Play(0, table + heap, builds, 0, rest) for heap, _, rest in mine.singles if rest not in barred]
        return others

    def _find_builds(self, table: int, builds: tuple[int, ...] | None, mine: Hand, seat: int) -> list[Play]:
        found = []
        every = not self.options.same_value_builds
        for _, kind, rest in mine.singles:
            for value in range(kind.value, rest.values.bit_length()):
                if rest.values >> value & 1:
                    raisable = self._raisable(builds, value - kind.value, seat)
                    for left, gathered in _choices(builds, value, every=every):
                        for loose, worth, several in self.kinds.buildings(table, kind, value):
                            if worth or gathered:
                                new = self.build(value, several or gathered > 0, kind.worth + worth + gathered, seat)
                                found.append(_new(Play, (0, loose, left, new, rest)))
                        for raised in raisable:
                            others = _without(left, raised)
                            for loose in sorted(self.kinds.rests(table, value)):
                                worth = kind.worth + (raised >> 8) + self.kinds.worth(table - loose) + gathered
                                new = self.build(value, loose != table or gathered > 0, worth, seat)
                                found.append(_new(Play, (0, loose, others, new, rest)))
        found.sort(key=_content, reverse=True)
        return found

    def _raisable(self, builds: tuple[int, ...] | None, value: int, seat: int) -> list[int]:
        """The builds of a value that the seat may raise, each sort once (C51, C52, CA8)."""
        own = self.options.raise_own
        fitting = [build for build in builds or () if build & 63 == value and (own or build >> 6 & 1 != seat)]
        return [*dict.fromkeys(fitting)]


def _choices(builds: tuple[int, ...] | None, value: int, *, every: bool) -> list[tuple[tuple[int, ...] | None, int]]:
    """Ways to use builds of a value: those left, and the worth of those used; all of them, or any."""
    if builds is None:
        return [(None, 0)]
    ways: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for build in builds:
        fits = build & 31 == value
        used = [(left, worth + (build >> 8)) for left, worth in ways] if fits else []
        kept = [] if fits and every else [((*left, build), worth) for left, worth in ways]
        ways = used + kept
    return [*ways]


def _without(builds: tuple[int, ...] | None, build: int) -> tuple[int, ...]:
    assert builds is not None
    at = builds.index(build)
    return builds[:at] + builds[at + 1 :]


def _clears(take: Play) -> bool:
    """Whether a capture is a tabbe, as far as builds are not left aside (C60, C65)."""
    return not take.table and not take.builds


def _gain(take: Play) -> int:
    """How good a capture looks at once: points, then spades, then cards."""
    return 8 * (not take.table and not take.builds) + _goodness(take.worth)


def _content(made: Play) -> int:
    """How much there is in a build, in the same measure."""
    return _goodness(made.new >> 8)


def _goodness(worth: int) -> int:
    return 8 * (worth >> 16) + 2 * ((worth >> 8) & 0xFF) + (worth & 0xFF)
