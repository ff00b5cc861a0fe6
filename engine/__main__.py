"""The command line: ``python -m engine legal | play | score | solve | show POSITION …``, ``match GAME …``, ``review RECORD``.

With ``-`` for POSITION each reads one request a line from standard input and answers each with one line of JSON.
Exit status: 0; 1 after an illegal move and where a position is unsolved; 2 after text that is no position, no move or no command.
"""

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from engine import commands
from engine.notation import NotationError, visible
from engine.record import IllegalRecord
from engine.search.budget import Unsolved

USAGE = """usage: python -m engine legal POSITION
       python -m engine play POSITION MOVE...
       python -m engine score POSITION
       python -m engine solve POSITION [--nodes N]
       python -m engine show POSITION
       python -m engine review RECORD [--seat N] [--worlds N]
       python -m engine match GAME --levels L,L[,L[,L]] [--seed S] [--deals N] [--options NAME=CHOICE&...] [-]
solve: what best play comes to for the seat to act, the moves that keep it, and a line to the end; "unsolved" past N
nodes. Kaschlan: 1 is not kaschlan, 0 a drawn deal, -1 kaschlan; with three or four seats all the others play together.
Kasino, the last deal between two: the points of that seat less those of the other.
match: deals between computer players, each once in every seating; with - one line of JSON a deal, and last how much
better off the first level was: a mean over the pairs of deals and its standard error.
review: what each decision of a seat cost, judged by what could be known there, a line of JSON for each deal of a record;
RECORD is a file, - standard input. In Kaschlan percentage points of becoming kaschlan, in Kasino points.
With - for POSITION: one request a line on standard input (play: position and moves separated by tabs), one line of
JSON for each."""


def main(arguments: Sequence[str]) -> int:
    """Run one command; the exit status."""
    if arguments and arguments[0] == "match":
        return _match(arguments[1:])
    if arguments and arguments[0] == "review":
        return _review(arguments[1:])
    if len(arguments) < 2 or not _understood(*map(visible, arguments)):
        print(USAGE, file=sys.stderr)
        return 2
    command, position, *more = map(visible, arguments)
    if position == "-":
        for line in _lines():
            print(json.dumps(_answer(command, line, more), ensure_ascii=False), flush=True)
        return 0
    try:
        print(_ONE[command](position, more))
    except commands.Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    except Unsolved as unsolved:
        print(f"unsolved nodes={unsolved.nodes}")
        return 1
    except NotationError as error:
        kind = commands.error_json(error)["error"]
        print("\n".join(f"bad {kind}: {problem}" for problem in error.problems), file=sys.stderr)
        return 2
    return 0


def _match(arguments: Sequence[str]) -> int:
    """Play deals and print them, or only how strong the first level was."""
    asked = _asked_match(arguments)
    if asked is None:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        for told in commands.match(asked.game, asked.levels, asked.seed, asked.deals, asked.options):
            if asked.lines:
                print(json.dumps(told), flush=True)
    except commands.BadMatch as bad:
        print(f"bad match: {bad}", file=sys.stderr)
        return 2
    if not asked.lines:
        print(
            f"levels={','.join(map(str, asked.levels))} mean={told['mean']} error={told['error']} pairs={told['pairs']}"
        )
    return 0


def _review(arguments: Sequence[str]) -> int:
    """Read a record and print what it teaches."""
    asked = _asked_review(arguments)
    if asked is None:
        print(USAGE, file=sys.stderr)
        return 2
    path, seat, deals = asked
    try:
        text = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
        for told in commands.review(visible(text.decode("utf-8", "replace")), seat, deals):
            print(json.dumps(told), flush=True)
    except OSError as error:
        print(f"bad record: {error.strerror}", file=sys.stderr)
        return 2
    except (NotationError, IllegalRecord) as error:
        print(f"bad record: {error}", file=sys.stderr)
        return 1 if isinstance(error, IllegalRecord) else 2
    return 0


def _asked_review(arguments: Sequence[str]) -> tuple[str, int | None, int] | None:
    """The file, the seat if it is said, and how many deals at most; None if it is not understood."""
    if not arguments:
        return None
    path, *rest = arguments
    numbers = dict(zip(rest[::2], rest[1::2], strict=False))
    plain = all(one.isascii() and one.isdigit() for one in numbers.values())
    if len(rest) != 2 * len(numbers) or not {*numbers} <= {"--seat", "--worlds"} or not plain:
        return None
    return path, int(numbers["--seat"]) if "--seat" in numbers else None, int(numbers.get("--worlds", "0"))


class _Match(NamedTuple):
    game: str
    levels: tuple[int, ...]
    seed: str = "talong"
    deals: int = 10
    options: str = ""
    lines: bool = False


def _asked_match(arguments: Sequence[str]) -> _Match | None:
    """What was asked for; None if it is not understood."""
    found: dict[str, Any] = {}
    game, *rest = [*map(visible, arguments)] or [""]
    while rest:
        name = rest.pop(0)
        if name == "-" and not rest:
            found["lines"] = True
        elif name in ("--levels", "--seed", "--deals", "--options") and rest:
            found[name.removeprefix("--")] = rest.pop(0)
        else:
            return None
    try:
        levels = tuple(int(one) for one in found.pop("levels", "").split(","))
        deals = int(found.pop("deals", "10"))
    except ValueError:
        return None
    return _Match(game, levels, deals=deals, **found) if deals > 0 else None


def _understood(command: str, position: str, *more: str) -> bool:
    """Whether a command is one, and is followed by what it takes."""
    if command == "solve" and more:
        return more[0] == "--nodes" and len(more) == 2 and more[1].isascii() and more[1].isdigit() and int(more[1]) > 0
    return command in _ONE and (not more or (command == "play" and position != "-"))


def _solve(position: str, more: Sequence[str]) -> dict[str, Any]:
    return commands.solve(position, int(more[1]) if more else 0)


def _solve_text(position: str, more: Sequence[str]) -> str:
    solved = _solve(position, more)
    best, line = (", ".join(solved[name]) for name in ("best", "line"))
    return f"value={solved['value']} nodes={solved['nodes']}\nbest: {best}\nline: {line}"


def _score_text(position: str, _: Sequence[str]) -> str:
    scored = commands.score(position)
    items = [f"{item['rule']} seat={item['seat']} points={item['points']}" for item in scored["items"]]
    points = "/".join(map(str, scored["points"]))
    return "\n".join([*items, f"points={points} checksum={scored['checksum']} ties={','.join(scored['ties']) or '-'}"])


_ONE: dict[str, Callable[[str, Sequence[str]], str]] = {
    "legal": lambda position, _: "\n".join(commands.legal(position)),
    "play": lambda position, moves: str(commands.play(position, moves)["position"]),
    "score": _score_text,
    "solve": _solve_text,
    "show": lambda position, _: commands.show(position),
}


def _answer(command: str, line: str, more: Sequence[str]) -> Any:
    """One batch request's answer; a bad line is answered, too."""
    position, *moves = line.split("\t")
    try:
        if command == "legal":
            return commands.legal(line)
        if command == "score":
            return commands.score(line)
        if command == "solve":
            return _solve(line, more)
        if command == "show":
            return {"table": commands.show(line)}
        return commands.play(position, moves)
    except commands.Refused as refused:
        return {"illegal": [violation.rule for violation in refused.violations], "move": refused.index}
    except Unsolved as unsolved:
        return {"unsolved": unsolved.nodes}
    except NotationError as error:
        return commands.error_json(error)


def _lines() -> Iterable[str]:
    """The requests; bytes that are no UTF-8 become U+FFFD, which no notation holds."""
    for line in sys.stdin.buffer:
        yield visible(line.decode("utf-8", "replace")).rstrip("\r\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
