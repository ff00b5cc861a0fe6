"""The kinds of rule drills, each by the last word of its name: ``drill-beats`` asks what beats a led card."""

from collections.abc import Callable

from widgets.kinds.drill.beats import Beats
from widgets.kinds.drill.builds import Builds
from widgets.kinds.drill.count import Count
from widgets.kinds.drill.question import Question
from widgets.kinds.drill.roles import Roles
from widgets.kinds.drill.takes import Takes

DRILLS: dict[str, Callable[[int], Question]] = {
    "beats": Beats,
    "roles": Roles,
    "takes": Takes,
    "builds": Builds,
    "count": Count,
}
"""From a seed to a question of the kind: the same question on every platform."""

__all__ = ["DRILLS", "Question"]
