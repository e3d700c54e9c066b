"""The words of a game's protocol files in the languages of the players.

A vocabulary is data: every header and every kind of line with the ways in which people write it.
A file is brought into the one form that the game's notation reads, before anything else looks at
it; what is no word of ours stays as it is, so that the notation can say what is wrong with it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core.errors import InvalidInput
from dazwischen.core.folding import fold
from dazwischen.core.forms import Form, Reader, Word, form, match, words, write
from dazwischen.core.nearest import nearest
from dazwischen.core.protocolfile import Line, Protocol

YES: Final[Mapping[str, tuple[str, ...]]] = {"yes": ("ja", "true"), "no": ("nein", "false")}
_TITLES: Final = frozenset({"spieler", "spielerin", "platz", "seite", "player", "seat", "side"})
_ACTORS: Final = {"richter": "judge", "richterin": "judge", "tisch": "table", "alle": "all"}
_TAUGHT: Final = frozenset(
    {"bad-action", "bad-move", "bad-word", "bad-finding", "bad-speech", "series-line",
     "bad-exchange"}
)  # fmt: skip
"""Complaints about a word that could have been meant otherwise."""


_LOOKED_AT: Final = 8
"""Words of a line among which the wrong one is looked for."""


class Header(Struct, frozen=True):
    name: str
    others: tuple[str, ...]
    """Other names; the first is the German one that is taught."""
    values: Mapping[str, tuple[str, ...]] = {}
    """What can be chosen, each with other words for it."""
    of_side: bool = False
    """Followed by the name of a side."""
    numbers: tuple[int, int] | None = None
    """From and to, where it is a number."""
    usual: str = ""
    """What a page that asks for it begins with; such a page asks for no others."""
    usual_with: Mapping[str, str] = {}
    """What it begins with instead, where a header before it has this value."""


class Verb(Struct, frozen=True):
    """A kind of line."""

    name: str
    form: str
    """As the notation reads it."""
    de: tuple[str, ...]
    """The first is the one that is taught."""
    en: tuple[str, ...] = ()
    group: str = "act"
    """Where a page that offers it puts it."""


class Vocabulary:
    """What the files of one game can say."""

    def __init__(
        self,
        game: str,
        headers: Iterable[Header],
        verbs: Iterable[Verb],
        readers: Mapping[str, Reader] | None = None,
        *,
        sided: bool = False,
    ) -> None:
        self.game = game
        self.headers = tuple(headers)
        self.verbs = tuple(verbs)
        self.sided = sided
        """Sides with names of their own act, instead of numbered seats, and lay words: so a
        command that stands alone is written small."""
        self._readers = readers or {}

    def canonical(self, protocol: Protocol) -> Protocol:
        """The same file in the words of the notation."""
        headers = self._headers(protocol)
        actors = self._actors(headers)
        person = _person(actors)
        readers = {**self._readers, **dict.fromkeys(("seat", "first", "second"), person)}
        lines = tuple(
            replace(line, text=self._line(line.text, actors, readers)) for line in protocol.lines
        )
        return Protocol(headers, lines)

    def taught(self, error: InvalidInput, line: Line) -> InvalidInput:
        """The complaint with its line, and the word that was probably meant."""
        pinned = error.at(line.number)
        if error.code not in _TAUGHT:
            return pinned
        known = self._known
        for word in words(line.text)[1:_LOOKED_AT]:
            if word.folded not in self._literals and (near := nearest(word.raw, known)):
                return InvalidInput(pinned.code, line=pinned.line, **pinned.args_, near=near)
        return pinned

    @cached_property
    def _known(self) -> tuple[str, ...]:
        """All words that stand in forms, as they are spelt."""
        texts = [text for verb in self.verbs for text in (*verb.de, verb.form, *verb.en)]
        return tuple(raw.strip("\"'!:") for text in texts for raw in text.split() if "{" not in raw)

    @cached_property
    def _literals(self) -> frozenset[str]:
        return frozenset(part.word for shape, _ in self._forms for part in shape.parts)

    @cached_property
    def _forms(self) -> tuple[tuple[Form, Verb], ...]:
        """Those that say most come first."""
        found = [
            (form(_untitled(text)), verb) for verb in self.verbs for text in (*verb.de, *verb.en)
        ]
        return tuple(sorted(found, key=lambda one: -one[0].literals))

    def _headers(self, protocol: Protocol) -> dict[str, tuple[str, int]]:
        found: dict[str, tuple[str, int]] = {}
        for written, (value, number) in protocol.headers.items():
            header, rest = self._header(written)
            if header is None:
                raise self._unknown(written, number)
            name = f"{header.name} {rest}" if rest else header.name
            if name in found:
                raise InvalidInput("header-twice", line=number, name=name)
            found[name] = (self._value(header, value), number)
        return found

    def _header(self, written: str) -> tuple[Header | None, str]:
        whole = fold(written)
        if whole in self._names:
            return self._names[whole], ""
        head, _, rest = written.rpartition(" ")
        header = self._names.get(fold(head))
        return (header, rest) if header and header.of_side else (None, "")

    @cached_property
    def _names(self) -> dict[str, Header]:
        return {
            fold(name): header
            for header in self.headers
            for name in (header.name, header.name.replace("_", " "), *header.others)
        }

    def _unknown(self, name: str, line: int) -> InvalidInput:
        words_ = [word for header in self.headers for word in (*header.others, header.name)]
        near = nearest(name, words_)
        if near:
            return InvalidInput("unknown-header", line=line, name=name, near=near)
        return InvalidInput("unknown-header", line=line, name=name)

    def _value(self, header: Header, value: str) -> str:
        meant = fold(value)
        for name, others in header.values.items():
            if meant == fold(name) or any(meant == fold(other) for other in others):
                return name
        return value

    def _actors(self, headers: Mapping[str, tuple[str, int]]) -> dict[str, str]:
        """Who can begin a line, by their names."""
        if self.sided:
            sides, _ = headers.get("sides", ("A B", 0))
            found: dict[str, str] = {}
            for side in sides.replace(",", " ").split():
                found.setdefault(fold(side), side)
            return found
        names, _ = headers.get("names", ("", 0))
        seats = {fold(name.strip()): str(seat) for seat, name in enumerate(names.split(","), 1)}
        taken = {*_ACTORS, *_TITLES, *_ACTORS.values(), ""}
        return {name: seat for name, seat in seats.items() if name not in taken} | _ACTORS

    def _line(self, text: str, actors: Mapping[str, str], readers: Mapping[str, Reader]) -> str:
        line = words(text)
        actor, start = self._actor(line, actors)
        rest = line[start:]
        if rest and rest[0].raw == ":" and start:
            rest = rest[1:]
        said = [Word(actor, fold(actor)), *rest]
        for shape, verb in self._forms:
            told = match(shape, said, readers)
            if told is not None and not self._is_laid(rest):
                return write(verb.form, told)
        if not start or start >= len(line) or actor == line[0].raw:
            return text
        return f"{actor} {_after(text, line[:start])}"

    def _is_laid(self, said: list[Word]) -> bool:
        """A word with a capital that stands alone is laid, even if it is also one of ours."""
        return self.sided and len(said) == 1 and said[0].raw != said[0].raw.lower()

    def _actor(self, line: list[Word], actors: Mapping[str, str]) -> tuple[str, int]:
        """Who acts, and how many words said it."""
        if not line:
            return "", 0
        first = 1 if len(line) > 1 and line[0].folded in _TITLES else 0
        for end in range(min(len(line), first + 4), first, -1):
            name = " ".join(word.folded for word in line[first:end])
            if name in actors:
                return actors[name], end
        raw = line[first].raw
        side = raw.rstrip("0123456789")
        if self.sided and fold(side) in actors:
            return actors[fold(side)] + raw[len(side) :], first + 1
        return raw, first + 1


def _person(actors: Mapping[str, str]) -> Reader:
    """Somebody whose name stands in a line, by number."""

    def read(line: Sequence[Word], at: int) -> tuple[str, int] | None:
        seat = actors.get(line[at].folded)
        return (seat, at + 1) if seat else (line[at].raw, at + 1)

    return read


def _untitled(text: str) -> str:
    """A form whose actor is told in the notation's word."""
    head, _, rest = text.partition(" ")
    return f"{_ACTORS.get(fold(head), head)} {rest}".strip()


def _after(text: str, said: list[Word]) -> str:
    """What follows these words."""
    for word in said:
        text = text.lstrip().removeprefix(word.raw).lstrip()
    return text.removeprefix(":").lstrip()
