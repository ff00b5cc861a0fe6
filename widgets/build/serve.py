"""Serves the site on this machine as a good host would, and builds it again when something changes."""

import subprocess
import sys
import threading
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from watchfiles import watch

from widgets.build import policy
from widgets.build.site import ROOT

HOST = "127.0.0.1"
FIRST_PORT = 8000
WATCHED = ["docs", "engine", "widgets", "mkdocs.yml", "mkdocs.en.yml"]


class Handler(SimpleHTTPRequestHandler):
    """Files with the site's own headers, and the 404 page of the language asked for."""

    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        headers = {"Cache-Control": "no-cache"}
        for prefix, own in policy.read(Path(self.directory)):
            if self.path.startswith(prefix):
                headers |= own
        for name, value in headers.items():
            self.send_header(name, value)
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        language = "en/" if self.path.startswith("/en/") else ""
        page = Path(self.directory) / f"{language}404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: the terminal is for the build."""


class Server(ThreadingHTTPServer):
    """Serves `folder` on the first free port from `port` on (0: any)."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0) -> None:
        def handler(*args: Any) -> Handler:
            return Handler(*args, directory=str(folder))

        while True:
            try:
                super().__init__((HOST, port), handler)
                break
            except OSError:
                port += 1
        self.url = f"http://{HOST}:{self.server_port}/"

    def start(self) -> None:
        threading.Thread(target=self.serve_forever, daemon=True).start()


def rebuild(url: str, out: Path) -> bool:
    """Build in a process of its own, so that changed code is the code that runs; True if it went well."""
    command = [sys.executable, "-m", "widgets.build", "--url", url, "--out", str(out)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def serve(out: Path) -> int:
    """Build, serve and watch until interrupted; an exit code."""
    server = Server(out, FIRST_PORT)
    if not rebuild(server.url, out):
        return 1
    server.start()
    print(f"\nTalong: {server.url}   (English: {server.url}en/)   Stop: Ctrl-C", flush=True)
    paths = [ROOT / path for path in WATCHED]
    for changes in watch(*paths, raise_interrupt=False):
        names = sorted({str(Path(path).relative_to(ROOT)) for _, path in changes})
        print(f"\nChanged: {', '.join(names[:5])}", flush=True)
        if not rebuild(server.url, out):
            print("The last good site is still served.", flush=True)
    return 0
