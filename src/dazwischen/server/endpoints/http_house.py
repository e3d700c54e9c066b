"""Who runs this house, and what it keeps."""

from starlette.requests import Request
from starlette.responses import Response

from dazwischen.server.base.words import texts
from dazwischen.server.endpoints.replies import language, reply
from dazwischen.server.services.disclosure import Disclosure


async def house(request: Request) -> Response:
    disclosure: Disclosure = request.state.services.disclosure
    return reply(disclosure.house(texts(language(request))))
