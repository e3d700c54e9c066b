"""Runs tests with nothing compiled: `pytest -p tests.plain …`."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

from dazwischen import compiled

SOURCES = Path(__file__).parents[1] / "src"


def _sources_only(path: str) -> FileFinder:
    if not Path(path).is_relative_to(SOURCES):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


sys.meta_path[:] = [way for way in sys.meta_path if not isinstance(way, compiled.Found)]
sys.path_hooks.insert(0, _sources_only)
sys.path_importer_cache.clear()
