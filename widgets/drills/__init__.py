"""The kinds of rule drills, each by the last word of its name: ``drill-beats`` asks what beats a led card."""

from collections.abc import Callable

from widgets.drills.beats import Beats
from widgets.drills.builds import Builds
from widgets.drills.count import Count
from widgets.drills.question import Question
from widgets.drills.roles import Roles
from widgets.drills.takes import Takes

DRILLS: dict[str, Callable[[int], Question]] = {
    "beats": Beats,
    "roles": Roles,
    "takes": Takes,
    "builds": Builds,
    "count": Count,
}
"""From a seed to a question of the kind: the same question on every platform."""

__all__ = ["DRILLS", "Question"]
