"""The one place where a command for a stream is decided, kept and then told.

What is wanted comes under the name of its client and a number: what was done under both is not done
again.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

from dazwischen.core.errors import Rejected
from dazwischen.core.stream import Command
from dazwischen.server.streams.entry import CommandEntry
from dazwischen.server.streams.journal import Journal
from dazwischen.server.streams.stream import NOBODY, Asked, Stream
from dazwischen.server.streams.stream_log import StreamLog
from dazwischen.server.work.workshop import Line
from dazwischen.store.protocol import StoreBroken

StateT = TypeVar("StateT")
_log = logging.getLogger("dazwischen")
AT_HAND: Final = 200
"""Streams that nobody looks at just now, but might again."""
SEED: Final = 60
"""Bits that lots are drawn from."""


class StreamHost(Generic[StateT]):
    """All streams of one kind that somebody has asked for lately."""

    def __init__(
        self,
        log: StreamLog[StateT],
        journal: Journal,
        wall: Callable[[], int],
        admits: Callable[[Stream[StateT], Any], Rejected | None],
        slow: Callable[[StateT, Any], bool] = lambda _state, _action: False,
    ) -> None:
        self.log = log
        self._journal = journal
        self._wall = wall
        self._admits = admits
        """What stands against an action before the kind's rules are asked."""
        self._slow = slow
        """Whether deciding an action takes so long that tables would notice."""
        self._deciding = Line()
        """One at a time: each thread that computes delays everybody at a table."""
        self._streams: OrderedDict[str, Stream[StateT]] = OrderedDict()

    def find(self, code: str) -> Stream[StateT] | None:
        stream = self._streams.get(code) or self.log.read(code)
        if stream is None:
            return None
        self._streams[code] = stream
        self._streams.move_to_end(code)
        self._tidy()
        return stream

    def made_by(self, client: bytes) -> Stream[StateT] | None:
        code = self.log.code_of(client)
        return None if code is None else self.find(code)

    def running(self) -> Iterator[Stream[StateT]]:
        """Those that are not over; what is damaged harms nobody else."""
        for code in self.log.running():
            try:
                stream = self.find(code)
            except StoreBroken as damaged:
                _log.error("%s", damaged)
                continue
            if stream is not None:
                yield stream

    async def handle(
        self,
        stream: Stream[StateT],
        by: Any,  # noqa: ANN401 - each kind has its own actors
        action: Any,  # noqa: ANN401 - ... and actions
        asked: Asked = NOBODY,
    ) -> Rejected | None:
        refused = await self.handle_all(stream, by, [action], asked)
        return None if refused is None else refused[1]

    async def handle_all(
        self,
        stream: Stream[StateT],
        by: Any,  # noqa: ANN401 - each kind has its own actors
        actions: Sequence[Any],
        asked: Asked = NOBODY,
    ) -> tuple[int, Rejected] | None:
        """All of them, kept together; or none, and whose turn it was when it could not be."""
        async with stream.lock:
            if gone := self._gone(stream):
                return 0, gone
            if stream.answered(asked):
                return None
            state, at, events = stream.state, self._wall(), list[Any]()
            for turn, action in enumerate(actions):
                command = Command(by, action, at, secrets.randbits(SEED))
                answer = self._admits(stream, action) or await self._decided(stream, state, command)
                if isinstance(answer, Rejected):
                    return turn, answer
                for event in answer:
                    state = self.log.kind.evolve(state, event)
                events += answer
            if events:
                if gone := self._gone(stream):
                    return 0, gone
                await self._kept(self.log.entry(stream, by, at, events, asked))
        return None

    def _gone(self, stream: Stream[StateT]) -> Rejected | None:
        """It may have been deleted meanwhile."""
        return Rejected(f"no-such-{self.log.kind.name}") if stream.gone else None

    async def _kept(self, entry: CommandEntry) -> None:
        self._journal.add(entry)
        try:
            await asyncio.shield(entry.kept)
        except asyncio.CancelledError:
            # Whoever asked has gone. The next is decided by what is kept, and may come at once.
            self._journal.flush()
            raise

    async def _decided(
        self, stream: Stream[StateT], state: StateT, command: Command[Any, Any]
    ) -> Sequence[Any] | Rejected:
        decide = self.log.kind.decide
        if not self._slow(state, command.action):
            return decide(state, command)
        async with self._deciding.turn(stream.record.code):
            return await asyncio.to_thread(decide, state, command)

    def close(self) -> None:
        for stream in self._streams.values():
            stream.close()

    def forget(self, code: str) -> None:
        """It is about to be deleted: whoever still has hold of it writes nothing more."""
        stream = self._streams.pop(code, None)
        if stream is not None:
            stream.gone = True
            stream.close()

    def _tidy(self) -> None:
        """Whoever waits or writes has hold of one that must stay the only one."""
        for code, stream in list(self._streams.items()):
            if len(self._streams) <= AT_HAND:
                return
            if stream.idle:
                del self._streams[code]
