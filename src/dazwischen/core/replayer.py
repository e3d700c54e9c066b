"""A game folded from its log: what is true after each event, in the game and at its seats.

Whoever reads a log and whoever adds to one lets events happen here, and nowhere else.
"""

from collections.abc import Iterable
from typing import Any

from dazwischen.core import seats
from dazwischen.core.game import Game
from dazwischen.core.log import Envelope, Header, Log, options_of
from dazwischen.core.seating import SeatEvent, about_seats


class Replayer:
    def __init__(self, game: Game[Any, Any], header: Header) -> None:
        """Before the first event; raises `Unusable` if the header's options cannot be."""
        self.game = game
        self.options = options_of(game, header)
        self.state = game.start(self.options, header.seed)
        self.seats: seats.Seats = (seats.Seat(),) * game.seats(self.options)
        self.begun = False
        """Something of the game itself happened, not only at the seats."""

    def happen(self, envelope: Envelope) -> None:
        event = envelope.event
        if about_seats(event):
            self.reseat(event)
        else:
            self.state = self.game.evolve(self.state, event)
            self.begun = True

    def reseat(self, event: SeatEvent) -> None:
        self.seats = seats.evolve(self.seats, event)

    def follow(self, envelopes: Iterable[Envelope]) -> None:
        for envelope in envelopes:
            self.happen(envelope)


def replayed(game: Game[Any, Any], log: Log, upto: int | None = None) -> Replayer:
    """What was true after event number `upto`, or is after all of them."""
    replayer = Replayer(game, log.header)
    replayer.follow(log.envelopes[:upto])
    return replayer


def replay(game: Game[Any, Any], log: Log, upto: int | None = None) -> Any:  # noqa: ANN401
    """The game's state then."""
    return replayed(game, log, upto).state
