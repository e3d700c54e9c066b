"""The bare message path: tables of four, in turn each adds one and all are told."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from server import tally
from server.load import Load
from server.ours import OurTable, Seat
from server.prepare import Prepared
from server.process import Process
from server.wire import Bye, Done, Refused, Room


class Told(Struct, frozen=True, tag_field="t", tag="update"):
    seq: int


class Game(Struct, frozen=True):
    id: int


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    game: Game | None


Heard: TypeAlias = Told | Hello | Room | Done | Refused | Bye
_decode = msgspec.json.Decoder(Heard).decode


class BareSeat(Seat):
    table: "BareTable"

    def heard(self, message: bytes) -> None:
        news = _decode(message)
        if isinstance(news, Told):
            self.seq = news.seq
            self.table.one_told()
        elif isinstance(news, Hello) and news.game is not None:
            self.sees(news.game.id)
        elif isinstance(news, Refused):
            self.table.refused()


class BareTable(OurTable):
    def __init__(self, load: Load, process: Process, prepared: Prepared) -> None:
        super().__init__(load, process, prepared)
        self.seats = tuple(BareSeat(self, number) for number in range(1, 5))
        self._turn = 0
        self._untold = 0

    def move(self) -> bool:
        self._turn = (self._turn + 1) % len(self.seats)
        self._untold = len(self.seats)
        self.seats[self._turn].do(tally.Add(seat=0))
        return True

    def one_told(self) -> None:
        self._untold -= 1
        if not self._untold:
            self.told()
