"""How well the house is kept: figures of the sources and of the busiest way, each with its bar.

python -m scripts.house [--strict] [--lay | --calls]
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from scripts.counting import circles, classes, elsewhere, lay, repeats, sizes
from scripts.counting.sources import sources

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"
PACKAGE: Final = "dazwischen"
SERVER: Final = f"{PACKAGE}.server"


class Figure(NamedTuple):
    text: str
    value: float | None
    """None: nothing here can count it yet."""
    bar: float
    """At most so many."""
    names: Sequence[str] = ()
    """What was counted, where it has to go."""

    @property
    def holds(self) -> bool:
        return self.value is not None and self.value <= self.bar


def figures() -> Iterator[Figure]:
    passed = lay.way().files
    yield Figure("files of server/ and table/ that one lay of Jay passes", len(set(passed)), 20)
    yield Figure("changes of file on that way", lay.changes(passed), 60)

    server = sources(SOURCES.joinpath(*SERVER.split(".")))
    round_about = [", ".join(circle) for circle in circles.circles(server, SERVER)]
    yield _counted("import circles inside server/, types included", round_about, 0)
    large = f"classes of server/ over {classes.METHODS} methods or {classes.FIELDS} fields"
    yield _counted(large, classes.too_large(server), 0)

    action = elsewhere.files_of_an_action(ROOT)
    yield _counted("files in which an intent of Jay without fields is added", action, 8)
    naming = elsewhere.places_that_name_a_game(ROOT)
    yield _counted("places that name a game outside the games", naming, 0)

    all_of_it = sources(SOURCES / PACKAGE)
    twice = f"pairs of identical runs of more than {repeats.SHORT} lines"
    yield _counted(twice, repeats.repeats(all_of_it), 0)
    yield _counted("layers that imports break", broken_layers(), 0)
    yield Figure("lines of a file, median", sizes.file_median(all_of_it), 67)
    yield Figure("lines of a function, median", sizes.function_median(all_of_it), 6)
    yield _counted(f"modules over {sizes.LONG} lines", sizes.too_long(all_of_it), 0)


def broken_layers() -> list[str] | None:
    """Unknown without the program that checks them."""
    program = Path(sys.executable).with_name("lint-imports")
    if not program.exists():
        return None
    ran = subprocess.run(
        [program, "--no-cache"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=False,
    )
    broken = [line for line in ran.stdout.splitlines() if line.endswith(" BROKEN")]
    return broken or ([ran.stdout + ran.stderr] if ran.returncode else [])


def lines(found: Sequence[Figure]) -> list[str]:
    return [line for figure in found for line in (_line(figure), *_named(figure))]


def _counted(text: str, names: Sequence[str] | None, bar: int) -> Figure:
    if names is None:
        return Figure(text, None, bar)
    return Figure(text, len(names), bar, names if len(names) > bar else ())


def _line(figure: Figure) -> str:
    value = "unknown" if figure.value is None else f"{figure.value:g}"
    return f"  {figure.text:58}{value:>9}   ≤ {figure.bar:<4g}{_verdict(figure)}"


def _verdict(figure: Figure) -> str:
    if figure.value is None:
        return "?"
    return "holds" if figure.holds else "does not hold"


def _named(figure: Figure) -> list[str]:
    return [f"      {name}" for name in figure.names]


def _show_way(by_call: bool) -> None:  # noqa: FBT001 - it is an option of the command
    way = lay.way()
    files = way.files
    print(*(lay.by_stretch(way.calls) if by_call else lay.by_file(files)), sep="\n")
    print(f"{len(set(files))} files, {lay.changes(files)} changes, {way.frames} frames out")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strict", action="store_true", help="status 1 if a bar does not hold")
    parser.add_argument("--lay", action="store_true", help="only the files that a lay passes")
    parser.add_argument("--calls", action="store_true", help="... call by call")
    options = parser.parse_args(arguments)
    if options.lay or options.calls:
        _show_way(options.calls)
        return 0
    found = list(figures())
    print("How the house is kept", *lines(found), sep="\n")
    return 1 if options.strict and not all(figure.holds for figure in found) else 0


if __name__ == "__main__":
    sys.exit(main())
