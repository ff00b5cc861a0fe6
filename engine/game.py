"""What a game is: the values that every game's functions take and return.

A game is a package with these functions, ``engine.kaschlan`` and ``engine.kasino`` alike (see :class:`Game`):

``start(options, seats, dealer, pack, points) -> State``, ``actor(state)``, ``check(state, move, seat)``,
``legal(state)``, ``apply(state, move, seat)``, ``outcome(state)``, ``continued(match, outcome)``,
``view(state, seat)``, ``witnessed(before, events, seat)`` and the notation's ``read``, ``write``, ``read_move``, ``write_move``.
"""

from typing import Any, NamedTuple, Protocol, ReadOnly, TypedDict

type Numbers = tuple[str, ...]
"""Numbers of rules."""


class Facts(TypedDict, total=False):
    """The data that a sentence needs: each fact under its name, in the order in which they are written."""

    at: ReadOnly[int]
    """The offset in a text where it stops making sense."""
    field: ReadOnly[str]
    word: ReadOnly[str]
    seat: ReadOnly[int]
    seats: ReadOnly[tuple[int, ...]]
    turn: ReadOnly[int]
    attacker: ReadOnly[int]
    defender: ReadOnly[int]
    cards: ReadOnly[tuple[int, ...]]
    ranks: ReadOnly[tuple[int, ...]]
    """Cards that are of more than one rank, or of another than they must be."""
    rank: ReadOnly[int]
    trump: ReadOnly[str]
    on: ReadOnly[tuple[int, ...]]
    """The led card that was beaten."""
    led: ReadOnly[int | tuple[int, ...]]
    """How many cards would be led; with ``beater`` the led card."""
    beater: ReadOnly[tuple[int, ...]]
    held: ReadOnly[int]
    value: ReadOnly[int]
    build: ReadOnly[int]
    """The value of a build."""
    double: ReadOnly[int]
    parts: ReadOnly[tuple[tuple[int, ...], ...]]
    """The cards of each part of a capture, where it has several."""
    points: ReadOnly[int]
    item: ReadOnly[str]
    """The number of the rule that gives points."""
    numbers: ReadOnly[tuple[int, ...]]
    """How many each side has of what is counted, the points it has ``won`` by it and its ``totals`` so far."""
    won: ReadOnly[tuple[int, ...]]
    totals: ReadOnly[tuple[int, ...]]
    count: ReadOnly[int]
    total: ReadOnly[int]
    limit: ReadOnly[int]
    least: ReadOnly[int]


NO_FACTS: Facts = {}


class Violation(NamedTuple):
    """A rule that a move would break, and the data a sentence about it needs (cards, limits, seats).

    ``also`` are further numbers that it is a case of.
    """

    rule: str
    facts: Facts = NO_FACTS
    also: Numbers = ()

    @property
    def numbers(self) -> Numbers:
        """All numbers that it is a case of, the one that decides first."""
        return self.rule, *self.also


class Event(NamedTuple):
    """Something that happened, and the rule that made it happen.

    ``seat`` is whom it happened to or who did it, ``cards`` the cards that moved.  ``also`` are further numbers that it
    is a case of: the general rule beside the one that decided, or a fact that follows from it.
    """

    event: str
    rule: str
    seat: int | None = None
    cards: tuple[int, ...] = ()
    facts: Facts = NO_FACTS
    also: Numbers = ()

    @property
    def numbers(self) -> Numbers:
        """All numbers that it is a case of, the one that made it happen first."""
        return self.rule, *self.also

    def hidden(self, known: tuple[int, ...] = ()) -> "Event":
        """The same for those who see only the ``known`` ones of its cards: how many there are is a fact, ``count``."""
        return self._replace(cards=known, facts={**self.facts, "count": len(self.cards)})


class Legal[Plan](NamedTuple):
    """The move is legal; ``plan`` is what it will do, and what ``apply`` then does."""

    plan: Plan


class Illegal(NamedTuple):
    """The move breaks these rules; the first is the one to tell."""

    violations: tuple[Violation, ...]


class IllegalMove(Exception):
    """Raised by ``apply`` for a move that ``check`` refuses."""

    def __init__(self, violations: tuple[Violation, ...]):
        super().__init__(" ".join(violation.rule for violation in violations))
        self.violations = violations


class Step[State](NamedTuple):
    """The state after a move, and what happened on the way, in order."""

    state: State
    events: tuple[Event, ...]


class Match(NamedTuple):
    """A match before its ``number``-th deal or pack, counted from 1.

    ``points`` are, in Kaschlan, how often each seat was kaschlan (KA29); in Kasino the points of each seat or, in
    pairs, team.  ``result`` is None while the match goes on, else those who have won it, in order: a seat or team.
    Kaschlan's matches go on as long as people play.
    """

    game: str
    options: Any
    seats: int
    seed: str
    dealer: int
    number: int
    points: tuple[int, ...]
    result: tuple[int, ...] | None = None


class Game(Protocol):
    """The functions of a game package; states, moves, options and outcomes are opaque to callers."""

    NAME: str
    PACK: tuple[int, ...]
    """The cards that it is played with, in ascending order."""

    @property
    def View(self) -> type[Any]:  # noqa: N802 (a type, as the game has it)
        """The type of what a seat may know."""

    def __hash__(self) -> int:
        """A game is itself, and can be remembered by."""

    def sides(self, options: Any, seats: int) -> int:
        """How many have points of their own in a match: the seats, or the teams."""

    def start(self, options: Any, seats: int, dealer: int, pack: tuple[int, ...], points: tuple[int, ...], /) -> Any:
        """The state after the cards are dealt; ``pack`` is the order of the pack, top card first.

        ``points`` are those of the match so far, by side.
        """

    def actor(self, state: Any) -> int | None:
        """The seat to act, or None when the deal or pack is over."""

    def check(self, state: Any, move: Any, seat: int | None = None) -> Legal[Any] | Illegal:
        """Whether ``seat`` (default: the actor) may make the move; never raises, never changes anything."""

    def legal(self, state: Any) -> tuple[Any, ...]:
        """All legal moves of the actor, in canonical order."""

    def apply(self, state: Any, move: Any, seat: int | None = None) -> Step[Any]:
        """Make the move; raises IllegalMove with the violations."""

    def outcome(self, state: Any) -> Any:
        """How the deal or pack ended, or None while it goes on."""

    def summary(self, outcome: Any) -> dict[str, Any]:
        """What the command line tells of an outcome, as plain values."""

    def continued(self, match: Match, outcome: Any) -> Match:
        """The match after its next deal or pack has ended so; ValueError for an outcome with other seats or sides."""

    def view(self, state: Any, seat: int) -> Any:
        """What that seat may know: a View, which can be written and drawn, but in which no move is judged or made."""

    def witnessed(self, before: Any, events: tuple[Event, ...], seat: int, /) -> tuple[Event, ...]:
        """What that seat saw of the events of a move made in the state ``before``: hidden cards as a ``count``."""

    def read(self, fields: Any) -> Any:
        """The state that the fields of a position describe, a view if it has unseen cards; BadText or BadPosition."""

    def write(self, shown: Any) -> str:
        """Canonical text of a state or a view."""

    def write_options(self, options: Any) -> list[tuple[str, str]]:
        """The fields of a position that name the options; none for those that the book plays by."""

    def read_move(self, text: str) -> tuple[int | None, Any]:
        """A move and the seat that tries it, if named; BadText."""

    def write_move(self, move: Any) -> str:
        """Canonical text of a move."""
