"""How well the house is kept: figures of the sources and of the busiest way, each with its bar.

python -m scripts.house [--strict] [--lay | --calls]
"""

import argparse
import sys
from typing import NamedTuple

from scripts.counting import lay

LAY_FILES = 20
LAY_CHANGES = 60


class Figure(NamedTuple):
    text: str
    value: float | None
    """None: nothing here can count it yet."""
    bar: float
    """At most so many."""
    names: tuple[str, ...] = ()
    """What is counted, where it is worth a line each."""

    @property
    def holds(self) -> bool:
        return self.value is not None and self.value <= self.bar


def figures() -> list[Figure]:
    way = lay.files(lay.calls())
    return [
        Figure("files of server/ and table/ that one lay of Jay passes", len(set(way)), LAY_FILES),
        Figure("changes of file on that way", lay.changes(way), LAY_CHANGES),
    ]


def lines(found: list[Figure]) -> list[str]:
    return [line for figure in found for line in (_line(figure), *_named(figure))]


def _line(figure: Figure) -> str:
    value = "unknown" if figure.value is None else f"{figure.value:g}"
    verdict = "holds" if figure.holds else "does not hold"
    return f"  {figure.text:64}{value:>9}  ≤ {figure.bar:<4g} {verdict}"


def _named(figure: Figure) -> list[str]:
    return [f"      {name}" for name in figure.names]


def _show_way(by_call: bool) -> None:  # noqa: FBT001 - it is an option of the command
    calls = lay.calls()
    way = lay.files(calls)
    print(*(lay.by_stretch(calls) if by_call else lay.by_file(calls)), sep="\n")
    print(f"{len(set(way))} files, {lay.changes(way)} changes of file")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strict", action="store_true", help="status 1 if a bar does not hold")
    parser.add_argument("--lay", action="store_true", help="only the files that a lay passes")
    parser.add_argument("--calls", action="store_true", help="... call by call")
    options = parser.parse_args(arguments)
    if options.lay or options.calls:
        _show_way(options.calls)
        return 0
    found = figures()
    print("The house", *lines(found), sep="\n")
    return 1 if options.strict and not all(figure.holds for figure in found) else 0


if __name__ == "__main__":
    sys.exit(main())
