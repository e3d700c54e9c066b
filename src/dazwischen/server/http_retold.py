"""Replays to be watched: step by step what happened, what was to be seen, what else there was.

A game that is over has no secrets: whoever may see it sees every hand, and what a tournament kept
from its players.
"""

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from msgspec import Raw, Struct
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Unusable
from dazwischen.core.retelling import Step
from dazwischen.games import registry
from dazwischen.server.http_replays import CHECKING, SeatTold, finished, path_of, seats_told
from dazwischen.server.kept import header_of, log_of
from dazwischen.server.replies import hub_of, language, reply, unusable, whole_number
from dazwischen.server.retellings import Retellings, read, seen, sentence, words
from dazwischen.store import records

T = TypeVar("T")
PAGE: Final = 150
"""Steps told at once."""
MOST: Final = 40
"""Possibilities told at once; a board of Jarnac can have hundreds."""
_retellings: Final = Retellings()


class Moment(Struct, frozen=True):
    step: int
    """Its place among the steps, from 0."""
    seq: int
    at: int
    seat: int
    kinds: tuple[str, ...]
    text: str


class Outline(Struct, frozen=True):
    id: int
    path: str
    """The link: whoever has it can see the game; `/NUMBER` behind it leads to an event."""
    game: str
    options: Raw
    seats: tuple[SeatTold, ...]
    begun: int
    ended: int | None
    outcome: Raw | None
    lasted: int
    """Milliseconds of the table's time."""
    total: int
    """Steps."""
    page: int
    """Steps told at once, from a multiple of this number on."""
    moments: tuple[Moment, ...]
    """The steps that mattered."""


class StepTold(Struct, frozen=True):
    seq: int
    """The last event that belongs to it."""
    at: int
    seat: int
    """Who acted; 0 for the table, -1 for a judge."""
    verdict: str
    rules: tuple[str, ...]
    text: str
    moments: tuple[str, ...]
    view: dict[str, Any]
    """What changed in the view; in the first step of a page all of it."""
    hands: dict[int, tuple[int, ...]]
    """Everybody's cards by seat, as far as they changed."""


class Steps(Struct, frozen=True):
    first: int
    """How many steps come before these."""
    total: int
    steps: tuple[StepTold, ...]


class CouldTold(Struct, frozen=True):
    seat: int
    verdict: str
    word: str
    """What laying it would have been, or the word that could have lain."""
    figure: int
    place: int
    source: str
    gain: int


class Coulds(Struct, frozen=True):
    seq: int
    total: int
    could: tuple[CouldTold, ...]
    """The first or best of them."""


async def outline(request: Request) -> Response:
    hub, game, lang = hub_of(request), finished(request), language(request)
    log = log_of(hub.store, game)
    steps = await _steps(request, game)
    moments = await _aside(_moments, steps, lang)
    header = log.header
    return reply(
        Outline(
            game.id,
            path_of(game.id, game.key),
            header.game,
            header.options,
            seats_told(hub, game, log),
            game.begun,
            game.ended,
            game.outcome,
            steps[-1].at if steps else 0,
            len(steps),
            PAGE,
            moments,
        )
    )


async def steps(request: Request) -> Response:
    """From a step on, or those around the step that an event belongs to."""
    game, first = finished(request), whole_number(request, "from")
    seq = whole_number(request, "at")
    found = await _steps(request, game)
    if seq:
        first = _step_of(found, seq) // PAGE * PAGE
    page = found[first : first + PAGE]
    told = await _aside(_told, header_of(game).game, page, language(request))
    return reply(Steps(first, len(found), told))


async def could(request: Request) -> Response:
    """After the step that an event belongs to."""
    game, seq = finished(request), whole_number(request, "at")
    found = await _steps(request, game)
    if not found:
        return reply(Coulds(0, 0, ()))
    step = found[_step_of(found, seq)]
    return reply(await _aside(_could, header_of(game).game, step, language(request)))


def _step_of(steps: Sequence[Step], seq: int) -> int:
    """The place of the step that an event belongs to; the last for what comes after it."""
    place = bisect_left(steps, seq, key=lambda step: step.seq)
    return max(0, min(place, len(steps) - 1))


async def _steps(request: Request, game: records.Game) -> list[Step]:
    key = (game.id, game.key, bytes(game.header))
    known = _retellings.known(key)
    if known is not None:
        return known
    log = log_of(hub_of(request).store, game)
    try:
        found = await _aside(read, log)
    except Unusable as error:
        raise unusable(422, error) from None
    _retellings.keep(key, found)
    return found


async def _aside(work: Callable[..., T], *args: Any) -> T:  # noqa: ANN401 - passed on
    return await asyncio.get_running_loop().run_in_executor(CHECKING, work, *args)


def _moments(steps: Sequence[Step], lang: str) -> tuple[Moment, ...]:
    return tuple(
        Moment(n, step.seq, step.at, step.seat, told.moments, sentence(lang, told.messages))
        for n, step in enumerate(steps)
        if (told := step.told).moments
    )


def _told(game: str, steps: Sequence[Step], lang: str) -> tuple[StepTold, ...]:
    return tuple(
        StepTold(
            step.seq,
            step.at,
            step.seat,
            step.told.verdict,
            step.told.rules,
            sentence(lang, step.told.messages),
            step.told.moments,
            view,
            hands,
        )
        for step, (view, hands) in zip(steps, seen(game, steps), strict=True)
    )


def _could(game: str, step: Step, lang: str) -> Coulds:
    found = registry.teller(game).could(step.state, step.at)
    told = tuple(
        CouldTold(
            one.seat,
            one.verdict,
            one.word or words(lang)(f"could-{one.verdict}"),
            one.figure,
            one.place,
            one.source,
            one.gain,
        )
        for one in found[:MOST]
    )
    return Coulds(step.seq, len(found), told)
