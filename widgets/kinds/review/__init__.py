"""What a deal that was played teaches: the moments that mattered, each to be played again, and luck apart from play.

The model is ``new`` where a record is brought (:mod:`widgets.kinds.review.opening`), else a look at a deal
(:mod:`widgets.kinds.review.looking`).  What it takes to judge is worked out in slices (:mod:`widgets.kinds.review.desk`).
"""

from widgets import progress
from widgets.kinds.review import desk, opening
from widgets.kinds.review.looking import HINTS, Look, read, write
from widgets.kinds.review.moment import MomentView, question_at, wanted
from widgets.kinds.review.overview import Overview, review_of
from widgets.place import Device, Place
from widgets.play.respond import respond
from widgets.progress import Reviewed
from widgets.say import Words
from widgets.widget import Frame, Message, Widget

NAME = "review"


class ReviewWidget(Widget):
    """Its model is a look at a deal, or where a record is brought."""

    only = NAME
    keeps = "progress"

    def init(self, name: str) -> str:
        """No deal."""
        if name != NAME:
            raise KeyError(name)
        return opening.NEW

    def update(self, name: str, model: str, message: Message, device: Device) -> str:
        """Go to a look, ``open`` a record, ``work`` a slice more, ask for a ``hint``, or do something at the table."""
        if message.go is not None:
            _read(name, message.go)
            return message.go
        look = _read(name, model)
        if message.do == "open":
            return opening.brought(message)
        if look is None:
            raise ValueError("there is no deal yet")
        if message.do == "work":
            desk.work(_wanted(look))
            return model
        return write(_moved(look, message))

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The deal, one of its moments, or where a record is brought."""
        look = _read(name, model)
        if look is None:
            return opening.frame(model, place)
        if look.at is None:
            return Overview(NAME, look, place).frame()
        return MomentView(NAME, look, place).frame()

    def without_python(self, words: Words) -> str:
        """It has to be worked out."""
        return words.review_without_python

    def kept(self, name: str, model: str, message: Message, device: Device) -> str | None:
        """The progress with the mistakes of a deal against the computer, once they are known."""
        look = _read(name, model)
        if look is None or not look.of or look.small or look.at is not None:
            return None
        found = review_of(look)
        if found is None or found.result is None:
            return None
        cases = tuple((one.lesson.theme, round(one.loss, 2)) for one in found.mistakes if one.lesson)
        before = progress.read(device.kept)
        return progress.write(progress.with_reviewed(before, Reviewed(found.game, look.of, device.today, cases)))

    def onward(self, name: str, model: str) -> str | None:
        """The next slice of work."""
        look = _read(name, model)
        return "work" if look is not None and not all(map(desk.found, _wanted(look))) else None


WIDGET = ReviewWidget()


def _read(name: str, text: str) -> Look | None:
    """The look of a model, None where a record is brought; ValueError or LookupError if there is none."""
    if name != NAME:
        raise KeyError(name)
    if text.partition(".")[0] == opening.NEW:
        opening.trouble(text)
        return None
    return read(text)


def _wanted(look: Look) -> list[desk.Question]:
    """What a look needs to be worked out; ValueError where its moves are not legal."""
    return wanted(look) if look.at is not None else list(desk.questions(look.opening, look.moves, look.small))


def _moved(look: Look, message: Message) -> Look:
    """The look after a press at the table of a moment, or a hint."""
    asked = question_at(look)
    if look.shown or look.line is not None or look.attempt.played:
        raise ValueError("there is nothing to play")
    if message.do == "hint":
        return look._replace(hints=min(look.hints + 1, HINTS))
    if message.do in ("undo", "redo"):
        raise ValueError("nothing to take back")
    position = look.opening._replace(state=asked.decision.state)
    return look._replace(attempt=respond(position, look.attempt, message))
