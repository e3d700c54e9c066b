"""Import circles within a package: whatever imports says, for types alone or in a function too."""

import ast
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from itertools import count

from scripts.counting.sources import Source

Module = tuple[str, ...]


def circles(found: list[Source], package: str) -> list[list[str]]:
    """Modules of the package that import each other, however long the way round is."""
    modules = {source.module for source in found}
    imports = {
        source.module: {
            to
            for name in _imported(source, tuple(package.split(".")))
            if (to := _module(name, modules)) is not None and to != source.module
        }
        for source in found
    }
    return sorted(sorted(".".join(one) for one in part) for part in _strong(imports))


def _imported(source: Source, package: Module) -> Iterator[Module]:
    """What it names of the package, relative to it."""
    inside = source.path.with_suffix("").parts[:-1]
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = tuple(node.module.split(".")) if node.module else ()
            if node.level:
                base = (*package, *inside[: len(inside) + 1 - node.level], *base)
            names = [(*base, alias.name) for alias in node.names]
        else:
            continue
        for name in names:
            if name[: len(package)] == package:
                yield name[len(package) :]


def _module(name: Module, modules: AbstractSet[Module]) -> Module | None:
    """The module that is meant, or the one in which the name is defined."""
    return next((part for part in (name, name[:-1]) if part and part in modules), None)


def _strong(imports: Mapping[Module, AbstractSet[Module]]) -> list[list[Module]]:
    """Strongly connected parts of more than one module (Tarjan)."""
    numbers: dict[Module, int] = {}
    lowest: dict[Module, int] = {}
    stack: list[Module] = []
    parts: list[list[Module]] = []
    number = count()

    def visit(module: Module) -> None:
        numbers[module] = lowest[module] = next(number)
        stack.append(module)
        for to in imports[module]:
            if to not in numbers:
                visit(to)
                lowest[module] = min(lowest[module], lowest[to])
            elif to in stack:
                lowest[module] = min(lowest[module], numbers[to])
        if lowest[module] == numbers[module]:
            begin = stack.index(module)
            part = stack[begin:]
            del stack[begin:]
            if len(part) > 1:
                parts.append(part)

    for module in imports:
        if module not in numbers:
            visit(module)
    return parts
