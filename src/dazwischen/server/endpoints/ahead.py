"""What takes a while to read is read beside the loop, before anybody needs it."""

import asyncio

from dazwischen.server.base.words import texts
from dazwischen.server.endpoints import shell
from dazwischen.texts import LANGUAGES, read


async def all_that_is_said() -> None:
    """And the page."""
    for language in LANGUAGES:
        words = texts(language)
        while (file := words.unread()) is not None:
            words.add(file, await asyncio.to_thread(read, file))
    await asyncio.to_thread(shell.read_ahead)
