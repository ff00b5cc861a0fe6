"""The house options of Kaschlan (KA1, KA4, KA18, KA20)."""

from typing import NamedTuple


class Options(NamedTuple):
    """The house options, each with its default: KA1, KA4, KA18, KA20."""

    must_beat: str = "free"
    self_attack: str = "always"
    attacker_out: str = "right_neighbour"
    last_bout: str = "immediate"


CHOICES = {
    "must_beat": ("free", "full"),
    "self_attack": ("always", "when_all_beaten"),
    "attacker_out": ("right_neighbour", "durak"),
    "last_bout": ("immediate", "play_out"),
}
DEFAULTS = Options()


def write(options: Options) -> list[tuple[str, str]]:
    """The fields that name the options, defaults left out."""
    chosen = zip(Options._fields, options, DEFAULTS, strict=True)
    return [(name, choice) for name, choice, default in chosen if choice != default]
