"""What clients were answered, so that an intent sent twice is answered twice and done once."""

from collections import OrderedDict
from typing import Final

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

    def give(self, client: str, number: int, answer: bytes) -> None:
        mine = self._given.setdefault(client, OrderedDict())
        self._given.move_to_end(client)
        mine[number] = answer
        while len(mine) > MOST:
            mine.popitem(last=False)
        while len(self._given) > CLIENTS:
            self._given.popitem(last=False)
