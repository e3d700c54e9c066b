"""Some steps of a game, told to several roles: what is the same for all is worked out once."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from dazwischen.core.game import Event, Game
from dazwischen.core.seating import SEAT_EVENTS
from dazwischen.server.delta import changes
from dazwischen.server.messages import Numbered
from dazwischen.table.steps import Step

_encode: Final = msgspec.json.Encoder().encode


def seen(game: Game[Any, Any], step: Step, seat: int | None) -> Event:
    """The step's event as the seat may see it."""
    event: Event = step.envelope.event
    if isinstance(event, SEAT_EVENTS):
        return event
    return game.redact(step.state, event, seat)


def numbered(step: Step, event: Event) -> Numbered:
    envelope = step.envelope
    return Numbered(envelope.seq, envelope.at, envelope.by, event)


class Telling:
    def __init__(self, game: Game[Any, Any], number: int, steps: Sequence[Step]) -> None:
        self.game = game
        self.number = number
        self.last = steps[-1]
        self.outcome = game.outcome(self.last.state)
        self._steps = steps
        self._events: list[tuple[list[Event], Raw]] = []
        self._public: dict[int, dict[str, Raw]] = {}

    def events(self, seat: int | None) -> Raw:
        """The events as the seat may see them; most are seen alike by several."""
        events = [seen(self.game, step, seat) for step in self._steps]
        for others, told in self._events:
            if others == events:
                return told
        told = Raw(_encode([*map(numbered, self._steps, events)]))
        self._events.append((events, told))
        return told

    def public(
        self, since: int, before: Struct, after: Struct, fields: Sequence[str]
    ) -> dict[str, Raw]:
        """What changed for everybody since an event."""
        found = self._public.get(since)
        if found is None:
            changed = changes(before, after, fields)
            found = {name: Raw(_encode(value)) for name, value in changed.items()}
            self._public[since] = found
        return found
