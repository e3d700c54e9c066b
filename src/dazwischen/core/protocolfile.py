"""Protocol files as text: headers, then timed actions. What words mean is each game's matter."""

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.core.folding import fold

_TIME: Final = re.compile(r"@([0-9]{1,9})(?:[.,]([0-9]{1,9}))?")
_LIMIT: Final = 1_000_000
"""Longer than any evening: more is a wrong file, and is said to be one instead of being judged."""
HEADER: Final = 20_000
"""Characters of a header: the longest describe invented figures."""
ACTION: Final = 1_000
"""Characters of an action."""
_GAME: Final = frozenset({"game", "spiel"})
"""Names of the header that says whose words the others are."""


class Line(Struct, frozen=True):
    number: int
    at: int
    text: str
    timed: bool = False
    """Whether the line itself says when."""


class Protocol(Struct, frozen=True):
    """Headers by name with their lines, and the actions in order."""

    headers: Mapping[str, tuple[str, int]]
    lines: tuple[Line, ...]

    def header(self, name: str, default: str) -> str:
        return self.headers.get(name, (default, 0))[0]

    def line_of(self, name: str) -> int:
        return self.headers.get(name, ("", 1))[1]


def parse(data: bytes) -> Protocol:
    if len(data) > _LIMIT:
        raise InvalidInput("too-long", line=1, limit=_LIMIT)
    headers: dict[str, tuple[str, int]] = {}
    actions: list[Line] = []
    in_headers, now = True, 0
    for number, raw in enumerate(_text(data).split("\n"), 1):
        text = _bounded(raw.partition("#")[0].strip(), number, HEADER if in_headers else ACTION)
        if not text:
            # A line that held only a comment does not end the headers; a blank one does.
            in_headers = in_headers and (not headers or "#" in raw)
        elif in_headers:
            name, value = _header(text, number)
            if name in headers:
                raise InvalidInput("header-twice", line=number, name=name)
            headers[name] = (value, number)
        else:
            timed = text.startswith("@")
            now, text = _timed(text, now, number)
            actions.append(Line(number, now, text, timed))
    if "game" not in headers:
        raise InvalidInput("no-game", line=1)
    return Protocol(headers, tuple(actions))


def _text(data: bytes) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidInput("not-utf8", line=line) from None
    bad = re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", text)
    if bad:
        raise InvalidInput("control-character", line=text.count("\n", 0, bad.start()) + 1)
    return text


def _bounded(text: str, number: int, most: int) -> str:
    if len(text) > most:
        raise InvalidInput("line-too-long", line=number, limit=most)
    return text


def _header(text: str, number: int) -> tuple[str, str]:
    name, colon, value = text.partition(":")
    if not colon:
        raise InvalidInput("not-a-header", line=number, text=text)
    name = " ".join(name.split())
    return "game" if fold(name) in _GAME else name, value.strip()


def _timed(text: str, now: int, number: int) -> tuple[int, str]:
    if not text.startswith("@"):
        return now, text
    stamp, _, rest = text.partition(" ")
    match = _TIME.fullmatch(stamp)
    if not match or not rest.strip():
        raise InvalidInput("bad-time", line=number, text=stamp)
    seconds, fraction = match.groups()
    at = int(seconds) * 1000 + int((fraction or "")[:3].ljust(3, "0"))
    if at < now:
        raise InvalidInput("time-back", line=number, text=stamp)
    return at, rest.strip()
