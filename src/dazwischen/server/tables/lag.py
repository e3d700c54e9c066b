"""When an intent counts as made: the way through the network is not the player's time.

A client says which event it had shown and how long it waited after that. The rest of the time
until the intent arrived was spent on the way, and is given back, as far as the server's own measure
of the way makes it believable. Nothing is ever put before what has happened already.
"""

from typing import Final

from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.wire.messages import Do

JITTER: Final = 140
"""Milliseconds that a message may have taken longer than the measured way."""
MOST: Final = 500


def stamped(game: ActiveGame, wish: Do, rtt: float | None) -> int:
    """The table's time; `rtt` is the measured way of the client there and back."""
    now = game.now()
    if rtt is None or not 1 <= wish.seen <= len(game.table.envelopes):
        return now
    shown = game.table.envelopes[wish.seen - 1].at
    on_the_way = now - shown - wish.waited
    return now - max(0, min(on_the_way, round(rtt) + JITTER, MOST))
