"""Both games beside python-chess, the solvers beside plain minimax, the site's build beside a bare Material build."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench import players, solvers, speed
from widgets.build.site import DEFAULT_URL, LANGUAGES, ROOT, build

RUNS = 3
BARE = "site_name: Bare\ntheme: material\ndocs_dir: {docs}\nplugins: [search]\n"


def bare(folder: Path) -> None:
    """Both languages by Material alone, one after the other."""
    for language in LANGUAGES:
        config = folder / f"{language.code}.yml"
        config.write_text(BARE.format(docs=ROOT / "docs" / language.code), encoding="utf-8")
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", str(config), "-d", str(folder / "bare")]
        subprocess.run(command, check=True, capture_output=True)


def fastest(work: Callable[[], object]) -> float:
    """Seconds of the fastest of a few runs."""
    times = []
    for _ in range(RUNS):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)


def main() -> None:
    speed.main()
    solvers.main()
    players.main()
    with TemporaryDirectory() as name:
        folder = Path(name)
        build(folder / "site", DEFAULT_URL)  # The runtime is made once and then kept.
        ours = fastest(lambda: build(folder / "site", DEFAULT_URL))
        plain = fastest(lambda: bare(folder))
    print(f"build: {ours:.2f} s; bare Material: {plain:.2f} s; ratio {ours / plain:.2f}")


if __name__ == "__main__":
    main()
