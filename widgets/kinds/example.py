"""The worked example: step through the script, take over at any step, try what is not allowed, come back."""

from collections.abc import Iterator
from functools import lru_cache

from htpy import Element, Node, div, header, li, ol, p, section, span, strong

from engine.cards import cards_of
from widgets.library import example
from widgets.library.script import WITHOUT, Branch, Example, ScriptStep
from widgets.place import Device, Place
from widgets.play import model as models
from widgets.play.attempt import NOTHING, Attempt
from widgets.play.controls import (
    do,
    folded,
    go,
    house_rules,
    house_switch,
    instrument,
    onward,
    share,
    sheet_link,
    slowly,
    solve_link,
    stepping,
)
from widgets.play.model import Model
from widgets.play.replay import Moment, replayed
from widgets.play.respond import respond
from widgets.play.telling import linked, spoken, to_act, told
from widgets.position import Position
from widgets.say import Words
from widgets.tables import TABLES, Sight, Table, sight_of
from widgets.tables.room import Room, largest
from widgets.tables.rule_links import rule_links
from widgets.widget import Frame, Message, Widget


class ExampleWidget(Widget):
    """Its model is where one is in the script, and what one did from there (see :mod:`widgets.play.model`)."""

    def init(self, name: str) -> str:
        """The step that the example opens with."""
        return models.at(example(name).start)

    def update(self, name: str, model: str, message: Message, _: Device) -> str:
        """Go to a moment, or do something at the table (see :func:`widgets.play.respond.respond`)."""
        shown = example(name)
        if message.go is not None:
            target = models.read(message.go)
            _moment(shown, target)
            return models.write(target)
        where = models.read(model)
        attempt = respond(_position(shown, where), where.attempt or NOTHING, message)
        return models.write(where._replace(attempt=attempt))

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The table, what led to it, and the ways on."""
        return _Shown(example(name), models.read(model), place).frame()

    def without_python(self, words: Words) -> str:
        """It can be read and stepped."""
        return words.example_without_python

    def moments(self, name: str) -> Iterator[str]:
        """All moments of the script and its branches."""
        shown = example(name)
        for step in range(len(shown.steps)):
            yield models.at(step)
        for branch in shown.branches:
            for step in range(0 if branch.opening else 1, len(branch.steps) + 1):
                yield models.at(step, branch.id)

    def static(self, name: str, place: Place) -> tuple[str, Node]:
        """Every step in words, with the table after it."""
        return sight_of(example(name).position, place).words.all_steps, _all_steps(example(name), place)


WIDGET = ExampleWidget()


def _step(shown: Example, model: Model) -> ScriptStep:
    """The step that a model is at; ValueError if there is none."""
    return _script(shown, model)[model.step]


def _script(shown: Example, model: Model) -> tuple[ScriptStep, ...]:
    """The steps that the model's are numbered by; ValueError if it is beyond them."""
    try:
        steps = shown.script(model.branch)
    except KeyError:
        raise ValueError("no such branch") from None
    if model.step >= len(steps) or (model.branch and model.step == 0 and not shown.branch(model.branch).opening):
        raise ValueError("no such step")
    return steps


def _position(shown: Example, model: Model) -> Position:
    """The position from which the reader's own attempt begins."""
    return shown.position._replace(state=_step(shown, model).state)


def _moment(shown: Example, model: Model) -> Moment:
    """The moment of a model; ValueError if it does not fit the example."""
    scripted = _moment_of_step(_script(shown, model), model.step)
    if model.attempt is None:
        return scripted
    moment = replayed(_position(shown, model), model.attempt)
    if model.attempt.played:
        return moment
    return moment._replace(before=scripted.before, events=scripted.events)


def _moment_of_step(steps: tuple[ScriptStep, ...], step: int) -> Moment:
    now = steps[step]
    return Moment(now.state, steps[max(0, step - 1)].state, now.events, now.violations)


class _Shown:
    """A model of an example at a place."""

    def __init__(self, shown: Example, model: Model, place: Place):
        self.shown = shown
        self.model = model
        self.steps = _script(shown, model)
        self.moment = _moment(shown, model)
        self.game = shown.position.game
        self.table = TABLES[self.game.NAME]
        own = model.attempt
        sight = sight_of(shown.position, place, own is not None, own.draft if own else "", _room(shown.name))
        self.sight = sight._replace(counted=self.steps[model.step].counted) if own is None else sight
        self.words = sight.words

    def frame(self) -> Frame:
        """What is seen and said."""
        own = self.model.attempt
        said = spoken(self.moment, self.game, self.table, self.sight)
        caption = self._caption()
        if own is None and caption:
            said.append(caption)
        # A card pressed before the reader has taken over is a way to do so.
        touched = {"data-touch": "play"} if own is None and self.game.actor(self.moment.state) is not None else {}
        html = section(".example", touched, aria_labelledby=self.sight.place.id("title"))[
            self._head(),
            instrument(
                self.table.draw(self.moment.state, self.sight),
                [self._house(), div(".say", {"data-say": ""})[self._said()]],
                self._stepper() if own is None else self._controls(own),
            ),
            folded(self.game, self.moment, self.table, self.sight),
        ]
        return Frame(html, " ".join(said))

    def _head(self) -> Element:
        words, own = self.words, self.model.attempt
        title = self.shown.title.say(words.lang)
        if self.model.branch:
            title = _branch_title(self.shown.branch(self.model.branch), words)
        if own is not None:
            where = words.moves_played(len(own.played))
        else:
            where = words.step(self.model.step, len(self.steps) - 1) if self.model.step else words.opening
        return header(".talong-head")[
            p(".title", id=self.sight.place.id("title"), tabindex="-1")[title],
            span(".where")[where],
        ]

    def _house(self) -> Node:
        """The house rules in force; where the example is about one, a switch that leaves the reader where they are."""
        branch = self.model.branch
        if not self.shown.switched or branch not in ("", WITHOUT):
            return house_rules(self.table, self.moment.state, self.sight)
        rules = self.table.house_rules(self.shown.steps[0].state, self.words)
        other = self._switched(Model(self.model.step, "" if branch else WITHOUT, self.model.attempt))
        return house_switch(self.sight.place, rules, self.words, on=not branch, other=models.write(other))

    def _switched(self, other: Model) -> Model:
        """The same moment, or the nearest there is; the reader's own moves where they can be made there too."""
        nearest = other._replace(step=min(other.step, len(self.shown.script(other.branch)) - 1))
        try:
            _moment(self.shown, nearest)
        except ValueError:
            return nearest._replace(attempt=NOTHING)
        return nearest

    def _caption(self) -> str:
        if self.model.branch == WITHOUT and not self.steps[self.model.step].counted:
            return self.words.house_rule_off
        return self.steps[self.model.step].caption.say(self.words.lang)

    def _said(self) -> list[Node]:
        said = told(self.moment, self.game, self.table, self.sight)
        if self.model.attempt is not None:
            return [*said, to_act(self.shown.position, self.moment, self.table, self.sight)]
        step = self.steps[self.model.step]
        caption, rules = self._caption(), _further_rules(step, self.sight)
        said.append(p(".caption")[caption, rules] if caption or rules else None)
        ways = self._ways()
        if ways:
            said.append(p(".branches")[ways])
        if self.model.branch and self.model.step == len(self.steps) - 1:
            said.append(_comparison(self.shown, self.shown.branch(self.model.branch), self.table, self.words))
        return said

    def _ways(self) -> list[Node]:
        """The other ways to go on from here, or the way back to the main line."""
        words, place, model = self.words, self.sight.place, self.model
        if model.branch == WITHOUT:
            return []
        if model.branch:
            leaves = models.at(self.shown.branch(model.branch).at)
            return [go(place, "main-line", leaves, words.main_line)]
        return [
            go(place, f"branch-{other.id}", models.at(1, other.id), words.other_way_to(other.title.say(words.lang)))
            for other in self.shown.branches
            if other.at == model.step and not other.opening
        ]

    def _stepper(self) -> list[Node]:
        """The controls of the script."""
        words, place = self.words, self.sight.place
        step, branch = self.model.step, self.model.branch
        last = len(self.steps) - 1
        # Without the house rule the line has an opening of its own; every other branch leaves the main line.
        aside = self.shown.branch(branch).at if branch and branch != WITHOUT else None
        leaves = models.at(0, branch) if aside is None else models.at(aside)
        back = None if step == 0 else leaves if step == 1 else models.at(step - 1, branch)
        forward = models.at(step + 1, branch) if step < last else None
        sheet = self.table.sheet(self.moment.state, self.sight)
        long = last > 1
        places = [(words.opening if aside is None else words.main_line, leaves)]
        places += [(words.step(index, last), models.at(index, branch)) for index in range(1, last + 1)]
        return [
            div(".controls")[
                sheet_link(sheet, self.sight) if sheet else do(place, "play", words.play_yourself),
                slowly(self.sight, forward is not None) if long else None,
            ],
            onward(
                go(place, "back", back, words.back, "ArrowLeft"),
                go(place, "next", forward, words.next, "ArrowRight", "b primary"),
                [
                    stepping(self.sight, step, places) if long else None,
                    share(self.shown.name, models.write(self.model), place, words),
                ],
            ),
        ]

    def _controls(self, own: Attempt) -> list[Node]:
        """The controls of the reader's own play."""
        words, place, model = self.words, self.sight.place, self.model
        state = self.moment.state
        start = models.write(model._replace(attempt=NOTHING))
        script = models.at(model.step, model.branch)
        actions = self.table.actions(state, self.sight)
        return [
            div(".controls.moves")[actions] if actions else None,
            div(".controls")[
                do(place, "undo", words.undo, bool(own.played)),
                do(place, "redo", words.redo, bool(own.undone)),
                go(place, "start-over", start if own.played else None, words.start_over),
                go(place, "script", script, words.return_to_script),
                solve_link(self.game, state, self.sight),
                share(self.shown.name, models.write(model), place, words),
            ],
        ]


@lru_cache(maxsize=16)
def _room(name: str) -> Room:
    """What every step of the example has room in."""
    shown = example(name)
    table, near = TABLES[shown.position.game.NAME], shown.position.near
    scripts = (shown.steps, *(branch.steps for branch in shown.branches))
    return largest(table.room(step.state, near) for script in scripts for step in script)


def _branch_title(branch: Branch, words: Words) -> str:
    return words.branch_title(branch.title.say(words.lang), words.verdict(branch.verdict))


def _further_rules(step: ScriptStep, sight: Sight) -> list[Node]:
    """Links to the rules that a step names beside those of its events."""
    named = {event.rule for event in step.events} | {violation.rule for violation in step.violations}
    return rule_links([rule for rule in step.rules if rule not in named], sight.words, sight.place)


def _comparison(shown: Example, branch: Branch, table: Table, words: Words) -> Node:
    """How the hand of the branch's seat differs from what the main line left it."""
    if branch.compare is None:
        return None
    main = table.hand(shown.steps[-1].state, branch.compare)
    other = table.hand(branch.steps[-1].state, branch.compare)
    only_main, only_other = (words.cards(cards_of(hand)) if hand else "" for hand in (main & ~other, other & ~main))
    return div(".compare")[
        p[strong[words.compare_title]],
        p[words.compare(shown.position.names[branch.compare], only_main, only_other)],
    ]


def _all_steps(shown: Example, place: Place) -> list[Node]:
    """The main line and each branch as ordered lists."""
    sight = sight_of(shown.position, place)
    table = TABLES[shown.position.game.NAME]
    lines: list[Node] = [*_steps_in_words(shown, shown.steps, 0, table, sight)]
    for branch in shown.branches:
        lines.append(p(".way")[strong[_branch_title(branch, sight.words)]])
        lines += _steps_in_words(shown, shown.script(branch.id), 1, table, sight)
        lines.append(_comparison(shown, branch, table, sight.words))
    return lines


def _steps_in_words(
    shown: Example, steps: tuple[ScriptStep, ...], start: int, table: Table, sight: Sight
) -> list[Node]:
    """The steps from ``start`` on, numbered as in the frames; those of a count as a table."""
    items = []
    for index in range(start, len(steps)):
        if steps[index].counted:
            break
        moment = _moment_of_step(steps, index)
        said: list[Node] = [[one, " "] for one in linked(moment, shown.position.game, table, sight)]
        caption = steps[index].caption.say(sight.words.lang)
        items.append(li[p[said, caption, _further_rules(steps[index], sight)], table.draw(moment.state, sight)])
    said = linked(_moment_of_step(steps, len(steps) - 1), shown.position.game, table, sight)
    counted = [table.count(steps[-1].state, sight), p[said]] if steps[-1].counted else None
    return [ol(start=str(start))[items], counted]
