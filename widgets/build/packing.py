"""Beside each file that shrinks, the same with Brotli (.br) and gzip (.gz), for hosts that send such files."""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path

KINDS = {".html", ".css", ".js", ".json", ".xml", ".svg", ".txt", ".webmanifest", ".wasm", ".zip"}
ENDINGS = (".br", ".gz")
# Brotli's best takes half a minute for the runtime, so what changes seldom is packed once and kept. Pages change with
# every build, in one file's name at least.
BEST = 11
QUICK = 9
CHANGING = {".html", ".json", ".xml"}
# Packed files that are kept, the latest used; one version of the site has some hundred.
KEPT = 600


def pack(site: Path, kept: Path) -> None:
    """Pack the files of `site`, keeping in the folder `kept` what will be wanted again, by the digest of its content."""
    kept.mkdir(parents=True, exist_ok=True)
    files = [path for path in sorted(site.rglob("*")) if path.suffix in KINDS]
    lasting = {path: kept / digest(path) for path in files if path.suffix not in CHANGING}
    new = {to: path for path, to in lasting.items() if not all(map(Path.is_file, packed(to)))}
    jobs = [(path, to, BEST) for to, path in new.items()]
    jobs += [(path, path, QUICK) for path in files if path.suffix in CHANGING]
    gzip_all(jobs)
    brotli_all(jobs)
    for path, to in lasting.items():
        for source, target in zip(packed(to), packed(path), strict=True):
            os.utime(source)
            shutil.copy(source, target)
    forget(kept)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def packed(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in ENDINGS]


Job = tuple[Path, Path, int]
"""A file, its packed twin without the ending, Brotli's quality."""


def gzip_all(jobs: list[Job]) -> None:
    for path, to, _ in jobs:
        target = packed(to)[1]
        part = target.with_name(f"{target.name}.{os.getpid()}")
        part.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        part.rename(target)


def brotli_all(jobs: list[Job]) -> None:
    """Node can, this Python cannot."""
    script = Path(__file__).with_name("pack.mjs")
    told = [{"path": str(path), "to": str(packed(to)[0]), "quality": quality} for path, to, quality in jobs]
    subprocess.run(["node", str(script)], input=json.dumps(told), text=True, check=True)


def forget(kept: Path) -> None:
    latest = sorted(kept.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in latest[KEPT:]:
        path.unlink(missing_ok=True)
