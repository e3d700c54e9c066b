"""The game in play at a table: it begins, goes on by itself, and ends."""

from typing import Any

from dazwischen.server.base.clock import Clock
from dazwischen.server.streams.requests import PendingRequest
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.answers import Answers
from dazwischen.server.tables.broadcaster import Broadcaster
from dazwischen.server.tables.overtaking import overtaken
from dazwischen.server.tables.pondering import pondering
from dazwischen.server.tables.room import Room
from dazwischen.server.tables.unattended import Unattended
from dazwischen.server.work.thinking import Thinking
from dazwischen.table.steps import Refusal


class Play:
    def __init__(
        self, room: Room, answers: Answers, broadcaster: Broadcaster, clock: Clock,
        unattended: Unattended, thinking: Thinking,
    ) -> None:  # fmt: skip
        self._room = room
        self._answers = answers
        self._broadcaster = broadcaster
        self._clock = clock
        self._unattended = unattended
        self._thinking = thinking
        self._timer: Any = None
        self._woken = 0
        """When the timer goes off."""

    def begin(self, game: ActiveGame, delay: int = 0) -> None:
        """It starts, or is taken up again."""
        self._room.game = game
        self._broadcaster.begin(game, delay)
        game.table.ponder(pondering(self._room, self._thinking, self.run))

    def recall(self, last: ActiveGame) -> None:
        """Of the last game at a table that was asleep, the end can still be seen, if it had one."""
        if last.table.outcome is not None:
            self._broadcaster.begin(last)

    def run(self) -> None:
        """Lets the table do what is due, and asks to be woken when something is due again."""
        game = self._room.game
        if game is not None:
            for refusal in self.advance(game):
                self.refused(refusal)
            if game.fresh:
                self._room.note(changed=False)
        self._set_timer()

    def advance(self, game: ActiveGame) -> list[Refusal]:
        """Without an answer to whoever wanted what is refused."""
        record, watched = self._room.record, bool(self._room.sessions)
        waits = record.tournament != "" and self._unattended.waits(record, watched=watched)
        return game.run(waits=waits)

    def refused(self, refusal: Refusal) -> None:
        request, game = refusal.ticket, self._room.game
        if not isinstance(request, PendingRequest) or game is None:
            return
        rejected = overtaken(game, refusal, request.seen)
        for session in self._room.sessions:
            if session.requests is request.log:
                self._answers.refuse(session, request.id, rejected)
                self._room.note(changed=False)

    def over(self) -> None:
        """It has come to its end, which all have been told."""
        self._room.game = None
        self._set_timer()
        self._unattended.left(self._room.record.code)

    def break_off(self) -> None:
        """What happened until then is kept and told."""
        self._broadcaster.finish()
        self._room.game = None

    def _set_timer(self) -> None:
        room, due = self._room, None
        if room.game is not None and (room.sessions or room.record.unattended):
            due = room.game.due()
        if self._timer is not None:
            if due is not None and self._woken <= due:
                # Most lays put off what was due: to be woken in vain is cheaper than a new timer.
                return
            self._timer.cancel()
            self._timer = None
        if due is not None:
            self._woken = due
            self._timer = self._clock.at(due, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self.run()

    def sleep(self) -> None:
        """Nobody is here: nothing happens until somebody comes."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._room.game is not None:
            # Neither would ever be let go by the other.
            self._room.game.table.ponder(None)
        self._broadcaster.forget()
        self._room.sleep()
