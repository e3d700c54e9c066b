"""The web client's types of everything that goes over the wire: `python -m scripts.wire`.

Written from the very structs that the server reads and writes, so that neither side can say what
the other does not know; into `build/`, before each check, so that they are never those of
yesterday. To the compiler they lie beside the client's modules (`rootDirs`). What the server
tells has every field; of what is sent, fields that have a value of their own can be left out.
Hence two files a subject.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec.inspect as inspected
from msgspec import NODEFAULT, Struct

from dazwischen.core.seating import SeatEvent
from dazwischen.games import registry
from dazwischen.server.endpoints.openapi import OPERATIONS
from dazwischen.server.wire.commands import Command
from dazwischen.server.wire.messages import FromClient, ToClient

TYPES: Final = Path(__file__).resolve().parents[1] / "build" / "wire"
HEAD: Final = "/** Written by `python -m scripts.wire` from the server's own structs. */\n"
_WIDTH: Final = 100
_PLAIN: Final[dict[type[inspected.Type], str]] = {
    inspected.AnyType: "any",
    inspected.RawType: "any",
    inspected.NoneType: "null",
    inspected.BoolType: "boolean",
    inspected.IntType: "number",
    inspected.FloatType: "number",
    inspected.StrType: "string",
}


class Subject(Struct, frozen=True):
    """A file of types: what it is called, and the types that it is about, by their names."""

    path: str
    roots: dict[str, Any]
    sent: bool = False
    """By the client: fields with a value of their own can be left out."""


def subjects() -> Iterator[Subject]:
    yield Subject("net/told.d.ts", {"Message": ToClient})
    yield Subject("net/sent.d.ts", {"Message": FromClient, "TableCommand": Command}, sent=True)
    for folder, paths in _FOLDERS.items():
        told = [answer for one in _operations(paths) for answer in one.answers.values()]
        takes = [one.takes for one in _operations(paths)]
        yield Subject(f"{folder}/told.d.ts", _structs(told))
        yield Subject(f"{folder}/sent.d.ts", _structs(takes), sent=True)
    for name in registry.NAMES:
        game = registry.module(name).rules
        # What is compiled has no annotations to be asked for.
        view = game.view(game.start(game.options(), 0), None)
        roots = {"View": type(view), "Event": game.events | SeatEvent}
        yield Subject(f"games/{name}/told.d.ts", roots)
        yield Subject(f"games/{name}/sent.d.ts", {"Intent": game.intents}, sent=True)


_FOLDERS: Final = {
    "sheet": ("/api/sheets", "/api/ratings", "/api/me/ratings"),
    "tournament": ("/api/tournaments",),
    "study": ("/api/replays", "/api/referee", "/api/words", "/api/letters", "/api/games/mine"),
    "app": ("/api/me", "/api/link", "/api/house", "/api/games", "/api/tables"),
}
"""Where in the client requests are made, by how their paths begin; the first that fits counts."""


def _operations(paths: Sequence[str]) -> Iterator[Any]:
    for one in OPERATIONS:
        home = next((of for of in _FOLDERS.values() if one.path.startswith(of)), None)
        if home is paths:
            yield one


def _structs(kinds: Sequence[Any]) -> dict[str, Any]:
    """Those of them that are types, by their names."""
    found: dict[str, Any] = {}
    for kind in kinds:
        for one in getattr(kind, "__args__", (kind,)):
            if isinstance(one, type) and issubclass(one, Struct):
                found[one.__name__] = one
    return found


def written(subject: Subject) -> str:
    """As prettier would leave it."""
    file = _File(subject)
    return HEAD + "".join(f"\n{one}" for one in file.declarations())


class _File:
    def __init__(self, subject: Subject) -> None:
        self._sent = subject.sent
        kinds = inspected.multi_type_info(subject.roots.values())
        self._roots = dict(zip(subject.roots, kinds, strict=True))
        self._structs: dict[type, inspected.StructType] = {}
        for kind in kinds:
            self._find(kind)
        self._names = self._named(set(subject.roots))

    def declarations(self) -> Iterator[str]:
        for name, kind in self._roots.items():
            if not (isinstance(kind, inspected.StructType) and self._names[kind.cls] == name):
                yield _declared(f"export type {name} =", self._options(kind), ";")
        for kind in self._structs.values():
            yield self._interface(kind)

    def _find(self, kind: inspected.Type) -> None:
        """Every struct that is met on the way, in the order in which it is."""
        if isinstance(kind, inspected.StructType):
            if kind.cls is Struct or kind.cls in self._structs:
                return
            self._structs[kind.cls] = kind
            for field in kind.fields:
                self._find(field.type)
        for part in _parts(kind):
            self._find(part)

    def _named(self, taken: set[str]) -> dict[type, str]:
        """By their own names; of two that are called alike, the second by its module's as well."""
        names: dict[type, str] = {}
        used = {name for name, kind in self._roots.items() if not _is_struct(kind, name)} & taken
        for cls in self._structs:
            name = cls.__name__.lstrip("_")
            if name in used:
                name = cls.__module__.rsplit(".", 1)[-1].title().replace("_", "") + name
            used.add(name)
            names[cls] = name
        return names

    def _interface(self, kind: inspected.StructType) -> str:
        lines = [*_said_of(kind.cls), f"export interface {self._names[kind.cls]} {{"]
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: {_quoted(kind.tag)};")
        for field in kind.fields:
            mark = "?" if self._may_be_left_out(kind, field) else ""
            shown = _declared(f"  {field.encode_name}{mark}:", self._options(field.type), ";", "  ")
            lines.append(shown.rstrip("\n"))
        return "\n".join([*lines, "}"]) + "\n"

    def _may_be_left_out(self, kind: inspected.StructType, field: inspected.Field) -> bool:
        if self._sent or kind.cls.__struct_config__.omit_defaults:
            return not field.required
        # What is unset is not there: a field that has no value to begin with and need not have one.
        return not field.required and NODEFAULT is field.default is field.default_factory

    def _options(self, kind: inspected.Type) -> list[str]:
        """What it can be, in TypeScript."""
        kinds = _parts(kind) if isinstance(kind, inspected.UnionType) else (kind,)
        found: list[str] = []
        for one in kinds:
            if isinstance(one, inspected.LiteralType):
                found += [_quoted(value) for value in one.values]
            else:
                found.append(self._shown(one))
        return list(dict.fromkeys(found)) or ["never"]

    def _shown(self, kind: inspected.Type) -> str:
        match kind:
            case inspected.StructType():
                # A game's own view stands in the game's own file.
                return "any" if kind.cls is Struct else self._names[kind.cls]
            case inspected.DictType():
                return f"Record<{self._key(kind.key_type)}, {self._inline(kind.value_type)}>"
            case inspected.TupleType():
                return f"[{', '.join(map(self._inline, kind.item_types))}]"
            case inspected.CollectionType():
                inner = self._inline(kind.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspected.CustomType():
                return "any"
            case inspected.EnumType():
                return " | ".join(_quoted(one.value) for one in kind.cls)
            case _:
                return _PLAIN[type(kind)]

    def _key(self, kind: inspected.Type) -> str:
        """Names are texts in JSON, also those that are numbers."""
        shown = self._inline(kind)
        return "string" if shown == "number" else shown

    def _inline(self, kind: inspected.Type) -> str:
        return " | ".join(self._options(kind))


def _said_of(cls: type) -> list[str]:
    """What the server says of it."""
    said = " ".join((cls.__dict__.get("__doc__") or "").split())
    return [f"/** {said} */"] if said else []


def _is_struct(kind: inspected.Type, name: str) -> bool:
    return isinstance(kind, inspected.StructType) and kind.cls.__name__ == name


def _parts(kind: inspected.Type) -> tuple[inspected.Type, ...]:
    match kind:
        case inspected.UnionType():
            return kind.types
        case inspected.DictType():
            return kind.key_type, kind.value_type
        case inspected.TupleType():
            return kind.item_types
        case inspected.CollectionType():
            return (kind.item_type,)
        case _:
            return ()


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _declared(head: str, options: Sequence[str], end: str, indent: str = "") -> str:
    line = f"{head} {' | '.join(options)}{end}"
    if len(line) <= _WIDTH or len(options) == 1:
        return line + "\n"
    return head + "".join(f"\n{indent}  | {one}" for one in options) + f"{end}\n"


def main() -> None:
    for subject in subjects():
        path = TYPES / subject.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(subject), encoding="utf-8")


if __name__ == "__main__":
    main()
