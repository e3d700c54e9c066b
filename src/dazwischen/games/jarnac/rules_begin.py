"""The beginning: K-MAT-1, K-TURN-1."""

from dazwischen.core import chance
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.intents import Begin
from dazwischen.games.jarnac.ruleset import ROWS
from dazwischen.games.jarnac.state import WAITING, State


def begin(state: State, intent: Begin) -> list[ev.JarnacEvent] | Rejected:
    if intent.seat != TABLE:
        return Rejected("table-begins", ("K-TURN-1",))
    if state.phase != WAITING:
        return Rejected("has-begun", ("K-TURN-1",))
    sides = state.rules.sides
    lot = chance.below(chance.stream(state.seed, state.chance), sides) + 1
    return [
        ev.Begun(
            side=state.rules.options.starter or lot,
            rows=(("",) * ROWS,) * sides,
            racks=("",) * sides,
            begun=(False,) * sides,
            bag=state.rules.total,
            patient=intent.patient,
        )
    ]
