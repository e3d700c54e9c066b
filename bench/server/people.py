"""As many tables as one core serves at the pace of people, and what they take of memory."""

from collections.abc import AsyncIterator

from server import cores, ours, peer, servers
from server.jay import JayTable
from server.lines import MB, holds, line, stretch
from server.load import Load, Measured, measure
from server.plan import Plan

LAYS = 2.0
"""A second, at a table of people."""
LATE = 0.05
FEWER = 500


async def people(plan: Plan) -> AsyncIterator[str]:
    count = cores.most_tables(plan.tables)
    yield f"Jay, level 7, {count} tables of four, {LAYS:.0f} moves a second at each"
    yield line("tables", "moves/s", "moves/s and core", "p50 ms", "p99 ms", "load's core")
    with servers.ours(servers.JAY, count) as (process, prepared):
        load = Load()
        tables = [JayTable(load, process, one) for one in prepared]
        empty = process.memory()
        await ours.enter(tables)
        connected = process.memory()
        await ours.begin(tables)
        begun = process.memory()
        measured = await measure(load, tables, process, plan.seconds * 2, count * LAYS)
        yield stretch(f"{count}", measured)
        memory, playing = measured.memory, count
        while measured.p99 >= LATE and playing > FEWER:
            playing -= FEWER
            measured = await measure(
                load, tables[:playing], process, plan.seconds * 2, playing * LAYS
            )
            yield stretch(f"{playing}, the others wait", measured)
        ours.hang_up(tables)
    yield line("p99 under 50 ms with all", "", holds(playing == count and measured.p99 < LATE))
    yield stretch(f"Colyseus, {count} rooms of one move", await _peer(plan, count))
    yield line("memory of the empty server", f"{empty / MB:.0f} MB")
    each = (connected - empty) / (4 * count) * 1000 / MB
    yield line("memory per 1,000 connections", f"{each:.1f} MB")
    for name, now in (("begun", begun), ("played for a while", memory)):
        table = (now - connected) / count * 1000 / MB
        yield line(f"memory per 1,000 tables, {name}", f"{table:.1f} MB")


async def _peer(plan: Plan, count: int) -> Measured:
    """What a server without rules, and without keeping anything, makes of as many moves."""
    with servers.colyseus() as process:
        load = Load()
        tables = await peer.seated(load, process, count)
        measured = await measure(load, tables, process, plan.seconds * 2, count * LAYS)
        peer.hang_up(tables)
        return measured
