"""Links from widgets to the rulebook."""

from htpy import Element, a

from widgets.place import Place
from widgets.say import Words


def rule_link(rule: str, words: Words, place: Place) -> Element:
    """A rule's number as a link to its sentence."""
    return a(".num", href=place.rule(rule), aria_label=words.rule_link(rule))[rule]
