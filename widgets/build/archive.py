"""Zips that come out the same, byte for byte, from the same files: an unchanged engine keeps its hashed name."""

import io
import marshal
import os
import subprocess
import sys
import zipfile
from collections.abc import Collection, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

Files = Mapping[str, bytes]
"""Path inside an archive → content."""

# The earliest moment a zip can tell. Given as SOURCE_DATE_EPOCH it also makes bytecode carry a hash of its source
# instead of the time the source was written.
EPOCH = (1980, 1, 1, 0, 0, 0)
EPOCH_SECONDS = "315532800"
MODULES = "modules"
# A .pyc begins with what tells whether it still fits its source.
HEADER = 16


def pack(files: Files) -> bytes:
    """A zip of `files`, sorted and stored: the host compresses it whole, and the browser has nothing to inflate."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return out.getvalue()


def gathered(files: Files, apart: Collection[str] = ()) -> dict[str, bytes]:
    """`files` with all bytecode but `apart` in one, named ``modules``: four bytes with the length of what follows; marshalled,
    by the name of each module, its path, where its bytecode begins after that, and its length; the bytecode.
    """
    places: dict[str, tuple[str, int, int]] = {}
    code = bytearray()
    rest: dict[str, bytes] = {}
    for path, content in sorted(files.items()):
        if not path.endswith(".pyc") or path in apart:
            rest[path] = content
            continue
        name = path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        places[name] = (path, len(code), len(content) - HEADER)
        code += content[HEADER:]
    index = marshal.dumps(places)
    return rest | {MODULES: len(index).to_bytes(4, "little") + index + code}


def modules(content: bytes) -> dict[str, tuple[str, int, int]]:
    """Module → its path, where its bytecode begins, its length, in the file that `gathered` makes."""
    size = int.from_bytes(content[:4], "little")
    found: dict[str, tuple[str, int, int]] = marshal.loads(content[4 : 4 + size])
    return found


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
