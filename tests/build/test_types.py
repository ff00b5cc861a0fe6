"""What hosts that know nothing of this site say its files are: a script that comes as anything else is not run."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler
from mimetypes import MimeTypes
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browsers.chromium import WITHOUT_CONNECTION, WITHOUT_SERVICE_WORKER

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
NGINX_TYPES = Path("/etc/nginx/mime.types")
SCRIPT = {"text/javascript", "application/javascript"}
# What browsers insist on. A manifest, a font, WebAssembly and what we unpack ourselves may be called anything.
WANTED = {
    ".html": {"text/html"},
    ".css": {"text/css"},
    ".js": SCRIPT,
    ".svg": {"image/svg+xml"},
    ".png": {"image/png"},
    ".xml": {"text/xml", "application/xml"},
}
ANYTHING = {".json", ".txt", ".webmanifest", ".wasm", ".zip", ".woff2", ".br", ".gz", ""}
# As they come, without a table of the system's own.
APACHE = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "application/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".xml": "application/xml",
}
CADDY = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".xml": "text/xml",
}


def nginx_types() -> dict[str, str]:
    lines = [line.strip().rstrip(";").split() for line in NGINX_TYPES.read_text(encoding="utf-8").splitlines()]
    return {f".{ending}": line[0] for line in lines if len(line) > 1 and "/" in line[0] for ending in line[1:]}


def python_types() -> dict[str, str]:
    return MimeTypes(filenames=()).types_map[True] | SimpleHTTPRequestHandler.extensions_map


HOSTS = {"nginx": nginx_types, "Apache": lambda: APACHE, "Caddy": lambda: CADDY, "Python": python_types}


@pytest.mark.parametrize("host", HOSTS)
def test_every_host_knows_the_types_that_browsers_insist_on(folder: Path, host: str) -> None:
    endings = {path.suffix for path in folder.rglob("*") if path.is_file()}
    assert endings <= WANTED.keys() | ANYTHING
    known = HOSTS[host]()
    for ending in endings & WANTED.keys():
        assert known.get(ending) in WANTED[ending], ending


CONFIGURATION = """
daemon off;
master_process off;
pid {work}/pid;
error_log {work}/error.log;
events {{}}
http {{
  include {types};
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path {work}/body;
  proxy_temp_path {work}/proxy;
  fastcgi_temp_path {work}/fastcgi;
  uwsgi_temp_path {work}/uwsgi;
  scgi_temp_path {work}/scgi;
  server {{
    listen 127.0.0.1:{port};
    root {folder};
  }}
}}
"""


@pytest.fixture
def nginx(folder: Path, tmp_path: Path) -> Iterator[str]:
    """The site as stock nginx serves it; its address."""
    assert NGINX
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    configuration = tmp_path / "nginx.conf"
    configuration.write_text(CONFIGURATION.format(work=tmp_path, types=NGINX_TYPES, port=port, folder=folder))
    with subprocess.Popen([NGINX, "-c", str(configuration), "-e", str(tmp_path / "error.log")]) as server:
        try:
            while not listening(port):
                assert server.poll() is None, (tmp_path / "error.log").read_text()
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()


def listening(port: int) -> bool:
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def test_python_starts_from_stock_nginx(browser: Browser, nginx: str) -> None:
    page = browser.new_page()
    page.add_init_script(WITHOUT_CONNECTION)
    page.add_init_script(WITHOUT_SERVICE_WORKER)
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(f"{nginx}en/kaschlan/rules/")
    example = page.locator("talong-widget[data-name=kaschlan-clubs-defence]")
    example.locator("[id$=-play]").click()
    expect(example.locator("[id$=-do-take]")).to_be_visible(timeout=60_000)
    assert complaints == []
    page.close()
