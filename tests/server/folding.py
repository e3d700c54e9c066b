"""A client as the protocol means it: folds what it is told, and insists on what it was promised."""

from typing import Any

import httpx
from msgspec import Struct

from tests.server.client import Client
from tests.server.house import House


class Sight(Struct):
    """What a seat was shown of a game up to an event: the view, and the events that led there."""

    game: int
    seat: int | None
    seq: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


def applied(view: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """The view after what changed in it."""
    after = dict(view)
    for name, new in changed.items():
        tail = isinstance(new, dict) and new.keys() == {"keep", "add"}
        after[name] = [*view[name][: new["keep"]], *new["add"]] if tail else new
    return after


class Device:
    """One connection of one person after another, with one name."""

    def __init__(self, house: House, browser: httpx.Client, who: int, name: str) -> None:
        self.house = house
        self.browser = browser
        self.who = who
        self.name = name
        self.socket: Client | None = None
        self.table = ""
        self.seat = 0
        self.room: dict[str, Any] = {}
        self.game = 0
        self.seq = 0
        self.view: dict[str, Any] = {}
        self.sights: list[Sight] = []
        self.said = 0
        self.sent: dict[int, dict[str, Any]] = {}
        self.due: dict[int, int] = {}
        """How often each id was asked and not yet answered."""
        self.answers: dict[int, dict[str, Any]] = {}
        self._pings = 0

    # What it does

    def come(self, table: str, *, again: bool = False) -> dict[str, Any]:
        """Connects anew and says hello, as somebody who has seen something or nothing."""
        self.go()
        self.socket = self.house.socket(self.browser)
        hello: dict[str, Any] = {"t": "hello", "v": 2, "table": table, "client": self.name}
        known = again and table == self.table
        if known and self.game:
            hello |= {"game": self.game, "seq": self.seq}
        if not known:
            self.game, self.seq, self.view, self.answers = 0, 0, {}, {}
        self.table = table
        self.socket.send(hello)
        while True:
            message = self.socket.next()
            if message["t"] in ("hello", "refused"):
                self.fold(message, asked=hello)
                if message["t"] == "refused":
                    self.go()
                return message
            assert message["t"] == "room"

    def go(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.socket = None
        # What was not answered will be asked again, or never.
        self.due = {}

    def ask(self, message: dict[str, Any]) -> int:
        number: int = message.get("id") or max(self.sent, default=0) + 1
        self.sent[number] = {**message, "id": number}
        self.due[number] = self.due.get(number, 0) + 1
        assert self.socket is not None
        self.socket.send(self.sent[number])
        return number

    def answered(self, number: int) -> dict[str, Any]:
        """Reads on until everything asked with that id is answered."""
        assert self.socket is not None
        while self.due.get(number):
            self.fold(self.socket.next())
        return self.answers[number]

    def settle(self) -> None:
        """Reads everything that the server sent until now."""
        assert self.socket is not None
        self._pings += 1
        self.socket.send({"t": "ping", "n": self._pings})
        while True:
            message = self.socket.next()
            self.fold(message)
            if message["t"] == "pong" and message["n"] == self._pings:
                return

    # What it is told

    def fold(self, message: dict[str, Any], asked: dict[str, Any] | None = None) -> None:
        match message["t"]:
            case "hello":
                self._welcomed(message, asked or {})
            case "update":
                self._updated(message)
            case "room":
                self.room, self.seat = message["room"], message["seat"]
            case "done" | "refused" if message["re"]:
                self._answer(message["re"], message)
            case "said":
                assert message["n"] == self.said + 1
                self.said = message["n"]
            case "refused" | "pong":
                pass
            case other:
                raise AssertionError(other)

    def _answer(self, number: int, message: dict[str, Any]) -> None:
        assert self.due.get(number, 0) > 0, f"answered without being asked: {message}"
        self.due[number] -= 1
        self.answers[number] = message

    def _welcomed(self, message: dict[str, Any], hello: dict[str, Any]) -> None:
        assert message["you"]["id"] == self.who
        self.room, self.seat = message["room"], message["seat"]
        self.said = max([said["n"] for said in message["said"]], default=0)
        game = message["game"]
        if game is None:
            self.game, self.seq, self.view = 0, 0, {}
            return
        events = message["missed"]
        if not message["fresh"]:
            numbers = [event["seq"] for event in events]
            assert hello.get("game") == game["id"]
            assert numbers == list(range(hello["seq"] + 1, game["seq"] + 1))
        self.game, self.seq, self.view = game["id"], game["seq"], game["view"]
        self._saw(events)

    def _updated(self, message: dict[str, Any]) -> None:
        assert message["game"] == self.game
        numbers = [event["seq"] for event in message["events"]]
        assert numbers == list(range(self.seq + 1, message["seq"] + 1)), "no gaps"
        self.seq, self.view = message["seq"], applied(self.view, message["view"])
        self._saw(message["events"])
        for number in message.get("re", []):
            self._answer(number, message)

    def _saw(self, events: list[dict[str, Any]]) -> None:
        assert self.view["seat"] == (self.seat or None)
        self.sights.append(Sight(self.game, self.seat or None, self.seq, self.view, events))
