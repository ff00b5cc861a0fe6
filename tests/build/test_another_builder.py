"""The site does not depend on MkDocs alone: ProperDocs, its fork, makes the same of our pages."""

import os
import subprocess
import sys
from pathlib import Path

from tests.pages.pages import ROOT


def test_properdocs_makes_the_same_files(tmp_path: Path) -> None:
    ours, theirs = (rendered(builder, tmp_path / builder) for builder in ("mkdocs", "properdocs"))
    assert "kaschlan/rules/index.html" in ours
    assert ours.keys() == theirs.keys()
    assert [name for name in ours if ours[name] != theirs[name]] == []


def rendered(builder: str, folder: Path) -> dict[str, bytes]:
    """What a builder makes of the English pages: name → content, for every file."""
    subprocess.run(
        [sys.executable, "-m", builder, "build", "--quiet", "-f", "mkdocs.en.yml", "-d", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        check=True,
    )
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
