"""Registrations from a CSV file as spreadsheets write them, and every problem by its line."""

import csv
import io
from collections.abc import Callable, Collection
from typing import Final

from msgspec import Struct

from dazwischen.core.errors import Rejected

_NAMES: Final = {
    "name": "name",
    "spieler": "name",
    "player": "name",
    "team": "team",
    "mannschaft": "team",
    "remote": "remote",
    "online": "remote",
}
LINES: Final = 5_000
"""Of a file: some times as many as can take part."""
PROBLEMS: Final = 50
"""That are named at once: whoever has so many has the wrong file, or mends those first."""
_YES: Final = {"ja", "yes", "x", "1", "true", "wahr"}
_NO: Final = {"", "nein", "no", "0", "false", "falsch"}


class Registration(Struct, frozen=True):
    line: int
    name: str
    team: str = ""
    remote: bool = False


class Read(Struct, frozen=True):
    registrations: tuple[Registration, ...]
    problems: tuple[Rejected, ...]


def read(data: bytes, taken: Collection[str], most: int, tidy: Callable[[str], str]) -> Read:
    """What the file says, each text tidied; columns end at commas, semicolons or tabs."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return Read((), (Rejected("csv-encoding"),))
    if not text.strip():
        return Read((), (Rejected("csv-empty"),))
    if text.count("\n") + text.count("\r") > LINES:
        return Read((), (_at(LINES + 1, "csv-too-long", most=LINES),))
    rows: list[tuple[int, list[str]]] = []
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_separator(text), strict=True)
    before = 0
    try:
        for row in reader:
            if any(field.strip() for field in row):
                rows.append((before + 1, row))
            before = reader.line_num
    except csv.Error:
        return Read((), (_at(before + 1, "csv-quote"),))
    if not rows:
        return Read((), (Rejected("csv-empty"),))
    columns = _columns(*rows[0], tidy)
    if isinstance(columns, Rejected):
        return Read((), (columns,))
    return _registrations(rows[1:], columns, {name.casefold() for name in taken}, most, tidy)


def _separator(text: str) -> str:
    first = text.lstrip().splitlines()[0]
    return max(";,\t", key=first.count)


def _columns(line: int, fields: list[str], tidy: Callable[[str], str]) -> list[str] | Rejected:
    if len(fields) > len(_NAMES):
        return _at(line, "csv-header")
    columns: list[str] = []
    heads = [tidy(field) for field in fields]
    for head in heads:
        column = _NAMES.get(head.casefold())
        if column is None:
            known = any(other.casefold() in _NAMES for other in heads)
            return _at(line, "csv-column", column=head) if known else _at(line, "csv-header")
        if column in columns:
            return _at(line, "csv-column-twice", column=head)
        columns.append(column)
    return columns if "name" in columns else _at(line, "csv-header")


def _registrations(
    rows: list[tuple[int, list[str]]],
    columns: list[str],
    taken: set[str],
    most: int,
    tidy: Callable[[str], str],
) -> Read:
    found: list[Registration] = []
    problems: list[Rejected] = []
    first_at: dict[str, int] = {}
    for line, fields in rows:
        if len(problems) >= PROBLEMS:
            break
        if len(fields) != len(columns):
            problems.append(_at(line, "csv-fields", fields=len(fields), columns=len(columns)))
            continue
        row = dict(zip(columns, map(tidy, fields), strict=True))
        name, remote = row["name"], row.get("remote", "").casefold()
        key = name.casefold()
        if not name:
            problems.append(_at(line, "csv-name"))
        elif key in taken:
            problems.append(_at(line, "csv-name-taken", name=name))
        elif key in first_at:
            problems.append(_at(line, "csv-name-twice", name=name, first=first_at[key]))
        elif remote not in _YES | _NO:
            problems.append(_at(line, "csv-yes", text=row["remote"]))
        elif len(taken) + len(found) >= most:
            problems.append(_at(line, "csv-too-many", most=most))
            break
        else:
            first_at[key] = line
            found.append(Registration(line, name, row.get("team", ""), remote in _YES))
    return Read(tuple(found), tuple(problems))


def _at(line: int, code: str, **args: int | str) -> Rejected:
    return Rejected(code, (), {"line": line, **args})
