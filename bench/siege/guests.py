"""Honest players at their own pace, who note how long each answer took and what they were told."""

import select
import time
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct
from tests.server import wishes
from tests.server.client import Closed, Refusal
from tests.server.folding import Device
from tests.server.house import House

TABLES: Final[tuple[dict[str, Any], ...]] = (
    {"game": "jay", "options": {"players": 4}, "seats": ["me", "free", "mittel", "stark"]},
    {"game": "jay", "options": {"players": 2, "level": 7}, "settings": {"public": True}},
    {"game": "jarnac", "options": {"judging": "challenge", "clock": 3600}},
    {"game": "jsolitaer", "options": {"players": 2}},
)
PACE: Final = (0.5, 1.5)
"""Seconds from an answer to the next move."""
PATIENCE: Final = 20.0
"""Seconds after which somebody whom nobody answers comes anew and asks again."""
OFTEN: Final = 0.01
"""The share of moves before which somebody's connection breaks."""
LOOKS: Final = 16
"""Of so many views one is compared with the log in the end; of events each."""


class Seen(Struct, frozen=True):
    """A digest of what a seat was shown: hours of play have to fit into memory."""

    seat: int | None
    events: tuple[tuple[int, bytes], ...]
    seq: int = 0
    view: bytes = b""


def digest(value: Any) -> bytes:  # noqa: ANN401 - whatever was told
    return blake2b(msgspec.json.encode(value, order="sorted"), digest_size=12).digest()


class Stretch(Struct):
    """How honest players fared for a while."""

    times: list[float] = []
    """Seconds from each wish to its answer."""
    locked_out: int = 0
    """Attempts to come back to one's own table that failed."""
    unanswered: int = 0
    """Wishes that took longer than anybody's patience, and were asked again."""


class Guest(Device):
    """Somebody at a table."""

    def __init__(
        self, house: House, browser: httpx.Client, who: int, name: str, dice: Random
    ) -> None:
        super().__init__(house, browser, who, name)
        self.dice = dice
        self.asked: dict[int, float] = {}
        self.next = 0.0
        self.seen: dict[int, list[Seen]] = {}
        """By game."""
        self.done: dict[int, list[int]] = {}
        """Ids by the game in which they were acknowledged."""
        self.refused: set[int] = set()

    def _saw(self, events: list[dict[str, Any]]) -> None:
        told = tuple((event["seq"], digest(event)) for event in events)
        look = self.seq % LOOKS == 0
        view = (self.seq, digest(self.view)) if look else (0, b"")
        self.seen.setdefault(self.game, []).append(Seen(self.seat or None, told, *view))

    def _answer(self, number: int, message: dict[str, Any]) -> None:
        super()._answer(number, message)
        wish = self.sent.pop(number)
        if message["t"] == "refused":
            self.refused.add(number)
        elif wish["t"] == "do":
            self.done.setdefault(self.game, []).append(number)

    def ask(self, message: dict[str, Any]) -> int:
        self._last = message.get("id") or self._last + 1
        return super().ask({**message, "id": self._last})

    _last = 0

    def wish(self) -> dict[str, Any]:
        if not self.room["play"]["playing"]:
            return {"t": "room", "do": {"do": "start"}}
        if not self.view or self.dice.random() < 0.03:
            return {"t": "say", "call": "gut"}
        intent = wishes.wish(self.room["rules"]["game"], self.view, self.dice)
        return {"t": "do", "intent": intent, "seen": self.seq, "waited": 20}


class Guests:
    """Two people at each table; everybody in one thread."""

    def __init__(self, house: House, dice: Random, sets: int) -> None:
        self.house = house
        self.dice = dice
        self.guests = list(self._sit_down(sets))
        self.stretch = Stretch()

    @property
    def codes(self) -> list[str]:
        return sorted({guest.table for guest in self.guests})

    def _sit_down(self, sets: int) -> Iterator[Guest]:
        for number in range(sets):
            people = [self.house.person(f"{name} {number}") for name in ("Ada", "Bob")]
            numbers = [browser.get("/api/me").json()["id"] for browser in people]
            for kind, wanted in enumerate(TABLES):
                code = self.house.table(people[0], **wanted)
                for who, browser in zip(numbers, people, strict=True):
                    guest = Guest(self.house, browser, who, f"{who}-{kind}", self.dice)
                    guest.come(code)
                    if who == numbers[1]:
                        guest.answered(guest.ask({"t": "room", "do": {"do": "sit", "seat": 2}}))
                    yield guest

    def play(self, seconds: float) -> Stretch:
        """Everybody plays for so long."""
        self.stretch = Stretch()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._turn(min(until, time.monotonic() + 0.02))
        return self.stretch

    def _turn(self, until: float) -> None:
        there = {guest.socket.socket: guest for guest in self.guests if guest.socket}
        ready, _, _ = select.select(there, [], [], max(0.0, until - time.monotonic()))
        for one in ready:
            self._read(there[one])
        now = time.monotonic()
        for guest in self.guests:
            if guest.socket is None or guest.socket.ended:
                self._come_back(guest)
            elif guest.asked and now - min(guest.asked.values()) > PATIENCE:
                self.stretch.unanswered += 1
                self._come_back(guest)
            elif not guest.asked and now >= guest.next:
                self._move(guest)

    def _read(self, guest: Guest) -> None:
        for message in guest.socket.waiting() if guest.socket else ():
            guest.fold(message)
        now = time.monotonic()
        for number in [number for number in guest.asked if not guest.due.get(number)]:
            self.stretch.times.append(now - guest.asked.pop(number))
            guest.next = now + self.dice.uniform(*PACE)

    def _move(self, guest: Guest) -> None:
        if self.dice.random() < OFTEN:
            self._come_back(guest)
        if guest.socket is not None:
            began = time.monotonic()
            guest.asked[guest.ask(guest.wish())] = began

    def _come_back(self, guest: Guest) -> None:
        """With whatever was not answered, asked again under its id."""
        open_still = [guest.sent[number] for number, left in guest.due.items() if left]
        try:
            answer = guest.come(guest.table, again=True)
        except (Refusal, Closed, OSError):
            answer = {"t": "refused"}
        if answer["t"] == "refused":
            self.stretch.locked_out += 1
        for message in open_still:
            # Of those who could not come in it stays to be asked.
            if guest.socket is None:
                guest.due[message["id"]] = 1
            else:
                guest.asked[guest.ask(message)] = time.monotonic()

    def settle(self) -> None:
        """Everything that was asked is answered."""
        until = time.monotonic() + PATIENCE
        while any(guest.asked for guest in self.guests) and time.monotonic() < until:
            for guest in self.guests:
                guest.next = until
            self._turn(time.monotonic() + 0.02)
