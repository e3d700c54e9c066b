"""What the house has kept, beside what honest players were told: nothing lost, nothing twice."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from tests.server import eyes

from dazwischen.core.errors import InvalidInput
from dazwischen.store.sqlite import DATABASE, SQLiteStore
from dazwischen.table.verify import verify
from siege.guests import Guest, digest


class Evidence(Struct):
    acknowledged: int = 0
    """Acts that somebody was told are done."""
    events: int = 0
    """That somebody was shown."""
    games: int = 0
    problems: list[str] = []


def gathered(data: Path, guests: Iterable[Guest]) -> Evidence:
    """Of a server that has stopped."""
    evidence = Evidence()
    store = SQLiteStore(data / DATABASE)
    try:
        evidence.problems += [f"damaged: {damage}" for damage in store.damages()]
        everybody = list(guests)
        for number in sorted({number for guest in everybody for number in guest.seen}):
            evidence.games += 1
            evidence.problems += _of_game(store, number, everybody, evidence)
    finally:
        store.close()
    return evidence


def _of_game(
    store: SQLiteStore, number: int, guests: Sequence[Guest], evidence: Evidence
) -> Iterator[str]:
    log = eyes.kept(store, number)
    try:
        verify(log)
    except InvalidInput as wrong:
        yield f"game {number} does not verify: {wrong}"
    sight = eyes.Eyes(log)
    asked = _by_ask(store, number)
    for guest in guests:
        for seen in guest.seen.get(number, []):
            evidence.events += len(seen.events)
            for seq, told in seen.events:
                if seq > len(log.envelopes):
                    yield f"game {number}: event {seq} is lost"
                elif digest(sight.event(seq, seen.seat)) != told:
                    yield f"game {number}: event {seq} is not as seat {seen.seat} was shown it"
            if seen.view and digest(sight.view(seen.seq, seen.seat)) != seen.view:
                yield f"game {number}: the view after {seen.seq} is another for seat {seen.seat}"
        name = f"{guest.who}/{guest.name}"
        for ticket in guest.done.get(number, []):
            evidence.acknowledged += 1
            if (name, ticket) not in asked:
                yield f"game {number}: act {ticket} of {name} is lost"
        for ticket in guest.refused:
            if (name, ticket) in asked:
                yield f"game {number}: act {ticket} of {name} was refused and done"
    for (name, ticket), runs in asked.items():
        if runs > 1:
            yield f"game {number}: act {ticket} of {name} was done {runs} times"


def _by_ask(store: SQLiteStore, number: int) -> dict[tuple[str, int], int]:
    """How often each wish of a client stands in the log: all events of one follow each other, at
    one time."""
    rows = [row for row in store.events(number) if row.client]
    found: dict[tuple[str, int], int] = {}
    for ask, group in itertools.groupby(rows, lambda row: (row.client, row.ticket)):
        times = len({row.at for row in group})
        found[ask] = found.get(ask, 0) + times
    return found
