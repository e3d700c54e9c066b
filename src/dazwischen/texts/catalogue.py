"""Reads the catalogues of a language and puts messages into words."""

import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES: Final = ("de", "en")
LONGEST: Final = 200
"""Characters of an argument: what a stranger's file says is quoted, but not at any length."""
_WRITTEN: Final = 64
"""Bits of a number that is written out."""


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks are for mixed writing directions; both languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        # Apart, so that what there is to say does not depend on what was said before.
        self._web = FluentBundle([language], use_isolating=False)
        catalogues = files(__package__).joinpath(language).iterdir()
        found = sorted(
            (file for file in catalogues if file.name.endswith(".ftl")), key=lambda file: file.name
        )
        self._unread = [file for file in found if not file.name.startswith("web")]
        self._unread_web = [file for file in found if file.name.startswith("web")]

    def __call__(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """The sentence for a key; figures among the arguments are spelt out in every case."""
        spelt = {name: _quoted(value) for name, value in (args or {}).items()}
        for name in ("figure", "lying", "slot"):
            if isinstance(spelt.get(name), str):
                spelt |= self._figure(name, str(spelt[name]))
        text = self._format(key, spelt)
        # What was probably meant is told behind whatever was wrong.
        return f"{text} {self._format('near', spelt)}" if "near" in spelt else text

    def decimal(self, number: float, digits: int) -> str:
        """A number with so many digits behind the language's own mark."""
        return f"{number:.{digits}f}".replace(".", self("decimal-mark"))

    def has(self, key: str) -> bool:
        """Besides what the web client alone says. Catalogues are read one by one until the key
        turns up: reading them all takes a while."""
        while not self._bundle.has_message(key) and (file := self.unread()) is not None:
            self.add(file, read(file))
        return bool(self._bundle.has_message(key))

    def unread(self) -> Traversable | None:
        """A catalogue that is yet to be read; those for the web client alone are not."""
        return next(iter(self._unread), None)

    def add(self, file: Traversable, resource: Resource) -> None:
        """What was read, unless somebody could not wait for it."""
        if file in self._unread:
            self._unread.remove(file)
            self._bundle.add_resource(resource)

    def _format(self, key: str, args: Mapping[str, object]) -> str:
        bundle = self._bundle if self.has(key) else self._of_the_web(key)
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(message.value, dict(args))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _of_the_web(self, key: str) -> FluentBundle:
        while self._unread_web and not self._web.has_message(key):
            self._web.add_resource(read(self._unread_web.pop(0)))
        return self._web

    def _figure(self, argument: str, name: str) -> dict[str, str]:
        """`rH` as "das rote H": the forms a sentence can need, by the case's name."""
        colour = name[0] if len(name) > 1 and name[0] in "rbgl" else "none"
        symbol = name if colour == "none" else name[1:]
        # Keys of variants are plain letters.
        kind = "pawn" if len(symbol) == 1 else symbol.replace("ä", "ae")
        parts = {"symbol": symbol, "kind": kind}
        for form in ("weak", "oblique"):
            parts[form] = self._format(f"colour-{form}", {"colour": colour})
        return {
            f"{argument}-{case}": self._format(f"figure-{case}", parts)
            for case in ("nominative", "accusative", "dative")
        }


def read(file: Traversable) -> Resource:
    """Wherever it is read, nobody else waits for it there."""
    return FluentResource(file.read_text(encoding="utf-8"))


def _quoted(value: object) -> object:
    if isinstance(value, int) and value.bit_length() > _WRITTEN:
        # Numbers are written as the language does it, which fails for those that nobody means.
        value = "…"
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


@lru_cache(maxsize=len(LANGUAGES))
def load(language: str) -> Texts:
    return Texts(language)


def choose_language(wanted: str | None = None) -> str:
    """What was asked for, else the locale's language, else German."""
    if wanted in LANGUAGES:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value[:2] in LANGUAGES:
            return value[:2]
        if value:
            break
    return "de"
