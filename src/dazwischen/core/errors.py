"""What can be wrong, as data: a code, the rules it rests on, and what a sentence about it needs."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

Argument: TypeAlias = int | str


class Rejected(Struct, frozen=True):
    """An intent that changes nothing. `code` is also the key of its sentence in the catalogues."""

    code: str
    rules: tuple[str, ...] = ()
    args: Mapping[str, Argument] = {}

    @property
    def key(self) -> str:
        return f"rejected-{self.code}"


class InvalidInput(Exception):
    """Input that cannot be read or combined at all: options, protocol files, logs."""

    rules: tuple[str, ...] = ()
    """Those it rests on, where it rests on any."""

    def __init__(self, code: str, *, line: int | None = None, **args: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.args_: Mapping[str, Argument] = args

    @property
    def key(self) -> str:
        return f"unusable-{self.code}"

    def at(self, line: int) -> "InvalidInput":
        """The same complaint, pinned to a line of the file unless it names one already."""
        found = InvalidInput(self.code, line=self.line or line, **self.args_)
        return found.by(*self.rules)

    def by(self, *rules: str) -> "InvalidInput":
        """The same complaint, resting on rules."""
        found = InvalidInput(self.code, line=self.line, **self.args_)
        found.rules = rules
        return found
