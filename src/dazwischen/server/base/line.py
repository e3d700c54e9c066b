"""Requests wait in line where there are many: few begin in a turn of the loop, one address after
the other. So neither tables nor those at other addresses wait until a burst is over."""

import asyncio
from collections import deque
from typing import Final

AT_ONCE: Final = 2
"""Requests that begin in a turn of the loop; tables have theirs between."""


class Line:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address, in the order of their turns."""
        self._begun = 0
        """In this turn of the loop."""
        self._turning = False

    async def wait(self, address: str) -> None:
        """Until it is that address's turn."""
        if self._waiting or self._begun >= AT_ONCE:
            turn = self._loop.create_future()
            self._waiting.setdefault(address, deque()).append(turn)
            await turn
        else:
            self._begun += 1
            self._go_on()

    def _go_on(self) -> None:
        if not self._turning:
            self._turning = True
            self._loop.call_soon(self._turn)

    def _turn(self) -> None:
        self._begun, self._turning = 0, False
        while self._waiting and self._begun < AT_ONCE:
            address = next(iter(self._waiting))
            line = self._waiting.pop(address)
            turn = line.popleft()
            if line:
                self._waiting[address] = line
            # Whoever has gone meanwhile takes nobody's turn.
            if not turn.done():
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            self._go_on()
