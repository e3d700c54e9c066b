"""Who may open and reopen, first to last."""

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay.state import RUNNING, Cards, State


def opening_priority(state: State) -> Cards:
    """J-PAUSE-2: who may reopen if the game is interrupted now, first to last."""
    if state.phase not in RUNNING:
        return ()
    flow = state.flow
    must, lying = flow[at.OBLIGATION], flow[at.LYING]
    if lying == 0 or state.taken_back or not state.rules.changes.priority:
        return (must,)
    names: list[int] = []
    if state.rules.nobles >> lying & 1:
        names.append(flow[at.LAYER])
    names += laying.reservations(flow)
    waived = state.waived | flow[at.OUT]
    willing = [seat for seat in names if not waived >> seat & 1]
    # Whoever waived can still come under obligation, if the one who had it says "Jay".
    return tuple(dict.fromkeys([*willing, must]))
