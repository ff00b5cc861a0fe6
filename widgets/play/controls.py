"""What widgets with a table have in common under it: buttons, the list of moves, the field for typed ones."""

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from htpy import Element, Node, a, button, details, div, form, label, li, option, output, p, select, summary, ul
from htpy import input as field

from engine.game import Game
from widgets.place import Place
from widgets.play.replay import Moment
from widgets.play.respond import TYPED_LENGTH
from widgets.say import Words
from widgets.tables import Sight, Table


def go(place: Place, name: str, target: str | None, text: str, keys: str = "", kind: str = "b") -> Element:
    """A button to another model; without a target it cannot be pressed."""
    return button(
        type="button",
        id=place.id(name),
        class_=kind,
        aria_disabled="true" if target is None else None,
        data_go=target,
        data_key=keys if keys and target is not None else None,
    )[text]


def do(place: Place, name: str, text: str, enabled: bool = True, kind: str = "b") -> Element:
    """A button that sends its name."""
    return button(
        type="button",
        id=place.id(name),
        class_=kind,
        data_do=name if enabled else None,
        aria_disabled=None if enabled else "true",
    )[text]


def instrument(table: Element, telling: Node, ways: Node) -> Element:
    """One moment on one screen: the table, what is said of it, and what can be pressed, always in the same places."""
    return div(".instrument")[table, div(".telling", tabindex="0")[telling], div(".ways")[ways]]


def onward(back: Node, forward: Node, along: Node = None) -> Element:
    """The lowest row: the way on lies at the same place in every step, and over it how far one has come."""
    return div(".controls.onward")[along and div(".along")[along], back, forward]


def through(sight: Sight, step: int, last: int, at: Callable[[int], str]) -> Element:
    """Back, on and along the steps from 0 to the last, each with its model."""
    words, place = sight.words, sight.place
    places = [(words.opening, at(0)), *((words.step(one, last), at(one)) for one in range(1, last + 1))]
    return onward(
        go(place, "back", at(step - 1) if step else None, words.back, "ArrowLeft"),
        go(place, "next", at(step + 1) if step < last else None, words.next, "ArrowRight", "b primary"),
        stepping(sight, step, places) if last else None,
    )


DOTS = 9
"""More places than this are not dots but a slider."""


def stepping(sight: Sight, reached: int, places: list[tuple[str, str]]) -> Element:
    """How far one has come, and a way to jump to each place, which has a name and a model."""
    return dots(sight, reached, places) if len(places) <= DOTS else slider(sight, reached, places)


def slider(sight: Sight, reached: int, places: list[tuple[str, str]]) -> Element:
    """The same for many places; the client goes to the model that stands in the list where the slider stands."""
    id = sight.place.id("slider")
    return div(".slider")[
        field(
            {"data-go-along": " ".join(model for _, model in places)},
            type="range",
            id=id,
            min="0",
            max=str(len(places) - 1),
            value=str(reached),
            autocomplete="off",
            aria_label=sight.words.jump,
            aria_valuetext=places[reached][0],
        ),
        output(for_=id, aria_hidden="true")[f"{reached} / {len(places) - 1}"],
    ]


def dots(sight: Sight, reached: int, places: list[tuple[str, str]]) -> Element:
    """How far one has come, and a way to jump: a dot for each place, which has a name and a model."""
    buttons = [
        button(
            type="button",
            id=sight.place.id(f"dot-{index}"),
            class_="dot on" if index <= reached else "dot",
            data_go=target,
            aria_label=name,
            aria_current="step" if index == reached else None,
            data_key={0: "Home", len(places) - 1: "End"}.get(index),
            tabindex="0" if index == reached else "-1",
        )
        for index, (name, target) in enumerate(places)
    ]
    return div(".dots", {"data-dots": ""}, id=sight.place.id("dots"), role="group", aria_label=sight.words.jump)[
        buttons
    ]


def choice(place: Place, name: str, title: str, choices: list[tuple[str, str]], now: str) -> Element:
    """A field of a form in which one of several values is chosen, each with its text."""
    id = place.id(name.replace(".", "-"))
    return div(".pick")[
        label(for_=id)[title],
        select(id=id, name=name)[[option(value=value, selected=value == now)[text] for value, text in choices]],
    ]


def written(place: Place, name: str, value: str, longest: int, **more: str) -> Node:
    """A field of a form in which something short is written."""
    return field(
        type="text",
        id=place.id(name),
        name=name,
        value=value,
        maxlength=str(longest),
        **more,
        autocomplete="off",
        spellcheck="false",
    )


def toggle(place: Place, name: str, message: str, on: bool, text: str) -> Element:
    """A button that stays pressed while something is on."""
    attributes = {"type": "button", "id": place.id(name), "data-do": message, "aria-pressed": str(on).lower()}
    return button(".b", attributes)[text]


def switch(place: Place, name: str, on: bool, text: str, **leads: str) -> Element:
    """The same as a switch, which ``leads`` to a message or a model."""
    attributes = {"type": "button", "id": place.id(name), "role": "switch", "aria-checked": str(on).lower()}
    return button(".switch", attributes, **leads)[text]


def to_file(place: Place, name: str, content: str, file: str, text: str) -> Element:
    """The way to save a text as a file."""
    address = f"data:text/plain;charset=utf-8,{quote(content)}"
    return a(".b", id=place.id(name), href=address, download=file)[text]


def shared(place: Place, id: str, name: str, model: str, text: str, kind: str) -> Element:
    """The address of a model of the widget of that name, which the page's script gives away."""
    address = f"?{name}={quote(model, safe='')}#{place.id('title')}"
    return a({"class": kind, "data-share": ""}, id=place.id(id), href=address)[text]


def share(name: str, model: str, place: Place, words: Words, with_moves: str = "") -> list[Element]:
    """A model to be given away, and one with the reader's moves if there are any."""
    links = [("share", model, words.share)]
    if with_moves:
        links.append(("share-moves", with_moves, words.share_with_moves))
    return [shared(place, id, name, one, text, "aside") for id, one, text in links]


def solve_link(game: Game, state: Any, sight: Sight) -> Node:
    """The way to the page that solves the position, where that can be tried."""
    if game.actor(state) is None:
        return None
    address = f"{sight.place.root}solve/?solve={quote(game.write(state), safe='')}"
    return a(".aside", id=sight.place.id("solve"), href=address)[sight.words.solve_this]


def house_rules(table: Table, state: Any, sight: Sight) -> Node:
    """The house rules that are in force, in words."""
    found = table.house_rules(state, sight.words)
    return p(".house")[sight.words.house_rule, ": ", ", ".join(found), "."] if found else None


def house_switch(place: Place, rules: list[str], words: Words, *, on: bool, other: str) -> Element:
    """The same as a switch to the model in which they are off, or on again."""
    return p(".house")[words.house_rule, ": ", switch(place, "house", on, ", ".join(rules), data_go=other)]


def sheet_link(address: str, sight: Sight) -> Element:
    """The way to the score sheet with the numbers of what is shown, to change them."""
    return a(".b", id=sight.place.id("sheet"), href=address)[sight.words.count_on_the_sheet]


def folded(game: Game, moment: Moment, table: Table, sight: Sight) -> list[Node]:
    """Under the instrument, where it is played at: what may be done, and a field for what is written."""
    return [_legal_moves(game, moment, table, sight), _typed_move(table, sight)] if sight.live else []


def _legal_moves(game: Game, moment: Moment, table: Table, sight: Sight) -> Node:
    """The legal moves as buttons, folded away."""
    moves = table.listed(moment.state)
    if not moves:
        return None
    texts = [game.write_move(move) for move in moves]
    buttons = [
        li[
            button(".b", type="button", id=sight.place.id("move-" + text.replace(" ", "-")), data_do=f"move {text}")[
                table.move(moment.state, move, sight.words)
            ]
        ]
        for move, text in zip(moves, texts, strict=True)
    ]
    return details(".may", id=sight.place.id("may"))[summary[sight.words.what_may_i_do], ul(".moves")[buttons]]


def slowly(sight: Sight, more: bool, at_once: bool = False) -> Element:
    """A switch for the client: step by itself, until the end or until the reader presses something."""
    attributes = {"type": "button", "id": sight.place.id("slowly"), "aria-pressed": "false"}
    attributes["data-slowly"] = "now" if at_once else ""
    return button(".b", attributes, aria_disabled=None if more else "true")[sight.words.play_slowly]


def _typed_move(table: Table, sight: Sight) -> Element:
    """A field for moves in words or in notation, with its key."""
    words, place = sight.words, sight.place
    return details(".typed", id=place.id("typed"))[
        summary[words.typed_move],
        form({"data-do": "type"}, id=place.id("type"))[
            label(for_=place.id("move"))[words.typed_move],
            field(
                type="text",
                id=place.id("move"),
                name="move",
                maxlength=str(TYPED_LENGTH),
                autocomplete="off",
                autocapitalize="off",
                spellcheck="false",
                aria_describedby=place.id("key"),
            ),
            button(".b", type="submit", id=place.id("try"))[words.try_it],
        ],
        p(".key", id=place.id("key"))[table.key(sight)],
    ]
