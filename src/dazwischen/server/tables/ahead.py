"""What takes a while to read is read beside the loop, before anybody needs it: else everybody waits
when somebody first does."""

import asyncio
from collections.abc import Iterable

from dazwischen.bots import registry as opponents
from dazwischen.server.endpoints import shell
from dazwischen.server.tables.hub import Hub
from dazwischen.server.tables.record import Place, Rules
from dazwischen.texts import LANGUAGES, read


async def all_that_is_said(hub: Hub) -> None:
    """And the page."""
    for language in LANGUAGES:
        words = hub.texts(language)
        while (file := words.unread()) is not None:
            words.add(file, await asyncio.to_thread(read, file))
    await asyncio.to_thread(shell.read_ahead)


async def all_that_bots_know(hub: Hub, rules: Rules, seats: Iterable[Place]) -> None:
    strengths = {place.bot for place in seats if place.bot}
    if strengths:
        options, _ = rules.read()
        # Whoever comes second finds it read, where several would each read it.
        async with hub.reading:
            await asyncio.to_thread(opponents.read_ahead, rules.game, options, strengths)
