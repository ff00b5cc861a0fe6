"""The count that follows a script by itself where its last move has ended a pack of Kasino."""

from typing import Any

from engine.kasino.counting import counting
from engine.kasino.state import State
from widgets.library.script import NO_TEXT, ScriptStep

AT_ONCE = ("scored", "tied")
"""The events of the last move that tell the points, all of them together."""


def count(state: Any) -> tuple[ScriptStep, ...]:
    """A step for each item, and one for the sum; none where there is no whole pack to count."""
    if not isinstance(state, State):
        return ()
    return tuple([ScriptStep("", NO_TEXT, state, (event,), rules=(event.rule,)) for event in counting(state)])


def and_counted(steps: tuple[ScriptStep, ...]) -> tuple[ScriptStep, ...]:
    """The steps with the count after them; what it tells item by item is not told at once before it."""
    *before, last = steps
    counted = count(last.state)
    if not counted:
        return steps
    early = {event.rule for event in last.events if event.event in AT_ONCE}
    events = tuple([event for event in last.events if event.event not in AT_ONCE])
    rules = tuple([rule for rule in last.rules if rule not in early])
    return (*before, last._replace(events=events, rules=rules), *counted)
