"""Everybody who sees a game with the same eyes: a seat's, or those of somebody who watches."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from dazwischen.core.game import Game, Outcome
from dazwischen.server.delta import changes
from dazwischen.server.messages import Numbered
from dazwischen.server.telling import Telling, numbered, seen
from dazwischen.table.steps import Step

_encode: Final = msgspec.json.Encoder().encode


class Update(Struct, frozen=True, tag_field="t", tag="update", omit_defaults=True):
    """Numbered events as the seat may see them, and what they changed in its view."""

    game: int
    seq: int
    at: int
    events: Raw
    view: dict[str, Any]
    outcome: Outcome | None = None


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
        last = telling.last
        view = self._game.view(last.state, self.seat)
        public = telling.public(self.seq, self.view, view, self._public)
        changed = {**public, **changes(self.view, view, self._private)}
        envelope = last.envelope
        self.seq, self.state, self.view = envelope.seq, last.state, view
        events = telling.events(self.seat)
        return _encode(
            Update(telling.number, envelope.seq, envelope.at, events, changed, telling.outcome)
        )


@cache
def _fields(view: type[Struct], private: frozenset[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields that all see alike, and those that they do not."""
    names = view.__struct_fields__
    own = tuple(name for name in names if name in private)
    return tuple(name for name in names if name not in private), own
