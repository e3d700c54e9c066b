"""Lines that tell no more than who it is about, a seat or a whole side."""

from typing import Any

from dazwischen.core.actions import Cause, Infer, Read, Said, Write
from dazwischen.core.game import TABLE, Intent


def said_by_seat(intent: type[Intent], words: str) -> Read:
    def read(said: Said) -> Intent | None:
        return intent(seat=said.seat, at=said.at) if _same(said, words) else None

    return read


def told_of_side(intent: type[Any], words: str) -> Read:
    """What the table finds about a side."""

    def read(said: Said) -> Intent | None:
        if not _same(said, words):
            return None
        side = said.rules.names.rules.side_of(said.seat)
        found: Intent = intent(seat=TABLE, at=said.at, side=side)
        return found

    return read


def told_of_seat(intent: type[Any], words: str) -> Read:
    """What the table finds about somebody."""

    def read(said: Said) -> Intent | None:
        if not _same(said, words):
            return None
        found: Intent = intent(seat=TABLE, at=said.at, who=said.seat)
        return found

    return read


def _same(said: Said, words: str) -> bool:
    return said.text.split() == words.split()


def written_for_seat(words: str) -> Write:
    return lambda names, intent: f"{names.label(intent.seat)} {words}"


def written_for_side(words: str) -> Write:
    return lambda names, intent: f"{names.sides[intent.side - 1]} {words}"


def written_about(words: str) -> Write:
    return lambda names, intent: f"{names.label(intent.who)} {words}"


def by_seat(intent: type[Intent]) -> Infer:
    def infer(cause: Cause) -> Intent:
        return intent(seat=cause.by, at=cause.at)

    return infer
