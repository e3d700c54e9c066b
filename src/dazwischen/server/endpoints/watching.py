"""Watching something that changes: by ETag, and by asking to be answered when it has changed."""

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from dazwischen.server.base.limits import WAIT
from dazwischen.server.endpoints.replies import language, reply
from dazwischen.server.streams.stream import Stream


async def shown(
    request: Request, stream: Stream[Any], see: Callable[[], Any], who: str = ""
) -> Response:
    """The thing as it is; with If-None-Match after it has changed, or 304 if it does not in time.

    Proxies, phones and projectors all know how to do this, and a request that breaks off is simply
    made again.
    """

    def tag() -> str:
        return f'"{stream.seq}-{language(request)}{who}"'

    known = request.headers.get("if-none-match", "")
    if known == tag():
        await stream.changed(stream.seq, _wait(request))
    headers = {"etag": tag(), "cache-control": "private, no-cache"}
    if known == tag():
        return Response(status_code=304, headers=headers)
    response = reply(see())
    response.headers.update(headers)
    return response


def _wait(request: Request) -> float:
    asked = request.query_params.get("wait", "0")
    return min(float(asked), WAIT) if asked.isascii() and asked.isdecimal() else 0.0
