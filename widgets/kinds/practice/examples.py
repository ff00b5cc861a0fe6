"""Puzzles for readers without a script: one of each theme, with its best moves."""

from htpy import Element, Node, li, ol, p, strong

from widgets.library import puzzles
from widgets.place import Place
from widgets.position import position_of
from widgets.say import WORDS
from widgets.tables import TABLES, sight_of


def one_of_each_theme(place: Place) -> Element:
    """The first puzzle of each theme."""
    words = WORDS[place.lang]
    items: list[Node] = []
    for theme in puzzles.themes():
        puzzle = puzzles.collection(theme)[puzzles.names(theme)[0]]
        position = position_of(puzzle.position)
        table, state = TABLES[puzzle.game], position.state
        best = [table.move(state, position.game.read_move(text)[1], words) for text in puzzle.best]
        items.append(
            li[
                p[strong[words.theme(theme)], " ", words.prompt(theme, position.names[position.near])],
                table.draw(state, sight_of(position, place)),
                p(".way")[words.best_moves, ": ", " / ".join(best), "."],
            ]
        )
    return ol[items]
