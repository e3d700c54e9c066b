"""Frames as they arrive from somebody who means no good, or whose program is broken."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.frames import Frame, Opcode

VALID: list[dict[str, Any]] = [
    {"t": "hello", "v": 2, "table": "abcdefgh", "client": "x"},
    {"t": "do", "id": 1, "intent": {"do": "ready", "seat": 1}, "seen": 1, "waited": 5},
    {"t": "do", "id": 2, "intent": {"do": "lay", "seat": 1, "card": 3}},
    {"t": "room", "id": 3, "do": {"do": "settings", "name": "x", "delay": 0}},
    {"t": "room", "id": 4, "do": {"do": "set-seat", "seat": 9, "holder": "bot", "bot": "leicht"}},
    {"t": "room", "id": 5, "do": {"do": "set-rules", "game": "jay", "options": {"level": 3}}},
    {"t": "say", "id": 6, "text": "hallo"},
    {"t": "say", "id": 7, "call": "gut"},
    {"t": "noted"},
    {"t": "ping", "n": 1},
]
VALUES: list[Any] = [
    None, True, -1, 0, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**300, 1.5, -0.0, 1e308, "", "x",
    "\ud800", "\u0000", "\u202e", "x" * 3000, [], {}, [[]], {"t": "do"}, {"do": "sit"},
]  # fmt: skip


def mutated(dice: Random) -> bytes:
    """A frame that leaves the connection open, as a rule."""
    form = dice.choice([*_PAYLOADS, *_FRAMES])
    return form(dice) if form in _FRAMES else masked(form(dice))


def payload(dice: Random) -> bytes:
    """What is said in a frame that is well."""
    return dice.choice(_PAYLOADS)(dice)


def violent(dice: Random) -> bytes:
    """A frame after which a server should close."""
    match dice.randrange(7):
        case 0:
            return Frame(Opcode.TEXT, b"{}").serialize(mask=False)
        case 1:
            return bytes([0x83 + dice.randrange(5), 0x80, 0, 0, 0, 0])
        case 2:
            return bytes([0xF1, 0x80, 0, 0, 0, 0])
        case 3:
            return masked(dice.randbytes(200_000))
        case 4:
            return b"".join(_part(b"", first=n == 0, fin=False) for n in range(500))
        case 5:
            code = dice.choice([b"", b"\x03", b"\x03\xe8", b"\xff\xff\xfe\xff", b"\x03\xed"])
            return Frame(Opcode.CLOSE, code).serialize(mask=True)
        case _:
            return dice.randbytes(dice.randrange(1, 200))


def masked(payload: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, payload).serialize(mask=True)


def _part(payload: bytes, *, first: bool, fin: bool) -> bytes:
    return Frame(Opcode.TEXT if first else Opcode.CONT, payload, fin).serialize(mask=True)


def _valid(dice: Random) -> bytes:
    message = dict(dice.choice(VALID))
    if "id" in message and dice.random() < 0.7:
        message["id"] = dice.randrange(1, 10**6)
    return json.dumps(message).encode()


def _cut(dice: Random) -> bytes:
    data = _valid(dice)
    return data[: dice.randrange(len(data))]


def _stirred(dice: Random) -> bytes:
    data = bytearray(_valid(dice))
    for _ in range(dice.randint(1, 6)):
        data[dice.randrange(len(data))] = dice.randrange(128)
    return bytes(data)


def _not_utf8(dice: Random) -> bytes:
    data = _valid(dice)
    at = dice.randrange(len(data))
    return data[:at] + dice.choice([b"\xff", b"\xc3\x28", b"\xed\xa0\x80"]) + data[at:]


def _nested(dice: Random) -> bytes:
    opening = dice.choice([b"[", b'{"a":', b'[{"t":'])
    deep = opening * dice.randrange(1, 1300 // len(opening))
    wrap = dice.choice([b"%s", b'{"t":"do","id":1,"intent":%s', b'{"t":"room","id":1,"do":%s'])
    return wrap.replace(b"%s", deep)


def _other_types(dice: Random) -> bytes:
    message = dict(dice.choice(VALID))
    for key in dice.sample(sorted(message), dice.randint(1, len(message))):
        inner = message[key]
        if isinstance(inner, dict) and dice.random() < 0.7:
            message[key] = {**inner, dice.choice(sorted(inner)): dice.choice(VALUES)}
        else:
            message[key] = dice.choice(VALUES)
    return json.dumps(message).encode()


def _numbers(dice: Random) -> bytes:
    number = dice.choice([b"1e999", b"-1e999", b"NaN", b"Infinity", b"0x1", b"01", b"9" * 3000])
    return _valid(dice).replace(b": 1", b": " + number)


def _unknown(dice: Random) -> bytes:
    message = {**dice.choice(VALID), dice.choice(["x", "t", "__class__"]): dice.choice(VALUES)}
    return json.dumps(message).encode()


def _binary(dice: Random) -> bytes:
    return masked(dice.choice([_valid(dice), dice.randbytes(50)]), Opcode.BINARY)


def _fragments(dice: Random) -> bytes:
    data, at = _valid(dice), dice.randrange(10)
    between = masked(dice.randbytes(5), Opcode.PING) if dice.random() < 0.3 else b""
    return (
        _part(data[:at], first=True, fin=False) + between + _part(data[at:], first=False, fin=True)
    )


def _control(dice: Random) -> bytes:
    return masked(dice.randbytes(dice.randrange(126)), dice.choice([Opcode.PING, Opcode.PONG]))


def _large(dice: Random) -> bytes:
    return b'{"t":"say","id":1,"text":"' + b"x" * dice.randrange(4_000, 12_000) + b'"}'


_PAYLOADS: list[Callable[[Random], bytes]] = [
    _cut, _stirred, _not_utf8, _nested, _other_types, _numbers, _unknown, _large, _valid,
]  # fmt: skip
_FRAMES: list[Callable[[Random], bytes]] = [_binary, _fragments, _control]
