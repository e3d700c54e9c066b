"""What is wanted of a table itself, from its seats to its start, and what that does to its game."""

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.server.tables import hosting
from dazwischen.server.tables.breaking import broken_off
from dazwischen.server.tables.dealing import Dealer
from dazwischen.server.tables.play import Play
from dazwischen.server.tables.presence import Presence
from dazwischen.server.tables.room import Room
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

    def do(self, who: int, wanted: msgspec.Raw) -> Rejected | None:
        room = self._room
        try:
            command = _command(wanted)
        except UNREADABLE:
            return Rejected("unreadable")
        answer = hosting.decide(room.record, who, command, room.is_here)
        if isinstance(answer, Rejected):
            return answer
        seated = room.seats.keys()
        broken = broken_off(room.game, room.record.seat_of(who), answer)
        refusal = self.carry_out(answer)
        if refusal:
            return refusal
        if broken is not None:
            room.broken_off.append(broken)
        lost = seated - room.seats.keys() - {who}
        if lost:
            room.become(room.record.with_put_out(lost, who))
        return None

    def carry_out(self, effect: hosting.Effect) -> Rejected | None:
        room, game = self._room, self._room.game
        if effect.seat is not None and game is not None:
            # Whatever the table refuses does not happen to the record either.
            ticket = object()
            game.table.submit(effect.by, effect.seat, game.now(), ticket)
            for refusal in self._play.advance(game):
                if refusal.ticket is ticket:
                    return refusal.rejected
                self._play.refused(refusal)
        room.become(effect.record)
        if effect.starts:
            self.start()
        if effect.stops:
            self._stop()
        room.changed = True
        self._presence.hold()
        return None

    def start(self) -> None:
        room = self._room
        game = self._dealer.begun(room.record)
        room.become(room.record.with_game(game.number))
        self._play.begin(game)
        self._presence.check()
        room.note()
        self._play.run()

    def _stop(self) -> None:
        """The host breaks the game off: it is kept as it is, without an outcome."""
        if self._room.game is None:
            return
        # What has happened until now is kept, told and answered like everything else.
        self._keep()
        self._room.become(replace(self._room.record, playing=0))
        self._play.break_off()
