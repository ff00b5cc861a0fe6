"""The link check itself: it must find what is broken."""

from pathlib import Path

import pytest

from widgets.build.link_check import problems

URL = "http://127.0.0.1:1/base/"


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ('<a href="b/#k33">', None),
        ('<a href="./b/">', None),
        ('<a href="/base/b/">', None),
        (f'<a href="{URL}b/#k33">', None),
        ('<a href="https://example.org/">', None),
        ('<a href="c/">', "index.html: c/: no such file"),
        ('<a href="b/#k34">', "index.html: b/#k34: no such anchor"),
        ('<a href="#here">', "index.html: #here: no such anchor"),
        ('<a href="../x/">', "index.html: ../x/: leads out of the site"),
        ('<a href="/b/">', "index.html: /b/: leads out of the site"),
        ('<template><a href="c/"></template>', "index.html: c/: no such file"),
        ('<img src="https://example.org/a.png">', "index.html: https://example.org/a.png: fetched from outside"),
        ('<script src="//example.org/a.js">', "index.html: //example.org/a.js: fetched from outside"),
        ('<link rel="preconnect" href="https://a.b">', "index.html: https://a.b: fetched from outside"),
        ('<p id="a"><p id="a">', "index.html: #a: this id stands twice"),
        ('<p id="a"><template><p id="a"></template>', None),
        ('<a href="#a"><template><p id="a"></template>', "index.html: #a: no such anchor"),
        ('<p style="color: red">', "index.html: style=: the policy forbids style attributes"),
    ],
)
def test_pages(tmp_path: Path, body: str, problem: str | None) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "index.html").write_text('<p id="k33">')
    (tmp_path / "index.html").write_text(body)
    assert problems(tmp_path, URL) == ([problem] if problem else [])


def test_styles(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("a{b:url(data:x)} @font-face{src:url('f.woff2')} @import \"//e.org/x.css\";")
    assert problems(tmp_path, URL) == [
        "a.css: f.woff2: no such file",
        "a.css: //e.org/x.css: fetched from outside",
    ]
