"""What a message makes of a sitting.

``answer`` is the next step of whoever is to act but the reader, ``next`` the next deal, ``again`` a new match with the same
players, ``ask QUESTION``, ``switch WORD``; or what a live table sends (:func:`widgets.play.respond.respond`).
"""

from functools import lru_cache
from itertools import chain
from typing import Any

from engine.deal import numbers
from engine.game import Match
from engine.match import following
from engine.players import Choice, choose
from widgets.kinds.game.sitting import BACK, BETTER, COMMENTS, OPEN, QUESTIONS, SWITCHES, WHY, Sitting
from widgets.place import Device
from widgets.play.attempt import Attempt
from widgets.play.replay import Moment, made, moments
from widgets.play.respond import respond
from widgets.position import Position
from widgets.widget import Message

STRONGEST = 5
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def updated(sitting: Sitting, message: Message, device: Device, shows: bool) -> Sitting:
    """The sitting after a message; ValueError if it makes no sense.  ``shows``: opponents show a move before they make it."""
    word, _, rest = message.do.partition(" ")
    match word:
        case "answer" if waits(sitting):
            return answered(sitting, shows)
        case "next":
            return next_deal(sitting)
        case "again" if over(sitting):
            return again(sitting, device)
        case "ask" if rest in QUESTIONS:
            return sitting._replace(ask="" if sitting.ask == rest else rest)
        case "switch" if rest in SWITCHES:
            return switched(sitting, rest)
    return _moved(sitting, message)


def steps_of(sitting: Sitting) -> tuple[Moment, ...]:
    """The opening and the moment after each move; ValueError if one is not legal."""
    return _steps(sitting.position, sitting.attempt.played)


@lru_cache(maxsize=8)
def _steps(position: Position, played: tuple[str, ...]) -> tuple[Moment, ...]:
    return tuple(moments(position, played))


def state_of(sitting: Sitting) -> Any:
    """The state that the moves have come to; ValueError if one is not legal."""
    return steps_of(sitting)[-1].state


def over(sitting: Sitting) -> bool:
    """Whether the deal or pack is over."""
    return sitting.game.actor(state_of(sitting)) is None


def waits(sitting: Sitting) -> bool:
    """Whether another than the reader is to act, and the reader does not look back."""
    return sitting.look is None and sitting.game.actor(state_of(sitting)) not in (None, sitting.near)


def choice_after(sitting: Sitting, made: int, level: int) -> Choice:
    """What a player of the level does as the one to act after so many moves."""
    return _choice(sitting.match, sitting.position, sitting.attempt.played[:made], level)


@lru_cache(maxsize=64)
def _choice(match: Match, position: Position, played: tuple[str, ...], level: int) -> Choice:
    """The same: what is thought out once is told again as often as somebody looks."""
    game, steps = position.game, _steps(position, played)
    state = steps[-1].state
    seat = game.actor(state)
    assert seat is not None
    log = tuple(chain.from_iterable(game.witnessed(one.before, one.events, seat) for one in steps))
    return choose(game.view(state, seat), log, level, luck(match, len(played)))


def luck(match: Match, made: int) -> int:
    """What decides where a player has nothing else to go by: not the cards' luck, and another for every move."""
    return next(numbers(f"players/{match.seed}/{match.number}/{made}")) >> 32


def answered(sitting: Sitting, shows: bool) -> Sitting:
    """The sitting after an opponent has shown a move, or made it."""
    game, state, played = sitting.game, state_of(sitting), sitting.attempt.played
    if sitting.aim:
        move = sitting.aim
    else:
        seat = game.actor(state)
        assert seat is not None
        chosen = choice_after(sitting, len(played), sitting.players[seat]).move
        move = game.write_move(chosen)
        if shows and chosen.verb in ("take", "build") and game.NAME == "kasino":
            return sitting._replace(aim=move, ask="")
    made(game, state, move)
    return sitting._replace(attempt=Attempt((*played, move)), aim="", ask="")


def next_deal(sitting: Sitting) -> Sitting:
    """The match before its next deal or pack; ValueError if this one goes on, or the match is over."""
    match = following(sitting.match, sitting.game.outcome(state_of(sitting)))
    if match.result is not None:
        raise ValueError("the match is over")
    return Sitting(match, sitting.players, sitting.names, on=sitting.on, used=seen_from_the_start(sitting.on))


def again(sitting: Sitting, device: Device) -> Sitting:
    """A new match with the same players; who dealt the last deal of this one deals to the left (K18, CA28)."""
    match = sitting.match
    fresh = match._replace(
        seed=seed_of(device.luck),
        dealer=(match.dealer + 1) % match.seats,
        number=1,
        points=(0,) * len(match.points),
        result=None,
    )
    return Sitting(fresh, sitting.players, sitting.names, on=sitting.on, used=seen_from_the_start(sitting.on))


def seed_of(luck: int) -> str:
    """A seed that can be read out: digits and small letters."""
    number = next(numbers(f"seed/{luck}"))
    return "".join(DIGITS[number // 36**place % 36] for place in range(8))


def seen_from_the_start(on: tuple[str, ...]) -> tuple[str, ...]:
    """Which of the switches that are on have an effect at once: open hands are seen."""
    return tuple(one for one in on if one == OPEN)


def switched(sitting: Sitting, word: str) -> Sitting:
    """The sitting with a switch turned; open hands count as used at once, unless the deal is over."""
    on = tuple(one for one in SWITCHES if (one in sitting.on) != (one == word))
    sitting = sitting._replace(on=on, ask="")
    return using(sitting, OPEN) if word == OPEN and OPEN in on and not over(sitting) else sitting


def using(sitting: Sitting, word: str) -> Sitting:
    """The sitting in which a switch has been made use of."""
    return sitting._replace(used=tuple(one for one in SWITCHES if one in sitting.used or one == word))


def own_last(sitting: Sitting) -> int:
    """The place of the reader's last move, from 1; 0 if there is none."""
    steps = enumerate(steps_of(sitting))
    return max((at for at, one in steps if at and sitting.game.actor(one.before) == sitting.near), default=0)


def _moved(sitting: Sitting, message: Message) -> Sitting:
    """The sitting after a press or a move of the reader; back to before the own last move, not to an answer."""
    if message.do == "undo":
        last = own_last(sitting)
        if BACK not in sitting.on or not last or sitting.look is not None:
            raise ValueError("nothing to take back")
        return using(sitting, BACK)._replace(attempt=Attempt(sitting.attempt.played[: last - 1]), aim="", ask="")
    if sitting.look is not None or sitting.game.actor(state_of(sitting)) != sitting.near or message.do == "redo":
        raise ValueError("it is not the reader's turn")
    before = sitting.attempt.played
    attempt = respond(sitting.position, sitting.attempt, message)
    sitting = sitting._replace(attempt=attempt, ask="")
    moved = len(attempt.played) > len(before)
    return using(sitting, COMMENTS) if moved and COMMENTS in sitting.on else sitting


def asked_why(sitting: Sitting) -> list[tuple[int, Choice]]:
    """The others' moves since the reader's last one: the place of each, from 1, and what was chosen, with the reasons."""
    if sitting.ask != WHY:
        return []
    steps = steps_of(sitting)
    places = range(own_last(sitting) + 1, len(steps))
    return [(at, choice_after(sitting, at - 1, sitting.players[_actor(sitting, steps[at])])) for at in places]


def _actor(sitting: Sitting, moment: Moment) -> int:
    seat = sitting.game.actor(moment.before)
    assert seat is not None
    return seat


def better(sitting: Sitting) -> Choice | None:
    """What the strongest player would have done instead of the reader's last move; None where it is the same or not asked.

    It is asked by the question, or by comments that are on.
    """
    last = own_last(sitting)
    if not last or not (sitting.ask == BETTER or COMMENTS in sitting.on):
        return None
    chosen = choice_after(sitting, last - 1, STRONGEST)
    return None if sitting.game.write_move(chosen.move) == sitting.attempt.played[last - 1] else chosen
