"""A table: puts in order what is wanted and when, asks the game, keeps seats, time and the log.

It has no clock. Whoever drives it hands in intents with their times (`submit`) and says how late it
is (`advance`); `wake` says when something will happen by itself. So the same table serves people at
the pace of the wall clock, and bots as fast as the machine can.
"""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import Any, Final, cast

from msgspec import UNSET, Struct
from msgspec.structs import replace

from dazwischen.bots import registry as bots
from dazwischen.bots.strength import strength
from dazwischen.core import log as logs
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE, Event, Intent
from dazwischen.core.seating import SeatEvent
from dazwischen.games import registry as games
from dazwischen.table import places
from dazwischen.table.player import Player, Question
from dazwischen.table.replayer import TableReplayer
from dazwischen.table.steps import Refusal, Step, Wanted
from dazwischen.table.timers import NEVER

_PEOPLE: Final = -1
"""Whatever was handed in."""


class Table(TableReplayer):
    def __init__(self, header: logs.Header) -> None:
        """An empty table; raises `InvalidInput` if the header's options or timing cannot be."""
        super().__init__(header)
        self.header = header
        self.now = 0
        self.envelopes: list[logs.Envelope] = []
        self.captains = games.module(header.game).captains
        self._players: dict[int, Player] = {}
        self._wanted: list[Wanted] = []
        self._orders = 0
        self._elsewhere: Callable[[Question], None] | None = None
        self.resting = False
        """All its people are gone: nothing happens until one is back, and its clock should stop."""

    @property
    def log(self) -> logs.Log:
        """All of it: a table can be resumed from its log alone."""
        return logs.Log(self.header, tuple(self.envelopes))

    def view(self, seat: int | None) -> Struct:
        return self.game.view(self.state, seat)

    def submit(self, by: int, intent: Intent, at: int, ticket: object = None) -> None:
        """Puts what a seat, a judge or the table wants in its place; `advance` brings the answer.

        Nothing happens in the past: what comes late counts as of now. The ticket stands on whatever
        comes of it.
        """
        self._orders += 1
        heappush(self._wanted, (max(at, self.now), self._orders, by, intent, ticket))

    def wake(self) -> int | None:
        """When something happens next if nobody wants anything more."""
        due = self._next()[0]
        return None if due == NEVER else max(due, self.now)

    def advance(self, at: int) -> list[Step | Refusal]:
        """Lets everything happen that is due by then, in order."""
        happened: list[Step | Refusal] = []
        while True:
            due, whose = self._next()
            if due > at:
                break
            self.now = max(self.now, due)
            happened += self._let(whose)
        self.now = max(self.now, at)
        return happened

    def ponder(self, elsewhere: Callable[[Question], None] | None) -> None:
        """Lets bots that think for long do it elsewhere, or here; `thought` brings the answer, and
        `hurry` says that there is none."""
        self._elsewhere = elsewhere
        for player in self._players.values():
            player.think_in(elsewhere)

    def thought(self, question: Question, answer: Any) -> None:  # noqa: ANN401
        player = self._players.get(question.seat)
        if player is not None:
            player.thought(question, answer)

    def hurry(self, question: Question) -> None:
        """No answer comes in time: the bot is to do what it can without."""
        player = self._players.get(question.seat)
        if player is not None:
            player.hurry(question)

    def resume(self, envelopes: Sequence[logs.Envelope]) -> None:
        """Takes up a table where its log ends, as if it had never stopped."""
        last = {envelope.by: envelope.seq for envelope in envelopes}
        for batch in logs.batches(envelopes):
            at, by = batch[0].at, batch[0].by
            for seat, player in self._players.items():
                while player.due < at or (seat == by and player.due <= at):
                    player.wake(player.due, thinks=batch[0].seq > last.get(seat, 0))
            self.now = at
            self._happen([envelope.event for envelope in batch], by)

    def _next(self) -> tuple[int, int]:
        """When something is due first, and whose it is: at the same time people come before the
        table, the table before bots, and bots by seat."""
        due: int = NEVER
        whose = _PEOPLE
        if self._wanted:
            due = self._wanted[0][0]
        if self.resting or self.outcome is not None:
            return due, whose
        if self.timers.next_at < due:
            due, whose = self.timers.next_at, TABLE
        for seat, player in self._players.items():
            if player.due < due:
                due, whose = player.due, seat
        return due, whose

    def _let(self, whose: int) -> Sequence[Step | Refusal]:
        if whose == _PEOPLE:
            _, _, by, intent, ticket = heappop(self._wanted)
            refusal = self._not_theirs(by, intent)
            if refusal:
                return [Refusal(by, intent, self.now, refusal, ticket)]
            return self._ask(by, intent, ticket)
        if whose == TABLE:
            return self._ask(TABLE, self.timers.take())
        wish = self._players[whose].wake(self.now)
        return () if wish is None else self._ask(whose, wish)

    def _not_theirs(self, by: int, intent: Intent) -> Rejected | None:
        """Nobody plays from a seat at which a bot plays, or nobody sits; but its person's captain
        stays beside it."""
        if not 1 <= by <= len(self.seats) or type(intent) in places.ABOUT_SEATS:
            return None
        seat = self.seats[by - 1]
        if seat.holder == "empty":
            return Rejected("seat-empty")
        free = not seat.bot or (seat.holder == "person" and type(intent) in self.captains)
        return None if free else Rejected("bot-plays")

    def _ask(self, by: int, intent: Intent, ticket: object = None) -> list[Step] | list[Refusal]:
        """Nobody but the table acts in another's name."""
        timed = replace(intent, at=self.now, seat=intent.seat if by == TABLE else by)
        answer: Sequence[Event] | Rejected
        if type(timed) in places.ABOUT_SEATS:
            answer = places.decide(self.seats, cast("places.SeatIntent", timed))
        else:
            answer = self.game.decide(self.state, timed)
        if isinstance(answer, Rejected):
            return [Refusal(by, timed, self.now, answer, ticket)]
        return self._happen(answer, by, ticket)

    def _happen(self, events: Sequence[Event], by: int, ticket: object = None) -> list[Step]:
        steps = []
        for event in events:
            envelope = logs.Envelope(len(self.envelopes) + 1, self.now, by, event)
            self.happen(envelope)
            self.envelopes.append(envelope)
            steps.append(Step(envelope, self.state, self.seats, ticket))
        for player in self._players.values():
            player.happened(len(self.envelopes), self.now, by, self.state)
        return steps

    def reseat(self, event: SeatEvent) -> None:
        super().reseat(event)
        people = [seat for seat in self.seats if seat.holder == "person"]
        self.resting = bool(people) and all(seat.away for seat in people)
        self._seat_bot(event.seat)

    def _seat_bot(self, seat: int) -> None:
        bot = self.seats[seat - 1].bot
        if not bot:
            self._players.pop(seat, None)
        elif seat not in self._players or self._players[seat].strength != bot:
            made = bots.bot(self.game.name, self.options, seat, strength(bot))
            dice = self.header.seed if self.header.dice is UNSET else self.header.dice
            player = Player(made, bot, seat, dice, self._look(seat))
            player.elsewhere = self._elsewhere
            self._players[seat] = player
            self._players = dict(sorted(self._players.items()))

    def _look(self, seat: int) -> Callable[[Any], Struct]:
        game = self.game  # A player who held his table would keep it in memory.
        return lambda state: game.view(state, seat)
