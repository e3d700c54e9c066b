"""Addresses of this server as QR codes."""

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

import segno
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import ADDRESS_LETTERS
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.endpoints.replies import address_of
from dazwischen.server.work.workshop import Line


class Drawing:
    """One code after the other, beside the loop: each takes as long as many moves at a table. Each
    address has its turn before any has a second one."""

    def __init__(self) -> None:
        self._line = Line()
        self._thread = ThreadPoolExecutor(1, "drawing")

    async def draw(self, asked_from: str, text: str) -> str:
        loop = asyncio.get_running_loop()
        async with self._line.turn(asked_from):
            return await loop.run_in_executor(self._thread, _drawn, text)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


async def qr(request: Request, path: str) -> Response:
    return Response(await qr_code(request, path), media_type="image/svg+xml")


async def qr_code(request: Request, path: str) -> str:
    """The address as a code, in SVG."""
    address = request.state.gate.place.address(request, path)
    if len(address) > ADDRESS_LETTERS:
        # Where nobody said what this house is called, it is what whoever asks calls it.
        raise Refuse(400, Rejected("bad-request"))
    drawing: Drawing = request.state.work.drawing
    return await drawing.draw(address_of(request), address)


@lru_cache(maxsize=256)
def _drawn(text: str) -> str:
    out = io.BytesIO()
    code = segno.make(text, error="m")
    code.save(out, kind="svg", scale=8, border=2, svgclass=None, lineclass=None, xmldecl=False)
    return out.getvalue().decode()
