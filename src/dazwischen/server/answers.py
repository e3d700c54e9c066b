"""What clients were answered, so that an intent sent twice is answered twice and done once."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

import msgspec

from dazwischen.server.messages import Done
from dazwischen.store.records import Event

MOST: Final = 64
"""Answers remembered for a client."""
CLIENTS: Final = 200


class Answers:
    def __init__(self) -> None:
        self._given: OrderedDict[str, OrderedDict[int, bytes]] = OrderedDict()

    def asked(self, client: str, number: int) -> bytes | None:
        """The answer to what was asked before; b"" if it is still being worked on."""
        mine = self._given.get(client)
        return None if mine is None else mine.get(number)

    def open(self, client: str, number: int) -> None:
        self.give(client, number, b"")

    def recall(self, kept: Iterable[Event]) -> None:
        """What was done before the table slept or the server stopped is not done again."""
        for row in kept:
            if row.client:
                self.give(row.client, row.ticket, msgspec.json.encode(Done(row.ticket, row.seq)))

    def give(self, client: str, number: int, answer: bytes) -> None:
        mine = self._given.get(client)
        if mine is None:
            mine = self._given[client] = OrderedDict()
        else:
            self._given.move_to_end(client)
        mine[number] = answer
        while len(mine) > MOST:
            mine.popitem(last=False)
        while len(self._given) > CLIENTS:
            self._given.popitem(last=False)
