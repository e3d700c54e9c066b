"""The page of bounds, docs/limits.md, made from the one file that holds them.

python -m scripts.limits
"""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from dazwischen.server.base import limits
from dazwischen.server.base.limits import Bounds
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
    bounds = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    sections = {
        number: line.strip("# ")
        for number, line in enumerate(source.splitlines(), 1)
        if re.fullmatch(r" *# [A-Z][a-z ]+", line)
    }
    for body, values in ((tree.body, limits), (bounds.body, Bounds())):
        for node, after in pairwise(body):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                section = max(line for line in sections if line < node.lineno)
                said = ast.literal_eval(after.value) if isinstance(after, ast.Expr) else ""
                name = node.target.id
                yield sections[section], name, getattr(values, name), " ".join(said.split())


def page() -> str:
    found = list(rows())
    parts = [INTRODUCTION]
    for section in dict.fromkeys(section for section, *_ in found):
        lines = [f"| `{name}` | {value:,} | {said} |" for of, name, value, said in found
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
