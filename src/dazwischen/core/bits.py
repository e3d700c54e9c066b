"""Bits of a mask: single instructions where the kernels are compiled (see the .pxd)."""

from typing import Final

ALL: Final = 0xFFFF_FFFF_FFFF_FFFF


def bit(place: int) -> int:
    return 1 << place


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The place of the lowest bit set; one must be."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The place of the highest bit set; one must be."""
    return mask.bit_length() - 1


def word(number: int) -> int:
    """What a machine word keeps of a number."""
    return number & ALL
