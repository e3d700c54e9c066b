"""One attack after the other against a real server with honest players in it."""

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final, Self

from msgspec import Struct
from tests.server.process import Process
from tests.table.drive import run

from dazwischen.core import log as logs
from dazwischen.games.jay.options import Options
from dazwischen.table.opening import opened
from siege.attacker import Attacker
from siege.evidence import Evidence, gathered
from siege.guests import Guests, Stretch
from siege.memory import Memory, memory
from siege.probing import Newcomer
from siege.stranger import Target

LATE: Final = 0.1
"""Seconds in which 99 of 100 moves of honest players are to be answered."""
FULL: Final = 300.0
"""MB of the server."""


class Scale(Struct, frozen=True):
    sets: int = 3
    """Of honest people, two at each of four tables."""
    strangers: float = 1.0
    """How many of everything, of as many as usual."""
    rounds: int = 5
    """Of the game that strangers bring in."""


class Attacked(Struct):
    """How one attack went."""

    name: str
    stretch: Stretch
    memory: Memory
    met: Counter[str]
    newcomers: list[float]
    turned_away: int


def siege(
    data: Path,
    attacks: Iterable[str],
    seconds: float,
    scale: Scale,
    told: Callable[[Attacked], None],
) -> Evidence:
    """Tells how each attack went, and in the end what was lost."""
    # Those who play are known to the house; whoever attacks is no proxy of its own.
    server = Process(data, "--trusted-proxy", "127.0.0.1", crowd=1)
    server.start()
    attacker: Attacker | None = None
    try:
        guests = Guests(server, Random(14), scale.sets)
        target = Target(server.port, tuple(guests.codes), long_game(scale.rounds), scale.strangers)
        attacker = Attacker(target)
        for attack in attacks:
            told(_attacked(server, guests, attacker, attack, seconds))
            if not server.alive:
                break
        else:
            guests.settle()
    finally:
        if attacker is not None:
            attacker.stop()
        server.send_home()
        stopped = server.stop()
    evidence = gathered(data, guests.guests)
    evidence.problems += [f"the server says: {line}" for line in server.journal()]
    if stopped:
        evidence.problems.append(f"the server ended with status {stopped}")
    return evidence


def _attacked(
    server: Process, guests: Guests, attacker: Attacker, attack: str, seconds: float
) -> Attacked:
    attacker.begin(attack, seconds)
    until = time.monotonic() + seconds
    stretch = Stretch()
    with Newcomer(server.port, between=1.0) as newcomer, Watch(server.group) as watch:
        # Whoever is slow to give up attacks for longer.
        while server.alive and (time.monotonic() < until or attacker.busy):
            more = guests.play(0.2)
            stretch.times += more.times
            stretch.locked_out += more.locked_out
            stretch.unanswered += more.unanswered
    met = attacker.met() if server.alive else Counter(["the server died"])
    return Attacked(attack, stretch, watch.most, met, newcomer.times, newcomer.failed)


class Watch:
    """Looks at the memory all the while."""

    def __init__(self, group: int) -> None:
        self.most = Memory()
        self._group = group
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        while True:
            self.most = self.most.most(memory(self._group))
            if self._over.wait(0.5):
                return


def long_game(rounds: int) -> bytes:
    """The log of a game that bots have played."""
    options = Options(players=4, rounds=rounds, faults="penalty")
    table = opened("jay", options, 14, ["leicht", "mittel", "leicht", "mittel"])
    run(table, 20_000)
    return logs.encode(table.log)


def quantile(times: list[float], share: float) -> float:
    """Seconds within which that share was answered."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def shortcomings(attacked: Attacked) -> Iterator[str]:
    """What falls short of the bar, times left aside."""
    name = attacked.name
    if attacked.memory.server >= FULL:
        yield f"{name}: {attacked.memory.server:.0f} MB in memory"
    if attacked.stretch.locked_out:
        yield f"{name}: {attacked.stretch.locked_out} times somebody could not come back"
    if attacked.stretch.unanswered:
        yield f"{name}: {attacked.stretch.unanswered} moves without an answer"
    if attacked.turned_away:
        yield f"{name}: {attacked.turned_away} newcomers got no page"
    if attacked.met["500"]:
        yield f"{name}: {attacked.met['500']} mistakes of ours"


def late(attacked: Attacked) -> Iterator[str]:
    found = quantile(attacked.stretch.times, 0.99)
    if found >= LATE:
        yield f"{attacked.name}: p99 {found * 1000:.0f} ms"
