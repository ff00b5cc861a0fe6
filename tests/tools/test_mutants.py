"""What `make mutants` changes and what it tests with is there: mutmut passes over what has moved without a word."""

import ast
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]


@pytest.mark.parametrize("entry", [*SETTINGS["only_mutate"], *SETTINGS["pytest_add_cli_args_test_selection"]])
def test_every_entry_exists(entry: str):
    file, _, test = entry.partition("::")
    assert (ROOT / file).exists()
    if test:
        module = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        assert test.partition("[")[0] in {node.name for node in module.body if isinstance(node, ast.FunctionDef)}
