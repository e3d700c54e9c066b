"""The page of bounds, docs/limits.md, made from the one file that holds them.

python -m scripts.limits
"""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from dazwischen.server.base import limits
from dazwischen.server.base.limits import Bounds, Rate
from dazwischen.texts import load

PAGE: Final = Path(__file__).parents[1] / "docs" / "limits.md"
INTRODUCTION: Final = """# Bounds

How much, how often, how long: whatever goes beyond is refused with a sentence, and with
`Retry-After` where waiting helps. This page is made from `server/base/limits.py` by
`python -m scripts.limits`.

An **address** is the one that connects, or the one that a trusted proxy forwards
(`--trusted-proxy`, else this machine); IPv6 addresses count by their first 64 bits. `--crowd`
allows
one address so many times as much: for a hall full of people behind one. **Saved up** is what may
come at once after a while of silence.
"""
UNKNOWN: Final = {"most": "…", "limit": "…"}
"""In a sentence that names the bound."""


def rows() -> Iterator[tuple[str, str, Any, str]]:
    """Section, name, value and what it says, in the order of the file."""
    source = Path(limits.__file__).read_text(encoding="utf-8")
    tree = ast.parse(source)
    sections = {
        number: line.strip("# ")
        for number, line in enumerate(source.splitlines(), 1)
        if re.fullmatch(r" *# [A-Z][a-z ]+", line)
    }
    for body, prefix, values in _bodies(tree):
        for node, after in pairwise(body):
            if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
                continue
            name = node.target.id
            if not _is_group(value := getattr(values, name)):
                section = max(line for line in sections if line < node.lineno)
                said = ast.literal_eval(after.value) if isinstance(after, ast.Expr) else ""
                yield sections[section], prefix + name, value, " ".join(said.split())


def _bodies(tree: ast.Module) -> Iterator[tuple[list[ast.stmt], str, Any]]:
    """What bounds stand in, what goes before their names, and what has their values."""
    yield tree.body, "", limits
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    for name, value in asdict(Bounds()).items():
        if _is_group(value):
            yield classes[type(value).__name__].body, f"{name}.", value
    yield classes["Bounds"].body, "", Bounds()


def _is_group(value: object) -> bool:
    return isinstance(value, Struct) and not isinstance(value, Rate)


def _written(value: Any) -> str:  # noqa: ANN401 - bounds are numbers of several kinds
    if isinstance(value, Rate):
        return f"{value.each_second:,g} a second, {value.saved:,g} saved up"
    return f"{value:,}"


def page() -> str:
    found = list(rows())
    parts = [INTRODUCTION]
    for section in dict.fromkeys(section for section, *_ in found):
        lines = [f"| `{name}` | {_written(value)} | {said} |" for of, name, value, said in found
                 if of == section]  # fmt: skip
        parts.append("\n".join([f"## {section}\n", "| bound | | |", "|---|---:|---|", *lines, ""]))
    lines = [f"| `{code}` | {sentence(code, 'de')} | {sentence(code, 'en')} |" for code in codes()]
    parts.append("\n".join(["## What is said\n", "| | | |", "|---|---|---|", *lines, ""]))
    return "\n".join(parts)


def codes() -> list[str]:
    return sorted({code for *_, said in rows() for code in re.findall(r"`([a-z-]+)`", said)})


def sentence(code: str, language: str) -> str:
    words = load(language)
    key = next(key for key in (f"rejected-{code}", f"unusable-{code}") if words.has(key))
    return words(key, UNKNOWN)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
