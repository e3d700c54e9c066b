"""Plays at several tables while the server is killed again and again, and looks what is left."""

import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from dazwischen.store.protocol import Store
from dazwischen.store.sqlite import SQLiteStore
from tests.server import eyes, wishes
from tests.server.client import Closed
from tests.server.folding import Device
from tests.server.process import Process

TABLES: list[dict[str, Any]] = [
    {"game": "jay", "options": {"players": 4}, "seats": ["me", "free", "mittel", "stark"]},
    {"game": "jsolitaer", "options": {"players": 2}},
    {"game": "jarnac", "options": {"judging": "challenge", "clock": 600}},
]


class Result(Struct):
    kills: int = 0
    events: int = 0
    """Received by clients, and found again."""
    repeated: int = 0
    """Intents without an answer at a kill, sent again."""
    acknowledged: int = 0
    """Intents that somebody was told are done."""
    lost: list[str] = []
    doubled: list[str] = []
    starts: list[float] = []


class Evening:
    def __init__(self, data: Path, seed: int) -> None:
        self.dice = Random(seed)
        self.data = data
        self.server = Process(data)
        self.result = Result()
        self.devices: list[Device] = []

    def play(self, kills: int) -> Result:
        self.result.starts.append(self.server.start())
        try:
            self._sit_down()
            for _ in range(kills):
                self._go_on(self.dice.uniform(0.02, 0.4))
                self._kill()
            self._go_on(0.3)
        finally:
            self.server.kill()
            self.server.send_home()
        assert self.server.journal() == []
        self._compare()
        return self.result

    def _sit_down(self) -> None:
        people = [self.server.person(name) for name in ("Ada", "Bob")]
        numbers = [browser.get("/api/me").json()["id"] for browser in people]
        for kind, wanted in enumerate(TABLES):
            code = self.server.table(people[0], **wanted)
            for who, browser in zip(numbers, people, strict=True):
                device = Device(self.server, browser, who, f"{who}-{kind}")
                device.come(code)
                self.devices.append(device)
            device.answered(device.ask({"t": "room", "do": {"do": "sit", "seat": 2}}))

    def _go_on(self, seconds: float) -> None:
        """Everybody plays, and nobody waits for answers for long."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for device in self.devices:
                self._read(device)
                if sum(device.due.values()) < 3:
                    device.ask(self._wish(device))
            time.sleep(0.05)

    def _wish(self, device: Device) -> dict[str, Any]:
        if not device.room["play"]["playing"]:
            return {"t": "room", "do": {"do": "start"}}
        if not device.view or self.dice.random() < 0.05:
            return {"t": "say", "call": "gut"}
        intent = wishes.wish(device.room["rules"]["game"], device.view, self.dice)
        return {"t": "do", "intent": intent, "seen": device.seq, "waited": 20}

    def _read(self, device: Device) -> None:
        assert device.socket is not None
        for message in device.socket.waiting():
            device.fold(message)

    def _kill(self) -> None:
        self.server.kill()
        self.result.kills += 1
        for device in self.devices:
            self._read_out(device)
        lost = [(device, [n for n, left in device.due.items() if left]) for device in self.devices]
        self.result.starts.append(self.server.start())
        for device, numbers in lost:
            before = device.game, device.seq
            device.come(device.table, again=True)
            assert device.game != before[0] or device.seq >= before[1], "an event was lost"
            for number in numbers:
                self.result.repeated += 1
                device.ask(device.sent[number])
        for device, numbers in lost:
            for number in numbers:
                device.answered(number)

    def _read_out(self, device: Device) -> None:
        """What was under way when the server died has been received all the same."""
        assert device.socket is not None
        try:
            while True:
                device.fold(device.socket.next())
        except Closed:
            pass

    def _compare(self) -> None:
        store = SQLiteStore(self.data / "dazwischen.sqlite3")
        try:
            sights = [sight for device in self.devices for sight in device.sights]
            eyes.check(lambda number: eyes.kept(store, number), sights)
            self.result.events = sum(len(sight.events) for sight in sights)
            asked: set[tuple[str, int]] = set()
            for game in sorted({sight.game for sight in sights}):
                for (client, ticket), rows in _by_ask(store, game):
                    asked.add((client, ticket))
                    first = rows[0][1]
                    once = [seq for _, seq in rows] == list(range(first, first + len(rows)))
                    if not once or len({at for at, _ in rows}) > 1:
                        self.result.doubled.append(f"game {game}: {client} {ticket}")
            self._look_for(asked)
        finally:
            store.close()

    def _look_for(self, asked: set[tuple[str, int]]) -> None:
        """Whatever was acknowledged stands in a log, whatever was refused in none."""
        for device in self.devices:
            name = f"{device.who}/{device.name}"
            for number, answer in device.answers.items():
                kept = (name, number) in asked
                if answer["t"] == "update":
                    self.result.acknowledged += 1
                    if not kept:
                        self.result.lost.append(f"{name} {number}")
                elif answer["t"] == "refused" and kept:
                    self.result.doubled.append(f"{name} {number}: refused and done")


def _by_ask(store: Store, game: int) -> Iterator[tuple[tuple[str, int], list[tuple[int, int]]]]:
    """Times and numbers of the events that one intent of a client caused."""
    asked = [row for row in store.events(game) if row.client]
    asked.sort(key=lambda row: (row.client, row.ticket, row.seq))
    for ask, rows in itertools.groupby(asked, key=lambda row: (row.client, row.ticket)):
        yield ask, [(row.at, row.seq) for row in rows]
