"""An event as a seat may see it. Secrets are cut here and in `view`, nowhere else."""

from msgspec.structs import replace

from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac.state import State


def redact(state: State, event: ev.JarnacEvent, seat: int | None) -> ev.JarnacEvent:
    """Letters are open once they are drawn; only what a side talks over is its own."""
    if not isinstance(event, ev.Proposed):
        return event
    side = state.rules.side_of(seat) if seat is not None else 0
    if side and side == state.rules.side_of(event.seat):
        return event
    return replace(event, what="", row=0, word="")
