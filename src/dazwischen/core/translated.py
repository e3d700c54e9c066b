"""Protocol files as we write them, in the words that are taught to readers of German.

The reverse of `Vocabulary.canonical`: what comes out is read as the same file.
"""

import re
from collections.abc import Sequence
from typing import Final

from dazwischen.core.forms import write
from dazwischen.core.vocabulary import Header, Verb, Vocabulary

_PLACE: Final = re.compile(r"\\\{(\\\*)?([a-z]+)\\\}")


def in_german(vocabulary: Vocabulary, protocol: str) -> str:
    head, _, body = protocol.partition("\n\n")
    forms = _forms(vocabulary.verbs)
    headers = [_header(vocabulary, line) for line in head.splitlines()]
    lines = [_timed(forms, line) for line in body.splitlines()]
    return "\n".join([*headers, "", *lines]) + "\n"


def _header(vocabulary: Vocabulary, line: str) -> str:
    written, _, value = line.partition(": ")
    for header in vocabulary.headers:
        name, _, side = written.partition(" ") if header.of_side else (written, "", "")
        if name == header.name:
            taught = f"{header.others[0]} {side}".strip()
            return f"{taught}: {_value(header, value)}"
    return line


def _value(header: Header, value: str) -> str:
    return next(iter(header.values.get(value, ())), value)


def _forms(verbs: Sequence[Verb]) -> list[tuple[re.Pattern[str], str]]:
    """Those that say most come first."""
    by_words = sorted(verbs, key=lambda verb: -len(re.sub(r"\{.*?\}", "", verb.form)))
    return [(_pattern(verb.form), verb.de[0]) for verb in by_words]


def _pattern(form: str) -> re.Pattern[str]:
    """A place holds a word, and one with a star the rest up to the next word of the form."""

    def group(place: re.Match[str]) -> str:
        held = ".+" if place[1] else r"[^\s:]+"
        return f"(?P<{place[2]}>{held})"

    return re.compile(_PLACE.sub(group, re.escape(form)))


def _timed(forms: list[tuple[re.Pattern[str], str]], line: str) -> str:
    at, _, said = line.partition(" ")
    for pattern, german in forms:
        if found := pattern.fullmatch(said):
            return f"{at} {write(german, found.groupdict())}"
    return line
