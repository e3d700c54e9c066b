"""Everybody who sees a game with the same eyes: a seat's, or those of somebody who watches.

Whoever watches as a captain (seat 0) is told no more than others who do, only without delay.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from dazwischen.core.game import Game


class Perspective:
    """As far as it has been told; `UpdateEncoder` goes on from there."""

    def __init__(self, game: Game[Any, Any], seat: int | None, seq: int, state: Any) -> None:  # noqa: ANN401
        self.seat = seat = seat or None
        self.seq = seq
        self.state = state
        self.game = game
        self.public = astuple(game.view(state, None))
        """What everybody saw."""
        own = None if seat is None else game.own(state, seat)
        self.names = () if own is None else own.__struct_fields__
        """Of what only these eyes see."""
        self.own = () if own is None else astuple(own)

    def view(self) -> Struct:
        return self.game.view(self.state, self.seat)
