"""The box as everybody sees it, kept with the state: everybody looks at every state."""

from typing import Final

from dazwischen.games.jay.state import Entry, Seen, State

_KEPT: Final = "box"


def box_seen(state: State) -> tuple[Seen, ...]:
    kept = vars(state)
    if _KEPT not in kept:
        kept[_KEPT] = tuple([_seen(state, entry) for entry in state.box])
    found: tuple[Seen, ...] = kept[_KEPT]
    return found


def looks_on(before: State, after: State) -> None:
    """After most events the box looks as before, after a lay with one card more.

    Somebody who looks at every state is spared to look at the whole box each time.
    """
    seen: tuple[Seen, ...] | None = vars(before).get(_KEPT)
    if seen is None or after.settled != before.settled:
        return
    if after.box is before.box:
        vars(after)[_KEPT] = seen
    elif after.laid > before.laid:
        vars(after)[_KEPT] = (*seen, _seen(after, after.box[-1]))


def _seen(state: State, entry: Entry) -> Seen:
    """In a tournament what a lay was comes to light with the next interruption."""
    hidden = state.rules.options.faults == "tournament" and entry.serial > state.settled
    return Seen(entry.serial, entry.figure, entry.seat, None if hidden else entry.kind)
