"""Seeded randomness. Its results become events, so a replay never asks it again."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(seed: int, number: int) -> Random:
    """The generator of the `number`-th chance event of a game."""
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))


def below(chance: Random, limit: int) -> int:
    # Only `random()` is promised to give the same numbers in every Python to come.
    return int(chance.random() * limit)


def shuffled(chance: Random, cards: Sequence[T]) -> tuple[T, ...]:
    mixed = list(cards)
    roll = chance.random
    for last in range(len(mixed) - 1, 0, -1):
        other = int(roll() * (last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


def cut(chance: Random, cards: Sequence[T], times: int = 5) -> tuple[T, ...]:
    """Lifts a packet off and puts it under the rest, several times; neighbours stay neighbours."""
    packet = tuple(cards)
    for _ in range(times):
        if len(packet) > 1:
            at = 1 + below(chance, len(packet) - 1)
            packet = packet[at:] + packet[:at]
    return packet
