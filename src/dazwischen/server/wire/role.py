"""Everybody who sees a game with the same eyes: a seat's, or those of somebody who watches.

Whoever watches as a captain (seat 0) is told no more than others who do, only without delay.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from dazwischen.core.game import Game
from dazwischen.core.log import Envelope
from dazwischen.server.wire.delta import changes
from dazwischen.server.wire.telling import Telling, fields, seen


class Role:
    def __init__(self, game: Game[Any, Any], seat: int | None, seq: int, state: Any) -> None:  # noqa: ANN401
        self.seat = seat = seat or None
        self.seq = seq
        self.state = state
        self._game = game
        self._public = astuple(game.view(state, None))
        own = None if seat is None else game.own(state, seat)
        self._names = () if own is None else own.__struct_fields__
        self._own = () if own is None else astuple(own)

    def view(self) -> Struct:
        return self._game.view(self.state, self.seat)

    def events(self, envelopes: Sequence[Envelope]) -> list[Envelope]:
        return [seen(self._game, self.state, envelope, self.seat) for envelope in envelopes]

    def advance(self, telling: Telling) -> bytes:
        """Goes on to the last of the steps that are told; the message about them."""
        last, seat, since, before = telling.last, self.seat, self.seq, self._public
        own = b""
        if seat is not None:
            mine = astuple(self._game.own(last.state, seat))
            if mine != self._own:
                own = fields(changes(self._names, self._own, mine))
                self._own = mine
        self.seq, self.state, self._public = last.envelope.seq, last.state, telling.public
        return telling.message(seat, since, before, own)
