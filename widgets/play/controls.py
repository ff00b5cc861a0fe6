"""What widgets with a table have in common under it: sentences, buttons, the list of moves, the field for typed ones."""

from typing import Any
from urllib.parse import quote

from htpy import Element, Node, a, button, details, div, form, label, li, p, summary, ul
from htpy import input as field

from engine.game import Game
from widgets.library.script import Example
from widgets.place import Place
from widgets.play.replay import Moment
from widgets.say import Words
from widgets.tables import Scene, Table
from widgets.tables.links import rule_link

TYPED_LENGTH = 80


type Told = tuple[str, tuple[str, ...]]
"""A sentence and the numbers of the rules for it, the one that decided first."""


def sentences(moment: Moment, game: Game, table: Table, scene: Scene) -> list[Told]:
    """What to tell: the refusal if a move was refused, else what happened."""
    if moment.problems:
        return [(scene.words.problem(problem), ()) for problem in moment.problems]
    if moment.violations:
        state = moment.state
        return [
            (table.refusal(state, violation, scene), (violation.rule, *game.besides(state, state, violation)))
            for violation in moment.violations
        ]
    return [
        (
            table.event(moment.before, event, scene),
            (event.rule, *game.besides(moment.before, moment.state, event)),
        )
        for event in moment.events
    ]


def spoken(moment: Moment, game: Game, table: Table, scene: Scene) -> list[str]:
    """The same for the live region: of several reasons for a refusal only the first."""
    told = [sentence for sentence, _ in sentences(moment, game, table, scene)]
    return told[:1] if moment.violations else told


def told(moment: Moment, game: Game, table: Table, scene: Scene) -> list[Node]:
    """The same as lists with links to the rules; further reasons for a refusal on request."""
    items: list[Node] = [
        li[sentence, [[" ", rule_link(rule, scene.words, scene.place)] for rule in rules]]
        for sentence, rules in sentences(moment, game, table, scene)
    ]
    if not items:
        return []
    if not moment.problems and not moment.violations:
        return [ul(".events")[items]]
    more = details(".more", id=scene.place.id("more"))[summary[scene.words.more_reasons], ul[items[1:]]]
    return [ul(".refused")[items[:1]], more if len(items) > 1 else None]


def to_act(shown: Example, moment: Moment, table: Table, scene: Scene) -> Node:
    """Who is to act and what may be done."""
    if shown.game.actor(moment.state) is None:
        return None
    return p(".why")[
        scene.words.to_act(shown.names[moment.state.turn]),
        " ",
        table.hint(moment.state, scene),
    ]


def go(scene: Scene, name: str, target: str | None, text: str, keys: str = "", kind: str = "b") -> Element:
    """A button to another model; without a target it cannot be pressed."""
    return button(
        type="button",
        id=scene.place.id(name),
        class_=kind,
        aria_disabled="true" if target is None else None,
        data_go=target,
        data_key=keys if keys and target is not None else None,
    )[text]


def do(scene: Scene, name: str, text: str, enabled: bool = True) -> Element:
    """A button that sends its name."""
    return button(
        type="button",
        id=scene.place.id(name),
        class_="b",
        data_do=name if enabled else None,
        aria_disabled=None if enabled else "true",
    )[text]


def dots(scene: Scene, now: int, places: list[tuple[str, str]]) -> Element:
    """How far one has come, and a way to jump: a dot for each place, which has a name and a model."""
    buttons = [
        button(
            type="button",
            id=scene.place.id(f"dot-{index}"),
            class_="dot on" if index <= now else "dot",
            data_go=target,
            aria_label=name,
            aria_current="step" if index == now else None,
            tabindex="0" if index == now else "-1",
        )
        for index, (name, target) in enumerate(places)
    ]
    return div(".dots", {"data-dots": ""}, id=scene.place.id("dots"), role="group", aria_label=scene.words.jump)[
        buttons
    ]


def moment_link(name: str, model: str, place: Place, words: Words) -> Element:
    """The address of exactly what is shown; the page's script copies it when it is pressed."""
    address = f"?{name}={quote(model, safe='')}#{place.id('title')}"
    return a(".moment", {"data-copy": ""}, id=place.id("link"), href=address)[words.link_to_moment]


def solve_link(game: Game, state: Any, scene: Scene) -> Node:
    """The way to the page that solves the position, where that can be tried."""
    if game.hidden(state) or game.actor(state) is None:
        return None
    address = f"{scene.place.root}solve/?solve={quote(game.write(state), safe='')}"
    return a(".moment", id=scene.place.id("solve"), href=address)[scene.words.solve_this]


def legal_moves(shown: Example, moment: Moment, table: Table, scene: Scene) -> Node:
    """The legal moves as buttons, folded away."""
    moves = table.listed(moment.state)
    if not moves:
        return None
    texts = [shown.game.write_move(move) for move in moves]
    buttons = [
        li[
            button(".b", type="button", id=scene.place.id("move-" + text.replace(" ", "-")), data_do=f"move {text}")[
                table.move(moment.state, move, scene.words)
            ]
        ]
        for move, text in zip(moves, texts, strict=True)
    ]
    return details(".may", id=scene.place.id("may"))[summary[scene.words.what_may_i_do], ul(".moves")[buttons]]


def typed_move(table: Table, scene: Scene) -> Element:
    """A field for moves in notation, with its key."""
    words, place = scene.words, scene.place
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
        p(".key", id=place.id("key"))[table.key(words)],
    ]
