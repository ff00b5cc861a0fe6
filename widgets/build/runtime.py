"""The folder with all that a browser needs: Pyodide, a pruned standard library, our code, the client."""

import base64
import hashlib
import importlib.util
import json
import shutil
import subprocess
from collections.abc import Collection
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from widgets.build import archive
from widgets.build.closure import Closure, closure
from widgets.build.naming import hashed
from widgets.widget import KINDS, LATER, module_of

HOME = Path(__file__).parents[2]
BROWSER = HOME / "widgets" / "browser"
NPM = HOME / "node_modules"
# The kinds of widgets are imported by their names, when they are asked for.
ENTRIES = ("widgets.wire", *(module_of(kind) for kind in KINDS if kind not in LATER))
MORE = tuple(map(module_of, LATER))
OURS = ("engine", "widgets")
LIBRARIES = ("htpy", "markupsafe")
# Modules that only a rare turn imports: text in other encodings on its way between JavaScript and Python.
KEPT = ("encodings/ascii.py", "encodings/latin_1.py", "encodings/utf_16_le.py", "encodings/utf_32_le.py")
# What finds modules where the build has put them; and what Python has imported before that.
FINDER = "sitecustomize.py"
FIRST = ("encodings/__init__.pyc", "encodings/aliases.pyc", "encodings/utf_8.pyc", "sitecustomize.pyc")
# Modules that are imported with Pyodide or a library, take long and do nothing here have something small in their place.
INSTEAD = Path(__file__).parent / "instead"
# The worker checks these before anything runs.
CHECKED = ("pyodide.asm.wasm", "stdlib.zip", "ours.zip")
# Modules that only some kinds of widgets need: the worker loads it when one of them is asked for.
LATER_ARCHIVE = "more.zip"
# What the worker loads: nothing of it is needed before an example is played.
PYTHON = (
    "worker.js",
    "python.js",
    "rehearsal.js",
    "snapshot.js",
    "files.js",
    "pyodide.js",
    "pyodide.asm.js",
    *CHECKED,
    LATER_ARCHIVE,
)


class Runtime(NamedTuple):
    """`client`: file name of the script that a page loads. `bytes`: file name → size, for every file in the folder."""

    client: str
    bytes: dict[str, int]


class Probe(NamedTuple):
    """What Pyodide says of itself: the head of its bytecode, and the files it took from its library."""

    magic: bytes
    files: tuple[str, ...]


def build(out: Path, home: Path = HOME, entries: Collection[str] = ENTRIES, more: Collection[str] = MORE) -> Runtime:
    """Fill the folder `out` (emptied first). `home` holds `engine/`, `widgets/` and `docs/examples/`; `entries` are the
    modules of ours that the browser asks for, `more` those that it asks for later, if at all.

    The same sources give the same names and bytes. Raises RuntimeError if the Python that builds writes another
    bytecode than the one in the browser reads, FileNotFoundError if npm's packages are missing.
    """
    if not (NPM / "pyodide").is_dir():
        raise FileNotFoundError(f"{NPM / 'pyodide'} is missing: run npm ci")
    reached = closure((*entries, *more), packages(home), OURS)
    at_first = closure(entries, packages(home), OURS)
    sources, first = our_files(reached, home), our_files(at_first, home)
    whole = library()
    probed = probe(whole, sources, reached)
    check_bytecode(probed.magic)
    used = pruned(whole, probed.files)
    late = {name: used.pop(name) for name in files_of(reached.others - at_first.others) if name in used}
    late |= {name: content for name, content in sources.items() if name not in first}
    files = pyodide_files() | client_files()
    files["stdlib.zip"] = archive.pack(archive.gathered(archive.compiled(used), apart=FIRST))
    files["ours.zip"] = archive.pack(archive.gathered(archive.compiled(first)))
    files[LATER_ARCHIVE] = archive.pack(archive.gathered(archive.compiled(late)))
    files["files.js"] = file_list(files)
    before = hashed(files)
    files["runtime.js"] = size_list(dict(before[name] for name in PYTHON))
    named = hashed(files)

    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for name, content in named.values():
        (out / name).write_bytes(content)
    return Runtime(named["client.js"][0], {name: len(content) for name, content in named.values()})


def packages(home: Path) -> dict[str, Path]:
    """The packages that travel, and the folder in which each lies here."""
    libraries = {name: Path(str(distribution(name).locate_file(""))) for name in LIBRARIES}
    return dict.fromkeys(OURS, home) | libraries


def our_files(reached: Closure, home: Path) -> dict[str, bytes]:
    """Our archive before compilation: reached modules, worked examples."""
    files = {
        name.replace(".", "/") + ("/__init__.py" if path.name == "__init__.py" else ".py"): path.read_bytes()
        for name, path in reached.ours.items()
    }
    files |= {name: content for name, content in instead().items() if name in files}
    for kind in ("examples", "scenes", "puzzles"):
        files |= {f"{kind}/{path.name}": path.read_bytes() for path in (home / "docs" / kind).glob("*.toml")}
    return files


def files_of(modules: Collection[str]) -> list[str]:
    """The files that modules of these names can have."""
    stems = [name.replace(".", "/") for name in sorted(modules)]
    return [f"{stem}{ending}" for stem in stems for ending in (".py", "/__init__.py")]


def probe(whole: archive.Files, sources: archive.Files, reached: Closure) -> Probe:
    """Run our code once in Pyodide with its whole library, under Node."""
    names = sorted(reached.others | set(reached.ours))
    with TemporaryDirectory() as folder:
        paths = {"stdlib": Path(folder) / "stdlib.zip", "ours": Path(folder) / "ours.zip"}
        # There is nothing gathered yet in which it could find modules.
        paths["stdlib"].write_bytes(archive.pack({name: whole[name] for name in whole if name != FINDER}))
        paths["ours"].write_bytes(archive.pack(sources))
        script = Path(__file__).with_name("probe.mjs")
        command = ["node", str(script), str(NPM / "pyodide"), *map(str, paths.values()), json.dumps(names)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(f"our code does not start in Pyodide:\n{ran.stderr}")
    told = json.loads(ran.stdout)
    return Probe(bytes.fromhex(told["magic"]), tuple(told["files"]))


def check_bytecode(magic: bytes) -> None:
    if magic != importlib.util.MAGIC_NUMBER:
        raise RuntimeError(
            f"this Python writes bytecode {importlib.util.MAGIC_NUMBER.hex()}, the browser's reads {magic.hex()}: "
            "build with the Python of .python-version"
        )


def library() -> dict[str, bytes]:
    """The standard library's sources, and Pyodide's own."""
    return archive.unpack(NPM / "pyodide" / "python_stdlib.zip") | instead()


def instead() -> dict[str, bytes]:
    """What we have in place of modules, by their paths."""
    return {path.relative_to(INSTEAD).as_posix(): path.read_bytes() for path in INSTEAD.rglob("*.py")}


def pruned(whole: archive.Files, used: tuple[str, ...]) -> dict[str, bytes]:
    """The files of the library that are used, and the few that we keep for rare turns."""
    return {name: whole[name] for name in (*used, *KEPT, FINDER)}


def pyodide_files() -> dict[str, bytes]:
    """Pyodide's own files, without what nothing here asks for."""
    package = NPM / "pyodide"
    with TemporaryDirectory() as folder:
        subprocess.run(["node", Path(__file__).with_name("slim.mjs"), package, folder], check=True)
        files = {name: (Path(folder) / name).read_bytes() for name in ("pyodide.asm.js", "pyodide.asm.wasm")}
    # Not every host knows .mjs for a script. The map is not published.
    loader = (package / "pyodide.mjs").read_bytes()
    return files | {"pyodide.js": loader.replace(b"//# sourceMappingURL=pyodide.mjs.map", b"")}


def client_files() -> dict[str, bytes]:
    files = {path.name: path.read_bytes() for path in BROWSER.glob("*.js")}
    minified = (NPM / "idiomorph" / "dist" / "idiomorph.min.js").read_bytes()
    files["idiomorph.js"] = minified + b"\nexport { Idiomorph };\n"
    return files


def file_list(files: archive.Files) -> bytes:
    """The module in which the worker finds the names and digests of what it loads, and Pyodide's lock, empty."""
    info = json.loads((NPM / "pyodide" / "pyodide-lock.json").read_bytes())["info"]
    parts = {
        "library": "stdlib.zip",
        "archive": "ours.zip",
        "lock": {"info": info, "packages": {}},
        "size": sum(len(files[name]) for name in CHECKED),
        "integrity": {name: integrity(files[name]) for name in CHECKED},
        "later": {
            "archive": LATER_ARCHIVE,
            "kinds": LATER,
            "size": len(files[LATER_ARCHIVE]),
            "integrity": integrity(files[LATER_ARCHIVE]),
        },
    }
    return "".join(f"export const {name} = {json.dumps(part)};\n" for name, part in parts.items()).encode()


def size_list(files: archive.Files) -> bytes:
    """The module in which a page finds what it fetches to keep Python on the reader's device: name → bytes, integrity."""
    # The small ones first: a line that breaks off then takes the least with it.
    ordered = sorted(files.items(), key=lambda file: len(file[1]))
    told = {name: {"bytes": len(content), "integrity": integrity(content)} for name, content in ordered}
    return f"export const files = {json.dumps(told)};\n".encode()


def integrity(content: bytes) -> str:
    """The digest of a file as browsers are told it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"
