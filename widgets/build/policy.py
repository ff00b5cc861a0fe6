"""What the site's pages may load and run: a content security policy, for every page and its response headers."""

import base64
import hashlib
import re
from pathlib import Path

PLACE = "@policy@"
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


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


def write(site: Path) -> str:
    """Put the policy into every page of `site`; the policy."""
    pages = sorted(site.rglob("*.html"))
    rule = policy(hashes(pages))
    for page in pages:
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace(PLACE, rule), encoding="utf-8")
    return rule
