"""Zips that come out the same, byte for byte, from the same files: an unchanged engine keeps its hashed name."""

import io
import os
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

Files = Mapping[str, bytes]
"""Path inside an archive → content."""

# The earliest moment a zip can tell. Given as SOURCE_DATE_EPOCH it also makes bytecode carry a hash of its source
# instead of the time the source was written.
EPOCH = (1980, 1, 1, 0, 0, 0)
EPOCH_SECONDS = "315532800"


def pack(files: Files) -> bytes:
    """A zip of `files`, sorted and stored: the host compresses it whole, and the browser has nothing to inflate."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return out.getvalue()


def unpack(path: Path) -> dict[str, bytes]:
    """The files of a zip, without its folders."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def compiled(files: Files) -> dict[str, bytes]:
    """`files` with every .py replaced by the .pyc that `pyodide py-compile` makes of it, without docstrings and without
    the columns that a traceback would underline.
    """
    with TemporaryDirectory() as folder:
        path = Path(folder) / "python.zip"
        path.write_bytes(pack(files))
        # String hashes decide the order in which a set is written; nobody reads docstrings in a browser.
        fixed = {
            "SOURCE_DATE_EPOCH": EPOCH_SECONDS,
            "PYTHONHASHSEED": "0",
            "PYTHONOPTIMIZE": "2",
            "PYTHONNODEBUGRANGES": "1",
        }
        command = [sys.executable, "-m", "pyodide_cli", "py-compile", "--silent", "--compression-level", "0", str(path)]
        subprocess.run(command, env=os.environ | fixed, check=True, stdout=subprocess.DEVNULL)
        return unpack(path)
