"""What bots have to know is read beside the loop, before any of them sits down: else everybody
waits when somebody first does."""

import asyncio
from collections.abc import Iterable

from dazwischen.bots import registry as opponents
from dazwischen.server.tables.record import Place, Rules


class Ahead:
    def __init__(self) -> None:
        self._reading = asyncio.Lock()

    async def all_that_bots_know(self, rules: Rules, seats: Iterable[Place]) -> None:
        strengths = {place.bot for place in seats if place.bot}
        if strengths:
            options, _ = rules.read()
            # Whoever comes second finds it read, where several would each read it.
            async with self._reading:
                await asyncio.to_thread(opponents.read_ahead, rules.game, options, strengths)
