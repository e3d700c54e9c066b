"""The parts that several kinds of lines share: seats, figures, counts."""

import re
from typing import Final

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jay.ruleset import Ruleset

COUNT: Final = re.compile(r"[0-9]{1,4}")


def seat(rules: Ruleset, word: str) -> int:
    if not COUNT.fullmatch(word) or not 1 <= int(word) <= rules.players:
        raise InvalidInput("bad-seat", text=word, players=rules.players)
    return int(word)


def figure(rules: Ruleset, word: str) -> int:
    found = rules.catalogue.number(word)
    if found is None:
        raise InvalidInput("bad-figure", text=word)
    return found
