"""Each rule's check is taken out of the engine in turn: exactly the rows of refusals.toml that tell it then fail.

The engine is loaded a second time, from its own source, with every ``Violation(…)`` that goes into a list made to stay
out of it when its rule is the one knocked out; so what the code does on finding nothing wrong is what it then does.
"""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, cast

import pytest

import engine
from tests.engine.test_refusals import ROWS, TOLD, game

SOURCES = [path for name in TOLD for path in sorted((Path(engine.__file__).parent / name).glob("*.py"))]
KEPT = "_kept"


class Loose(ast.NodeTransformer):
    """Puts every violation made in a list behind a question whether it is to stay; counts them."""

    def __init__(self) -> None:
        self.count = 0

    def _asked(self, violation: ast.expr) -> ast.expr:
        self.count += 1
        return ast.Call(ast.Name(KEPT, ast.Load()), [violation], [])

    def _elements(self, node: ast.List | ast.Tuple) -> ast.AST:
        self.generic_visit(node)
        node.elts = [ast.Starred(self._asked(one), ast.Load()) if is_violation(one) else one for one in node.elts]
        return node

    def visit_List(self, node: ast.List) -> ast.AST:
        return self._elements(node)

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        return self._elements(node)

    def visit_ListComp(self, node: ast.ListComp) -> ast.AST:
        self.generic_visit(node)
        if is_violation(node.elt):
            each = ast.comprehension(ast.Name("each", ast.Store()), self._asked(node.elt), [], 0)
            return ast.ListComp(ast.Name("each", ast.Load()), [*node.generators, each])
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "append" and is_violation(node.args[0]):
            node.func.attr = "extend"
            node.args = [self._asked(node.args[0])]
        return node


def is_violation(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Violation"


class Knockout(MetaPathFinder):
    """Loads the engine anew; ``rule`` is the one whose violations stay out."""

    rule = ""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != "engine":
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Loader(self, spec.loader.name, spec.loader.path)
        return spec

    def kept(self, violation: Any) -> list[Any]:
        return [] if violation.rule == self.rule else [violation]

    def refused(self, games: Any, row: dict[str, Any]) -> list[str]:
        """What the engine so loaded says to a row's move."""
        game, state = games.read_position(row["position"])
        move = game.read_move(row["move"])[1]
        return [violation.rule for violation in getattr(game.check(state, move, row.get("seat")), "violations", ())]


class Loader(SourceFileLoader):
    def __init__(self, knockout: Knockout, fullname: str, path: str) -> None:
        super().__init__(fullname, path)
        self.knockout = knockout

    def get_code(self, fullname: str) -> CodeType:
        tree = Loose().visit(ast.parse(self.get_data(self.path)))
        return compile(ast.fix_missing_locations(tree), self.path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        vars(module)[KEPT] = self.knockout.kept
        super().exec_module(module)


@pytest.fixture(scope="module")
def knockout() -> tuple[Knockout, Any]:
    """The engine loaded so, its games first."""
    ours = {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "engine"}
    for name in ours:
        del sys.modules[name]
    finder = Knockout()
    sys.meta_path.insert(0, finder)
    try:
        games: Any = import_module("engine.games")
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.partition(".")[0] == "engine"]:
            del sys.modules[name]
        sys.modules.update(ours)
    return finder, games


RULES = [(name, rule) for name, rules in TOLD.items() for rule in dict.fromkeys(rules)]


@pytest.mark.parametrize(("name", "rule"), RULES)
def test_without_its_check_exactly_the_rows_of_a_rule_fail(
    name: str, rule: str, knockout: tuple[Knockout, Any]
) -> None:
    finder, games = knockout
    rows = [row for row in ROWS if game(row) == name]
    finder.rule = rule
    failing = [row for row in rows if finder.refused(games, row) != row["rules"]]
    finder.rule = ""
    assert failing == [row for row in rows if rule in row["rules"]]
    assert all(finder.refused(games, row) == row["rules"] for row in rows)


def test_every_violation_can_be_knocked_out() -> None:
    made = found = 0
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        made += sum(map(is_violation, ast.walk(tree)))
        loose = Loose()
        loose.visit(tree)
        found += loose.count
    assert made == found > 0


@pytest.mark.parametrize("name", TOLD)
def test_every_rule_that_a_violation_is_made_with_is_told(name: str) -> None:
    rules: set[str] = set()
    for path in SOURCES:
        if path.parent.name == name:
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(function, ast.FunctionDef):
                    rules |= set(made_with(function))
    assert rules <= set(TOLD[name])
    assert rules | PASSED_OVER[name] == set(TOLD[name])


# Reasons to be passed over that come from where turns are passed.
PASSED_OVER = {"kaschlan": {"K26", "K32", "K33"}, "kasino": set[str]()}


def made_with(function: ast.FunctionDef) -> Iterator[str]:
    """The rules that a function names in the making of violations; where a variable names them, all it may be."""
    for node in ast.walk(function):
        if is_violation(node):
            first = cast(ast.Call, node).args[0]
            inside = function if isinstance(first, ast.Name) else first
            for text in ast.walk(inside):
                if isinstance(text, ast.Constant) and re.fullmatch("[KC]A?[0-9]+", str(text.value)):
                    yield str(text.value)
