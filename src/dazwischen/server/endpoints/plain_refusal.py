"""A refusal in bytes, where there is no request yet that could be answered."""

from http import HTTPStatus
from typing import Final

import msgspec

from dazwischen.core.errors import Rejected
from dazwischen.server.endpoints.replies import Problem
from dazwischen.texts import load

_LANGUAGE: Final = "de"
"""Of whoever has not said which one."""
_RETRY: Final = 1
"""Seconds after which it is worth another attempt where there were too many at once, or it took too
long."""
_AGAIN: Final = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.REQUEST_TIMEOUT)


def refusal(status: HTTPStatus, code: str) -> bytes:
    words = load(_LANGUAGE)(Rejected(code).key, {})
    body = msgspec.json.encode(Problem(code, (), words))
    again = f"retry-after: {_RETRY}\r\n" if status in _AGAIN else ""
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n{again}\r\n"
    )
    return head.encode() + body
