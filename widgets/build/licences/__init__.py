"""One text file with the licences of all whose work is in the finished site, put together from the packages' own."""

import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

from widgets.build.runtime import NPM

NAME = "licences.txt"
HERE = Path(__file__).parent
LINE = "=" * 80
HEAD = """\
Vad som följer med Talong, varifrån det kommer och på vilka villkor.
What comes with Talong, where it is from, and on what terms.
"""


class Work(NamedTuple):
    """Something of others' in the site. `texts`: where its licence's texts stand; `works.toml` says how."""

    name: str
    source: str
    texts: tuple[str, ...]
    changed: str = ""


def works() -> list[Work]:
    told = tomllib.loads((HERE / "works.toml").read_text(encoding="utf-8"))["work"]
    return [Work(**work | {"texts": tuple(work["texts"])}) for work in told]


def read(place: str) -> str:
    """The text that stands at a `place` of `works.toml`. Raises FileNotFoundError if there is none, or several."""
    kind, _, path = place.partition(":")
    match kind:
        case "npm":
            found = [NPM / path]
        case "python":
            name, _, end = path.partition("/")
            parts = distribution(name).files or ()
            found = [Path(str(part.locate())) for part in parts if f"/{part}".endswith(f"/{end}")]
        case _:
            found = [HERE / path]
    if len(found) != 1:
        raise FileNotFoundError(f"{place}: {len(found)} such files")
    return found[0].read_text(encoding="utf-8").strip("\n")


def together(listed: list[Work]) -> str:
    """The works with their texts; what several have in common stands once, under all of their names."""
    under: dict[str, dict[Work, None]] = {}
    for work in listed:
        for place in work.texts:
            under.setdefault(read(place), {})[work] = None
    parts = []
    for text, those in under.items():
        names = "".join(f"{work.name}\n    {work.source}\n{work.changed and f'    {work.changed}\n'}" for work in those)
        parts.append(f"{LINE}\n{names}{LINE}\n\n{text}\n")
    return "\n\n".join([HEAD, *parts])


def write(site: Path) -> None:
    """Write the file into `site`, at its root."""
    # With its mark in front, because many a host does not say in which encoding a text is.
    (site / NAME).write_text(together(works()), encoding="utf-8-sig")
