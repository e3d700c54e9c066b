"""Games that are over, put into steps and sentences. All of it happens beside the event loop."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, astuple

from dazwischen.core.log import Log
from dazwischen.core.report import Message
from dazwischen.core.retelling import Step, retold
from dazwischen.games import registry
from dazwischen.server.delta import changes
from dazwischen.texts import Texts

Key: TypeAlias = tuple[int, str, bytes]
"""A game by its number, its link's key and its header: what is over never changes."""

KEPT: Final = 8


class Retellings:
    """The games that somebody looks at just now."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, list[Step]] = OrderedDict()

    def known(self, key: Key) -> list[Step] | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Key, steps: list[Step]) -> None:
        self._kept[key] = steps
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def read(log: Log) -> list[Step]:
    """Raises `Unusable` where a log does not follow."""
    name = log.header.game
    told = retold(registry.game(name), registry.intended(name), registry.teller(name), log)
    return list(told)


@cache
def words(language: str) -> Texts:
    """Catalogues of this thread's own: they are read bit by bit, which two cannot do at once."""
    return Texts(language)


def sentence(language: str, messages: Iterable[Message]) -> str:
    return " ".join(words(language)(message.key, message.args) for message in messages)


def seen(
    game: str, steps: Sequence[Step]
) -> Iterator[tuple[dict[str, Any], dict[int, tuple[int, ...]]]]:
    """What is to be seen after each step: everything after the first, then what changed."""
    teller = registry.teller(game)
    before: Struct | None = None
    before_hands: tuple[tuple[int, ...], ...] = ()
    for step in steps:
        after, hands = teller.look(step.state), teller.hands(step.state)
        if before is None:
            view = asdict(after)
        else:
            view = changes(after.__struct_fields__, astuple(before), astuple(after))
        held = {
            seat: hand
            for seat, hand in enumerate(hands, 1)
            if before is None or before_hands[seat - 1 : seat] != (hand,)
        }
        yield view, held
        before, before_hands = after, hands
