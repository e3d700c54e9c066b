"""The dictionary over HTTP: what a word is, for whoever wonders about one."""

import asyncio
from typing import Final, get_args

from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.lexicon import Umlauts, load
from dazwischen.lexicon.finding import Finding, find
from dazwischen.server.replies import Refuse, reply

DICTIONARIES: Final = ("de", "fr")
UMLAUTS: Final[tuple[Umlauts, ...]] = get_args(Umlauts)


async def word(request: Request) -> Response:
    asked = request.query_params
    language, umlauts = asked.get("language", "de"), asked.get("umlauts", "tiles")
    known = next((name for name in UMLAUTS if name == umlauts), None)
    if language not in DICTIONARIES or known is None:
        raise Refuse(404, Rejected("no-such-dictionary"))
    # The first to ask waits while the entries are unpacked; tables do not.
    found = await asyncio.to_thread(_found, request.path_params["word"], language, known)
    return reply(found)


def _found(word: str, language: str, umlauts: Umlauts) -> Finding:
    return find(load(language, umlauts=umlauts), word)
