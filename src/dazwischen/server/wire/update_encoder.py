"""Some steps of a game, told to several perspectives: what all see alike is worked out once."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from dazwischen.core.game import Event, Game
from dazwischen.core.log import Envelope
from dazwischen.core.seating import about_seats
from dazwischen.server.wire.delta import changes
from dazwischen.server.wire.perspective import Perspective
from dazwischen.table.steps import Step

_encode: Final = msgspec.json.Encoder().encode


def seen(game: Game[Any, Any], state: Any, envelope: Envelope, seat: int | None) -> Envelope:  # noqa: ANN401
    """What happened, as the seat may see it."""
    event: Event = envelope.event
    if about_seats(event):
        return envelope
    shown = game.redact(state, event, seat)
    if shown is event:
        return envelope
    return Envelope(envelope.seq, envelope.at, envelope.by, shown)


def shown(
    game: Game[Any, Any],
    state: Any,  # noqa: ANN401 - each game has its own
    envelopes: Sequence[Envelope],
    seat: int | None,
) -> list[Envelope]:
    return [seen(game, state, envelope, seat) for envelope in envelopes]


def fields(changed: dict[str, Any]) -> bytes:
    """As they stand in a JSON object, without its braces."""
    return _encode(changed)[1:-1] if changed else b""


class Seen:
    """The events of some steps in bytes, as each seat may see them."""

    def __init__(self, game: Game[Any, Any], steps: Sequence[Step]) -> None:
        self._game = game
        self._state = steps[-1].state
        self._envelopes = [step.envelope for step in steps]
        self._watched = shown(game, self._state, self._envelopes, None)
        self._open = self._watched == self._envelopes
        """Nothing is hidden from whoever watches, and so from nobody."""
        self._told: list[tuple[list[Envelope], bytes]] = []

    def by(self, seat: int | None) -> bytes:
        """Several may see them alike."""
        if self._open and self._told:
            return self._told[0][1]
        events = self._watched
        if not self._open and seat is not None:
            events = shown(self._game, self._state, self._envelopes, seat)
        for others, told in self._told:
            if others == events:
                return told
        told = _encode(events)
        self._told.append((events, told))
        return told


class UpdateEncoder:
    def __init__(self, game: Game[Any, Any], number: int, steps: Sequence[Step]) -> None:
        self.last = steps[-1]
        watched = game.view(self.last.state, None)
        self.public = astuple(watched)
        """What everybody sees after the last step."""
        self._names = watched.__struct_fields__
        self._game = game
        self._events = Seen(game, steps)
        envelope, outcome = self.last.envelope, game.outcome(self.last.state)
        self._head = b'{"t":"update","game":%d,"seq":%d,"at":%d,"events":' % (
            number, envelope.seq, envelope.at,
        )  # fmt: skip
        self._foot = b"}}" if outcome is None else b'},"outcome":%b}' % _encode(outcome)
        self._since = -1
        self._changed = b""
        """What all see otherwise since that event."""
        self._plain: tuple[bytes, bytes] | None = None
        """The last message without anything of somebody's own, for those who are told the same."""

    def advance(self, to: Perspective) -> bytes:
        """Goes on to the last of the steps; the message about them."""
        last, seat, own = self.last, to.seat, b""
        if seat is not None:
            mine = astuple(self._game.own(last.state, seat))
            if mine != to.own:
                own = fields(changes(to.names, to.own, mine))
                to.own = mine
        since, before = to.seq, to.public
        to.seq, to.state, to.public = last.envelope.seq, last.state, self.public
        return self._message(seat, since, before, own)

    def _message(self, seat: int | None, since: int, before: tuple[Any, ...], own: bytes) -> bytes:
        """To a seat that knows what all saw after event `since`, with what changed of its own."""
        events = self._events.by(seat)
        if since != self._since:
            # Nearly all were told the last time, too.
            self._since = since
            self._changed = fields(changes(self._names, before, self.public))
            self._plain = None
        changed = self._changed
        if own:
            between = b"," if changed else b""
            return b"".join((self._head, events, b',"view":{', changed, between, own, self._foot))
        if self._plain is None or self._plain[0] is not events:
            plain = b"".join((self._head, events, b',"view":{', changed, self._foot))
            self._plain = events, plain
        return self._plain[1]
