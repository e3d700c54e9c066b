"""Letters as multisets: what is left of a rack, what a word adds, what is still in the bag."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def holds(letters: str, wanted: str) -> bool:
    """Whether every letter wanted is there, as often as it is wanted."""
    return not missing(letters, wanted)


def missing(letters: str, wanted: str) -> str:
    """The letters wanted that are not there."""
    return "".join(sorted((Counter(wanted) - Counter(letters)).elements()))


def without(letters: str, taken: str) -> str:
    """What is left, in the order in which it lay."""
    left = list(letters)
    for letter in taken:
        left.remove(letter)
    return "".join(left)


def added(old: str, new: str) -> str:
    """The letters that a new word has beyond the old one, in alphabetical order."""
    return missing(old, new)


def count(parts: Iterable[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for part in parts:
        found.update(part)
    return found


def put(places: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    """The tuple with its `number`-th place, from 1, filled anew."""
    return (*places[: number - 1], value, *places[number:])
