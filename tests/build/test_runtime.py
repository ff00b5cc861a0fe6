"""The runtime's folder: the same sources give the same bytes, names follow content, nothing is missing or too much."""

import hashlib
import importlib.util
import inspect
import json
import marshal
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.client import stand_in
from widgets.build import archive, runtime
from widgets.build.closure import closure
from widgets.build.naming import DIGITS, hashed

NAME = re.compile(rb"[\w-][\w.-]*\.[0-9a-f]{%d}\.(?:js|mjs|zip|wasm)" % DIGITS)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return stand_in.home(tmp_path_factory.mktemp("home"))


@pytest.fixture(scope="module")
def built(home: Path) -> tuple[Path, runtime.Runtime]:
    out = home / "first"
    return out, runtime.build(out, home, stand_in.ENTRIES, ())


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def inside(folder: Path, stem: str) -> list[str]:
    """The files of an archive: those it holds one by one, and those whose bytecode is gathered."""
    files = archive.unpack(next(folder.glob(f"{stem}.*")))
    return [
        *files.keys() - {archive.MODULES},
        *(path for path, _, _ in archive.modules(files[archive.MODULES]).values()),
    ]


def test_building_twice_gives_the_same_bytes(home: Path, built: tuple[Path, runtime.Runtime]) -> None:
    again = home / "second"
    assert runtime.build(again, home, stand_in.ENTRIES, ()) == built[1]
    assert contents(again) == contents(built[0])


def test_what_is_told_is_what_is_there(built: tuple[Path, runtime.Runtime]) -> None:
    out, told = built
    assert told.client in told.bytes
    assert told.bytes == {name: len(content) for name, content in contents(out).items()}


def test_names_follow_content_and_every_mention_leads_somewhere(built: tuple[Path, runtime.Runtime]) -> None:
    files = contents(built[0])
    mentioned = {found.decode() for content in files.values() for found in NAME.findall(content)}
    assert mentioned == files.keys() - {built[1].client}
    for name, content in files.items():
        assert name.split(".")[-2] == hashlib.sha256(content).hexdigest()[:DIGITS]


def test_a_changed_engine_leaves_the_large_files_their_names(
    built: tuple[Path, runtime.Runtime], tmp_path: Path
) -> None:
    other = stand_in.home(tmp_path / "home")
    (other / "engine" / "deeper.py").write_text("import statistics\n\n\ndef total(numbers):\n    return 0\n")
    changed = runtime.build(tmp_path / "out", other, stand_in.ENTRIES, ()).bytes.keys() - built[1].bytes.keys()
    assert sorted(name.split(".")[0] for name in changed) == [
        "client",
        "device",
        "files",
        "link",
        "offline",
        "ours",
        "python-cache",
        "runtime",
        "snapshot",
        "widget",
        "worker",
    ]


def test_our_archive_holds_what_can_be_reached_and_no_more(built: tuple[Path, runtime.Runtime]) -> None:
    names = inside(built[0], "ours")
    assert {"engine/deep.pyc", "engine/deeper.pyc", "widgets/wire.pyc", "htpy/__init__.pyc"} <= set(names)
    assert "examples/count.toml" in names
    assert not [name for name in names if name.endswith((".py", ".so")) or "unused" in name or "build" in name]


def test_the_library_is_bytecode_and_holds_what_only_a_function_imports(built: tuple[Path, runtime.Runtime]) -> None:
    names = inside(built[0], "stdlib")
    assert {"statistics.pyc", "encodings/latin_1.pyc"} <= set(names)
    assert {"turtle.pyc", "pydoc.pyc", "decimal.py"}.isdisjoint(names)
    assert not [name for name in names if not name.endswith(".pyc")]


def test_pyodide_offers_what_its_script_takes_and_not_much_more(built: tuple[Path, runtime.Runtime]) -> None:
    wasm = next(built[0].glob("pyodide.asm.*.wasm"))
    script = next(built[0].glob("pyodide.asm.*.js")).read_text(encoding="utf-8")
    told = "process.stdin.toArray().then((parts) => WebAssembly.Module.exports(new WebAssembly.Module(Buffer.concat(parts))))"
    listed = f"{told}.then((all) => console.log(JSON.stringify(all.map(({{ name }}) => name))))"
    ran = subprocess.run(["node", "-e", listed], input=wasm.read_bytes(), capture_output=True, check=True)
    offered = set(json.loads(ran.stdout))
    assert set(re.findall(r'wasmExports\["([^"]+)"\]', script)) <= offered
    assert len(offered) < 600


def test_what_stands_in_for_inspect_finds_what_it_would() -> None:
    place = runtime.INSTEAD / "inspect.py"
    spec = importlib.util.spec_from_file_location("instead_inspect", place)
    assert spec is not None
    assert spec.loader is not None
    instead = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(instead)

    class Slotted:
        __slots__ = ("filled",)

        def __init__(self) -> None:
            self.filled = 1

        @property
        def asked(self) -> None:
            raise AssertionError("its code is run")

    for thing in (runtime.Runtime("", {}), Slotted(), Path(), (1, 2), "text", None):
        for name in dir(thing):
            assert instead.getattr_static(thing, name) is inspect.getattr_static(thing, name)
    with pytest.raises(AttributeError):
        instead.getattr_static(Slotted(), "absent")


def test_bytecode_of_another_python_is_refused() -> None:
    runtime.check_bytecode(importlib.util.MAGIC_NUMBER)
    with pytest.raises(RuntimeError, match=r"\.python-version"):
        runtime.check_bytecode(b"\xcb\r\r\n")


def test_code_that_does_not_start_in_the_browser_stops_the_build(tmp_path: Path) -> None:
    home = stand_in.home(tmp_path)
    (home / "engine" / "deeper.py").write_text("raise OSError('not here')\n")
    with pytest.raises(RuntimeError, match="not here"):
        runtime.build(tmp_path / "out", home, stand_in.ENTRIES, ())
    assert not (tmp_path / "out").exists()


def test_gathered_bytecode_is_found_by_the_names_of_modules(tmp_path: Path) -> None:
    head = b"h" * archive.HEADER
    code = {name: marshal.dumps(compile(f"came = __name__, {name!r}", name, "exec")) for name in ("p", "p.m", "q")}
    paths = {"p": "p/__init__.pyc", "p.m": "p/m.pyc", "q": "q.pyc"}
    files = {paths[name]: head + content for name, content in code.items()} | {"p/data.toml": b"1", "first.pyc": head}
    gathered = archive.gathered(files, apart=["first.pyc"])
    assert gathered.keys() == {"p/data.toml", "first.pyc", archive.MODULES}
    (tmp_path / archive.MODULES).write_bytes(gathered[archive.MODULES])
    finder = (runtime.INSTEAD / runtime.FINDER).read_text(encoding="utf-8")
    finder = re.sub("(?m)^FOLDERS = .*", f"FOLDERS = ({str(tmp_path)!r},)", finder)
    ran = subprocess.run([sys.executable, "-I", "-S", "-c", finder + TRIED], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == [["p", "p"], ["p.m", "p.m"], ["q", "q"], f"{tmp_path}/p/__init__.pyc", None, None]


TRIED = """
import importlib.util, json, p.m, q
absent = map(importlib.util.find_spec, ("p.absent", "absent"))
print(json.dumps([p.came, p.m.came, q.came, p.__file__, *absent]))
"""


def test_archives_do_not_depend_on_order_or_time() -> None:
    one = archive.pack({"a": b"1", "b/c": b"2"})
    assert archive.pack({"b/c": b"2", "a": b"1"}) == one


def test_a_closure_follows_functions_only_in_whole_packages(home: Path) -> None:
    packages = {"engine": home, "widgets": home}
    assert "engine.deeper" in closure(["widgets.wire"], packages, ("engine",)).ours
    assert "engine.deeper" not in closure(["widgets.wire"], packages, ()).ours
    assert "decimal" not in closure(["widgets.wire"], packages, ("engine",)).others
    with pytest.raises(FileNotFoundError, match=r"widgets\.absent"):
        closure(["widgets.absent"], packages, ())


def test_files_that_mention_each_other_have_no_names() -> None:
    assert hashed({"a.js": b"a.js"})["a.js"][1] == b"a.js"
    with pytest.raises(ValueError, match=r"a\.js → b\.js → a\.js"):
        hashed({"a.js": b"b.js", "b.js": b"a.js"})


def test_a_folder_that_python_alone_takes_for_a_package_is_refused(home: Path) -> None:
    """The browser finds modules by their files' names."""
    (home / "engine" / "bare").mkdir()
    (home / "engine" / "bare" / "hidden.py").write_text("")
    (home / "widgets" / "wire.py").write_text("from engine.bare import hidden\n")
    with pytest.raises(FileNotFoundError, match=r"engine\.bare"):
        closure(["widgets.wire"], runtime.packages(home), runtime.OURS)
