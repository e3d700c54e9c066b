"""Runs of lines that stand twice."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from scripts.counting.sources import Source

SHORT = 6
"""So many lines may be alike."""


class _Line(NamedTuple):
    number: int
    text: str


def repeats(found: list[Source]) -> list[str]:
    """Pairs of runs that are alike to the letter but for how far they are indented; blank lines and
    imports are not counted."""
    return sorted(_described(found, _lines(found)))


def _lines(found: list[Source]) -> list[list[_Line]]:
    return [list(_counted(source)) for source in found]


def _counted(source: Source) -> Iterator[_Line]:
    imports = {
        number
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    for number, line in enumerate(source.text.splitlines(), 1):
        if line.strip() and number not in imports:
            yield _Line(number, line.strip())


def _described(found: list[Source], lines: list[list[_Line]]) -> Iterator[str]:
    least = SHORT + 1
    places: defaultdict[tuple[str, ...], list[tuple[int, int]]] = defaultdict(list)
    for file, its in enumerate(lines):
        for start in range(len(its) - least + 1):
            run = tuple(line.text for line in its[start : start + least])
            places[run].append((file, start))
    for alike in places.values():
        for (one, here), (other, there) in combinations(alike, 2):
            if here and there and lines[one][here - 1].text == lines[other][there - 1].text:
                # The run begins further up, and is found there.
                continue
            length = _length(lines[one][here:], lines[other][there:])
            if one == other:
                length = min(length, there - here)
            if length > SHORT:
                first = f"{found[one].path}:{lines[one][here].number}"
                second = f"{found[other].path}:{lines[other][there].number}"
                yield f"{first} and {second}, {length} lines"


def _length(one: list[_Line], other: list[_Line]) -> int:
    length = 0
    for here, there in zip(one, other, strict=False):
        if here.text != there.text:
            break
        length += 1
    return length
