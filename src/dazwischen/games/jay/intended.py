"""What was wanted, from what came of it: so a log can be decided anew and written down."""

from collections.abc import Sequence
from typing import Any, Final

from dazwischen.core.game import JUDGE, TABLE
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.rules_draw import LEAST, least_top_up
from dazwischen.games.jay.rules_turn import is_seat
from dazwischen.games.jay.state import WAITING, State


def intended(state: State, by: int, at: int, events: Sequence[ev.JayEvent]) -> do.JayIntent | None:
    """The intent behind the first of the events. The table also acts in the name of seats."""
    first = events[0]
    if isinstance(first, ev.Recycled):
        return _drew(state, by, at, events)
    seat = getattr(first, "seat", TABLE) if by == TABLE else by
    match first:
        case ev.Dealt():
            return do.Deal(seat=seat, at=at)
        case ev.Laid():
            down = first.figure == state.rules.traitor
            return do.Lay(seat=seat, at=at, card=first.card, face_down=down)
        case ev.TakenBack():
            return _taken_back(state, seat, at, first)
        case ev.Drew():
            return _drew(state, by, at, events)
        case ev.Swapped():
            return do.Swap(seat=seat, at=at, card=first.card, slot=first.slot)
        case ev.Readied():
            return do.Ready(seat=seat, at=at)
        case ev.Waived():
            return do.Waive(seat=seat, at=at)
        case ev.Called() | ev.CalledWrongly():
            return do.CallJay(seat=seat, at=at, later=getattr(first, "later", False))
        case ev.Announced():
            return do.Announce(seat=seat, at=at, what=first.what)
        case ev.Counted():
            return do.Count(seat=seat, at=at)
        case ev.CountedOut():
            return do.CountOut(seat=seat, at=at)
        case ev.Paused() if by != JUDGE:
            kind = do.CaptainPause if first.captain else do.Pause
            return kind(seat=seat, at=at)
        case ev.Paused() | ev.Voided() | ev.Unclear() | ev.Found():
            return _found(state, seat, at, events)
        case _:
            return None


def _taken_back(state: State, seat: int, at: int, event: ev.TakenBack) -> do.Lay:
    """A card that was taken back face down was never shown: any card of the hand will do."""
    if event.figure != state.rules.traitor:
        return do.Lay(seat=seat, at=at, card=event.figure)
    hand = state.hands[seat - 1] if state.hands and is_seat(state, seat) else ()
    return do.Lay(seat=seat, at=at, card=hand[0] if hand else 0, face_down=True)


def _drew(
    state: State, by: int, at: int, events: Sequence[ev.JayEvent]
) -> do.TopUp | do.Draw | None:
    drew = next((event for event in events if isinstance(event, ev.Drew)), None)
    if drew is None:
        return None
    seat = drew.seat if by == TABLE else by
    count = len(drew.cards)
    if drew.short and state.phase != WAITING and is_seat(state, seat):
        count = _more_than_there_were(state, seat, drew)
    if drew.why == "penalty":
        return do.Draw(seat=seat, at=at, count=count)
    return do.TopUp(seat=seat, at=at, count=count)


def _more_than_there_were(state: State, seat: int, drew: ev.Drew) -> int:
    """What was asked for beyond the last card is not on record, and makes no difference."""
    more = len(drew.cards) + 1
    if drew.why == "extra":
        return more
    if drew.why == "top-up":
        return max(more, least_top_up(state, seat)[0])
    hidden = state.rules.options.faults == "tournament"
    return max(more, LEAST) if hidden else state.owed(seat)


def _found(state: State, seat: int, at: int, events: Sequence[ev.JayEvent]) -> do.Find | None:
    match events:
        case [ev.Found(finding="back"), *rest]:
            return do.Find(seat=seat, at=at, finding="back", cards=_returned(rest))
        case [ev.Found(finding="hindered", of=of), ev.Laid(card=card, figure=figure), *_]:
            down = figure == state.rules.traitor
            return do.Find(seat=seat, at=at, finding="hindered", of=of, card=card, face_down=down)
        case [ev.Found() as found, *_]:
            return do.Find(
                seat=seat, at=at, finding=found.finding, of=found.of, cards=found.cards,
                others=found.others,
            )  # fmt: skip
        case [ev.Unclear(of=of), *_]:
            return do.Find(seat=seat, at=at, finding="unclear", of=of)
        case [first, *_]:
            return do.Find(seat=seat, at=at, finding=_PLAIN[type(first)])
    return None


def _returned(events: Sequence[ev.JayEvent]) -> int:
    """Cards that went back before the judge's pause."""
    count = 0
    for event in events:
        if isinstance(event, ev.Paused):
            break
        count += isinstance(event, ev.Returned)
    return count


_PLAIN: Final[dict[type[Any], str]] = {ev.Paused: "pause", ev.Voided: "void"}
