"""Everybody who sees a game with the same eyes: a seat's, or those of somebody who watches."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from dazwischen.core.game import Game
from dazwischen.server.delta import changes
from dazwischen.server.messages import Numbered
from dazwischen.server.telling import Telling, numbered, seen
from dazwischen.table.steps import Step


class Role:
    def __init__(self, game: Game[Any, Any], seat: int | None, seq: int, state: Any) -> None:  # noqa: ANN401
        self.seat = seat
        self.seq = seq
        self.state = state
        self.view = game.view(state, seat)
        self._game = game
        self._public, self._private = _fields(type(self.view), game.private)

    def events(self, steps: Sequence[Step]) -> tuple[Numbered, ...]:
        return tuple(numbered(step, seen(self._game, step, self.seat)) for step in steps)

    def advance(self, telling: Telling) -> bytes:
        """Goes on to the last of the steps that are told; the message about them."""
        last, since, before = telling.last, self.seq, self.view
        after = self._game.view(last.state, self.seat)
        telling.public(since, before, after, self._public)
        self.seq, self.state, self.view = last.envelope.seq, last.state, after
        return telling.message(self.seat, since, changes(before, after, self._private))


@cache
def _fields(view: type[Struct], private: frozenset[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields that all see alike, and those that they do not."""
    names = view.__struct_fields__
    own = tuple(name for name in names if name in private)
    return tuple(name for name in names if name not in private), own
