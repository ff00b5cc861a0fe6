"""Talong in a browser's Python, under Node."""

import json
import subprocess
from pathlib import Path
from typing import Any

RUNNER = Path(__file__).with_name("run.mjs")


def run(*arguments: str) -> Any:
    """What the runner tells (see ``run.mjs``)."""
    ran = subprocess.run(["node", str(RUNNER), *arguments], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)
