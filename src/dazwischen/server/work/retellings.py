"""Games that are over, put into steps and sentences. All of it happens beside the event loop."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, astuple

from dazwischen.core.log import Log
from dazwischen.core.report import Message
from dazwischen.core.retelling import Step, retold
from dazwischen.games import registry
from dazwischen.server.wire.delta import changes
from dazwischen.texts import Texts

Key: TypeAlias = tuple[int, str, bytes, int | None]
"""A game by its number, its link and its header, and up to which event if it is still in
play: what is over never changes."""

KEPT: Final = 8
STEPS: Final = 20_000
"""Of all games that are kept together: long ones have to make room."""


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
        while len(self._kept) > KEPT or sum(map(len, self._kept.values())) > STEPS:
            self._kept.popitem(last=False)


def read(log: Log) -> list[Step]:
    """Raises `InvalidInput` where a log does not follow."""
    name = log.header.game
    known = registry.module(name)
    told = retold(known.rules, known.infer_intent, known.annotator, log)
    return list(told)


@cache
def words(language: str) -> Texts:
    return Texts(language)


def sentence(language: str, messages: Iterable[Message]) -> str:
    return " ".join(words(language)(message.key, message.args) for message in messages)


Hands: TypeAlias = tuple[tuple[int, ...] | None, ...]
"""By seat; None for what is not shown."""


def looks(game: str, eye: int | None) -> Callable[[Any], tuple[Struct, Hands]]:
    """From a state to what is to be seen: everything, or no more than one seat was shown."""
    module = registry.module(game)
    annotator, known = module.annotator, module.rules
    if eye is None:
        return lambda state: (annotator.look(state), annotator.hands(state))

    def own(state: Any) -> tuple[Struct, Hands]:  # noqa: ANN401 - each game has its own
        hands = annotator.hands(state)
        shown = tuple(hand if seat == eye else None for seat, hand in enumerate(hands, 1))
        return known.view(state, eye or None), shown

    return own


def seen(
    look: Callable[[Any], tuple[Struct, Hands]], steps: Sequence[Step]
) -> Iterator[tuple[dict[str, Any], dict[int, tuple[int, ...]]]]:
    """What is to be seen after each step: everything after the first, then what changed."""
    before: Struct | None = None
    before_hands: Hands = ()
    for step in steps:
        after, hands = look(step.state)
        if before is None:
            view = asdict(after)
        else:
            view = changes(after.__struct_fields__, astuple(before), astuple(after))
        held = {
            seat: hand
            for seat, hand in enumerate(hands, 1)
            if hand is not None and (before is None or before_hands[seat - 1 : seat] != (hand,))
        }
        yield view, held
        before, before_hands = after, hands
