"""``python -m tests.tools.mutants``: changes the code of legality, captures, builds, beating and scoring in thousands of small
ways, and sees whether a test fails for each (mutmut; what and with which tests is in pyproject.toml).

Prints the share of killed mutants by module and those that survived; ends with a fault below ``LEAST``. What is known of
survivors is in ``tests/tools/mutants.md``. Takes half an hour or so on two processors.
"""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

HOME = Path(__file__).parents[2]
LEAST = 0.9
SURVIVED = {0, 33}
"""Exit statuses of the tests: all passed, or there was none to run."""
FAILED = {1, 3}
"""A test failed or could not begin; with any other status the time ran out, which counts as killed."""


def main() -> int:
    """Run mutmut over all mutants that are new or whose tests have changed; the exit status."""
    subprocess.run([Path(sys.executable).with_name("mutmut"), "run", "--max-children", "2"], cwd=HOME, check=True)
    alive: list[str] = []
    made = 0
    for path in sorted((HOME / "mutants").rglob("*.meta")):
        statuses: dict[str, int | None] = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        if None in statuses.values():
            print(f"{path.stem}: the run was broken off, some mutants are untried")
            return 1
        here = [name for name, status in statuses.items() if status in SURVIVED]
        alive += here
        made += len(statuses)
        module = path.relative_to(HOME / "mutants").with_suffix("")
        late = sum(status not in SURVIVED | FAILED for status in statuses.values())
        print(f"{module}: {len(statuses) - len(here)} of {len(statuses)} killed, {late} of them out of time")
    functions = Counter(name.partition("__mutmut_")[0] for name in alive)
    print("survivors:", *(f"{count} {name}" for name, count in functions.most_common()), sep="\n  ")
    killed = 1 - len(alive) / made
    print(f"{made} mutants, {killed:.1%} killed (mutmut show NAME shows one; mutmut results names those that survived)")
    return int(killed < LEAST)


if __name__ == "__main__":
    sys.exit(main())
