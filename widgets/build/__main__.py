"""``python -m widgets.build`` makes the finished site; ``python -m widgets.build serve`` serves it and watches."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from widgets.build.serve import serve
from widgets.build.site import CACHE, DEFAULT_URL, ROOT, BuildFailed, build


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m widgets.build", description="Build Talong's site.")
    parser.add_argument("command", nargs="?", choices=["build", "serve"], default="build")
    parser.add_argument("--out", type=Path, help="the finished site's folder (default: site)")
    parser.add_argument("--url", default=os.environ.get("TALONG_URL", DEFAULT_URL), help="where it will be served")
    options = parser.parse_args(arguments)
    if options.command == "serve":
        return serve(options.out or CACHE / "served")
    out = (options.out or ROOT / "site").resolve()
    began = time.monotonic()
    try:
        build(out, options.url.rstrip("/") + "/")
    except BuildFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"Built {os.path.relpath(out)} in {time.monotonic() - began:.1f} s, to be served at {options.url}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
