"""What clients are told, in lots: posted while things happen, written when they are kept."""

from collections.abc import Callable
from typing import Any, Final

from dazwischen.server.base.metrics import Metrics
from dazwischen.server.wire.connection import GONE, Connection, swallow


class Channel:
    """The way to one client."""

    def __init__(self, outbox: "Outbox", connection: Connection) -> None:
        self.write: Callable[[bytes], None] = swallow
        """Sends a message. Its connection says how, as long as there is one."""
        self.connection = connection
        self.congested = False
        """More waits to be sent than should: whoever does not keep up is not sent every step."""
        self.behind = False
        """It could not keep up and will be given a fresh view."""
        self.gone = False
        """It was told to go, or went."""
        self.refresh: Callable[[], None] | None = None
        """Shows what is followed over it anew, to whoever could not keep up."""
        self._outbox: Final = outbox

    def send(self, message: bytes) -> None:
        """With the next post."""
        self._outbox.post(self, message)

    def end(self, last: bytes, close: int) -> None:
        """The last that it is told; what it still says is not heard."""
        self.gone = True
        self._outbox.deliver()
        self.write(last)
        self.connection.close(close)

    def closed(self) -> None:
        """There is no connection any more. Each would keep the other in memory."""
        self.gone = True
        self.connection = GONE
        self.write = swallow


class Outbox:
    def __init__(self, soon: Callable[[Callable[[], None]], Any], metrics: Metrics) -> None:
        """`soon`: has something done in the next turn of the loop."""
        self._soon = soon
        self._metrics = metrics
        self._posted: list[tuple[Channel, bytes]] = []

    def post(self, channel: Channel, message: bytes) -> None:
        if not self._posted:
            self._soon(self.deliver)
        self._posted.append((channel, message))

    def deliver(self) -> None:
        posted, self._posted = self._posted, []
        self._metrics.sent += len(posted)
        for channel, message in posted:
            if channel.congested:
                channel.behind = True
            else:
                channel.write(message)
