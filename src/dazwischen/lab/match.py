"""One round of an arena: a table of bots in virtual time, from the first event to its outcome."""

from pathlib import Path
from typing import Final, TypeVar

from msgspec import Struct

from dazwischen.core import log as logs
from dazwischen.core.game import Outcome
from dazwischen.games import registry as games
from dazwischen.lab.plan import Arena, Pairing
from dazwischen.table.opening import opened
from dazwischen.table.steps import Refusal
from dazwischen.table.table import Table

T = TypeVar("T")

MOST_EVENTS: Final = 200_000
"""A round with more of them will not end: the longest known have some thousands."""


class Result(Struct, frozen=True):
    """By entrant, not by seat."""

    number: int
    reason: str
    places: tuple[int, ...]
    """From 1; those who are equal share the better one."""
    wins: tuple[float, ...]
    """A shared win counts in parts."""
    points: tuple[int, ...]
    faults: tuple[int, ...]
    refused: tuple[int, ...]
    """What an entrant wanted and was not allowed."""
    length: int
    """Milliseconds at the table."""
    events: int


def play(arena: Arena, pairing: Pairing, logged: Path | None = None) -> Result:
    """Plays a round; writes its log into that folder, if there is one."""
    seats = [arena.entrants[entrant - 1] for entrant in pairing.seating]
    table = opened(arena.game, arena.options, pairing.seed, seats)
    outcome, refused = _run(table)
    if logged is not None:
        (logged / log_name(pairing.number)).write_bytes(logs.encode(table.log))
    return _result(arena, pairing, table, outcome, refused)


def log_name(number: int) -> str:
    return f"round-{number:06}.jsonl"


def _run(table: Table) -> tuple[Outcome, list[int]]:
    """Lets the bots play; also counts how often each seat was refused something."""
    refused = [0] * len(table.seats)
    while table.outcome is None:
        wake = table.wake()
        if wake is None or len(table.envelopes) > MOST_EVENTS:
            raise RuntimeError(f"a round of {table.header.game} does not end: {table.header!r}")
        for answer in table.advance(wake):
            if isinstance(answer, Refusal) and answer.by > 0:
                refused[answer.by - 1] += 1
    return table.outcome, refused


def _result(
    arena: Arena, pairing: Pairing, table: Table, outcome: Outcome, refused: list[int]
) -> Result:
    blame = games.module(arena.game).blame
    faults = [0] * (len(refused) + 1)
    if blame is not None:
        for envelope in table.envelopes:
            faults[blame(envelope.event)] += 1
    return Result(
        number=pairing.number,
        reason=outcome.reason,
        places=_seated(pairing, places(outcome)),
        wins=_seated(pairing, _wins(outcome)),
        points=_seated(pairing, outcome.points),
        faults=_seated(pairing, tuple(faults[1:])),
        refused=_seated(pairing, tuple(refused)),
        length=table.now,
        events=len(table.envelopes),
    )


def places(outcome: Outcome) -> tuple[int, ...]:
    """Winners come first, then whoever has more points."""
    worth = [
        (seat in outcome.winners, points) for seat, points in enumerate(outcome.points, start=1)
    ]
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def _wins(outcome: Outcome) -> tuple[float, ...]:
    share = 1 / max(len(outcome.winners), 1)
    return tuple(
        share if seat in outcome.winners else 0.0 for seat in range(1, len(outcome.points) + 1)
    )


def _seated(pairing: Pairing, by_seat: tuple[T, ...]) -> tuple[T, ...]:
    """What holds for the seats, in the order of the entrants."""
    seats = range(len(by_seat))
    return tuple(by_seat[seat] for seat in sorted(seats, key=lambda seat: pairing.seating[seat]))
