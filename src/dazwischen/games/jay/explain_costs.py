"""Whether an act costs an extra card: what sentences have to say about J-FAULT-2."""

from dazwischen.games.jay.state import State


def extra_due(before: State, after: State, seat: int, *, breaks: bool = False) -> str:
    """ "now" if an extra card is due with the act, "found" if it will be as soon as somebody finds
    out, else "no": nobody has two of them in one interruption."""
    if breaks and before.rules.changes.extra_when_found:
        return "found"
    return "now" if _extras(after, seat) > _extras(before, seat) else "no"


def _extras(state: State, seat: int) -> int:
    return sum(due.cards for due in state.dues[seat - 1] if due.why.startswith("extra"))
