"""Bytes and JSON as they are after somebody has had his hands in them."""

import json
from random import Random
from typing import Any, Final

from tests.adversarial import RUNS, run_of
from tests.server.frames import VALUES

_LONG: Final = 3_000


def stirred(data: bytes, dice: Random) -> bytes:
    """Cut, doubled, flipped, with something in between."""
    if not data:
        return dice.randbytes(9)
    at, to = sorted(dice.randrange(len(data) + 1) for _ in range(2))
    match dice.randrange(7):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + data[to:]
        case 2:
            return data[:to] + data[at:]
        case 3:
            return data[:at] + dice.randbytes(dice.randrange(1, 9)) + data[to:]
        case 4:
            return data[:at] + run_of(dice.choice(RUNS), _LONG).encode() + data[at:]
        case 5:
            flipped = bytearray(data)
            for _ in range(dice.randint(1, 5)):
                flipped[dice.randrange(len(flipped))] ^= 1 << dice.randrange(8)
            return bytes(flipped)
        case _:
            return data.decode("latin-1").encode(dice.choice(["utf-16", "utf-8", "utf-32"]))


def other(value: Any, dice: Random) -> Any:
    """Something of it is something else; as a rule far inside."""
    if isinstance(value, dict) and value and dice.random() < 0.85:
        key = dice.choice(sorted(value))
        match dice.randrange(8):
            case 0:
                return {name: one for name, one in value.items() if name != key}
            case 1:
                return {**value, dice.choice(["x", "do", "__class__", ""]): dice.choice(VALUES)}
            case _:
                return {**value, key: other(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.85:
        at = dice.randrange(len(value))
        match dice.randrange(6):
            case 0:
                return value * dice.choice([2, 300])
            case _:
                return [*value[:at], other(value[at], dice), *value[at + 1 :]]
    if isinstance(value, int) and dice.random() < 0.5:
        return value + dice.choice([-1, 1, 7, 256])
    return dice.choice([*VALUES, run_of(dice.choice(RUNS), dice.choice([5, _LONG]))])


def written(value: Any, dice: Random) -> bytes:
    """As JSON, which may be stirred as well."""
    data = json.dumps(value).encode()
    return stirred(data, dice) if dice.random() < 0.2 else data
