"""The finished site on a host: under a path of its own, with its headers, packed files, policy and manifests."""

import json
import os
import re
import struct
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browsers.chromium import WITHOUT_CONNECTION, WITHOUT_SERVICE_WORKER, reader
from tests.host import BASE, Host
from widgets.build import headers
from widgets.build.headers import A_WEEK, ASK, FOREVER
from widgets.build.packing import ENDINGS
from widgets.build.serve import Handler, Server

NAME = "kaschlan-clubs-defence"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = reader(browser, reduced_motion="reduce")
    opened.add_init_script(WITHOUT_CONNECTION)
    opened.add_init_script(WITHOUT_SERVICE_WORKER)
    yield opened
    opened.close()


def ask(url: str, **asked: str) -> tuple[bytes, Message]:
    with urllib.request.urlopen(urllib.request.Request(url, headers=asked)) as answer:
        return answer.read(), answer.headers


def test_under_a_path_an_example_is_stepped_and_played(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    outside: list[str] = []
    page.on("request", lambda request: outside.append(request.url))
    page.on("console", lambda message: outside.append(message.text))
    page.goto(host.url, wait_until="networkidle")
    page.evaluate("window.same = true")
    page.locator(".md-tabs").get_by_text("Kaschlan").click()
    expect(page).to_have_url(f"{host.url}kaschlan/learn/")
    assert page.evaluate("window.same")
    page.goto(f"{host.url}kaschlan/rules/")
    frame = page.locator(f"talong-widget[data-name={NAME}] .talong-frame")
    frame.locator("[data-key~=ArrowRight]").click()
    expect(frame.locator(".where")).to_contain_text("Steg 1 ")
    frame.locator("[id$=-play]").click()
    frame.locator("[id$=-do-take]").click()
    expect(frame.locator("[id$=-undo]")).to_be_enabled()
    page.locator("a[data-twin]").click()
    expect(page).to_have_url(re.compile(re.escape(f"{host.url}en/kaschlan/rules/?{NAME}=")))
    assert [told for told in outside if not told.startswith((host.url, "data:"))] == []


def test_nothing_is_served_beside_the_path(host: Host) -> None:
    with pytest.raises(urllib.error.HTTPError) as answer:
        ask(host.url.replace(BASE, "/"))
    assert answer.value.code == 404


def addresses(folder: Path) -> dict[str, Path]:
    """Path in the site → file, for everything that is asked for; a page by its folder's address."""
    skipped = (headers.NAME, "robots.txt")
    return {
        re.sub(r"(^|/)index\.html$", r"\1", path.relative_to(folder).as_posix()): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in ENDINGS and path.name not in skipped
    }


def test_caching_follows_from_names(host: Host) -> None:
    rules = headers.read(host.folder)
    assert len(rules) < 100
    for path in addresses(host.folder):
        found = headers.fitting(rules, BASE + path)
        by_content = path.startswith("talong/") or re.search(r"\.[0-9a-f]{8}\.min\.", path)
        lasting = re.search(r"assets/(fonts|icons)/", path)
        assert found["Cache-Control"] == (FOREVER if by_content else A_WEEK if lasting else ASK), path
        assert found["Content-Security-Policy"].count("default-src") == 1


def test_the_local_server_sends_them(host: Host) -> None:
    client = next(path.name for path in (host.folder / "talong").glob("client.*.js"))
    for path, caching in (("", ASK), ("en/kasino/rules/?a=1", ASK), ("sw.js", ASK), (f"talong/{client}", FOREVER)):
        _, sent = ask(host.url + path)
        assert sent["Cache-Control"] == caching
        assert "script-src 'self'" in sent["Content-Security-Policy"]
        assert sent["Vary"] == "Accept-Encoding"


def test_what_has_not_changed_is_not_sent_again(host: Host) -> None:
    _, sent = ask(f"{host.url}about/")
    with pytest.raises(urllib.error.HTTPError) as answer:
        ask(f"{host.url}about/", **{"If-Modified-Since": sent["Last-Modified"]})
    assert answer.value.code == 304


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("", None)])
def test_packed_files_are_sent_to_whoever_can_unpack_them(host: Host, accepted: str, coding: str | None) -> None:
    for path, kind in (("about/", "text/html"), ("talong/", "application/wasm"), ("en/sitemap.xml", "xml")):
        name = next(iter((host.folder / "talong").glob("*.wasm"))).name if path == "talong/" else ""
        body, sent = ask(host.url + path + name, **{"Accept-Encoding": accepted})
        plain = (host.folder / path / name / ("index.html" if path == "about/" else "")).read_bytes()
        assert sent["Content-Encoding"] == coding
        assert kind in sent["Content-Type"]
        assert len(body) < len(plain) if coding else body == plain


def png_size(path: Path) -> str:
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return f"{width}x{height}"


@pytest.mark.parametrize(("language", "root"), [("sv", ""), ("en", "en/")])
def test_it_can_be_installed_in_each_language(context: BrowserContext, host: Host, language: str, root: str) -> None:
    page = context.new_page()
    page.goto(f"{host.url}{root}kasino/rules/")
    session = context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["url"] == f"{host.url}{root}manifest.webmanifest"
    assert found["errors"] == []
    told = json.loads(found["data"])
    assert told["lang"] == language
    assert found["manifest"]["startUrl"] == host.url + root
    assert found["manifest"]["scope"] == host.url
    folder = host.folder / root
    for icon in told["icons"]:
        path = (folder / icon["src"]).resolve()
        assert icon["sizes"] == ("any" if path.suffix == ".svg" else png_size(path))
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in told["icons"]}
    touch = page.locator("link[rel=apple-touch-icon]").evaluate("link => link.href")
    assert png_size(host.folder / touch.removeprefix(host.url)) == "180x180"
    assert page.locator("meta[name=theme-color]").get_attribute("content")


class Bare(Handler):
    """A host that sends no headers of the site's own: the pages' meta tag alone has to do."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword != "Content-Security-Policy":
            super().send_header(keyword, value)


class HeadersOnly(Handler):
    """A host whose pages have lost their meta tag: the headers alone have to do."""

    def agreed(self, _: str) -> None:
        """Nothing is packed: the pages are not as they were built."""

    def translate_path(self, path: str) -> str:
        page = Path(super().translate_path(path))
        if page.name != "index.html":
            return str(page)
        bare = Path(self.directory).parent / "bare.txt"
        bare.write_text(re.sub(r"<meta http-equiv=[^>]*>", "", page.read_text(encoding="utf-8")), encoding="utf-8")
        return str(bare)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return "text/html; charset=utf-8" if Path(path).name == "bare.txt" else super().guess_type(path)


@pytest.mark.parametrize("kind", [Bare, HeadersOnly])
def test_the_policy_holds_by_either_way(context: BrowserContext, host: Host, kind: type[Handler]) -> None:
    server = Server(host.folder, base=BASE, handler=kind)
    server.start()
    page = context.new_page()
    page.goto(f"{server.url}kaschlan/rules/")
    assert page.locator("meta[http-equiv=Content-Security-Policy]").count() == (kind is Bare)
    done = page.evaluate(
        """async (other) => {
            const script = document.createElement("script");
            script.textContent = "window.inline = true";
            document.head.append(script);
            const box = document.createElement("div");
            box.innerHTML = '<i style="color: rgb(1, 2, 3)" onclick="window.handler = true">x</i>';
            document.body.append(box);
            box.firstChild.click();
            const evaluated = new Promise((tell) => {
                const own = document.createElement("script");
                own.onload = own.onerror = () => tell(false);
                own.src = "data:text/javascript,window.data = true";
                document.head.append(own);
            });
            await evaluated;
            const fetched = await fetch(other).then(() => true, () => false);
            const work = new Promise((tell) => {
                const worker = new Worker("data:text/javascript,postMessage(1)");
                worker.onmessage = () => tell(true);
                worker.onerror = () => tell(false);
            }).catch(() => false);
            const colour = getComputedStyle(box.firstChild).color;
            return [window.inline, window.handler, window.data, fetched, await work, colour === "rgb(1, 2, 3)"];
        }""",
        host.url,
    )
    assert [bool(one) for one in done] == [False] * 6
    # And what is ours runs: a script, WebAssembly in a worker, styles, fonts.
    frame = page.locator(f"talong-widget[data-name={NAME}] .talong-frame")
    frame.locator("[id$=-play]").click()
    frame.locator("[id$=-do-take]").click()
    expect(frame.locator("[id$=-undo]")).to_be_enabled()
    assert page.evaluate("document.fonts.check('1em Literata')")
    server.shutdown()
    server.server_close()


def test_the_policy_allows_no_unsafe_scripts(host: Host) -> None:
    _, sent = ask(host.url)
    rules = dict(part.strip().partition(" ")[::2] for part in sent["Content-Security-Policy"].split(";"))
    assert rules["default-src"] == "'none'"
    assert set(rules["script-src"].split()) >= {"'self'", "'wasm-unsafe-eval'"}
    assert "'unsafe" not in " ".join(rules.values()).replace("'wasm-unsafe-eval'", "")
    for name in ("style-src", "font-src", "connect-src", "worker-src", "manifest-src"):
        assert rules[name] == "'self'"
    page = (host.folder / "index.html").read_text(encoding="utf-8")
    meta = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert meta
    assert sent["Content-Security-Policy"] == f"{meta[1]}; frame-ancestors 'none'"
