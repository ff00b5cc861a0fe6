"""Serves the site on this machine as a good host would, and builds it again when something changes."""

import os
import subprocess
import sys
import threading
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from watchfiles import watch

from widgets.build import headers
from widgets.build.site import ROOT

HOST = "127.0.0.1"
FIRST_PORT = 8000
# What a browser calls a way of packing, the best first → how the names of such files end.
CODINGS = {"br": ".br", "gzip": ".gz"}
WATCHED = ["docs", "engine", "widgets", "mkdocs.yml", "mkdocs.en.yml"]


class Handler(SimpleHTTPRequestHandler):
    """Files under the server's path, packed if the browser can unpack them, with the site's own headers; and the 404
    page of the language asked for.
    """

    protocol_version = "HTTP/1.1"
    server: "Server"
    coding: str | None = None
    failed = False

    def translate_path(self, path: str) -> str:
        """The file that answers a request: a folder's page for the folder, and its packed twin where that will do."""
        self.failed = False
        place = path.partition("?")[0].partition("#")[0]
        if not place.startswith(self.server.base):
            return str(Path(self.directory) / "outside")
        found = super().translate_path(place.removeprefix(self.server.base[:-1]))
        if place.endswith("/"):
            found = str(Path(found) / "index.html")
        self.coding = self.agreed(found)
        return found + CODINGS[self.coding] if self.coding else found

    def agreed(self, file: str) -> str | None:
        """The first coding that the browser accepts and that there is a file for."""
        accepted = {word.partition(";")[0].strip() for word in self.headers.get("Accept-Encoding", "").split(",")}
        return next((name for name in CODINGS if name in accepted and Path(file + CODINGS[name]).is_file()), None)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return super().guess_type(str(path).removesuffix(CODINGS[self.coding]) if self.coding else path)

    def end_headers(self) -> None:
        path = self.path.partition("?")[0]
        own = headers.fitting(headers.read(Path(self.directory)), path)
        if self.failed:
            # Or a browser would keep for a year that there is no such file.
            own["Cache-Control"] = headers.ASK
        for name, value in own.items():
            self.send_header(name, value)
        self.send_header("Vary", "Accept-Encoding")
        if self.coding:
            self.send_header("Content-Encoding", self.coding)
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        self.coding, self.failed = None, True
        language = "en/" if self.path.startswith(f"{self.server.base}en/") else ""
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
    """Serves `folder` under the path `base` (with its slashes), on the first free port from `port` on (0: any)."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int = 0, base: str = "/", handler: type[Handler] = Handler) -> None:
        self.base = base

        def answer(*args: Any) -> Handler:
            return handler(*args, directory=str(folder))

        while True:
            try:
                super().__init__((HOST, port), answer)
                break
            except OSError:
                port += 1
        self.url = f"http://{HOST}:{self.server_port}{base}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up is no news."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

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
