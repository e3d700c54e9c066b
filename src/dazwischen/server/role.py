"""Everybody who sees a game with the same eyes: a seat's, or those of somebody who watches."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from dazwischen.core.game import Game, Outcome
from dazwischen.core.seating import SEAT_EVENTS
from dazwischen.server.delta import changes
from dazwischen.server.messages import Numbered
from dazwischen.table.steps import Step

_encode = msgspec.json.Encoder().encode


class Update(Struct, frozen=True, tag_field="t", tag="update", omit_defaults=True):
    """Numbered events as the seat may see them, and what they changed in its view."""

    game: int
    seq: int
    at: int
    events: tuple[Numbered, ...]
    view: dict[str, Any]
    outcome: Outcome | None = None


class Role:
    def __init__(self, game: Game[Any, Any], seat: int | None, seq: int, state: Any) -> None:  # noqa: ANN401
        self.seat = seat
        self.seq = seq
        self.state = state
        self.view = game.view(state, seat)
        self._game = game
        fields = type(self.view).__struct_fields__
        self._public = tuple(name for name in fields if name not in game.private)
        self._private = tuple(game.private)

    def events(self, steps: Sequence[Step]) -> tuple[Numbered, ...]:
        return tuple(self._numbered(step) for step in steps)

    def advance(
        self, number: int, steps: Sequence[Step], shared: dict[int, dict[str, Any]]
    ) -> bytes:
        """Goes on to the last of these steps; the message about them.

        `shared` holds what changed for everybody between two events, found once for all roles.
        """
        last = steps[-1]
        view = self._game.view(last.state, self.seat)
        if self.seq not in shared:
            shared[self.seq] = changes(self.view, view, self._public)
        changed = {**shared[self.seq], **changes(self.view, view, self._private)}
        self.seq, self.state, self.view = last.envelope.seq, last.state, view
        outcome = self._game.outcome(last.state)
        envelope = last.envelope
        return _encode(
            Update(number, envelope.seq, envelope.at, self.events(steps), changed, outcome)
        )

    def _numbered(self, step: Step) -> Numbered:
        envelope, event = step.envelope, step.envelope.event
        if not isinstance(event, SEAT_EVENTS):
            event = self._game.redact(step.state, event, self.seat)
        return Numbered(envelope.seq, envelope.at, envelope.by, event)
