"""Four scripted clients at a table of Jay: each plays by what its view says it may do."""

import random
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from dazwischen.games.jay import intents as do
from dazwischen.games.jay.sight import May
from dazwischen.games.jay.state import OVER
from server.load import Load
from server.ours import OurTable, Seat
from server.prepare import Prepared
from server.process import Process
from server.wire import Bye, Done, Refused, Room


class Flow(Struct, frozen=True):
    obligation: int


class Changes(Struct, frozen=True):
    """What of a view a client of this kind looks at."""

    may: May | UnsetType = UNSET
    flow: Flow | UnsetType | None = UNSET
    phase: str | UnsetType = UNSET


class Game(Struct, frozen=True):
    id: int
    seq: int
    view: Changes


class Update(Struct, frozen=True, tag_field="t", tag="update"):
    seq: int
    view: Changes
    re: tuple[int, ...] = ()
    outcome: Any = None


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    game: Game | None


Heard: TypeAlias = Update | Hello | Room | Done | Refused | Bye
_decode = msgspec.json.Decoder(Heard).decode


class JaySeat(Seat):
    table: "JayTable"

    def __init__(self, table: "JayTable", number: int) -> None:
        super().__init__(table, number)
        self.may = May()
        self.obligation = 0
        self.over = False

    def heard(self, message: bytes) -> None:
        news = _decode(message)
        if isinstance(news, Update):
            self._see(news.seq, news.view)
            if news.outcome is not None:
                self.may = May()
            self.table.news(news)
        elif isinstance(news, Hello) and news.game is not None:
            self.sees(news.game.id)
            self._see(news.game.seq, news.game.view)
            self.table.come()
        elif isinstance(news, Refused):
            self.table.refused()

    def _see(self, seq: int, view: Changes) -> None:
        self.seq = seq
        if view.may is not UNSET:
            self.may = view.may
        if view.flow is not UNSET:
            self.obligation = view.flow.obligation if view.flow else 0
        if view.phase is not UNSET:
            self.over = view.phase == OVER

    def wants(self) -> do.JayIntent | None:
        """What has to be done first, else a card that can be laid."""
        may, me = self.may, self.number
        if self.over:
            return None
        if "ready" in may.acts:
            return do.Ready(seat=me)
        if may.draw:
            return do.Draw(seat=me, count=may.draw)
        if "jay" in may.acts:
            return do.CallJay(seat=me)
        if may.top_up and not may.lay:
            return do.TopUp(seat=me, count=may.top_up)
        legal = [figure for figure, kind in may.lay if kind]
        return do.Lay(seat=me, card=random.choice(legal)) if legal else None

    def must(self) -> do.JayIntent | None:
        """What somebody does who is to lay and cannot."""
        may, me = self.may, self.number
        if self.obligation != me:
            return None
        if may.traitor and may.lay and random.random() < 0.5:
            return do.Lay(seat=me, card=may.lay[0][0], face_down=True)
        return do.TopUp(seat=me, count=may.top_up) if may.top_up else None


class JayTable(OurTable):
    def __init__(self, load: Load, process: Process, prepared: Prepared) -> None:
        super().__init__(load, process, prepared)
        self._jay = tuple(JaySeat(self, number) for number in range(1, 5))
        self.seats = self._jay
        self._answer = 0
        """The event that answered the move under way."""

    def move(self) -> bool:
        if len({seat.game for seat in self._jay}) > 1:
            return False
        first = random.randrange(4)
        order = self._jay[first:] + self._jay[:first]
        for seat in order:
            if intent := seat.wants():
                return self._do(seat, intent)
        for seat in order:
            if intent := seat.must():
                return self._do(seat, intent)
        return False

    def _do(self, seat: JaySeat, intent: do.JayIntent) -> bool:
        self._answer = 0
        if seat.transport is None:
            return False
        seat.do(intent)
        return True

    def news(self, update: Update) -> None:
        if update.re:
            self._answer = update.seq
        if update.outcome is not None and update.re:
            self._over()
        elif not self.waiting:
            self.free()
        elif self._answer and all(seat.seq >= self._answer for seat in self.present()):
            self.told()

    def present(self) -> list[JaySeat]:
        return [seat for seat in self._jay if seat.transport is not None]

    def come(self) -> None:
        """Somebody came, or a game began and everybody is shown it."""
        if not self.waiting:
            self.free()

    def _over(self) -> None:
        """The last move of a game counts like any other; then comes a rematch."""
        for seat in self._jay:
            seat.may = May()
        self.told()
        self._jay[0].start()
