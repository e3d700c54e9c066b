"""What a table has to do on its own now: the game's duties, and a bot for whoever is gone."""

from typing import Any

from dazwischen.core.duties import Duty, Keeper, Present
from dazwischen.table.places import LetBot
from dazwischen.table.seats import Seats


def standing(
    keeper: Keeper,
    timing: Any,  # noqa: ANN401 - each game has its own
    state: Any,  # noqa: ANN401
    seats: Seats,
    here: Present,
) -> list[Duty]:
    found = list(keeper.duties(state, timing, here))
    if timing.takeover and here.gone:
        found += [
            Duty(LetBot(seat=number, bot=timing.stand_in), timing.takeover)
            for number, seat in enumerate(seats, 1)
            if seat.away and not seat.bot
        ]
    return found
