"""Protocol files written: headers, a blank line, then a timed action a line."""

from collections.abc import Iterable, Mapping

import msgspec


def protocol(headers: Mapping[str, object], actions: Iterable[tuple[int, str]]) -> str:
    """The text of a file; headers without a value are left out."""
    head = [f"{name}: {value}" for name, value in headers.items() if value not in (None, "")]
    return "\n".join([*head, "", *(f"@{stamp(at)} {text}" for at, text in actions)]) + "\n"


def stamp(at: int) -> str:
    """Milliseconds as the seconds of a protocol file."""
    seconds, rest = divmod(at, 1000)
    return f"{seconds}.{rest:03d}".rstrip("0").rstrip(".") if rest else str(seconds)


def yes(value: bool) -> str:  # noqa: FBT001 - a value to be written, not a switch
    return "yes" if value else "no"


def pairs(values: Mapping[str, int] | Iterable[tuple[object, object]]) -> str:
    items = values.items() if isinstance(values, Mapping) else values
    return " ".join(f"{name}={value}" for name, value in items)


def json(value: object) -> str:
    """One line without the sign that would begin a comment."""
    return msgspec.json.encode(value).decode().replace("#", "\\u0023")
