"""A game folded from its events: what is true after each, in the game and at its seats.

Whoever reads a log and whoever adds to one lets events happen here, and nowhere else; so does a
referee, whose file has no header of a log and says by itself how things stood.
"""

from collections.abc import Iterable
from typing import Any

from dazwischen.core import seats
from dazwischen.core.game import Event, Game
from dazwischen.core.log import Envelope, Header, Log, options_of
from dazwischen.core.seating import SeatEvent, about_seats


class Replayer:
    def __init__(self, game: Game[Any, Any], options: Any, state: Any) -> None:  # noqa: ANN401
        """From a state on."""
        self.game = game
        self.options = options
        self.state = state
        self.seats: seats.Seats = (seats.Seat(),) * game.seats(options)
        self.begun = False
        """Something of the game itself happened, not only at the seats."""

    def happen(self, envelope: Envelope) -> None:
        event = envelope.event
        if about_seats(event):
            self.reseat(event)
        else:
            self.fold(event)
            self.begun = True

    def fold(self, event: Event) -> None:
        """An event of the game itself, whoever caused it and whenever that was."""
        self.state = self.game.evolve(self.state, event)

    def reseat(self, event: SeatEvent) -> None:
        self.seats = seats.evolve(self.seats, event)

    def follow(self, envelopes: Iterable[Envelope]) -> None:
        for envelope in envelopes:
            self.happen(envelope)


def at_start(game: Game[Any, Any], header: Header) -> Replayer:
    """Before the first event; raises `InvalidInput` if the header's options cannot be."""
    options = options_of(game, header)
    return Replayer(game, options, game.start(options, header.seed))


def replayed(game: Game[Any, Any], log: Log, upto: int | None = None) -> Replayer:
    """What was true after event number `upto`, or is after all of them."""
    replayer = at_start(game, log.header)
    replayer.follow(log.envelopes[:upto])
    return replayer


def replay(game: Game[Any, Any], log: Log, upto: int | None = None) -> Any:  # noqa: ANN401
    """The game's state then."""
    return replayed(game, log, upto).state
