"""The Python files of a folder, read once for all that counts in them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Source(NamedTuple):
    path: Path
    """Relative to the folder."""
    text: str
    tree: ast.Module

    @property
    def module(self) -> tuple[str, ...]:
        """Its name within the folder; nothing for the folder's own `__init__`."""
        parts = self.path.with_suffix("").parts
        return parts[:-1] if parts[-1] == "__init__" else parts


def sources(folder: Path) -> list[Source]:
    return list(_read(folder))


def _read(folder: Path) -> Iterator[Source]:
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        yield Source(path.relative_to(folder), text, ast.parse(text))
