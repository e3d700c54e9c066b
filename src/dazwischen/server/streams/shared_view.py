"""One stream as all see it who see the same: worked out once, put into words once, sent to each."""

from typing import Any, Final, NamedTuple, Protocol

import msgspec
from msgspec import UNSET
from msgspec.structs import astuple

from dazwischen.core.errors import Rejected
from dazwischen.server.streams.followable import Shown
from dazwischen.server.streams.outbox import Channel
from dazwischen.server.wire.delta import changes
from dazwischen.server.wire.messages import Changed, Followed, Refused

_encode: Final = msgspec.json.Encoder().encode


class Follower(Protocol):
    """Somebody connected, as far as streams are concerned."""

    lang: str

    @property
    def address(self) -> str: ...
    @property
    def channel(self) -> Channel: ...
    def send(self, message: bytes) -> None: ...
    def refuse(self, number: int, rejected: Rejected) -> None: ...
    def refusal(self, number: int, rejected: Rejected) -> Refused: ...


class Perspective(NamedTuple):
    """What somebody sees depends on these and on nothing else."""

    by: Any
    lang: str
    whole: bool


class SharedView:
    def __init__(self, code: str) -> None:
        self.followers: dict[Follower, None] = {}
        self.seq = -1
        self._code = code
        self._shown = Shown(None)
        self._whole = b""
        """The message about all of it, once somebody needed it."""

    def advance(self, seq: int, now: int, shown: Shown) -> None:
        """Goes on to what is seen after that event, and tells those who follow."""
        since, before = self.seq, self._shown
        self.seq, self._shown, self._whole = seq, shown, b""
        if not self.followers:
            return
        message = self._changed(since, now, before) or self.whole(now)
        for follower in self.followers:
            follower.send(message)

    def whole(self, now: int) -> bytes:
        if not self._whole:
            shown = self._shown
            self._whole = _encode(Followed(self._code, self.seq, now, shown.view, shown.said))
        return self._whole

    def nothing_new(self, now: int) -> bytes:
        return _encode(Changed(self._code, self.seq, self.seq, now, {}))

    def _changed(self, since: int, now: int, before: Shown) -> bytes:
        """Nothing where there is something to be seen for the first time."""
        old, new = before.view, self._shown.view
        if old is None or new is None:
            return b""
        view = changes(new.__struct_fields__, astuple(old), astuple(new))
        said = UNSET if before.said == self._shown.said else self._shown.said
        return _encode(Changed(self._code, since, self.seq, now, view, said))
