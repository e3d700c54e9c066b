"""Arrays for the kernels: compiled code takes their addresses, Python the arrays themselves."""

from array import array


def words(values: "array[int]") -> "array[int]":
    return values
