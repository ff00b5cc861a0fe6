"""Numbers, references and the fence, as MkDocs renders them."""

import pickle
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from markdown import Markdown
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from mkdocs.structure.files import File

from widgets.pages.markdown import fence
from widgets.pages.page import PageError

HEAD = "---\ntitle: A\n---\n\n"


def render(folder: Path, text: str, name: str = "kaschlan/rules.md", language: str = "sv") -> str:
    md = markdown(folder, text, name, language)
    place = Treeprocessor(md)
    place.file = File(name, str(folder), str(folder), use_directory_urls=True)  # type: ignore[attr-defined]
    md.treeprocessors.register(place, "relpath", 0)
    return md.convert(text)


def render_elsewhere(folder: Path, text: str, name: str, url: str) -> str:
    """The same by a builder that knows nothing of MkDocs, as Zensical tells its extensions of the page."""
    md = markdown(folder, text, name, "sv")
    context = Preprocessor(md)
    context.run = lambda lines: lines  # type: ignore[method-assign]
    context.page = SimpleNamespace(path=name, url=url)  # type: ignore[attr-defined]
    context.config = {"docs_dir": str(folder)}  # type: ignore[attr-defined]
    md.preprocessors.register(context, "rendering_context", 0)
    return md.convert(text)


def markdown(folder: Path, text: str, name: str, language: str) -> Markdown:
    source = folder / name
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(HEAD + text, encoding="utf-8")
    return Markdown(
        extensions=["widgets.pages.markdown", "attr_list"],
        extension_configs={"widgets.pages.markdown": {"language": language}},
    )


@pytest.mark.parametrize(("name", "url"), [("kaschlan/rules.md", "kaschlan/rules/"), ("index.md", "")])
def test_whoever_renders_the_page_is_the_same(tmp_path: Path, name: str, url: str) -> None:
    text = "K33. A limit, see [K22].\n\n```talong\nexample: kaschlan-clubs-defence\n```\n"
    html = render(tmp_path, text, name)
    assert "<talong-widget" in html
    assert render_elsewhere(tmp_path, text, name, url) == html
    with pytest.raises(PageError, match=f"{name}:5: there is no rule K999"):
        render_elsewhere(tmp_path, "See [K999].", name, url)


def test_the_fence_travels_between_processes() -> None:
    assert pickle.loads(pickle.dumps(fence("sv"))).args == ("sv",)


def test_a_sentence_gets_its_number_and_anchor(tmp_path: Path) -> None:
    assert render(tmp_path, "K4. You **may** lead [K22].") == (
        '<p class="rule" id="k4"><a class="num" href="#k4" title="Länk till K4">K4</a> '
        'You <strong>may</strong> lead <a class="num" href="/kaschlan/rules.md#k22">K22</a>.</p>'
    )


def test_a_list_item_may_be_a_sentence(tmp_path: Path) -> None:
    html = render(tmp_path, "- K4. One.\n- Not one.\n", language="en")
    assert '<li class="rule" id="k4"><a class="num" href="#k4" title="Link to K4">K4</a> One.</li>' in html
    assert "<li>Not one.</li>" in html


def test_where_a_rule_comes_from_is_told(tmp_path: Path) -> None:
    assert '>K18</a> <span class="origin">förslag i källan</span> Ni' in render(tmp_path, "K18. Ni kan.")


@pytest.mark.parametrize(
    ("reference", "place"),
    [
        ("K1", "/kaschlan/rules.md#k1"),
        ("KA7", "/kaschlan/rulings.md#ka7"),
        ("C42", "/kasino/rules.md#c42"),
        ("CA7", "/kasino/rulings.md#ca7"),
    ],
)
def test_a_reference_finds_its_page(tmp_path: Path, reference: str, place: str) -> None:
    assert f'<a class="num" href="{place}">{reference}</a>' in render(tmp_path, f"See [{reference}].", "a/b.md")


def test_a_scene_stands_folded_under_its_sentence(tmp_path: Path) -> None:
    html = render(tmp_path, "K33. A limit.\n\nAnd on.")
    assert re.search(
        r'A limit\.</p>\s*<details class="scene".*data-name="k33".*</details>\s*<p>And on\.', html, re.DOTALL
    )


def test_a_page_of_examples_lists_their_titles(tmp_path: Path) -> None:
    text = "```titles\n```\n\n```talong\nexample: kaschlan-end\n```\n\n```talong\nsheet: kasino-linnea-hugo\n```\n"
    html = render(tmp_path, text, language="en")
    assert '<nav class="talong-titles" data-search-exclude="" aria-label="The examples on this page">' in html
    assert '<li><a href="#w1-title">The end comes at once</a></li><li><a href="#w2-title">Count a pack</a></li>' in html
    assert 'id="w1-title"' in html
    assert 'id="w2-title"' in html


def test_a_title_that_is_not_known_names_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(PageError, match=r"kaschlan/rules.md:5: KeyError\('beats'\)"):
        render(tmp_path, "```titles\n```\n\n```talong\nbeats: kaschlan-what-beats\n```\n")


@pytest.mark.parametrize("text", ["`[K33]`", "[K33](x.md)", "[K0]", "[K]", "x [K33]: y"])
def test_what_is_no_reference(tmp_path: Path, text: str) -> None:
    assert 'class="num"' not in render(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("K1. A.\n\nK2. B.\n\nK1. C.", "kaschlan/rules.md:9: K1 already has its sentence on this page"),
        ("K83. A.", "kaschlan/rules.md:5: there is no rule K83"),
        ("Text.\n\nMore, see [K999].", "kaschlan/rules.md:7: there is no rule K999"),
        ("```talong\nexample: no-such\n```", "kaschlan/rules.md:5: "),
        ("Text.\n\n```talong\nnonsense\n```", "kaschlan/rules.md:7: "),
    ],
)
def test_a_mistake_names_file_and_line(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(PageError) as raised:
        render(tmp_path, text)
    assert problem in str(raised.value)


def test_widgets_are_numbered_and_know_their_root(tmp_path: Path) -> None:
    example = "```talong\nexample: kaschlan-clubs-defence\n```\n\n"
    html = render(tmp_path, f"{example}Text.\n\n- item\n\n    {example.replace('\n', '\n    ')}", language="en")
    assert 'data-prefix="w1"' in html
    assert 'data-prefix="w2"' in html
    assert html.count('data-root="../../"') == 2
    assert "<p><talong-widget" not in html
    assert 'data-root="./"' in render(tmp_path, example, "index.md")
