"""The service worker of the finished site: our own file, Workbox's modules in front of it, the list of files inside."""

import json
import re
import subprocess
from pathlib import Path

from widgets.build.naming import plain
from widgets.build.runtime import BROWSER, HOME, NPM, PYTHON

SOURCE = BROWSER / "root" / "sw.js"
# In the order in which they need each other.
MODULES = ("core", "routing", "strategies", "precaching")
SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def write(site: Path) -> None:
    """Write `sw.js`, which keeps every file of `site` as it is now. Raises RuntimeError if a file cannot be listed."""
    python = sorted(f"talong/{path.name}" for path in (site / "talong").iterdir() if plain(path.name) in PYTHON)
    command = ["node", str(Path(__file__).with_name("manifest.mjs")), str(site), str(SOURCE), json.dumps(python)]
    ran = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise RuntimeError(f"the service worker cannot be written:\n{ran.stderr}")
    worker = site / "sw.js"
    worker.write_text(workbox() + worker.read_text(encoding="utf-8"), encoding="utf-8")


def workbox() -> str:
    """Workbox's own builds of the modules we use, one after the other."""
    paths = [NPM / f"workbox-{name}" / "build" / f"workbox-{name}.prod.js" for name in MODULES]
    return "".join(SOURCE_MAP.sub("", path.read_text(encoding="utf-8")) for path in paths)
