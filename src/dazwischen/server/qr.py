"""Addresses of this server as QR codes."""

import io

import segno
from starlette.requests import Request
from starlette.responses import Response

from dazwischen.core.errors import Rejected
from dazwischen.server.replies import Refuse


def qr(request: Request, path: str) -> Response:
    return Response(qr_code(request, path), media_type="image/svg+xml")


def qr_code(request: Request, path: str) -> str:
    """The code as SVG; the address is the one under which the server was asked."""
    base = str(request.base_url).rstrip("/")
    out = io.BytesIO()
    try:
        code = segno.make(f"{base}{path}", error="m")
    except segno.DataOverflowError:
        raise Refuse(400, Rejected("bad-request")) from None
    code.save(out, kind="svg", scale=8, border=2, svgclass=None, lineclass=None, xmldecl=False)
    return out.getvalue().decode()
