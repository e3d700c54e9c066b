"""Checks a log event by event: everything in it has to follow from its header by the rules.

The header's seed has to come of what it was mixed from. Every intent is told again from its events
and decided anew with that seed; seats, the table's own acts and the times are held to what a table
does. The first event that is not what the rules give is named by its line.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core import log as logs
from dazwischen.core import mixing
from dazwischen.core import seating as ev
from dazwischen.core.acts import Act, first_act, one_by_one, runs, wrong
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.game import JUDGE, TABLE, JudgesWords, Outcome
from dazwischen.core.seats import Seats
from dazwischen.games import registry
from dazwischen.table import places
from dazwischen.table.replayer import TableReplayer

LATEST: Final = 1 << 53
"""Milliseconds: no game lasts longer, and every program can hold the number."""


class Verified(Struct, frozen=True):
    """What a log that is in order leads to."""

    log: logs.Log
    state: Any
    seats: Seats
    outcome: Outcome | None


def read(data: bytes) -> logs.Log:
    """A log from JSON lines, of whichever game; `InvalidInput` at the line that cannot be read."""
    head = logs.read_header(data)
    if head.game not in registry.NAMES:
        known = ", ".join(registry.NAMES)
        raise InvalidInput("no-such-game", line=1, name=head.game, known=known)
    return logs.decode(registry.module(head.game).rules, data)


def verify(log: logs.Log) -> Verified:
    """Raises `InvalidInput` at the line of the first thing that is not in order."""
    checking = _Checking(log.header)
    _check_order(log.envelopes)
    for run in runs(log.envelopes):
        checking.check(run)
    return Verified(log, checking.table.state, checking.table.seats, checking.table.outcome)


def _check_order(envelopes: Sequence[logs.Envelope]) -> None:
    """Numbered without a gap, and time never goes back."""
    now = 0
    for number, envelope in enumerate(envelopes, 1):
        if envelope.seq != number:
            raise InvalidInput("log-sequence", line=number + 1)
        if not now <= envelope.at < LATEST:
            raise wrong("log-time", envelope)
        now = envelope.at


class _Checking:
    """One pass over a log: whether each act is one that could be done at its table then."""

    def __init__(self, header: logs.Header) -> None:
        try:
            self.table = TableReplayer(header)
        except InvalidInput as error:
            raise error.at(1) from None
        game, options = self.table.game, self.table.options
        words = game.lexicon(options) if isinstance(game, JudgesWords) else None
        if header.lexicon != words:
            raise InvalidInput(
                "log-lexicon", line=1, found=header.lexicon or "–", ours=words or "–"
            )
        if header.mixed:
            mixing.check(header.mixed, header.seed, len(self.table.seats))
        self._infer_intent = registry.module(header.game).infer_intent

    def check(self, run: Sequence[logs.Envelope]) -> None:
        """Decides all that one actor did at one moment, and lets it happen."""
        first = self._seat_act if ev.about_seats(run[0].event) else self._game_act
        for _ in one_by_one(run, self.table, first):
            pass

    def _seat_act(self, run: Sequence[logs.Envelope]) -> Act:
        """Nobody but the table acts for another seat."""
        if run[0].by not in (TABLE, run[0].event.seat):
            raise wrong("log-actor", run[0])
        return first_act(places.decide, _reseated, self.table.seats, run)

    def _game_act(self, run: Sequence[logs.Envelope]) -> Act:
        by = run[0].by
        if by == TABLE:
            return self._duty(run)
        if by != JUDGE and not self._is_taken(by):
            raise wrong("log-actor", run[0])
        return first_act(self.table.game.decide, self._infer_intent, self.table.state, run)

    def _is_taken(self, seat: int) -> bool:
        return 1 <= seat <= len(self.table.seats) and self.table.seats[seat - 1].holder != "empty"

    def _duty(self, run: Sequence[logs.Envelope]) -> Act:
        """The table does nothing on its own but its duties, and each in its time."""
        now = run[0].at
        for duty in self.table.timers.due(now):
            if places.about_seats(duty):
                continue
            intent = replace(duty, at=now)
            answer = self.table.game.decide(self.table.state, intent)
            if not isinstance(answer, Rejected) and _begins(run, answer):
                return Act(self.table.state, intent, tuple(run[: len(answer)]))
        first_act(self.table.game.decide, self._infer_intent, self.table.state, run)
        raise wrong("log-no-duty", run[0])


def _begins(run: Sequence[logs.Envelope], answer: Sequence[Any]) -> bool:
    return len(answer) <= len(run) and all(
        envelope.event == event for envelope, event in zip(run, answer, strict=False)
    )


def _reseated(
    _seats: Seats, _by: int, at: int, events: Sequence[ev.SeatEvent]
) -> places.SeatIntent:
    first = events[0]
    match first:
        case ev.Seated():
            return places.Sit(seat=first.seat, at=at, holder=first.holder, bot=first.bot)
        case ev.WentAway():
            return places.GoAway(seat=first.seat, at=at)
        case ev.CameBack():
            return places.ComeBack(seat=first.seat, at=at)
        case ev.BotSteppedIn():
            return places.LetBot(seat=first.seat, at=at, bot=first.bot)
        case ev.BotSteppedOut():
            return places.PlayOn(seat=first.seat, at=at)
