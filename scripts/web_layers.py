"""The folders of the web client import one way only: `python -m scripts.web_layers`.

Prints what breaks that, with file and line, and ends with status 1 if there is anything. Modules
that are read later (`import()`) count as well; types in comments do not: nothing is read for them.
"""

import posixpath
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parents[1] / "src" / "dazwischen" / "web"

ORDER: Final = (
    ("main.js",),
    ("screens",),
    ("sheet", "study", "tournament"),
    ("games",),
    ("ui",),
    ("cards", "table"),
    ("app",),
    ("net",),
    ("vendor",),
)
"""From the page down to what others wrote. A folder imports from lower rows, none beside it."""

APART: Final = "games"
"""Folders in here never import each other."""

_SILENT: Final = re.compile(
    r"""/\*.*?\*/ | //[^\n]* | (?P<text>"(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*')""",
    re.DOTALL | re.VERBOSE,
)
_STATIC: Final = re.compile(
    r"""^\s*(?:import|export)\b(?:[^;"'(]*?\bfrom)?\s*["'](?P<name>[^"'\n]+)["']""", re.MULTILINE
)
_LATER: Final = re.compile(r"""\bimport\(\s*(?:["'`](?P<name>[^"'`$\n]+)["'`])?""")


@dataclass(frozen=True)
class Import:
    """Modules are named by their paths below `web/`."""

    module: str
    line: int
    of: str

    @property
    def place(self) -> str:
        return f"{self.module}:{self.line}"


def imports(web: Path) -> list[Import]:
    modules = sorted(path.relative_to(web) for path in web.rglob("*.js"))
    return [
        found
        for module in modules
        if module.parts[0] != "vendor"
        for found in _imports_of(module.as_posix(), (web / module).read_text(encoding="utf-8"))
    ]


def _imports_of(module: str, text: str) -> Iterator[Import]:
    code = _SILENT.sub(_without_comment, text)
    for form in (_STATIC, _LATER):
        for match in form.finditer(code):
            name = match["name"] or ""
            at = match.start("name") if name else match.start()
            there = posixpath.normpath(posixpath.join(posixpath.dirname(module), name))
            yield Import(module, code.count("\n", 0, at) + 1, there if name else "")


def _without_comment(match: re.Match[str]) -> str:
    return match["text"] or "\n" * match[0].count("\n")


def faults(web: Path = WEB) -> list[str]:
    found = imports(web)
    unknown = [one for one in found if not (web / one.of).is_file()]
    known = [one for one in found if one not in unknown]
    return [
        *(f"{one.place}: imports no module that can be named ahead" for one in unknown),
        *(complaint for one in known if (complaint := _against(one))),
        *_circle("modules", known, lambda module: module),
        *_circle("folders", known, posixpath.dirname),
    ]


def _against(one: Import) -> str:
    """What is wrong with an import by itself, or nothing."""
    above, below = _row(one.module), _row(one.of)
    if above is None or below is None:
        return f"{one.place}: {one.of if below is None else one.module} has no place in the order"
    here, there = one.module.split("/"), one.of.split("/")
    if here[0] == there[0] == APART and len(here) > 2 < len(there) and here[1] != there[1]:
        return f"{one.place}: {'/'.join(here[:2])} imports {one.of}, which is another game's"
    if above > below or (above == below and here[0] != there[0]):
        return f"{one.place}: {here[0]} imports {one.of}, against the order"
    return ""


def _row(module: str) -> int | None:
    top = module.split("/", maxsplit=1)[0]
    return next((number for number, row in enumerate(ORDER) if top in row), None)


def _circle(of_what: str, found: list[Import], part: Callable[[str], str]) -> list[str]:
    """One circle, if there are any: with it gone, the next one is shown."""
    edges = {(part(one.module), part(one.of)): one for one in reversed(found)}
    graph: dict[str, set[str]] = {}
    for above, below in edges:
        if of_what == "modules" or above != below:
            graph.setdefault(above, set()).add(below)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        # Each is imported by the one after it.
        circle = list(reversed(error.args[1]))
        steps = ", ".join(
            f"{edges[step].place} imports {edges[step].of}" for step in pairwise(circle)
        )
        return [f"a circle of {of_what}: {steps}"]
    return []


def main() -> int:
    found = faults()
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
