"""What can be chosen where a table is set up, with the keys of its words in the catalogues.

The browser, tournaments and the terminal offer the same, each value with a sentence that says what
it does to the game.
"""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

Value: TypeAlias = bool | int | str
Said: TypeAlias = tuple[str, dict[str, int]]
"""A key of the catalogues, and what its sentence needs."""


class Choice(Struct, frozen=True, kw_only=True):
    option: str
    texts: str
    """The key of its name; those of its values begin with it."""
    values: tuple[Value, ...]
    counted: bool = False
    """Its values are numbers, and one sentence has them all."""
    unit: int = 1
    """In a sentence, numbers are that much smaller: seconds for milliseconds."""
    words: Mapping[Value, str] = {}
    """How values are called in keys, where that is not what they are."""
    within: str = ""
    """Another option by which its sentences differ."""
    timing: bool = False
    """It is one of the table's times."""
    sides: int = 0
    """It is chosen for each of so many sides."""

    def name(self, value: Value) -> Said:
        if self.counted:
            return f"{self.texts}-of", {"count": int(value) // self.unit}
        return f"{self.texts}-{self.word(value)}", {}

    def line(self, value: Value, within: str = "") -> Said:
        """`within` is the word for the value of the other option."""
        key, args = self.name(value)
        if not within:
            return f"{key}-line", args
        return f"{self.texts}-{within}-{self.word(value)}", {}

    def word(self, value: Value) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.words.get(value, str(value))
