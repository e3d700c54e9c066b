"""Invented figures in the header of a protocol file."""

import re
from collections.abc import Iterable
from typing import Final

from dazwischen.cards.figures import Kind
from dazwischen.core import written
from dazwischen.core.errors import InvalidInput

_NAME: Final = re.compile(r"[A-ZÄÖÜ][^\W\d_]+")
"""Such a name can be told from every other word of a protocol."""


def figures(kinds: Iterable[Kind]) -> str:
    kinds = tuple(kinds)
    for kind in kinds:
        if not _NAME.fullmatch(kind.name):
            raise InvalidInput("figure-not-writable", name=kind.name)
    return written.json(kinds) if kinds else ""
