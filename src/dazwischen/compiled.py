"""What was compiled from a source tree, and lies beside it: taken whole, or not at all.

`scripts/compile.py` puts each set into a folder of its own, with a list of the sources it was made
from, and turns a link to it when all is there. A process looks once, before it imports anything
else of the package. So one that runs never meets half of a set, or compiled parts that came later
than the sources it began with; and a set that no longer fits its sources is left alone.
"""

import hashlib
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PLACE: Final = ROOT / "build" / "compiled"
SOURCES: Final = "sources"
"""The list in a set: a line a file, its digest before its path."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""Names the Python and the machine that can load a set."""
SETS: Final = ("kernels", "way")
"""The way calls the kernels, and is not taken without them."""


def link(name: str) -> Path:
    """Where the latest set of that name is found."""
    return PLACE / f"{name}{SUFFIX.removesuffix('.so')}"


def digest(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def current(name: str, root: Path = ROOT) -> Path | None:
    """The folder of a set that was made from the sources as they are now."""
    try:
        folder = link(name).resolve(strict=True)
        lines = (folder / SOURCES).read_text().splitlines()
        fits = all(digest(root / path) == known for known, path in (s.split("  ") for s in lines))
    except OSError:
        return None
    return folder if fits else None


class Found:
    """Finds the compiled modules of one set before the sources are looked at."""

    def __init__(self, folder: Path) -> None:
        self.modules = {
            ".".join(path.relative_to(folder).parts).removesuffix(SUFFIX): str(path)
            for path in folder.rglob(f"*{SUFFIX}")
        }

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG002 - the names are whole ones
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        file = self.modules.get(name)
        return spec_from_file_location(name, file) if file else None


def take() -> None:
    """Once a process. An installed package has no such place, and its compiled parts within it."""
    if not PLACE.is_dir():
        return
    for name in SETS:
        folder = current(name)
        if folder is None:
            return
        # Before the sources; behind whoever wants it otherwise.
        sys.meta_path.insert(sys.meta_path.index(PathFinder), Found(folder))
