"""Imports the kernels as the Python they are written in, although compiled ones lie beside them."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "dazwischen.cards"


class Sources(MetaPathFinder):
    def find_spec(
        self, name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.rpartition(".")[0] != PACKAGE or path is None:
            return None
        return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)


def prefer() -> None:
    """To be called before the first import from the package."""
    sys.meta_path.insert(0, Sources())
