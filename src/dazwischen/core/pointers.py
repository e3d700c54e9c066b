"""Arrays for the kernels: compiled code takes their addresses, Python the arrays themselves."""

from array import array
from typing import cast


def words(values: "array[int]") -> "array[int]":
    return values


def part(values: bytearray, start: int) -> bytearray:
    """The bytes from `start` on, in place."""
    return cast("bytearray", memoryview(values)[start:])


def numbers(values: "array[int]") -> "array[int]":
    """Of 32 bits each."""
    return values


def letters(values: bytearray, start: int) -> bytearray:
    """The bytes from `start` on, in place, of an array that an object keeps."""
    return cast("bytearray", memoryview(values)[start:])
