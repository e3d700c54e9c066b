"""Every name of the glossary is one of the code's, and no word of it stands for two things."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (?!word|-)([^|]+) \| ([^|]+) \| ([^|]+) \|$", GLOSSARY, re.MULTILINE)
NAMES = sorted({name for *_, names in ROWS for name in re.findall(r"`(\w+)`", names)})
RETIRED = (
    "Hub", "Sitting", "Audience", "Telling", "Asker", "Shelf", "Volume", "Desk", "Floor",
    "Unusable", "Teller", "Keeper", "Duty", "Intended", "Lore", "Outlook",
)  # fmt: skip
"""Words that a plainer one has taken the place of."""


def defined() -> set[str]:
    """Classes, functions, constants, fields and modules of the program."""
    found: set[str] = set()
    for path in (ROOT / "src" / "dazwischen").rglob("*.py"):
        found |= {path.stem, *path.relative_to(ROOT).parts}
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"^\s*(?:class|def|async def) (\w+)", text, re.MULTILINE))
        found |= set(re.findall(r"^\s*(?:self\.)?(\w+)(?:: [^=\n]+)?(?: =|$)", text, re.MULTILINE))
    return found


DEFINED = defined()


def test_there_are_words() -> None:
    assert len(ROWS) > 40


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_one_of_the_codes(name: str) -> None:
    assert name in DEFINED


def test_no_word_stands_twice() -> None:
    words = [word.strip() for row, *_ in ROWS for word in row.split(",")]
    assert sorted(words) == sorted(set(words))


def test_what_was_replaced_is_gone() -> None:
    classes = "|".join(RETIRED)
    for path in (ROOT / "src" / "dazwischen").rglob("*.py"):
        found = re.search(rf"^class ({classes})\b", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert not found, f"{path}: {found[1] if found else ''}"
