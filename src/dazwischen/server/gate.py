"""Who may open a WebSocket, whichever library carries it."""

from collections.abc import Sequence
from http import HTTPStatus

from dazwischen.server.hub import Hub
from dazwischen.server.identities import known, secret_in
from dazwischen.server.origin import is_own
from dazwischen.store.records import Identity

PATH = "/ws"


class Gate:
    def __init__(self, hub: Hub, origins: Sequence[str] = ()) -> None:
        self.hub = hub
        self.origins = origins

    def admit(
        self, path: str, origin: str | None, host: str | None, cookies: str
    ) -> Identity | int:
        """Who it is, or the HTTP status of the refusal."""
        if path.split("?", 1)[0] != PATH:
            return HTTPStatus.NOT_FOUND
        if not is_own(origin, host, self.origins):
            return HTTPStatus.FORBIDDEN
        identity = known(self.hub.store, secret_in(cookies))
        return HTTPStatus.UNAUTHORIZED if identity is None else identity
