"""Our templates keep to what every engine of their kind understands, not to what Python adds."""

from pathlib import Path

import pytest
from jinja2 import Environment, nodes

from tests.pages.pages import ROOT

THEME = ROOT / "docs" / "theme"


@pytest.mark.parametrize("path", sorted(THEME.rglob("*.html")), ids=lambda path: path.name)
def test_no_template_calls_a_method_or_leaves_an_if_half(path: Path) -> None:
    assert wrong(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("text", ["{{ a.b() }}", "{{ a['b']() }}", "{% set _ = a.update({}) %}", "{{ a if b }}"])
def test_the_test(text: str) -> None:
    assert wrong(text) != []


def wrong(text: str) -> list[str]:
    """Each method called (but of the theme's own macros, `lang.t`), and each `if` in an expression without its `else`."""
    tree = Environment().parse(text)
    called = [call.node for call in tree.find_all(nodes.Call) if isinstance(call.node, nodes.Getattr | nodes.Getitem)]
    half = [one for one in tree.find_all(nodes.CondExpr) if one.expr2 is None]
    macro = nodes.Getattr(nodes.Name("lang", "load"), "t", "load")
    return [f"line {one.lineno}: {one}" for one in [*called, *half] if one != macro]
