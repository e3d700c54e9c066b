"""The lists written by hand, one folder of plain text files."""

from collections.abc import Iterator
from pathlib import Path

DATA = Path(__file__).parent / "data"


def rows(name: str) -> Iterator[str]:
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line


def listed(name: str) -> frozenset[str]:
    return frozenset(word for line in rows(name) for word in line.split())
