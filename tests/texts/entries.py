"""All that the catalogues of a language say."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

import dazwischen

SOURCE = Path(next(iter(dazwischen.__path__)))


def entries(language: str) -> dict[str, set[str]]:
    """Each message's key with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCE / "texts" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text()).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                found[entry.id.name] = set(re.findall(r"\$([a-z-]+)", path_text(entry)))
    return found


def path_text(entry: ast.Message) -> str:
    return FluentSerializer().serialize_entry(entry)
