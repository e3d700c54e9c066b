"""What is wanted of a table itself, from its seats to its start, and what that does to its game."""

from collections.abc import Callable
from typing import Final

import msgspec

from dazwischen.core.errors import Rejected
from dazwischen.server.streams.requests import Request
from dazwischen.server.tables import hosting
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.breaking import broken_off
from dazwischen.server.tables.dealing import Dealer
from dazwischen.server.tables.play import Play
from dazwischen.server.tables.pledge import Pledge
from dazwischen.server.tables.presence import Presence
from dazwischen.server.tables.room import Room
from dazwischen.server.tables.table_log import HOUSE
from dazwischen.server.wire import commands
from dazwischen.server.wire.messages import UNREADABLE

_command: Final = msgspec.json.Decoder(commands.Command).decode


class Changing:
    def __init__(
        self, room: Room, play: Play, presence: Presence, dealer: Dealer, keep: Callable[[], None]
    ) -> None:
        """`keep`: keeps and tells what has happened until now."""
        self._room = room
        self._play = play
        self._presence = presence
        self._dealer = dealer
        self._keep = keep

    def do(self, who: int, wanted: msgspec.Raw, request: Request) -> Rejected | None:
        room = self._room
        try:
            command = _command(wanted)
        except UNREADABLE:
            return Rejected("unreadable")
        answer = hosting.decide(room.record, who, command, room.is_here)
        if isinstance(answer, Rejected):
            return answer
        broken = broken_off(room.game, room.record.seat_of(who), answer)
        refusal = self.carry_out(answer, who, request)
        if refusal:
            return refusal
        if broken is not None:
            room.broken_off.append(broken)
        return None

    def carry_out(self, effect: hosting.Effect, who: int, request: Request) -> Rejected | None:
        room, game = self._room, self._room.game
        if effect.seat is not None and game is not None:
            # Whatever the table refuses does not happen to the record either.
            game.table.submit(effect.by, effect.seat, game.now(), request)
            for refusal in self._play.advance(game):
                if refusal.ticket is request:
                    return refusal.rejected
                self._play.refused(refusal)
        room.happened(effect.events, who, request)
        if effect.starts:
            self.start(who, request)
        if effect.stops:
            self._stop(who, request)
        room.changed = True
        self._presence.hold()
        return None

    def start(self, by: int = HOUSE, request: Request | None = None) -> None:
        room = self._room
        game = self._dealer.begun(room.record)
        room.happened([ev.GameBegun(game.number, Pledge())], by, request)
        self._play.begin(game)
        self._presence.check()
        room.note()
        self._play.run()

    def _stop(self, by: int, request: Request) -> None:
        """The host breaks the game off: it is kept as it is, without an outcome."""
        if self._room.game is None:
            return
        # What has happened until now is kept, told and answered like everything else.
        self._keep()
        self._room.happened([ev.GameBrokenOff()], by, request)
        self._play.break_off()
