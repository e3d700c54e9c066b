"""What is measured, one function each; every one yields lines of the table that is printed."""

from collections.abc import AsyncIterator
from statistics import median

from server import commit, ours, peer, servers
from server.bare import BareTable
from server.jay import JayTable
from server.lines import MB, holds, line, rates, stretch
from server.load import Load, Measured, measure
from server.plan import Plan
from server.prepare import Prepared
from server.process import Process
from server.soak import soak

BARE_TABLES = 500
"""More clients than the others have: none may say more than twenty things a second."""
JAY_TABLES = 250
SHARES = {"half of that": 0.5, "a quarter": 0.25}


async def start(plan: Plan) -> AsyncIterator[str]:
    yield "From the start to the first answered request"
    seconds = []
    for _ in range(plan.runs):
        with servers.ours(servers.JAY, 0) as (process, _):
            seconds.append(process.started)
    yield line("dazwischen serve", f"{median(seconds):.2f} s", holds(median(seconds) < 1))


async def commits(plan: Plan) -> AsyncIterator[str]:
    yield "Keeping an event, SQLite, committed"
    for group, seconds in commit.costs(plan.runs):
        yield line(f"{group} in a transaction", f"{seconds * 1e6:.1f} µs an event")
    many = commit.cost_of_many(plan.runs)
    kept = f"{commit.AT_ONCE} of {commit.IN_PLAY:,} games in a transaction"
    yield line(kept, f"{many * 1e6:.1f} µs an event")


async def bare(plan: Plan) -> AsyncIterator[str]:
    yield f"A game of one move, {BARE_TABLES} tables of four, as fast as they are answered"
    yield line("", "moves/s", "moves/s and core", "p99 ms", "load's core")
    ratios = []
    for _ in range(plan.runs):
        mine, theirs = await _bare_ours(plan), await _bare_peer(plan)
        yield rates("dazwischen", mine)
        yield rates("Colyseus", theirs)
        ratios.append(mine.per_core / theirs.per_core)
    ratio = median(ratios)
    yield line("dazwischen : Colyseus, a core", f"{ratio:.2f}", holds(ratio >= 1))


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
    yield line("", "moves/s", "moves/s and core", "p50 ms", "p99 ms", "load's core")
    with servers.ours(servers.JAY, JAY_TABLES) as (process, prepared):
        load, tables = await _seated(process, prepared)
        full = await measure(load, tables, process, plan.seconds)
        yield stretch("full load: as fast as answered", full)
        for name, share in SHARES.items():
            rate = full.rate * share
            yield stretch(name, await measure(load, tables, process, plan.seconds, rate))
        ours.hang_up(tables)


async def soaked(plan: Plan) -> AsyncIterator[str]:
    yield f"{plan.minutes:g} minutes at half load, {JAY_TABLES} tables, players coming and going"
    with servers.ours(servers.JAY_ROUNDS, JAY_TABLES) as (process, prepared):
        load, tables = await _seated(process, prepared)
        full = await measure(load, tables, process, plan.seconds)
        result = await soak(load, tables, process, plan.minutes * 60, full.rate / 2)
        ours.hang_up(tables)
    yield line("moves, and players who went", f"{result.moves}", f"{result.went}")
    memory = f"{result.first / MB:.1f} MB", f"{result.last / MB:.1f} MB"
    yield line("memory early and late", *memory, f"{result.growth:+.1%}")
    yield line("flat within 5 %", "", holds(abs(result.growth) <= 0.05))


async def _seated(process: Process, prepared: list[Prepared]) -> tuple[Load, list[JayTable]]:
    load = Load()
    tables = [JayTable(load, process, one) for one in prepared]
    await ours.enter(tables)
    await ours.begin(tables)
    return load, tables
