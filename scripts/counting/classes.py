"""Classes that know or do too much."""

import ast
from collections.abc import Iterator

from scripts.counting.sources import Source

METHODS = 15
FIELDS = 10
Function = ast.FunctionDef | ast.AsyncFunctionDef


def too_large(found: list[Source]) -> list[str]:
    return [
        f"{source.path}: {node.name}, {methods} methods, {fields} fields"
        for source in found
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ClassDef)
        for methods, fields in [(len(_methods(node)), len(_fields(node)))]
        if methods > METHODS or fields > FIELDS
    ]


def _functions(of: ast.ClassDef) -> list[Function]:
    return [node for node in of.body if isinstance(node, Function)]


def _methods(of: ast.ClassDef) -> set[str]:
    names = {function.name for function in _functions(of)}
    return {name for name in names if not (name.startswith("__") and name.endswith("__"))}


def _fields(of: ast.ClassDef) -> set[str]:
    named = {
        node.target.id
        for node in of.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    return named.union(*(_assigned(function) for function in _functions(of)))


def _assigned(function: Function) -> Iterator[str]:
    """The names set on the first argument, however they are set."""
    arguments = [*function.args.posonlyargs, *function.args.args]
    for node in ast.walk(function):
        if (
            arguments
            and isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
            and node.value.id == arguments[0].arg
        ):
            yield node.attr
