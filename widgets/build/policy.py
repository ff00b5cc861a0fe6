"""What the site's pages may load and run: a content security policy, in every page and as response headers."""

import base64
import hashlib
import re
from pathlib import Path

PLACE = "@policy@"
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)

HEADERS = """\
/*
  Content-Security-Policy: {policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin

/talong/*
  Cache-Control: public, max-age=31536000, immutable
"""


def hashes(pages: list[Path]) -> list[str]:
    """The hashes of the theme's inline scripts, sorted.

    They differ with a page's depth, and after instant navigation the first page's policy still holds: so every page
    gets the union.
    """
    scripts = {script for page in pages for script in INLINE.findall(page.read_text(encoding="utf-8"))}
    digests = (hashlib.sha256(script.encode()).digest() for script in scripts)
    return sorted(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def policy(scripts: list[str]) -> str:
    """The policy that allows our own files, WebAssembly and `scripts`, and nothing else."""
    return "; ".join([
        "default-src 'none'",
        f"script-src {' '.join(["'self'", "'wasm-unsafe-eval'", *scripts])}",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ])  # fmt: skip


def write(site: Path) -> None:
    """Put the policy into every page of `site`, and into a `_headers` file for hosts that read one."""
    pages = sorted(site.rglob("*.html"))
    rule = policy(hashes(pages))
    for page in pages:
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace(PLACE, rule), encoding="utf-8")
    (site / "_headers").write_text(HEADERS.format(policy=rule), encoding="utf-8")


def read(site: Path) -> list[tuple[str, dict[str, str]]]:
    """The `_headers` file of `site`: for each path prefix, its headers; nothing while the site is being replaced."""
    blocks: list[tuple[str, dict[str, str]]] = []
    file = site / "_headers"
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        if line.startswith("/"):
            blocks.append((line.removesuffix("*"), {}))
        elif line:
            name, _, value = line.strip().partition(": ")
            blocks[-1][1][name] = value
    return blocks
