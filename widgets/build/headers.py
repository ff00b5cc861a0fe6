"""The response headers of the finished site, in a `_headers` file as several hosts read it and our own server does.

Some hosts join the values of all rules that fit an address and some take one of them: here no two rules that fit the
same address set the same header.
"""

import re
from collections.abc import Iterator
from pathlib import Path

NAME = "_headers"
BY_CONTENT = re.compile(r"\.[0-9a-f]{8}\.min\.(?:js|css)$")
FOREVER = "public, max-age=31536000, immutable"
A_WEEK = "public, max-age=604800"
# Kept, but asked about before use: an answer of a few bytes if nothing has changed.
ASK = "no-cache"

ALWAYS = """\
  Content-Security-Policy: {policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
"""

Rule = tuple[str, dict[str, str]]
"""An address, or the beginning of one with a star, and the headers that go with it."""


def write(site: Path, base: str, policy: str) -> None:
    """Write the file for `site`, which is served under the path `base` (with its slashes) and holds to `policy`."""
    rules = [f"{base}*\n{ALWAYS.format(policy=policy)}"]
    rules += [f"{base}{path}\n  Cache-Control: {value}\n" for path, value in caching(site)]
    (site / NAME).write_text("\n".join(rules), encoding="utf-8")


def caching(site: Path) -> Iterator[tuple[str, str]]:
    """How long a browser may keep what: (path in the site, Cache-Control)."""
    yield "talong/*", FOREVER
    for root in ("", "en/"):
        yield root, ASK
        for path in sorted((site / root).iterdir()):
            if path.is_file():
                yield f"{root}{path.name}", ASK
            elif path.name == "assets":
                yield from asset_caching(site, path)
            elif f"{root}{path.name}" not in ("talong", "en"):
                yield f"{root}{path.name}/*", ASK


def asset_caching(site: Path, assets: Path) -> Iterator[tuple[str, str]]:
    """The theme's files carry eight digits of their content, ours do not."""
    for path in sorted(assets.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.is_dir() and path.name in ("fonts", "icons"):
            yield f"{name}/*", A_WEEK
        elif path.is_file() and path.parent.name not in ("fonts", "icons"):
            yield name, FOREVER if BY_CONTENT.search(path.name) else ASK


def read(site: Path) -> list[Rule]:
    """The rules of `site`; none while it is being replaced."""
    rules: list[Rule] = []
    file = site / NAME
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        if line.startswith("/"):
            rules.append((line, {}))
        elif line:
            name, _, value = line.strip().partition(": ")
            rules[-1][1][name] = value
    return rules


def fitting(rules: list[Rule], path: str) -> dict[str, str]:
    """The headers for an address's path. Several values of one header are joined, as the strictest host does."""
    found: dict[str, str] = {}
    for place, headers in rules:
        if path.startswith(place[:-1]) if place.endswith("*") else path == place:
            for name, value in headers.items():
                found[name] = f"{found[name]}, {value}" if name in found else value
    return found
