"""Which modules does the browser need? Those that can be reached by imports, read without running anything."""

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple


class Closure(NamedTuple):
    """`ours`: module name → its file, for every module of the packages that travel. `others`: names of the modules
    that these import from elsewhere (the standard library's, mostly).
    """

    ours: dict[str, Path]
    others: frozenset[str]


def closure(entries: Collection[str], packages: Mapping[str, Path], whole: Collection[str]) -> Closure:
    """Everything that the modules `entries` can come to import.

    `packages`: top-level name → the folder it lies in. Of the packages in `whole`, imports inside functions count too:
    no turn of ours may end in a missing module. Libraries have turns that we never take.
    """
    for entry in entries:
        if find(entry, packages) is None:
            raise FileNotFoundError(f"there is no module {entry} in {packages[entry.partition('.')[0]]}")
    ours: dict[str, Path] = {}
    others: set[str] = set()
    waiting = [*entries]
    while waiting:
        name = waiting.pop()
        path = find(name, packages)
        if path is None:
            if find(name.partition(".")[0], packages) and name.partition(".")[0] in whole:
                raise FileNotFoundError(f"{name} is imported, but is no module with a file of its own")
            others.add(name)
        elif name not in ours:
            ours[name] = path
            waiting += imported(name, path, packages, name.partition(".")[0] in whole)
            waiting += parents(name)
    return Closure(ours, frozenset(others))


def find(name: str, packages: Mapping[str, Path]) -> Path | None:
    """The file of a module, if it is one of the packages'."""
    top, *rest = name.split(".")
    if top not in packages:
        return None
    stem = packages[top].joinpath(top, *rest)
    files = (stem / "__init__.py", stem.with_name(f"{stem.name}.py"))
    return next((path for path in files if path.is_file()), None)


def parents(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:n]) for n in range(1, len(parts))]


def imported(name: str, path: Path, packages: Mapping[str, Path], whole: bool) -> Iterator[str]:
    """The modules that one module imports; those that only its functions import if `whole`."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for statement in statements(ast.parse(path.read_bytes(), str(path)), whole):
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            source = absolute(statement, package)
            yield source
            for alias in statement.names:
                # `from a import b`: b may be a module of a, or only a name in it.
                if find(f"{source}.{alias.name}", packages):
                    yield f"{source}.{alias.name}"


def absolute(statement: ast.ImportFrom, package: str) -> str:
    """The module after `from`, without leading dots."""
    if not statement.level:
        return statement.module or ""
    parts = package.split(".")
    base = parts[: len(parts) - statement.level + 1]
    return ".".join([*base, statement.module] if statement.module else base)


def statements(tree: ast.AST, whole: bool) -> Iterator[ast.AST]:
    """All nodes of a module but those that only a type checker sees."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not whole:
            continue
        if isinstance(node, ast.If) and ast.unparse(node.test).rpartition(".")[2] == "TYPE_CHECKING":
            for otherwise in node.orelse:
                yield otherwise
                yield from statements(otherwise, whole)
        else:
            yield node
            yield from statements(node, whole)
