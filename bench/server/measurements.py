"""What is measured, one function each; every one yields lines of the table that is printed."""

from collections.abc import AsyncIterator
from statistics import median

from msgspec import Struct

from server import commit, cores, ours, peer, servers
from server.bare import BareTable
from server.jay import JayTable
from server.load import Load, Measured, measure
from server.prepare import Prepared
from server.process import Process
from server.soak import soak

MB = 1e6
BARE_TABLES = 500
"""More clients than the others have: none may say more than twenty things a second."""
JAY_TABLES = 250
HUMAN_TABLES = 5000
LAYS = 2.0
"""A second, at a table of people."""
SHARES = {"half of that": 0.5, "a quarter": 0.25}


class Plan(Struct, frozen=True):
    runs: int = 3
    seconds: float = 5.0
    """Of each measured stretch."""
    minutes: float = 10.0
    """Of the soak."""
    tables: int = HUMAN_TABLES


async def start(plan: Plan) -> AsyncIterator[str]:
    yield "From the start to the first answered request"
    seconds = []
    for _ in range(plan.runs):
        with servers.ours(servers.JAY, 0) as (process, _):
            seconds.append(process.started)
    yield _line("dazwischen serve", f"{median(seconds):.2f} s", _holds(median(seconds) < 1))


async def commits(plan: Plan) -> AsyncIterator[str]:
    yield "Keeping an event, SQLite, committed"
    for group, seconds in commit.costs(plan.runs):
        yield _line(f"{group} in a transaction", f"{seconds * 1e6:.1f} µs an event")


async def bare(plan: Plan) -> AsyncIterator[str]:
    yield f"A game of one move, {BARE_TABLES} tables of four, as fast as they are answered"
    yield _line("", "moves/s", "moves/s and core", "p99 ms", "load's core")
    ratios = []
    for _ in range(plan.runs):
        mine, theirs = await _bare_ours(plan), await _bare_peer(plan)
        yield _rates("dazwischen", mine)
        yield _rates("Colyseus", theirs)
        ratios.append(mine.per_core / theirs.per_core)
    ratio = median(ratios)
    yield _line("dazwischen : Colyseus, a core", f"{ratio:.2f}", _holds(ratio >= 1))


async def _bare_ours(plan: Plan) -> Measured:
    with servers.ours(servers.TALLY, BARE_TABLES) as (process, prepared):
        load = Load()
        tables = [BareTable(load, process, one) for one in prepared]
        await ours.enter(tables)
        await ours.begin(tables)
        measured = await measure(load, tables, process, plan.seconds)
        ours.hang_up(tables)
        return measured


async def _bare_peer(plan: Plan) -> Measured:
    with servers.colyseus() as process:
        load = Load()
        tables = await peer.seated(load, process, BARE_TABLES)
        measured = await measure(load, tables, process, plan.seconds)
        peer.hang_up(tables)
        return measured


async def jay(plan: Plan) -> AsyncIterator[str]:
    yield f"Jay, level 7, {JAY_TABLES} tables of four"
    yield _line("", "moves/s", "moves/s and core", "p50 ms", "p99 ms", "load's core")
    with servers.ours(servers.JAY, JAY_TABLES) as (process, prepared):
        load, tables = await _seated(process, prepared)
        full = await measure(load, tables, process, plan.seconds)
        yield _stretch("full load: as fast as answered", full)
        for name, share in SHARES.items():
            rate = full.rate * share
            yield _stretch(name, await measure(load, tables, process, plan.seconds, rate))
        ours.hang_up(tables)


async def people(plan: Plan) -> AsyncIterator[str]:
    count = cores.most_tables(plan.tables)
    yield f"Jay, level 7, {count} tables of four, {LAYS:.0f} moves a second at each"
    with servers.ours(servers.JAY, count) as (process, prepared):
        load = Load()
        tables = [JayTable(load, process, one) for one in prepared]
        empty = process.memory()
        await ours.enter(tables)
        connected = process.memory()
        await ours.begin(tables)
        begun = process.memory()
        measured = await measure(load, tables, process, plan.seconds * 2, count * LAYS)
        ours.hang_up(tables)
    yield _line("", "moves/s", "moves/s and core", "p50 ms", "p99 ms", "load's core")
    yield _stretch("", measured)
    yield _line("p99 under 50 ms", f"{measured.p99 * 1e3:.1f} ms", _holds(measured.p99 < 0.05))
    yield _line("memory of the empty server", f"{empty / MB:.0f} MB")
    each = (connected - empty) / (4 * count) * 1000 / MB
    yield _line("memory per 1,000 connections", f"{each:.1f} MB")
    for name, now in (("begun", begun), ("played for a while", measured.memory)):
        table = (now - connected) / count * 1000 / MB
        yield _line(f"memory per 1,000 tables, {name}", f"{table:.1f} MB")


async def soaked(plan: Plan) -> AsyncIterator[str]:
    yield f"{plan.minutes:g} minutes at half load, {JAY_TABLES} tables, players coming and going"
    with servers.ours(servers.JAY_ROUNDS, JAY_TABLES) as (process, prepared):
        load, tables = await _seated(process, prepared)
        full = await measure(load, tables, process, plan.seconds)
        result = await soak(load, tables, process, plan.minutes * 60, full.rate / 2)
        ours.hang_up(tables)
    yield _line("moves, and players who went", f"{result.moves}", f"{result.went}")
    memory = f"{result.first / MB:.1f} MB", f"{result.last / MB:.1f} MB"
    yield _line("memory early and late", *memory, f"{result.growth:+.1%}")
    yield _line("flat within 5 %", "", _holds(abs(result.growth) <= 0.05))


async def _seated(process: Process, prepared: list[Prepared]) -> tuple[Load, list[JayTable]]:
    load = Load()
    tables = [JayTable(load, process, one) for one in prepared]
    await ours.enter(tables)
    await ours.begin(tables)
    return load, tables


def _rates(name: str, measured: Measured) -> str:
    return _line(
        name,
        f"{measured.rate:,.0f}",
        f"{measured.per_core:,.0f}",
        f"{measured.p99 * 1e3:.2f}",
        f"{measured.busy:.0%}",
    )


def _stretch(name: str, measured: Measured) -> str:
    refused = f"{measured.refused} refused" if measured.refused else ""
    return _line(
        name,
        f"{measured.rate:,.0f}",
        f"{measured.per_core:,.0f}",
        f"{measured.p50 * 1e3:.2f}",
        f"{measured.p99 * 1e3:.2f}",
        f"{measured.busy:.0%}",
        refused,
    )


def _line(name: str, *cells: str) -> str:
    return f"  {name:36}" + "".join(f"{cell:>18}" for cell in cells)


def _holds(condition: bool) -> str:  # noqa: FBT001 - it is what was measured
    return "holds" if condition else "does not hold"
