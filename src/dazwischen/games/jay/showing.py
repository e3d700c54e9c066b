"""The box as everybody sees it, which the state keeps: everybody looks at every state."""

from msgspec.structs import replace

from dazwischen.games.jay.state import Entry, Seen, State


def seen(state: State, entry: Entry) -> Seen:
    """In a tournament what a lay was comes to light with the next interruption."""
    hidden = state.rules.options.faults == "tournament" and entry.serial > state.settled
    return Seen(entry.serial, entry.figure, entry.seat, None if hidden else entry.kind)


def shown(before: State, after: State) -> State:
    """What happened to the box, for everybody to see. A lay has shown its card already."""
    untouched = after.box is before.box and after.settled == before.settled
    if untouched or after.laid > before.laid:
        return after
    return replace(after, shown=tuple([seen(after, entry) for entry in after.box]))
