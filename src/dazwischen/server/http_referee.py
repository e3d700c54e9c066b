"""The referee over HTTP: a protocol file in, verdicts and the situation out."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core import protocolfile
from dazwischen.core.errors import Rejected, Unusable
from dazwischen.core.report import Report
from dazwischen.server.limits import PROTOCOL_BYTES, PROTOCOL_LINES
from dazwischen.server.replies import (
    Refuse,
    language,
    raw_body,
    reply,
    same_site,
    unusable,
    whole_number,
)
from dazwischen.texts import Texts
from dazwischen.tournament.referees import referee

PATIENCE: Final = 10.0
"""Seconds: a file of the largest size takes less."""
WAITING: Final = 8
"""Files that lie before the referee at once."""
_JUDGING: Final = ThreadPoolExecutor(1, "referee")
_waiting: Final[set[object]] = set()


class VerdictTold(Struct, frozen=True):
    line: int
    seat: int | str
    action: str
    verdict: str
    word: str
    """The verdict in the language asked for."""
    rules: tuple[str, ...]
    text: str


class Judged(Struct, frozen=True):
    game: str
    verdicts: tuple[VerdictTold, ...]
    situation: tuple[str, ...]
    state: dict[str, Any]
    view: Any
    """The table as somebody sees it who watches; null for a series."""


async def judge(request: Request) -> Response:
    """Judges the file as far as line `upto`, or all of it."""
    same_site(request)
    upto, lang = whole_number(request, "upto"), language(request)
    data = await raw_body(request, PROTOCOL_BYTES)
    if len(_waiting) >= WAITING:
        raise Refuse(429, Rejected("referee-busy"))
    work = asyncio.get_running_loop().run_in_executor(_JUDGING, _judged, data, upto, lang)
    _waiting.add(work)
    work.add_done_callback(_waiting.discard)
    try:
        return reply(await asyncio.wait_for(asyncio.shield(work), PATIENCE))
    except TimeoutError:
        # Nobody waits for it any more, whatever it will say.
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        raise Refuse(503, Rejected("referee-slow")) from None
    except Unusable as error:
        raise unusable(422, error) from None


@cache
def _words(language: str) -> Texts:
    """Of the referee's own thread: catalogues are read bit by bit, which two cannot do at once."""
    return Texts(language)


def _judged(data: bytes, upto: int, lang: str) -> Judged:
    protocol = protocolfile.parse(data)
    if upto:
        lines = tuple(line for line in protocol.lines if line.number <= upto)
        protocol = replace(protocol, lines=lines)
    if len(protocol.lines) > PROTOCOL_LINES:
        first = protocol.lines[PROTOCOL_LINES].number
        raise Unusable("too-many-lines", line=first, most=PROTOCOL_LINES)
    return _told(referee(protocol).judge(protocol), lang)


def _told(report: Report, lang: str) -> Judged:
    words = _words(lang)
    verdicts = tuple(
        VerdictTold(
            verdict.line,
            verdict.seat,
            verdict.action,
            verdict.verdict,
            words(f"verdict-{verdict.verdict}"),
            verdict.rules,
            words(verdict.message.key, verdict.message.args),
        )
        for verdict in report.verdicts
    )
    situation = tuple(words(message.key, message.args) for message in report.situation)
    return Judged(report.game, verdicts, situation, dict(report.state), report.view)
