"""Which rules an entry of the score sheet rests on, and a sentence about it."""

from typing import TypeAlias

from dazwischen.core.contest import POINTS
from dazwischen.core.errors import Argument
from dazwischen.core.report import Message
from dazwischen.tournament.notation import Correct, Entry
from dazwischen.tournament.rounds import HALF, ROUNDS, Void
from dazwischen.tournament.seating import Seating
from dazwischen.tournament.series import Series

Args: TypeAlias = dict[str, Argument]


def people(names: tuple[str, ...], **players: int) -> Args:
    """Players as arguments of a sentence: by name where they have one, else by number."""
    called: Args = {
        role: names[player - 1] if names else str(player) for role, player in players.items()
    }
    return {"named": "yes" if names else "no", **called}


def listed(names: tuple[str, ...], players: tuple[int, ...]) -> Args:
    called = ", ".join(names[player - 1] if names else str(player) for player in players)
    return {"named": "yes" if names else "no", "players": called}


def rules_of(before: Series, after: Series, entry: Entry) -> tuple[str, ...]:
    """The rule that the entry follows, then those that have something new to say because of it."""
    rules = ["J-SCORE-4" if isinstance(entry.entry, Void) else "J-SCORE-1"]
    if _sitting(before) != _sitting(after):
        rules.append("J-SCORE-2")
    if after.prizes and before.division != after.division:
        rules.append("J-SCORE-3")
    return tuple(rules)


def _sitting(series: Series) -> Seating | None:
    """Where the rule put everybody; None as long as it has not been asked."""
    return series.seat_change.seats if series.seat_change else None


def message_of(before: Series, after: Series, entry: Entry, names: tuple[str, ...]) -> Message:
    was, args = entry.entry, _circumstances(before, after, entry)
    key = "series-corrected" if isinstance(entry, Correct) else "series-round"
    if isinstance(was, Void):
        return Message(f"{key}-void", args)
    args |= {"points": POINTS[0], "fewer": POINTS[1]}
    if was.second is None:
        return Message(f"{key}-of-two", {**args, **people(names, who=was.first)})
    return Message(key, {**args, **people(names, who=was.first, whom=was.second)})


def _circumstances(before: Series, after: Series, entry: Entry) -> Args:
    """The number of the round, and what the entry brings about."""
    if isinstance(entry, Correct):
        moved = before.seats_now != after.seats_now
        return {"number": entry.number, "then": "seats" if moved else "same"}
    return {"number": len(before.counted) + 1, "then": _then(after)}


def _then(after: Series) -> str:
    if isinstance(after.rounds[-1], Void):
        return "on"
    if len(after.counted) == HALF:
        return "half" if after.seats_now == after.seats else "seats"
    return "over" if len(after.counted) == ROUNDS else "on"
