"""Terms in running text are linked to the glossary where they first stand in a section."""

import re

import pytest
from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from mkdocs.structure.files import File

from widgets.pages.terms import GLOSSARY, entries

LINK = re.compile(r'<a class="term" href="/glossary.md#([a-z-]+)" title="([^"]+)">([^<]+)</a>')


def linked(text: str, name: str = "kaschlan/rules.md", language: str = "en") -> list[tuple[str, str]]:
    """Anchor and word of every linked term."""
    return [(anchor, word) for anchor, _, word in LINK.findall(render(text, name, language))]


def render(text: str, name: str = "kaschlan/rules.md", language: str = "en") -> str:
    md = Markdown(
        extensions=["attr_list", "def_list", "widgets.pages.markdown", "widgets.pages.terms"],
        extension_configs={
            "widgets.pages.markdown": {"language": language},
            "widgets.pages.terms": {"language": language},
        },
    )
    place = Treeprocessor(md)
    place.file = File(name, "", "", use_directory_urls=True)  # type: ignore[attr-defined]
    md.treeprocessors.register(place, "relpath", 0)
    return md.convert(text)


def test_once_in_a_section() -> None:
    assert linked("The stock. The *stock*.\n\n## A {#a}\n\nStock, and the turn-up.") == [
        ("stock", "stock"),
        ("stock", "Stock"),
        ("turn-up", "turn-up"),
    ]


def test_the_text_stays_as_it_was() -> None:
    text = "A *sweep* of storan, sweep and **sistan** (see [K1])."
    assert LINK.sub(r"\3", render(text)) == (
        "<p>A <em>sweep</em> of storan, sweep and <strong>sistan</strong> "
        '(see <a class="num" href="/kaschlan/rules.md#k1">K1</a>).</p>'
    )


@pytest.mark.parametrize(
    "text",
    [
        "# The stock",
        "[the stock](x.md)",
        "`stock`",
        "*stock*{lang=de}",
        "stockings and a livestock",
        "K15. The stock.",
        "K15. The *stock*.",
    ],
)
def test_what_is_not_linked(text: str) -> None:
    assert linked(text) == []


def test_a_rule_that_only_uses_the_word_links_it() -> None:
    assert linked("K39. The stock.") == [("stock", "stock")]


def test_the_longest_form_wins_and_swedish_bends() -> None:
    assert linked("Dubbla byggen, talongen.", language="sv") == [
        ("double-build", "Dubbla byggen"),
        ("stock", "talongen"),
    ]


def test_the_glossary_does_not_link_to_itself() -> None:
    assert linked("The stock.", GLOSSARY) == []


@pytest.mark.parametrize("language", ["sv", "en"])
def test_the_tooltip_is_the_meaning_alone(language: str) -> None:
    told = entries(language)
    assert [entry.id for entry in told if not re.fullmatch(r"[A-ZÅÄÖ][^\[\]{}*]+\.", entry.meaning)] == []
    # What the name comes from is history; no rule says it.
    assert [entry.id for entry in told if not entry.numbers] == ["kasztelan"]
