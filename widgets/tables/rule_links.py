"""Links from widgets to the rulebook."""

from collections.abc import Iterable

from htpy import Element, Node, a

from widgets.place import Place
from widgets.say import Words


def rule_link(rule: str, words: Words, place: Place) -> Element:
    """A rule's number as a link to its sentence."""
    return a(".num", href=place.rule(rule), aria_label=words.rule_link(rule))[rule]


def rule_links(rules: Iterable[str], words: Words, place: Place) -> list[Node]:
    """Several of them, each after a space."""
    return [[" ", rule_link(rule, words, place)] for rule in rules]
