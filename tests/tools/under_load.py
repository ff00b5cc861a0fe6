"""``python -m tests.tools.under_load``: the whole test suite again and again, beside loops that keep processors busy.

Stops at the first run in which a test fails, with that run's output and exit status: a test that fails here and passes
alone is a race, in the test or in the page.
"""

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

BUSY = [sys.executable, "-c", "while True: pass"]
PYTEST = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadscope", "--one-site"]


@contextmanager
def load(loops: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """So many processes that do nothing but take time, until the end of the block."""
    busy = [subprocess.Popen(BUSY) for _ in range(loops)]
    try:
        yield busy
    finally:
        for process in busy:
            process.kill()
            process.wait()


def repeated(command: Sequence[str], times: int, loops: int) -> int:
    """Run a command so many times, each beside so many loops; the exit status of the first that fails, else 0."""
    for number in range(1, times + 1):
        with load(loops):
            status = subprocess.run(command, check=False).returncode
        print(f"run {number} of {times} beside {loops} busy loops: {'failed' if status else 'passed'}", flush=True)
        if status:
            return status
    return 0


def main() -> int:
    """What the command line asks for."""
    parser = ArgumentParser(prog="python -m tests.tools.under_load", description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--loops", type=int, default=2)
    parser.add_argument("tests", nargs="*", help="only these tests")
    asked = parser.parse_args()
    return repeated([*PYTEST, *asked.tests], asked.times, asked.loops)


if __name__ == "__main__":
    sys.exit(main())
