"""What the anagram kernel does with machine words: here in Python, in C beside it."""

from array import array


def numbers(values: "array[int]") -> "array[int]":
    return values


def longs(values: "array[int]") -> "array[int]":
    return values


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The place of the lowest set bit; the mask is not 0."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The place of the highest set bit; the mask is not 0."""
    return mask.bit_length() - 1
