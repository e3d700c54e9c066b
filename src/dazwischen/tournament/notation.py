"""The words of protocol files for a series: rounds, corrections and prizes."""

import re
from typing import Final, TypeAlias

from msgspec import Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.tournament.prizes import Amount, Prize, Thing
from dazwischen.tournament.rounds import Played, Round, Void

_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_CORRECTION: Final = re.compile(r"correct\s+([0-9]{1,4})\s*:\s*(.*)")
_COMMA: Final = re.compile(r",(?![0-9])|(?<![0-9]),")
"""A comma that separates prizes; between two digits it belongs to an amount."""
_AMOUNT: Final = re.compile(r"([0-9]{1,9})(?:[.,]([0-9]{2}))?\s*(?:€|EUR|Euro)?")


class Enter(Struct, frozen=True, tag="enter"):
    entry: Round


class Correct(Struct, frozen=True, tag="correct"):
    number: int
    entry: Round


Entry: TypeAlias = Enter | Correct
"""What a line of the sheet says."""


def parse(players: int, text: str) -> Entry:
    """`1 3`, `void`, `correct 3: 2 1`; raises `InvalidInput` without a line."""
    correction = _CORRECTION.fullmatch(text)
    if correction:
        return Correct(int(correction[1]), _round(players, correction[2], text))
    return Enter(_round(players, text, text))


def _round(players: int, words: str, text: str) -> Round:
    match words.split():
        case ["void"]:
            return Void()
        case [first]:
            return Played(_player(players, first, text))
        case [first, second]:
            return Played(_player(players, first, text), _player(players, second, text))
        case _:
            raise InvalidInput("series-line", text=text)


def _player(players: int, word: str, text: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise InvalidInput("series-line", text=text)
    if not 1 <= int(word) <= players:
        raise InvalidInput("series-player", text=word, players=players)
    return int(word)


def parse_prizes(text: str) -> tuple[Prize, ...]:
    """`50.00, 20.00, Pokal`: amounts, also as 50 or 50,00 €; anything else is a thing."""
    return tuple(_prize(word.strip()) for word in _COMMA.split(text))


def _prize(word: str) -> Prize:
    amount = _AMOUNT.fullmatch(word)
    if amount and int(amount[1] + (amount[2] or "")):
        return Amount(int(amount[1]) * 100 + int(amount[2] or 0))
    # A thing has a name; without a letter it is an amount gone wrong, like 5.5 or 50.00,20.00.
    if amount or not any(letter.isalpha() for letter in word):
        raise InvalidInput("series-prize", name="prizes", text=word)
    return Thing(word)


def format_prize(prize: Prize) -> str:
    if isinstance(prize, Thing):
        return prize.name
    return f"{prize.cents // 100}.{prize.cents % 100:02}"
