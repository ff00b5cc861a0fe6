"""The house options of Kasino, the named forms, and both in the text of a position.

>>> write(Options(building=False))
[('form', 'nordic')]
>>> read([Field("form", "finnish"), Field("draw", "on")])
Options(building=False, hand_values='finnish', table_ace='one', capture='free', build_duty='none', raise_own=True, \
same_value_builds=True, tabbe_on_last_play=True, draw=True, pairs=False, misere=False, target=16)
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.notation import BadText, Field, Problem, read_choice, read_number
from engine.problems import What

LARGEST_TARGET = 9999


class Options(NamedTuple):
    """What the players agree on before the first deal; the defaults are the rulings of the book."""

    building: bool = True  # C40
    hand_values: str = "off"  # off, choice, finnish: C14, C15, CA18
    table_ace: str = "either"  # either, one: CA3
    capture: str = "free"  # free, maximal: CA1
    build_duty: str = "none"  # none, keep_card, keep_card_no_trail: CA6, CA7
    raise_own: bool = True  # CA8
    same_value_builds: bool = True  # CA12
    tabbe_on_last_play: bool = True  # CA20
    draw: bool = False  # C83
    pairs: bool = False  # C85
    misere: bool = False  # C88
    target: int = 16  # C5


DEFAULTS = Options()

CHOICES: dict[str, dict[str, Any]] = {
    "building": {"on": True, "off": False},
    "hand_values": {"off": "off", "choice": "choice", "finnish": "finnish"},
    "table_ace": {"either": "either", "one": "one"},
    "capture": {"free": "free", "maximal": "maximal"},
    "build_duty": {"none": "none", "keep_card": "keep_card", "keep_card_no_trail": "keep_card_no_trail"},
    "raise_own": {"yes": True, "no": False},
    "same_value_builds": {"yes": True, "no": False},
    "tabbe_on_last_play": {"yes": True, "no": False},
    "draw": {"off": False, "on": True},
    "pairs": {"off": False, "on": True},
    "misere": {"off": False, "on": True},
}
"""The words of every option but ``target``, and what they stand for."""

FORMS: dict[str, dict[str, Any]] = {
    "standard": {},
    "nordic": {"building": False},
    "finnish": {"building": False, "hand_values": "finnish"},
    "drag": {"draw": True},
    "pairs": {"pairs": True},
    "kryp": {"building": False, "misere": True},
}
"""What each named form sets; the rest is as in :data:`DEFAULTS`."""

FIELDS = ("form", *Options._fields)


def form(name: str) -> Options:
    """The options of a named form.

    >>> form("kryp").misere
    True
    """
    return settle(FORMS[name])


def settle(chosen: dict[str, Any]) -> Options:
    """Options with the chosen ones in place and what they imply: Finnish values make a loose ace one."""
    options = DEFAULTS._replace(**chosen)
    if options.hand_values == "finnish" and "table_ace" not in chosen:
        options = options._replace(table_ace="one")
    return options


def problems(options: Options, seats: int) -> list[Problem]:
    """Options that exclude each other, or do not fit the number of seats."""
    found = []
    if options.pairs and seats != 4:
        found.append(Problem(What.PAIRS_NEED_FOUR, {"field": "pairs", "count": seats}))
    if options.misere and options.building:
        found.append(Problem(What.MISERE_WITHOUT_BUILDING, {"field": "building"}))
    if options.misere and not options.tabbe_on_last_play:
        found.append(Problem(What.MISERE_COUNTS_EVERY_TABBE, {"field": "tabbe_on_last_play"}))
    if options.hand_values == "finnish" and options.table_ace == "either":
        found.append(Problem(What.FINNISH_ACE_IS_ONE, {"field": "table_ace"}))
    return found


def read(fields: Iterable[Field]) -> Options:
    """The options that the fields name, a form first; BadText for a word that is none."""
    named = {field.name: field for field in fields if field.name in FIELDS}
    chosen: dict[str, Any] = {}
    if "form" in named:
        chosen |= FORMS[read_choice(named["form"], FORMS)]
    for name, words in CHOICES.items():
        if name in named:
            chosen[name] = words[read_choice(named[name], words)]
    if "target" in named:
        chosen["target"] = read_number(named["target"], LARGEST_TARGET)
        if not chosen["target"]:
            raise BadText(What.NOT_A_NUMBER, named["target"].at, field="target", word="0")
    return settle(chosen)


def write(options: Options) -> list[tuple[str, str]]:
    """The fields that name the options: the form that leaves the fewest options to write, then those."""
    name = min(FORMS, key=lambda name: len(_beside(name, options)))
    return ([] if name == "standard" else [("form", name)]) + _beside(name, options)


def _beside(name: str, options: Options) -> list[tuple[str, str]]:
    """The options to write beside a form."""
    base = settle(FORMS[name] | {"hand_values": options.hand_values})._asdict()
    base["hand_values"] = form(name).hand_values
    return [(key, _word(key, value)) for key, value in options._asdict().items() if value != base[key]]


def _word(key: str, value: Any) -> str:
    if key not in CHOICES:
        return str(value)
    return next(word for word, meaning in CHOICES[key].items() if meaning == value)
