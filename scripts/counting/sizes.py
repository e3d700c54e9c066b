"""How long files and functions are."""

import ast
from statistics import median

from scripts.counting.sources import Source

LONG = 400


def file_median(found: list[Source]) -> float:
    return median(_lines(source) for source in found)


def function_median(found: list[Source]) -> float:
    return median(
        (node.end_lineno or node.lineno) - node.lineno + 1
        for source in found
        for node in ast.walk(source.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def too_long(found: list[Source]) -> list[str]:
    return [f"{source.path}, {_lines(source)} lines" for source in found if _lines(source) > LONG]


def _lines(source: Source) -> int:
    return len(source.text.splitlines())
