"""Whether anybody could have chosen the cards of a game that is over: for a client that works the
rest out by itself. It happens in the workshop, beside the tables."""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from dazwischen.core.errors import InvalidInput
from dazwischen.core.mixing import Mixed
from dazwischen.server.work.load_log import StoredGame
from dazwischen.server.work.retellings import words
from dazwischen.table.dealt import Cards, dealt

_encode: Final = msgspec.json.Encoder().encode


class Checked(Struct, frozen=True):
    cards: Cards | Literal["wrong", "words"]
    """`words` of a game with another dictionary than ours, which cannot be played again."""
    seed: str
    """In 64 hexadecimal digits; nothing for one from before there was a promise."""
    mixed: Mixed | None
    problem: str = ""
    """What is wrong, in a sentence."""


def checked(kept: StoredGame, lang: str) -> bytes:
    log = kept.log()
    mixed = log.header.mixed or None
    seed = f"{log.header.seed:064x}" if mixed else ""
    try:
        return _encode(Checked(dealt(log).cards, seed, mixed))
    except InvalidInput as error:
        if error.code == "log-lexicon":
            return _encode(Checked("words", seed, mixed))
        return _encode(Checked("wrong", seed, mixed, words(lang)(error.key, error.args_)))
