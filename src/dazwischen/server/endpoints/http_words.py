"""The dictionary over HTTP: what a word is and what letters make, for whoever wonders."""

import asyncio
from typing import Final, get_args

from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.lexicon import Umlauts, load
from dazwischen.lexicon.finding import Finding, find
from dazwischen.lexicon.searching import Search, is_searched, search
from dazwischen.server.base.identities import asked_by
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.doors import doors_of
from dazwischen.server.endpoints.replies import address_of, reply, store_of
from dazwischen.server.services.library import Library

DICTIONARIES: Final = ("de", "fr")
UMLAUTS: Final[tuple[Umlauts, ...]] = get_args(Umlauts)


async def word(request: Request) -> Response:
    language, umlauts = _dictionary(request)
    _admit(request, searching=False)
    # The first to ask waits while the entries are unpacked; tables do not.
    found = await asyncio.to_thread(_found, request.path_params["word"], language, umlauts)
    return reply(found)


async def letters(request: Request) -> Response:
    language, umlauts = _dictionary(request)
    asked = request.path_params["letters"]
    if not is_searched(language, umlauts, asked):
        raise Refuse(422, Rejected("no-such-letters"))
    _admit(request, searching=True)
    return reply(await asyncio.to_thread(_searched, asked, language, umlauts))


def _dictionary(request: Request) -> tuple[str, Umlauts]:
    asked = request.query_params
    language, umlauts = asked.get("language", "de"), asked.get("umlauts", "tiles")
    known = next((name for name in UMLAUTS if name == umlauts), None)
    if language not in DICTIONARIES or known is None:
        raise Refuse(404, Rejected("no-such-dictionary"))
    return language, known


def _admit(request: Request, *, searching: bool) -> None:
    """Strangers may look words up as well; whoever sits at a table is bound by its rules."""
    library: Library = request.state.services.library
    somebody = asked_by(store_of(request), request)
    if wait := doors_of(request).look(somebody, address_of(request)):
        raise Refuse(429, Rejected("too-fast"), wait)
    if somebody is not None:
        forbids = library.forbids_search if searching else library.forbids_words
        if refusal := forbids(somebody.id):
            raise Refuse(403, refusal)


def _found(asked: str, language: str, umlauts: Umlauts) -> Finding:
    return find(load(language, umlauts=umlauts), asked)


def _searched(asked: str, language: str, umlauts: Umlauts) -> Search:
    return search(language, umlauts, asked)
