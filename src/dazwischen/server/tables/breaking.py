"""Breaking a game off, for all or for one: whoever does it has given it up.

Neither pays: a lost game is not saved by stopping it, nor does somebody lose by what a bot does
whom the host has put into his seat.
"""

from msgspec import Struct

from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.hosting import Effect
from dazwischen.table.places import Sit


class Broken(Struct, frozen=True):
    game: ActiveGame
    by: int
    """The seat of whoever gave it up; 0 if none of the other people was there any more."""
    ends: bool
    """It is over for all; if not, the others play on, and what was played until now counts."""


def broken_off(game: ActiveGame | None, own: int, effect: Effect) -> Broken | None:
    """What somebody at that seat breaks off with this, as it is before."""
    if game is None:
        return None
    seats = list(enumerate(game.table.seats, 1))
    if effect.stops:
        others = any(seat.status == "person" for number, seat in seats if number != own)
        return Broken(game, own if others else 0, ends=True)
    put = effect.seat
    if isinstance(put, Sit) and put.holder != "person" and put.seat != own:
        # For whom a bot plays already, he has gone or wanted it.
        before = game.table.seats[put.seat - 1]
        if before.holder == "person" and not before.bot:
            return Broken(game, own, ends=False)
    return None
