"""The suite under load is run as often as asked, until it fails, and the load ends with it."""

import sys
from pathlib import Path

from tests.tools.under_load import load, repeated

FAILS_THE_SECOND_TIME = """
import sys
from pathlib import Path
runs = Path(sys.argv[1])
runs.write_text(runs.read_text() + "x" if runs.exists() else "x")
sys.exit(3 if runs.read_text() == "xx" else 0)
"""


def test_it_stops_at_the_first_run_that_fails(tmp_path: Path) -> None:
    runs = tmp_path / "runs"
    command = [sys.executable, "-c", FAILS_THE_SECOND_TIME, str(runs)]
    assert repeated(command, 4, 1) == 3
    assert runs.read_text() == "xx"
    assert repeated(command, 2, 0) == 0
    assert runs.read_text() == "xxxx"


def test_the_load_ends() -> None:
    with load(2) as busy:
        assert [process.poll() for process in busy] == [None, None]
    assert None not in [process.poll() for process in busy]
