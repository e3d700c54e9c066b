"""What was wanted, from what came of it: so a log can be decided anew and written down."""

from collections.abc import Sequence

from dazwischen.core.game import TABLE
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.state import State


def intended(
    state: State, by: int, at: int, events: Sequence[ev.JarnacEvent]
) -> do.JarnacIntent | None:
    """The intent behind the first of the events.

    A captain who confirms a proposal does it himself, so that is what he is taken to have wanted.
    """
    first = events[0]
    match first:
        case ev.Begun():
            return do.Begin(seat=by, at=at, patient=first.patient)
        case ev.Drew():
            return do.Draw(seat=by, at=at, letters=first.letters if state.named else "")
        case ev.Exchanged():
            drawn = first.drawn if state.named else ""
            return do.Exchange(seat=by, at=at, letters=first.returned, drawn=drawn)
        case ev.WordLaid():
            return do.Lay(seat=by, at=at, word=first.word, row=first.row)
        case ev.Taken():
            return do.CallJarnac(seat=by, at=at, word=first.word, row=first.of)
        case ev.Objected():
            return do.Object(seat=by, at=at)
        case ev.Accepted() | ev.Granted():
            return do.Accept(seat=by, at=at)
        case ev.Released():
            return do.Release(seat=by, at=at, side=first.side)
        case ev.Passed() | ev.Forgone() | ev.FlagFell():
            return _over(by, at, events)
        case _:
            return _around_the_table(by, at, first)


def _over(by: int, at: int, events: Sequence[ev.JarnacEvent]) -> do.JarnacIntent:
    """A turn or a pause for "Jarnac!" is over; the flag may fall with it or by itself."""
    first, *rest = events
    side = getattr(first, "side", 0)
    if isinstance(first, ev.FlagFell):
        passed = rest and isinstance(rest[0], ev.Passed | ev.Forgone) and rest[0].side == side
        if by == TABLE and not passed:
            return do.FlagFall(seat=by, at=at, side=side)
    elif isinstance(first, ev.Forgone) and by == TABLE:
        return do.Forgo(seat=by, at=at, side=side)
    return do.TimeUp(seat=by, at=at, side=side) if by == TABLE else do.Pass(seat=by, at=at)


def _around_the_table(by: int, at: int, event: ev.JarnacEvent) -> do.JarnacIntent | None:
    match event:
        case ev.Proposed():
            return do.Propose(seat=by, at=at, what=event.what, row=event.row, word=event.word)
        case ev.Captain():
            return do.HandOver(seat=by, at=at, to=event.seat)
        case ev.Left():
            return do.Leave(seat=by, at=at, who=event.seat)
        case ev.Returned():
            return do.Return(seat=by, at=at, who=event.seat)
        case _:
            return None
