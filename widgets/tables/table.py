"""What the widgets ask of a game's table."""

from typing import Any, NamedTuple, Protocol

from htpy import Element, Node

from engine.game import Event, Violation
from widgets.place import Place
from widgets.position import Position
from widgets.say import WORDS, Words
from widgets.tables.room import NO_MORE_ROOM, Room


class Sight(NamedTuple):
    """How a state is shown: to whom, in which words, and whether it can be played.

    ``names`` by seat; ``near`` is the seat drawn nearest the reader; ``draft`` is what has been picked so far, in the
    table's own words; with ``live`` the cards are buttons; in a ``closed`` one the other hands lie face down, but for what
    the one to act would do (``aim``, a move).  ``counted`` is the step of a count that is shown.  The table
    keeps at least as much ``room`` as is said.  Unless it is ``lit``, what can be played looks like what cannot.
    """

    words: Words
    place: Place
    names: tuple[str, ...]
    near: int
    live: bool = False
    draft: str = ""
    counted: Event | None = None
    room: Room = NO_MORE_ROOM
    lit: bool = True
    closed: bool = False
    aim: Any = None


def sight_of(position: Position, place: Place, live: bool = False, draft: str = "", room: Room = NO_MORE_ROOM) -> Sight:
    """How a position is shown at a place on a page."""
    return Sight(WORDS[place.lang], place, position.names, position.near, live, draft, room=room)


class Picked(NamedTuple):
    """What pressing a card comes to: a new draft, or a move to try."""

    draft: str = ""
    move: str = ""


class Table(Protocol):
    """What the widgets need of a game's table."""

    def draw(self, state: Any, sight: Sight) -> Element:
        """The table as HTML; of a view, whose unseen cards show their backs, nothing can be played."""

    def room(self, state: Any, near: int) -> Room:
        """The room that a state or view takes, seen from a seat."""

    def actions(self, state: Any, sight: Sight) -> list[Element]:
        """The buttons of a live table that are no cards."""

    def hint(self, state: Any, sight: Sight) -> str:
        """What the one to act may do now, in a sentence."""

    def pick(self, state: Any, draft: str, word: str) -> Picked:
        """What pressing means; ``word`` names a card or one of the actions.  ValueError for any other word."""

    def move(self, state: Any, move: Any, words: Words) -> str:
        """A move in words."""

    def event(self, state: Any, event: Event, sight: Sight) -> str:
        """An event in words; ``state`` is the one before it."""

    def refusal(self, state: Any, violation: Violation, sight: Sight) -> str:
        """A refusal in words."""

    def house_rules(self, state: Any, words: Words) -> list[str]:
        """The form of the game and the house rules that are in force, if they are not the usual ones."""

    def listed(self, state: Any) -> tuple[Any, ...]:
        """The legal moves that may be listed; empty where there can be too many."""

    def card_of(self, move: Any) -> int | None:
        """The card of the hand that a move is about; None if it is about none."""

    def is_trump(self, state: Any, card: int) -> bool:
        """Whether a card is a trump in the state."""

    def hear(self, text: str, state: Any, names: tuple[str, ...]) -> str:
        """A move that somebody wrote in words, in notation; Misheard."""

    def key(self, sight: Sight) -> str:
        """How moves are typed."""

    def hand(self, state: Any, seat: int) -> int:
        """The cards that a seat holds, as a set."""

    def count(self, state: Any, sight: Sight) -> Node:
        """The count of a finished game as a table, all its steps in order; None where there is nothing to count."""

    def sheet(self, state: Any, sight: Sight) -> str:
        """The address of the score sheet with the numbers of a finished game; empty where there is no sheet for it."""
