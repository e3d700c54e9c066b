"""Who may open a WebSocket, whichever library carries it, and from where somebody comes."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from starlette.responses import Response
from starlette.types import Scope

from dazwischen.core.errors import Rejected
from dazwischen.server.base.addresses import OURSELVES, Proxies
from dazwischen.server.base.identities import STRANGER, known, secret_in
from dazwischen.server.base.limits import Bounds
from dazwischen.server.base.people import People
from dazwischen.server.base.place import ANYWHERE, Place
from dazwischen.server.base.refusing import Refuse
from dazwischen.server.base.words import texts
from dazwischen.server.endpoints.doors import Doors
from dazwischen.server.endpoints.headers import ALWAYS
from dazwischen.server.endpoints.origin import is_own
from dazwischen.server.endpoints.replies import in_words, preferred
from dazwischen.server.endpoints.waiting import Waiting
from dazwischen.server.streams.sessions import Sessions
from dazwischen.store.protocol import Store
from dazwischen.store.records import Identity

PATH: Final = "/ws"
RETRY: Final = 10
"""Seconds after which a WebSocket that was one too many is worth another attempt."""
_SCHEMES: Final = {"http", "https"}


class Admission(Struct, frozen=True):
    """What an operator says about who comes in."""

    origins: tuple[str, ...] = ()
    """Further sites whose pages may ask."""
    place: Place = ANYWHERE
    """Under which address the house is reached."""
    proxies: tuple[str, ...] = OURSELVES
    """Those are believed from whom they heard something."""
    crowd: float = 1.0
    """So many times as much as usual is allowed to one address."""
    token: str = ""
    """With it one sees the figures; without one nobody does."""


class Gate:
    def __init__(
        self, store: Store, bounds: Bounds, people: People, sessions: Sessions, doors: Doors,
        admission: Admission,
    ) -> None:  # fmt: skip
        self.sessions = sessions
        self._store = store
        self._bounds = bounds
        self._people = people
        self._doors = doors
        self.place = place = admission.place
        self.origins = (*admission.origins, place.origin) if place.origin else admission.origins
        self.proxies = Proxies(admission.proxies)
        self.waiting = Waiting()
        """Connections that have yet to say what they want."""
        self.connections: Counter[str] = Counter()
        """Those that are no WebSockets, by address."""

    def admit(self, path: str, headers: Mapping[str, str], address: str) -> Identity | Response:
        """Who it is, or why not."""
        answer = self._admit(path, headers, address)
        if not isinstance(answer, Refuse):
            return answer
        words = texts(preferred(headers.get("accept-language", "")))
        response = in_words(answer, words)
        response.headers.update(ALWAYS)
        return response

    def _admit(self, path: str, headers: Mapping[str, str], address: str) -> Identity | Refuse:
        if self.place.within(path.split("?", 1)[0]) != PATH:
            return Refuse(404, Rejected("not-found"))
        if wait := self._doors.knock(address):
            return Refuse(429, Rejected("too-fast"), wait)
        if not is_own(headers.get("origin"), headers.get("host"), self.origins):
            return Refuse(403, Rejected("foreign-origin"))
        identity = known(self._store, secret_in(headers.get("cookie", "")))
        if identity is None:
            # Whoever has a link needs no name.
            identity = STRANGER
        if identity.banned:
            return Refuse(403, Rejected("banned"))
        refusal = self.sessions.crowd.refuses(identity.id, address, self._bounds)
        if refusal is None:
            if identity is not STRANGER:
                self._people.seen(identity)
            return identity
        return Refuse(503 if refusal.code == "house-full" else 429, refusal, RETRY)

    def connected(self, peer: str) -> bool:
        """Whether that is not one too many."""
        address, bounds = self.proxies.client(peer), self._bounds
        self.connections[address] += 1
        most = bounds.address.connections * bounds.crowd
        return self.connections[address] <= most or self.proxies.trust(peer)

    def disconnected(self, peer: str) -> None:
        address = self.proxies.client(peer)
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def arrived(self, scope: Scope) -> str:
        """The address of who asks; and whether by HTTPS, as a trusted proxy says."""
        headers = dict(scope["headers"])
        peer = scope["client"][0] if scope.get("client") else ""
        scheme = headers.get(b"x-forwarded-proto", b"").decode("latin-1").strip()
        if scheme in _SCHEMES and self.proxies.trust(peer):
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] != "http" else scheme
        forwarded = b",".join(
            value for name, value in scope["headers"] if name == b"x-forwarded-for"
        )
        return self.proxies.client(peer, forwarded.decode("latin-1"))
