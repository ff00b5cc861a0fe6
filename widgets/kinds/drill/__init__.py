"""Rule drills: a question made from a seed, answered by marking, and judged choice by choice with the rules.

The model is the seed, what is marked, ``!`` once it is answered, and how many of how many were right so far:
``123456;7c Qd;!;2/3``; ``?`` in place of ``!`` where an answer was wanted before there was one.  What is empty at the
end is left out, so the seed alone is a question as yet unanswered.
"""

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, Node, button, div, header, li, p, section, span, strong, ul

from engine.deal import numbers
from widgets.kinds.drill.board import Board
from widgets.kinds.drill.drills import DRILLS, Question
from widgets.kinds.drill.question import SEEDS, Choice
from widgets.library import chart
from widgets.place import Device, Place
from widgets.play.controls import go, instrument, share
from widgets.play.telling import Told
from widgets.say import WORDS, Words
from widgets.tables.rule_links import rule_links
from widgets.widget import Frame, Message, Widget

FIRST = {"beats": 91, "roles": 21, "takes": 48, "builds": 5, "count": 87}
"""The seeds of the questions that the pages open with."""

MOST = 9999


class Model(NamedTuple):
    """A seed, the names of what is marked, whether it is answered, the score of the visit; ``early`` is whether an answer
    was wanted before there was one.
    """

    seed: int
    marked: tuple[str, ...] = ()
    answered: bool = False
    right: int = 0
    asked: int = 0
    early: bool = False


class DrillWidget(Widget):
    """Its model is the seed of a question, what is marked, whether it is answered, and the score of the visit."""

    keeps = "drills"
    """Nothing is kept yet; the name makes the client tell of the device, whose luck a new question comes from."""

    def init(self, name: str) -> str:
        """The question that the page opens with."""
        return str(FIRST[_kind(name)])

    def update(self, name: str, model: str, message: Message, device: Device) -> str:
        """``mark NAME`` marks or unmarks a choice, ``answer`` judges, ``another`` asks anew, from the device's luck."""
        if message.go is not None:
            return write(read(name, message.go)[0])
        now, asks = read(name, model)
        word, _, rest = message.do.partition(" ")
        match word:
            case "mark" if not now.answered:
                return write(_marked(now, asks, rest))
            case "answer" if not now.answered and _ready(now, asks):
                right = now.right + _solved(now, asks)
                return write(now._replace(answered=True, right=min(right, MOST), asked=min(now.asked + 1, MOST)))
            case "answer" if not now.answered:
                return write(now._replace(early=True))
            case "another":
                return write(Model(_another(now.seed, device), right=now.right, asked=now.asked))
        raise ValueError("no such message")

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The question, what is marked and, once it is answered, the verdict on every choice."""
        now, asks = read(name, model)
        words = WORDS[place.lang]
        board = Board(words, place, True, now.marked, _signs(now, asks) if now.answered else {})
        html = section(".drill", aria_labelledby=place.id("title"))[
            header(".talong-head")[
                p(".title", id=place.id("title"), tabindex="-1")[chart(name).say(place.lang)],
                span(".where")[words.drill_score(now.right, now.asked)] if now.asked else None,
            ],
            instrument(
                asks.draw(board),
                [
                    p(".prompt")[asks.prompt(words)],
                    div(".say", {"data-say": ""})[
                        _judgement(now, asks, words, place) if now.answered else _help(now, asks, words)
                    ],
                ],
                _controls(name, now, asks, words, place),
            ),
        ]
        return Frame(html, _spoken(now, asks, words))

    def without_python(self, words: Words) -> str:
        """The question can be read, and its answer below."""
        return words.drill_without_python

    def static(self, name: str, place: Place) -> tuple[str, Node]:
        """The first question with its answer."""
        return WORDS[place.lang].drill_with_answer, [_answered(name, place)]


WIDGET = DrillWidget()


def _kind(name: str) -> str:
    """The kind of drill: what its name says after ``drill-``; ValueError if there is no such kind."""
    chart(name)
    kind = name.removeprefix("drill-")
    if kind not in DRILLS:
        raise ValueError(f"no such kind of drill: {kind}")
    return kind


@lru_cache(maxsize=16)
def question(kind: str, seed: int) -> Question:
    """The question of a kind that a seed stands for."""
    return DRILLS[kind](seed)


def read(name: str, text: str) -> tuple[Model, Question]:
    """The model that a text spells, and its question; ValueError if it spells none."""
    seed, marked, state, score = (*text.split(";"), "", "", "")[:4]
    right, _, asked = score.partition("/") if score else ("0", "", "0")
    model = Model(
        _number(seed, SEEDS - 1), tuple(marked.split()), state == "!", _number(right), _number(asked), state == "?"
    )
    asks = question(_kind(name), model.seed)
    known = [choice.name for group in asks.groups for choice in group.choices]
    if not model.right <= model.asked or write(model) != text or list(model.marked) != _in_order(known, model.marked):
        raise ValueError("not a drill")
    if any(group.single and sum(one.name in model.marked for one in group.choices) > 1 for group in asks.groups):
        raise ValueError("only one of these")
    if (model.answered or model.early) and model.answered != _ready(model, asks):
        raise ValueError("not answered")
    return model, asks


def _number(text: str, most: int = MOST) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 10) or int(text) > most:
        raise ValueError("no such number")
    return int(text)


def _in_order(known: list[str], marked: tuple[str, ...]) -> list[str]:
    return [name for name in known if name in marked]


def write(model: Model) -> str:
    """The text of a model."""
    score = f"{model.right}/{model.asked}" if model.asked else ""
    return ";".join(
        (str(model.seed), " ".join(model.marked), "!" if model.answered else "?" if model.early else "", score)
    ).rstrip(";")


def _ready(model: Model, asks: Question) -> bool:
    """Whether there is an answer to judge: one choice of every single group."""
    return all(any(one.name in model.marked for one in group.choices) for group in asks.groups if group.single)


def _solved(model: Model, asks: Question) -> bool:
    return all(one.right == (one.name in model.marked) for group in asks.groups for one in group.choices)


def _another(seed: int, device: Device) -> int:
    """A seed from the device's luck; where it tells of none, one that follows from the last."""
    return device.luck % SEEDS or next(numbers(str(seed))) % SEEDS


def _marked(model: Model, asks: Question, name: str) -> Model:
    """With a choice marked, or not any more; in a single group it takes the place of another."""
    group = next((group for group in asks.groups if any(one.name == name for one in group.choices)), None)
    if group is None:
        raise ValueError("no such choice")
    marked = {*model.marked} ^ {name}
    if group.single:
        marked = {*model.marked} - {one.name for one in group.choices} | {name}
    known = [choice.name for group in asks.groups for choice in group.choices]
    return model._replace(marked=tuple(one for one in known if one in marked), early=False)


# What is seen


class Finding(NamedTuple):
    """A verdict on what was chosen, in words, and the choice whose reason is told."""

    verdict: str
    word: str
    choice: Choice


def verdict(choice: Choice, marked: tuple[str, ...]) -> str:
    """``right`` or ``wrong`` if it was marked, else ``missed`` or ``left``, rightly."""
    if choice.name in marked:
        return "right" if choice.right else "wrong"
    return "missed" if choice.right else "left"


def findings(model: Model, asks: Question, words: Words) -> list[Finding]:
    """Every choice judged; of a single group the one that was chosen, with the reason for the one that is right."""
    found = []
    for group in asks.groups:
        for choice in group.choices:
            how = verdict(choice, model.marked)
            if not group.single or how == "right":
                found.append(Finding(how, words.drill_verdict(how), choice))
            elif how == "wrong":
                right = next(one for one in group.choices if one.right)
                found.append(Finding(how, words.drill_wrong(asks.label(choice, words)), right))
    return found


def _spoken(model: Model, asks: Question, words: Words) -> str:
    """The question, what is marked, or how the answer was, with every mistake."""
    if model.early:
        return f"{words.drill_early} {asks.help(words)}"
    if not model.answered:
        marked = [asks.label(one, words) for one in _choices(asks) if one.name in model.marked]
        return words.drill_marked(marked) if marked else f"{asks.prompt(words)} {asks.help(words)}"
    mistakes = [
        f"{one.word} {asks.why(one.choice, words)}"
        for one in findings(model, asks, words)
        if one.verdict in ("wrong", "missed")
    ]
    return " ".join([words.drill_result(_solved(model, asks)), *mistakes])


def _signs(model: Model, asks: Question) -> dict[str, str]:
    """The verdicts by the names of the choices; of a single group only what was chosen and what is right."""
    return {
        choice.name: how
        for group in asks.groups
        for choice in group.choices
        if (how := verdict(choice, model.marked)) != "left" or not group.single
    }


def _choices(asks: Question) -> list[Choice]:
    return [choice for group in asks.groups for choice in group.choices]


def _judgement(model: Model, asks: Question, words: Words, place: Place) -> list[Node]:
    """How the answer was, choice by choice, and what else there is to say."""
    solved = _solved(model, asks)
    items = [
        li(data_verdict=one.verdict)[
            p[strong[one.word], " ", _sentence((asks.why(one.choice, words), one.choice.rules), words, place)]
        ]
        for one in findings(model, asks, words)
    ]
    return [
        p(class_=f"caption {'done' if solved else 'wrong'}")[words.drill_result(solved)],
        ul(".verdicts")[items],
        _more(asks, words, place),
    ]


def _help(model: Model, asks: Question, words: Words) -> Node:
    """How to answer; if that was tried too early, first that something is missing."""
    if model.early:
        return ul(".refused")[li[words.drill_early, " ", asks.help(words)]]
    return p(".why")[asks.help(words)]


def _more(asks: Question, words: Words, place: Place) -> Node:
    more = asks.more(words)
    return ul(".events")[[li[_sentence(one, words, place)] for one in more]] if more else None


def _sentence(told: Told, words: Words, place: Place) -> Node:
    sentence, rules = told
    return [span[sentence], rule_links(rules, words, place)]


def _controls(name: str, model: Model, asks: Question, words: Words, place: Place) -> Element:
    ready = _ready(model, asks)
    again = write(Model(model.seed, right=model.right, asked=model.asked))
    if model.answered:
        buttons = [
            button(".b.primary", {"data-focus": ""}, type="button", id=place.id("another"), data_do="another")[
                words.drill_another
            ],
            go(place, "again", again, words.try_again),
        ]
    else:
        buttons = [
            button(
                class_="b primary",
                type="button",
                id=place.id("answer"),
                data_do="answer",
                aria_disabled=None if ready else "true",
            )[words.drill_answer],
            button(".b", type="button", id=place.id("skip"), data_do="another")[words.skip_task],
        ]
    return div(".controls.onward")[buttons, share(name, str(model.seed), place, words)]


def _answered(name: str, place: Place) -> Element:
    """The first question with its answer, for readers without a script."""
    asks = question(_kind(name), FIRST[_kind(name)])
    words = WORDS[place.lang]
    right = tuple(one.name for one in _choices(asks) if one.right)
    told = [one for group in asks.groups for one in group.choices if one.right or not group.single]
    reasons = [li[_sentence((asks.why(one, words), one.rules), words, place)] for one in told]
    return div(".drilled")[
        p[asks.prompt(words)],
        asks.draw(Board(words, place, False, right, _signs(Model(0, right), asks))),
        ul(".verdicts")[reasons],
        _more(asks, words, place),
    ]
