"""Logs that somebody has tampered with."""

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]


def tampered(data: bytes, line: int, dice: Random) -> tuple[bytes, Path]:
    """One value of a line is another one; and which it was."""
    lines = data.splitlines()
    entry = msgspec.json.decode(lines[line - 1])
    path, value = dice.choice(list(_leaves(entry)))
    _put(entry, path, _other(value, dice))
    lines[line - 1] = msgspec.json.encode(entry)
    return b"\n".join(lines) + b"\n", path


def without(data: bytes, line: int, *, renumbered: bool = False) -> bytes:
    """The log less a line; whoever is careful numbers the rest anew."""
    lines = data.splitlines()
    del lines[line - 1]
    if renumbered:
        for index in range(line - 1, len(lines)):
            entry = msgspec.json.decode(lines[index])
            lines[index] = msgspec.json.encode({**entry, "seq": index})
    return b"\n".join(lines) + b"\n"


def _other(value: Any, dice: Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + dice.choice((-1, 1))
        case str():
            return value + "X"
        case _:
            return 1


def _leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    match value:
        case dict():
            for key, part in value.items():
                yield from _leaves(part, (*path, key))
        case list():
            for index, part in enumerate(value):
                yield from _leaves(part, (*path, index))
        case _:
            yield path, value


def _put(value: Any, path: Path, new: Any) -> None:
    for step in path[:-1]:
        value = value[step]
    value[path[-1]] = new
