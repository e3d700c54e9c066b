"""Requests wait in line where there are many."""

import asyncio

from dazwischen.server.base.line import AT_ONCE, Line
from tests.server import loops


class Turns:
    """Counts the turns of the loop, and notes in which of them somebody began."""

    def __init__(self) -> None:
        self.line = Line()
        self.begun: list[tuple[int, str]] = []
        self._turn = 0
        self._loop = asyncio.get_running_loop()
        self._count()

    def _count(self) -> None:
        self._turn += 1
        self._loop.call_soon(self._count)

    async def ask(self, address: str) -> None:
        await self.line.wait(address)
        self.begun.append((self._turn, address))

    def sizes(self) -> list[int]:
        """How many began in each turn in which anybody did."""
        turns = [turn for turn, _ in self.begun]
        return [turns.count(turn) for turn in sorted(set(turns))]


def test_few_begin_in_a_turn() -> None:
    async def burst() -> None:
        turns = Turns()
        await asyncio.gather(*(turns.ask("a") for _ in range(20)))
        assert len(turns.begun) == 20
        assert max(turns.sizes()) <= AT_ONCE

    loops.run(burst())


def test_one_address_after_the_other() -> None:
    async def burst() -> None:
        turns = Turns()
        crowd = [asyncio.create_task(turns.ask("crowd")) for _ in range(50)]
        await asyncio.sleep(0)
        await turns.ask("newcomer")
        assert len(turns.begun) <= 3 * AT_ONCE, "nobody waits for all of them"
        await asyncio.gather(*crowd)
        assert len(turns.begun) == 51

    loops.run(burst())


def test_whoever_has_gone_takes_no_turn() -> None:
    async def burst() -> None:
        turns = Turns()
        crowd = [asyncio.create_task(turns.ask("crowd")) for _ in range(50)]
        await asyncio.sleep(0)
        for task in crowd[AT_ONCE:]:
            task.cancel()
        await turns.ask("newcomer")
        await asyncio.gather(*crowd, return_exceptions=True)
        assert len(turns.begun) == AT_ONCE + 1
        # There is nobody before whoever comes now.
        assert not turns.line._waiting
        before = len(turns.begun)
        await turns.ask("late")
        assert len(turns.begun) == before + 1

    loops.run(burst())
