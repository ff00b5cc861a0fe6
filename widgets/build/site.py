"""Puts the site together: two MkDocs builds, the runtime they share, search, fonts, licences, site map, policy, service
worker.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlsplit
from xml.sax.saxutils import escape

from widgets.build import headers, licences, link_check, offline, packing, policy, runtime, search, sentences

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".made"
SOURCES = (".py", ".js", ".mjs", ".toml")
DEFAULT_URL = "http://127.0.0.1:8000/"
# The theme's own search is not ours.
UNWANTED = ["*.map", "*.gz", "lunr", "workers"]

# Package → its files that we need.
FONTS = {
    "@fontsource-variable/inter": ["inter-latin-wght-normal", "inter-latin-ext-wght-normal"],
    "@fontsource-variable/literata": ["literata-latin-wght-normal", "literata-latin-ext-wght-normal"],
    "@fontsource/literata": ["literata-latin-400-italic", "literata-latin-ext-400-italic"],
}


class Language(NamedTuple):
    """One MkDocs build: its configuration and its folder in the site."""

    code: str
    config: str
    folder: str


LANGUAGES = (Language("sv", "mkdocs.yml", ""), Language("en", "mkdocs.en.yml", "en/"))


class BuildFailed(Exception):
    """The site could not be built; the message says why, for the one who wrote the page."""


def build(out: Path, url: str) -> None:
    """Build the whole site, to be served at `url` (with its final slash), into `out`, replacing what was there.

    Everything is made elsewhere first: a build that fails leaves the old site alone.
    """
    CACHE.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=CACHE) as work:
        new = assemble(Path(work), url)
        if wrong := link_check.problems(new, url):
            raise BuildFailed("\n".join(["Broken links:", *wrong]))
        out.parent.mkdir(parents=True, exist_ok=True)
        if out.exists():
            out.rename(Path(work) / "old")
        shutil.move(new, out)


def assemble(work: Path, url: str) -> Path:
    """The finished site, in a folder in `work`."""
    new = work / "site"
    client = copy_runtime(new / "talong")
    for language, folder in zip(LANGUAGES, render(work, url, client), strict=True):
        unwanted = shutil.ignore_patterns(*UNWANTED, *(shared_assets() if language.folder else ()))
        shutil.copytree(folder, new / language.folder, dirs_exist_ok=True, ignore=unwanted)
    for language in LANGUAGES:
        search.write(new / language.folder, language.code)
        sentences.write(new, language.code, language.folder)
    copy_fonts(new / "assets" / "fonts")
    licences.write(new)
    write_sitemap(new, url)
    rule = policy.write(new)
    offline.write(new)
    headers.write(new, urlsplit(url).path, rule)
    packing.pack(new, CACHE / "packed")
    return new


def copy_runtime(folder: Path) -> str:
    """The runtime, made only if its sources have changed since the last time; the name of its client."""
    made, note = CACHE / "talong", CACHE / "talong.txt"
    with (CACHE / "lock").open("w") as lock:
        # A watching server and the tests may build at the same time.
        fcntl.flock(lock, fcntl.LOCK_EX)
        digest = sources()
        kept, _, client = note.read_text(encoding="utf-8").partition(" ") if note.is_file() else ("", "", "")
        if kept != digest:
            note.unlink(missing_ok=True)
            client = build_runtime(made)
            note.write_text(f"{digest} {client}", encoding="utf-8")
        shutil.copytree(made, folder)
    return client


def build_runtime(folder: Path) -> str:
    try:
        return runtime.build(folder).client
    except (RuntimeError, FileNotFoundError) as problem:
        raise BuildFailed(str(problem)) from problem


def sources() -> str:
    """One digest of all that the runtime is made of."""
    folders = ("engine", "widgets", "docs/examples", "docs/scenes", "docs/puzzles")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in SOURCES]
    files += [ROOT / "package-lock.json", ROOT / "requirements.txt"]
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(files):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def shared_assets() -> list[str]:
    """Our styles, scripts and icons, which all pages take from the root: other languages' copies are not published."""
    assets = (ROOT / "docs" / "theme" / "assets").iterdir()
    return [path.name for path in assets if path.suffix in (".css", ".js") or path.name == "icons"]


def render(work: Path, url: str, client: str) -> list[Path]:
    """Both languages' pages, side by side, each in a folder of its own (a MkDocs build empties its folder)."""
    settings = {
        "TALONG_URL": url,
        "TALONG_URL_EN": f"{url}en/",
        "TALONG_CLIENT": client,
        "NO_MKDOCS_2_WARNING": "1",
    }
    folders = [work / language.code for language in LANGUAGES]
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "mkdocs", "build", "-f", language.config, "-d", str(folder)],
            cwd=ROOT,
            env=os.environ | settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for language, folder in zip(LANGUAGES, folders, strict=True)
    ]
    told = [process.communicate()[0] for process in running]
    if any(process.returncode for process in running):
        lines = [line for text in told for line in text.splitlines() if not line.startswith("INFO")]
        raise BuildFailed("\n".join(line for line in lines if line.strip()))
    return folders


def copy_fonts(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, files in FONTS.items():
        package = ROOT / "node_modules" / name
        for file in files:
            shutil.copy(package / "files" / f"{file}.woff2", folder)


def write_sitemap(site: Path, url: str) -> None:
    """One site map of both languages, each page beside its twin, and the robots file that names it.

    The English build's own site map stays where it is: the theme's instant navigation reads it.
    """
    pages = sorted(page.parent.relative_to(site).as_posix() for page in site.rglob("index.html"))
    twins = [page for page in pages if page != "en" and not page.startswith("en/")]
    entries = []
    for page in twins:
        path = "" if page == "." else f"{page}/"
        places = {language.code: escape(f"{url}{language.folder}{path}") for language in LANGUAGES}
        alternates = "".join(
            f'<xhtml:link rel="alternate" hreflang="{code}" href="{place}"/>'
            for code, place in [*places.items(), ("x-default", places["sv"])]
        )
        entries += [f"<url><loc>{place}</loc>{alternates}</url>" for place in places.values()]
    (site / "sitemap.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
        + "\n".join(entries)
        + "\n</urlset>\n",
        encoding="utf-8",
    )
    (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\nSitemap: {url}sitemap.xml\n", encoding="utf-8")
