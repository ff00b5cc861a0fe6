"""A second version of a finished site: every page has another title, and our Python one file more."""

import re
import shutil
from pathlib import Path

from widgets.build import archive, offline, runtime
from widgets.build.naming import DIGITS, hashed, plain
from widgets.build.packing import ENDINGS

BY_CONTENT = re.compile(rb"([\w.-]+)\.[0-9a-f]{%d}(\.(?:js|mjs|zip|wasm))\b" % DIGITS)
MARK = "Second: "


def second(site: Path, out: Path) -> Path:
    """Write it to the folder `out`, unpacked."""
    shutil.copytree(site, out, ignore=shutil.ignore_patterns("sw.js", *(f"*{ending}" for ending in ENDINGS)))
    folder = out / "talong"
    old = {path.name for path in folder.iterdir()}
    files = {plain(name): BY_CONTENT.sub(rb"\1\2", (folder / name).read_bytes()) for name in old}
    ours = next(folder.glob("ours.*"))
    files["ours.zip"] = archive.pack(archive.unpack(ours) | {"second.txt": b"2"})
    for stem, ending in (("pyodide.asm", "wasm"), ("stdlib", "zip"), ("more", "zip")):
        files[f"{stem}.{ending}"] = next(folder.glob(f"{stem}.*.{ending}")).read_bytes()
    files["files.js"] = runtime.file_list(files)
    files["runtime.js"] = runtime.size_list({name: files[name] for name in runtime.PYTHON})
    named = hashed(files)
    shutil.rmtree(folder)
    folder.mkdir()
    for name, content in named.values():
        (folder / name).write_bytes(content)
    client = next(name for name in old if plain(name) == "client.js")
    for page in out.rglob("*.html"):
        text = page.read_text(encoding="utf-8").replace(client, named["client.js"][0])
        page.write_text(text.replace("<title>", f"<title>{MARK}", 1), encoding="utf-8")
    offline.write(out)
    return out
