"""Whole games against the computer: deal after deal, to the end of a match.

The model is ``new`` where a game is begun, else a sitting (:mod:`widgets.kinds.game.sitting`).  The others' moves come one
by one, by themselves.  The device keeps every move, so that a game goes on wherever it was left, and how each deal went.
"""

from widgets import progress
from widgets.kinds.game import beginning
from widgets.kinds.game import sitting as sittings
from widgets.kinds.game.beginning import BEGINNINGS, NEW
from widgets.kinds.game.moving import updated, waits
from widgets.kinds.game.results import look_of, played, result_of
from widgets.kinds.game.sitting import Sitting, start_of
from widgets.kinds.game.view import PACES, View
from widgets.kinds.review import desk
from widgets.place import Device, Place
from widgets.progress import Progress
from widgets.say import Words
from widgets.widget import Frame, Message, Widget

NAME = "play"


class GameWidget(Widget):
    """Its model is a sitting, or where one is begun."""

    only = NAME
    keeps = "progress"
    fresh = True

    def init(self, name: str) -> str:
        """Nothing is played yet."""
        if name != NAME:
            raise KeyError(name)
        return NEW

    def update(self, name: str, model: str, message: Message, device: Device) -> str:
        """Go to a moment of a game or to where one is begun, ``start`` what was chosen, or do something in a game."""
        if message.go is not None:
            _read(name, message.go)
            return message.go
        if message.do == "start":
            return beginning.begun(message, device)
        sitting = _read(name, model)
        if sitting is None:
            raise ValueError("nothing is played")
        if message.do.startswith("pace ") and message.do.removeprefix("pace ") in PACES:
            return model
        shows = PACES[progress.read(device.kept).pace] > 0
        return sittings.write(updated(sitting, message, device, shows))

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The game, or where one is begun."""
        sitting = _read(name, model)
        kept = progress.read(place.device.kept)
        if sitting is None:
            return beginning.frame(model, kept, place, progress.trouble(place.device))
        return View(NAME, sitting, kept, place).frame()

    def without_python(self, words: Words) -> str:
        """The game is kept."""
        return words.game_without_python

    def kept(self, name: str, model: str, message: Message, device: Device) -> str | None:
        """The progress with the game as far as it has come, and how its deal went once that is over."""
        sitting = _read(name, model)
        if sitting is None or message.go is not None:
            return None
        before = progress.read(device.kept)
        return progress.write(_noted(before, sitting, message, device.today))

    def onward(self, name: str, model: str) -> str | None:
        """The next step of another player."""
        sitting = _read(name, model)
        return "answer" if sitting is not None and waits(sitting) else None

    def foresees(self, name: str, model: str) -> bool:
        """Whether decisions of the reader are still to be judged, for the review."""
        sitting = _read(name, model)
        return sitting is not None and not all(map(desk.found, _decisions(sitting)))

    def prepare(self, name: str, model: str) -> bool:
        """Judge them a little."""
        sitting = _read(name, model)
        return sitting is not None and desk.work(_decisions(sitting))


WIDGET = GameWidget()


def _decisions(sitting: Sitting) -> tuple[desk.Question, ...]:
    look = look_of(sitting)
    return desk.questions(look.opening, look.moves)


def _read(name: str, text: str) -> Sitting | None:
    """The sitting of a model, None where one is begun; ValueError or LookupError if there is none."""
    if name != NAME:
        raise KeyError(name)
    return None if text in BEGINNINGS else sittings.read(text)


def _noted(kept: Progress, sitting: Sitting, message: Message, day: str) -> Progress:
    """What is to be kept after a message."""
    if message.do.startswith("pace "):
        return kept._replace(pace=message.do.removeprefix("pace "))
    if message.do == "start":
        kept = kept._replace(choice=sittings.write(start_of(sitting)))
    deal = played(sitting, day)
    if deal is not None:
        kept = progress.with_played(kept, deal)
    for start in [one for one in kept.begun if _same_match(one, sitting)]:
        kept = progress.with_begun(kept, start, None)
    result = result_of(sitting)
    if result is not None and result.match.result is not None:
        return kept
    start, mark, moves = sittings.write(sitting).partition(";")
    return progress.with_begun(kept, start, mark + moves)


def _same_match(start: str, sitting: Sitting) -> bool:
    """Whether a game that was begun is an earlier moment of this match."""
    try:
        other = sittings.read(start)
    except (ValueError, LookupError):
        return False
    mine = sitting.match
    return (other.match.game, other.match.seed, other.players) == (mine.game, mine.seed, sitting.players)
