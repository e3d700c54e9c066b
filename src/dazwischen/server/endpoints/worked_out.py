"""What a request has worked out beside the loop, in the name of whoever asks."""

from collections.abc import Callable
from typing import Any, TypeVar

from starlette.requests import Request

from dazwischen.core.errors import Rejected
from dazwischen.server.endpoints.replies import address_of
from dazwischen.server.work.workshop import Workshop

T = TypeVar("T")


async def worked_out(request: Request, work: Callable[..., T | Rejected], *args: Any) -> T:  # noqa: ANN401 - passed on
    workshop: Workshop = request.state.work.workshop
    return await workshop.do(address_of(request), work, *args)
