"""The referee over HTTP: a protocol file in, verdicts and the situation out."""

from starlette.requests import Request
from starlette.responses import Response

from dazwischen.server.base.identities import asked_by
from dazwischen.server.base.limits import PROTOCOL_BYTES
from dazwischen.server.endpoints.qr import qr
from dazwischen.server.endpoints.replies import (
    encoded,
    language,
    raw_body,
    same_site,
    store_of,
    whole_number,
)
from dazwischen.server.endpoints.worked_out import worked_out
from dazwischen.server.services.library import Library
from dazwischen.server.work import judging


async def judge(request: Request) -> Response:
    """Judges the file as far as line `upto`, or all of it."""
    same_site(request)
    upto, lang = whole_number(request, "upto"), language(request)
    data = await raw_body(request, PROTOCOL_BYTES)
    library: Library = request.state.services.library
    somebody = asked_by(store_of(request), request)
    forbids = library.forbids_words(somebody.id) if somebody else None
    return encoded(await worked_out(request, judging.judged, data, upto, lang, forbids))


async def page_code(request: Request) -> Response:
    """The referee's page as a QR code, for whoever has a printed sheet before him."""
    return await qr(request, "/#/referee")
