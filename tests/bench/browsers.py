"""How long until Python answers in a browser: ``make bench-browser``. Times are milliseconds, medians of a few rounds.

In one run and from one server: Talong; Pyodide as it comes, in a worker; PyScript's core package (in Chromium); and the
floor, Pyodide's WebAssembly only compiled. Cold is a browser with an empty profile, warm the same page once more, and for
Talong "kept" once more again, when Python's memory has been recorded as it is after a while of rest.
Then how long a press takes, see `tests.bench.response`.
"""

import argparse
import json
import shutil
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

from tests.bench import response
from tests.browsers.driver import Driver, started, until
from tests.browsers.drivers import BROWSERS
from widgets.build import packing
from widgets.build.headers import FOREVER, NAME
from widgets.build.runtime import NPM
from widgets.build.serve import Handler, Server
from widgets.build.site import CACHE, build

PAGES = Path(__file__).parent / "pages"
REQUEST = {
    "kind": "example",
    "name": "kaschlan-clubs-defence",
    "place": {"lang": "en", "root": "./", "prefix": "w1"},
    "model": None,
    "message": None,
}
# What a browser does after a page is there, such as keeping compiled code, has this long. Seconds.
PAUSE = 4.0

ENDED = "return window.took || window.failed ? [window.took, window.failed] : null"
RECORD = "new Worker(arguments[0], { type: 'module', name: 'record' })"
RECORDED = """
    return caches.keys().then(async ([name]) => name !== undefined && (await (await caches.open(name)).keys()).length > 0);
"""


class Times(NamedTuple):
    """One round's milliseconds. Where nothing is recorded, `kept` is a second `warm`."""

    cold: float
    warm: float
    kept: float


class Bench:
    """A server of all contenders in `folder`. `pages`: contender → the page that starts it."""

    def __init__(self, folder: Path, runtime: Path) -> None:
        self.asked: set[str] = set()
        lay(folder, runtime)
        self.worker = f"talong/{next(path.name for path in runtime.glob('worker.*.js'))}"
        self.folder = folder
        self.pages = {
            "Talong": page(self.worker, json.dumps(REQUEST)),
            "stock": page("stock.js", "1 + 1"),
            "PyScript": "pyscript.html",
            "floor": page("floor.js", ""),
        }
        asked = self.asked

        class Noting(Handler):
            def log_request(self, *_: object) -> None:
                asked.add(self.path.partition("?")[0].strip("/"))

        self.server = Server(folder, handler=Noting)
        self.server.start()

    def round(self, start: Callable[[Path], Driver], contender: str) -> Times:
        """Start a browser and measure one contender in it. What it asked for first is then in `asked`."""
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            browser = started(start, Path(folder))
            try:
                # A browser that has only just started is busy with itself.
                browser.open("about:blank")
                time.sleep(PAUSE)
                self.asked.clear()
                cold = self.measure(browser, contender)
                asked = frozenset(self.asked)
                time.sleep(PAUSE)
                warm = self.measure(browser, contender)
                if contender == "Talong":
                    browser.run(RECORD, self.worker)
                    until(lambda: browser.run(RECORDED), "nothing is recorded")
                time.sleep(PAUSE)
                kept = self.measure(browser, contender)
                self.asked.clear()
                self.asked |= asked
                return Times(cold, warm, kept)
            finally:
                browser.close()

    def measure(self, browser: Driver, contender: str) -> float:
        browser.open(self.server.url + self.pages[contender])
        took, failed = until(lambda: browser.run(ENDED), contender)
        if failed:
            raise RuntimeError(f"{contender}: {failed}")
        return float(took)

    def weight(self) -> tuple[int, int, int]:
        """Bytes of what was asked for: as it is, with gzip, with Brotli."""
        files = [self.folder / path for path in self.asked if (self.folder / path).is_file()]
        raw, gzip, brotli = (sum(size(file, ending) for file in files) for ending in ("", ".gz", ".br"))
        return raw, gzip, brotli


def size(file: Path, ending: str) -> int:
    packed = file.with_name(file.name + ending)
    return (packed if packed.is_file() else file).stat().st_size


def page(worker: str, request: str) -> str:
    return f"start.html?{urlencode({'worker': worker, 'request': request})}"


def lay(folder: Path, runtime: Path) -> None:
    """Put all contenders into `folder`, packed, with the same headers."""
    shutil.copytree(PAGES, folder)
    shutil.copytree(runtime, folder / "talong")
    shutil.copytree(NPM / "pyodide", folder / "pyodide")
    shutil.copytree(NPM / "@pyscript" / "core" / "dist", folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    packing.pack(folder, CACHE / "packed")
    (folder / NAME).write_text(f"/*\n  Cache-Control: {FOREVER}\n", encoding="utf-8")


def start_up(bench: Bench, browsers: dict[str, Callable[[Path], Driver]], rounds: int) -> None:
    """Print how long every contender takes in every browser, what that is to stock, and what it transfers."""
    weights: dict[str, tuple[int, int, int]] = {}
    for name, start in browsers.items():
        contenders = [one for one in bench.pages if one != "PyScript" or name == "Chromium"]
        times: dict[str, list[Times]] = {one: [] for one in contenders}
        for _ in range(rounds):
            for contender in contenders:
                times[contender].append(bench.round(start, contender))
                weights.setdefault(contender, bench.weight())
        for kind in Times._fields:
            stock = median(getattr(one, kind) for one in times["stock"])
            for contender, rows in times.items():
                took = median(getattr(one, kind) for one in rows)
                print(f"{name}, {kind}: {contender}: {took:.0f} ms, {took / stock:.2f} of stock", flush=True)
    for contender, (raw, gzip, brotli) in weights.items():
        print(f"{contender}: {raw / 1e6:.2f} MB, gzip {gzip / 1e6:.2f} MB, Brotli {brotli / 1e6:.2f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.browsers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--browsers", nargs="*", choices=BROWSERS, default=list(BROWSERS))
    parser.add_argument("--only", choices=["start", "response"])
    options = parser.parse_args()
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        site = Server(folder / "site")
        build(folder / "site", site.url)
        site.start()
        if options.only != "response":
            bench = Bench(folder / "bench", folder / "site" / "talong")
            start_up(bench, {one: partial(BROWSERS[one], playwright) for one in options.browsers}, options.rounds)
        if options.only != "start":
            response.main(playwright, site.url)


if __name__ == "__main__":
    main()
