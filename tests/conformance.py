"""What every registered game must hold; it joins by `tests/games/<name>/adapter.py`."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import NoneType, UnionType
from typing import Any, Protocol, get_args, get_origin

import msgspec
from hypothesis import strategies as st

from dazwischen.core import log as logs
from dazwischen.core.errors import Rejected
from dazwischen.core.game import Game
from dazwischen.games import registry


class Adapter(Protocol):
    """What the suite needs to know of a game."""

    def options(self) -> st.SearchStrategy[Any]: ...
    def intent(self, state: Any, dice: Random, now: int) -> Any:
        """Something a player might want: usually possible, sometimes not."""
        ...

    def scramble(self, state: Any, seat: int | None, dice: Random) -> Any:
        """The same state to that seat's eyes: what it cannot see is changed at will."""
        ...

    def public(self, intent: Any) -> bool:
        """Whether the intent names nothing hidden, and brings nothing hidden to light."""
        ...


def adapter(name: str) -> Adapter:
    found: Adapter = import_module(f"tests.games.{name}.adapter").ADAPTER
    return found


class Played:
    """A random game: its log, and the state after each event."""

    def __init__(self, game: Game[Any, Any], log: logs.Log, start: Any) -> None:
        self.game = game
        self.log = log
        self.states = [start]
        self.moments = [start]
        """The states between intents: what players can act in."""

    def __repr__(self) -> str:
        head = self.log.header
        return f"{head.game} {bytes(head.options).decode()} seed {head.seed}"

    @property
    def state(self) -> Any:
        return self.states[-1]


def play(name: str, options: Any, seed: int, steps: int) -> Played:
    """A game of `steps` random intents, all reproducible from the seed."""
    game, player, dice = registry.module(name).rules, adapter(name), Random(seed)
    log = logs.Log(logs.header(game, options, seed))
    played = Played(game, log, game.start(options, seed))
    now = 0
    for _ in range(steps):
        now += dice.choice((0, 0, 10, 400, 1500))
        step(played, player.intent(played.state, dice, now))
        if game.outcome(played.state):
            break
    return played


def step(played: Played, intent: Any) -> list[Any]:
    answer = played.game.decide(played.state, intent)
    if isinstance(answer, Rejected):
        return []
    for event in answer:
        played.states.append(played.game.evolve(played.state, event))
    played.moments.append(played.state)
    played.log = played.log.append(answer, at=intent.at, by=intent.seat)
    return list(answer)


def eyes(game: Game[Any, Any], options: Any) -> Iterator[int | None]:
    yield None
    yield from range(1, game.seats(options) + 1)


def anything(union: Any) -> st.SearchStrategy[Any]:
    """Any intent at all, with whatever its fields can hold."""
    return st.one_of([_struct(kind) for kind in get_args(union)])


def _struct(kind: type[Any]) -> st.SearchStrategy[Any]:
    fields = msgspec.structs.fields(kind)
    return st.builds(kind, **{field.name: _value(field.type) for field in fields})


NUMBERS = st.one_of(
    st.integers(-2, 8),
    st.integers(0, 70),
    st.integers(),
    st.sampled_from([2**31, -(2**63), 10**40]),
)


def _value(kind: Any) -> st.SearchStrategy[Any]:
    if get_origin(kind) is UnionType:
        return st.one_of([_value(part) for part in get_args(kind)])
    if get_origin(kind) is tuple:
        return st.lists(_value(get_args(kind)[0]), max_size=9).map(tuple)
    return {int: NUMBERS, bool: st.booleans(), str: st.text(max_size=20), NoneType: st.none()}[kind]
