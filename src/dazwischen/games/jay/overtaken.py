"""A lay that fitted when its player made it and came too late: who was faster."""

from collections.abc import Sequence
from typing import Any, Final

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.core.errors import Rejected
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.intents import Lay
from dazwischen.games.jay.state import State

_NO_LAY: Final = frozenset({"does-not-fit", "no-right", "no-right-no-fit", "twin-not-served"})
"""Refusals that depend on what lies in the box."""


def overtaken(
    state: State,
    intent: Any,  # noqa: ANN401 - whatever was refused
    rejected: Rejected,
    unseen: Sequence[Any],
) -> Rejected:
    """The refusal as it is, or that somebody laid first: `unseen` is what happened meanwhile."""
    if not isinstance(intent, Lay) or rejected.code not in _NO_LAY:
        return rejected
    figure = state.rules.traitor if intent.face_down else intent.card
    if any(isinstance(event, ev.Dealt) for event in unseen):
        return rejected
    laid = sum(isinstance(event, ev.Laid) for event in unseen)
    for entry in reversed(state.box):
        if entry.serial <= state.laid - laid:
            break
        # After the last card before which it fitted, it fitted no more.
        before = laying.judge(state.rules.tables, entry.before, intent.seat, figure)
        if before != at.FAULT and entry.seat != intent.seat:
            return Rejected("too-late", rejected.rules, {"of": entry.seat})
    return rejected
