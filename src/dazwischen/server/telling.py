"""Some steps of a game, told to several roles: what is the same for all is worked out once."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from dazwischen.core.game import Event, Game, Outcome
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


class Update(Struct, frozen=True, tag_field="t", tag="update", omit_defaults=True):
    """Numbered events as the seat may see them, and what they changed in its view."""

    game: int
    seq: int
    at: int
    events: Raw
    view: dict[str, Any]
    outcome: Outcome | None = None


class Telling:
    def __init__(self, game: Game[Any, Any], number: int, steps: Sequence[Step]) -> None:
        self._game = game
        self.last = steps[-1]
        self._number = number
        self._steps = steps
        self._facts = [
            (step.state, event, isinstance(event, SEAT_EVENTS))
            for step in steps
            for event in (step.envelope.event,)
        ]
        self._outcome = game.outcome(self.last.state)
        self._events: list[tuple[list[Event], Raw]] = []
        self._public: dict[int, dict[str, Raw]] = {}
        self._plain: dict[tuple[int, int], bytes] = {}

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

    def message(self, seat: int | None, since: int, own: dict[str, Any]) -> bytes:
        """To a seat for which, besides what changed for everybody, this changed."""
        number, events = self._seen(seat)
        if own:
            return self._encoded(events, {**self._public[since], **own})
        plain = self._plain.get((number, since))
        if plain is None:
            plain = self._plain[number, since] = self._encoded(events, self._public[since])
        return plain

    def _encoded(self, events: Raw, view: dict[str, Any]) -> bytes:
        envelope = self.last.envelope
        return _encode(Update(self._number, envelope.seq, envelope.at, events, view, self._outcome))

    def _seen(self, seat: int | None) -> tuple[int, Raw]:
        """The events as the seat may see them, which several may see alike, and which ones."""
        redact = self._game.redact
        facts = self._facts
        events = [fact if seating else redact(at, fact, seat) for at, fact, seating in facts]
        for number, (others, told) in enumerate(self._events):
            if others == events:
                return number, told
        told = Raw(_encode([*map(numbered, self._steps, events)]))
        self._events.append((events, told))
        return len(self._events) - 1, told
