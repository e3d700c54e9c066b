"""What a seat may have seen of a game: worked out anew from the log, compared with what it was."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from dazwischen.core import log as logs
from dazwischen.core.replayer import at_start
from dazwischen.core.seating import SeatEvent, about_seats
from dazwischen.games import registry
from dazwischen.store.protocol import Store
from tests.server.folding import Sight


def plain(value: Any) -> Any:
    """As it looks after a way over the network."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Eyes:
    def __init__(self, log: logs.Log) -> None:
        self.log = log
        self._game = registry.module(self.log.header.game).rules
        replayer = at_start(self._game, self.log.header)
        self._states = [replayer.state]
        for envelope in self.log.envelopes:
            replayer.happen(envelope)
            self._states.append(replayer.state)

    def view(self, seq: int, seat: int | None) -> Any:
        return plain(self._game.view(self._states[seq], seat))

    def event(self, seq: int, seat: int | None) -> Any:
        envelope = self.log.envelopes[seq - 1]
        event = envelope.event
        if not about_seats(event):
            event = self._game.redact(self._states[seq], event, seat)
        return {"seq": seq, "at": envelope.at, "by": envelope.by, "event": plain(event)}


def kept(store: Store, number: int) -> logs.Log:
    """The log of a game as the database has it."""
    game = store.game(number)
    assert game is not None
    header = msgspec.json.decode(game.header, type=logs.Header)
    kind = registry.module(header.game).rules.events | SeatEvent
    rows = store.events(number)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return logs.Log(
        header,
        tuple(
            logs.Envelope(row.seq, row.at, int(row.by), msgspec.json.decode(row.data, type=kind))
            for row in rows
        ),
    )


def check(load_log: Callable[[int], logs.Log], sights: Iterable[Sight]) -> None:
    """Everything that was shown is what that seat may see, neither more nor less."""
    eyes: dict[int, Eyes] = {}
    for sight in sights:
        if sight.game not in eyes:
            eyes[sight.game] = Eyes(load_log(sight.game))
        known = eyes[sight.game]
        assert sight.view == known.view(sight.seq, sight.seat)
        for event in sight.events:
            assert event == known.event(event["seq"], sight.seat)
