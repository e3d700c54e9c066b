"""Jay in tournaments: a game is some rounds of a series."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from dazwischen.core.contest import InSeries
from dazwischen.games.jay import events as ev


def _options(players: int, rounds: int, opener: int) -> Mapping[str, Any]:
    return {"players": players, "rounds": rounds, "opener": opener}


def _rounds(events: Iterable[ev.JayEvent]) -> Iterator[Sequence[int]]:
    """A round that ended again, because of a later call, counts as it ended last."""
    last: Sequence[int] = ()
    for event in events:
        match event:
            case ev.Dealt():
                if last:
                    yield last
                last = ()
            case ev.RoundEnded(places, points) if any(points):
                last = places
    if last:
        yield last


CONTEST: Final = InSeries(players=(2, 6), options=_options, rounds=_rounds)
