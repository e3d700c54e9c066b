"""The files that the pages for contributors name are there."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = ("bench", "deploy", "docs", "requirements", "scripts", "src", "tests")
_NAMED: Final = re.compile(r"`([\w./-]+\.(?:css|ftl|html|js|json|lock|md|pxd|py|svg|toml|txt))`")
_STEP: Final = re.compile(r"^`[^`\n]+`$", re.MULTILINE)
"""A file that an example adds or changes, tried by a test of its own."""


def paths() -> Iterator[str]:
    for place in (*ROOT.iterdir(), *(one for name in FOLDERS for one in (ROOT / name).rglob("*"))):
        if place.is_file() and "node_modules" not in place.parts:
            yield f"/{place.relative_to(ROOT).as_posix()}"


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_every_file_that_is_named_is_there(page: str) -> None:
    text = _STEP.sub("", (ROOT / page).read_text(encoding="utf-8"))
    named, there = set(_NAMED.findall(text)), list(paths())
    assert len(named) > 10
    assert [one for one in named if not any(path.endswith(f"/{one}") for path in there)] == []
