"""Every kind of page at two widths, in light and dark, side by side: ``python -m tests.site.contact_sheet FOLDER``.

Builds the site and writes ``FOLDER/LANGUAGE-WIDTH-SCHEME.png``, a row of pages each, cut off where a reader has got the
idea.  To be looked at, not tested.
"""

import base64
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browsers.chromium import FLAGS, PROGRAM, reader
from widgets.build.serve import Server
from widgets.build.site import build

ROOTS = {"sv": "", "en": "en/"}
WIDTHS = (360, 1280)
SCHEMES = ("light", "dark")
HEIGHT = 2400


def pages(folder: Path) -> list[str]:
    """The Swedish pages' addresses; the English ones are named alike."""
    found = (page.relative_to(folder).as_posix() for page in folder.rglob("*.html"))
    return sorted(path.removesuffix("index.html") for path in found if not path.startswith("en/"))


def shots(browser: Browser, url: str, paths: list[str], width: int, scheme: str) -> list[bytes]:
    """One picture of each page from its top."""
    context = reader(
        browser,
        viewport={"width": width, "height": HEIGHT},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    taken = []
    for path in paths:
        page.goto(url + path, wait_until="networkidle")
        taken.append(page.screenshot())
    context.close()
    return taken


def mount(browser: Browser, pictures: list[bytes], file: Path) -> None:
    """All pictures in one, at half their size, eight in a row."""
    context = reader(browser, viewport={"width": 1000, "height": 800})
    page = context.new_page()
    images = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
    page.set_content(
        "<style>body{margin:8px;background:#777;display:grid;width:max-content;grid-template-columns:repeat(8,auto);"
        f"gap:8px}}img{{zoom:.5}}</style>{images}"
    )
    page.locator("body").screenshot(path=file)
    context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        site = Path(place) / "site"
        server = Server(site)
        build(site, server.url)
        server.start()
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        for lang, root in ROOTS.items():
            for width in WIDTHS:
                for scheme in SCHEMES:
                    taken = shots(browser, server.url, [root + path for path in pages(site)], width, scheme)
                    mount(browser, taken, folder / f"{lang}-{width}-{scheme}.png")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
