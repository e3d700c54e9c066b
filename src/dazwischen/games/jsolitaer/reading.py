"""The parts that several kinds of lines share: seats, stacks, figures, counts."""

import re
from typing import Final

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jsolitaer.ruleset import STACKS, Ruleset

COUNT: Final = re.compile(r"[0-9]{1,4}")


def seat(rules: Ruleset, word: str) -> int:
    if not COUNT.fullmatch(word) or not 1 <= int(word) <= rules.players:
        raise InvalidInput("bad-seat", text=word, players=rules.players)
    return int(word)


def stack(word: str) -> int:
    if not COUNT.fullmatch(word) or not 1 <= int(word) <= STACKS:
        raise InvalidInput("bad-stack", text=word, stacks=STACKS)
    return int(word)


def figure(rules: Ruleset, word: str) -> int:
    found = rules.catalogue.number(word)
    if found is None:
        raise InvalidInput("bad-figure", text=word)
    return found
