"""Many clients doing anything in any order: nothing leaks, nothing is lost, everything is answered.

Choices are drawn as plain numbers and looked up in whatever there is to choose from, so that an
example stays the same example however fast the bots are.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from dazwischen.core.replayer import replay
from dazwischen.server.base.limits import Bounds, Rate
from dazwischen.server.tables import table_log
from tests.server import eyes, wishes
from tests.server.bounds import bound
from tests.server.folding import Device
from tests.server.live import Live, live

ALWAYS = 300_000
"""A delay after which no example is still running."""
dice = st.integers(0, 2**32).map(Random)


class Clients(RuleBasedStateMachine):
    server: ClassVar[Live]
    names: ClassVar[Iterator[int]] = count(1)

    def __init__(self) -> None:
        super().__init__()
        self.people: dict[int, httpx.Client] = {}
        self.devices: list[Device] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.behind: dict[str, bool] = {}
        """Whether those who watch a table are behind."""

    # Who there is

    @initialize()
    def come_in(self) -> None:
        for number in range(3):
            browser = self.server.person(f"P{number}")
            self.people[browser.get("/api/me").json()["id"]] = browser

    @property
    def here(self) -> list[Device]:
        return [device for device in self.devices if device.socket is not None]

    def last(self, table: str) -> tuple[int, int]:
        """The number of the game in play, and of its last event that is kept."""

        def ask() -> tuple[int, int]:
            host = self.server.parts.tables.find(table)
            sitting = host.room.game if host else None
            return (sitting.number, sitting.last) if sitting else (0, 0)

        return self.server.call(ask)

    # What can be done

    @precondition(lambda self: len(self.tables) < 5)
    @rule(dice=dice)
    def open_a_table(self, dice: Random) -> None:
        chosen = dice.choice(wishes.GAMES)
        delay = dice.choice([0, 0, ALWAYS])
        browser = dice.choice(list(self.people.values()))
        code = self.server.table(browser, **chosen, settings={"delay": delay})
        self.tables[code] = chosen
        self.behind[code] = delay > 0

    @precondition(lambda self: self.tables)
    @rule(dice=dice)
    def come_to_a_table(self, dice: Random) -> None:
        who = dice.choice(list(self.people))
        device = Device(self.server, self.people[who], who, f"d{next(self.names)}")
        device.come(dice.choice(list(self.tables)))
        self.devices.append(device)

    @precondition(lambda self: self.here)
    @rule(dice=dice)
    def leave(self, dice: Random) -> None:
        dice.choice(self.here).go()

    @precondition(lambda self: self.devices)
    @rule(dice=dice)
    def come_back(self, dice: Random) -> None:
        device = dice.choice(self.devices)
        table = device.table if dice.random() < 0.8 else dice.choice(list(self.tables))
        device.come(table, again=True)

    @precondition(lambda self: self.here)
    @rule(dice=dice)
    def want_something_of_the_table(self, dice: Random) -> None:
        device = dice.choice(self.here)
        device.answered(device.ask(self.command(dice)))

    def command(self, dice: Random) -> dict[str, Any]:
        return {"t": "room", "do": wishes.command(list(self.people), dice)}

    @precondition(lambda self: self.here)
    @rule(dice=dice)
    def fill_the_table_and_start(self, dice: Random) -> None:
        """Else hardly a game would begin."""
        device = dice.choice(self.here)
        hosts = [d for d in self.here if d.table == device.table and d.who == d.room["host"]]
        for guest in [d for d in self.here if d.table == device.table and not d.seat]:
            free = [n for n, s in enumerate(guest.room["seats"], 1) if s["status"] == "empty"]
            if free:
                do = {"do": "sit", "seat": free[0]}
                guest.answered(guest.ask({"t": "room", "do": do}))
        for host in hosts[:1]:
            host.settle()
            for number, seat in enumerate(host.room["seats"], 1):
                if seat["status"] == "empty":
                    do = {"do": "set-seat", "seat": number, "holder": "bot", "bot": "leicht"}
                    host.answered(host.ask({"t": "room", "do": do}))
            host.answered(host.ask({"t": "room", "do": {"do": "start"}}))

    @precondition(lambda self: any(device.game for device in self.here))
    @rule(dice=dice)
    def play(self, dice: Random) -> None:
        for _ in range(dice.randint(1, 8)):
            players = [device for device in self.here if device.game]
            if players:
                device = dice.choice(players)
                device.answered(device.ask(self.intent(device, dice)))

    def intent(self, device: Device, dice: Random) -> dict[str, Any]:
        game = (
            "jarnac" if "sides" in device.view else "jay" if "box" in device.view else "jsolitaer"
        )
        intent = wishes.wish(game, device.view, dice)
        seen = dice.choice([device.seq, device.seq, 0, 10**9])
        return {"t": "do", "intent": intent, "seen": seen, "waited": dice.choice([0, 300, 10**12])}

    @precondition(lambda self: self.here)
    @rule(dice=dice)
    def all_at_once(self, dice: Random) -> None:
        """Nobody waits for an answer before the next message."""
        asked = []
        for _ in range(12):
            device = dice.choice(self.here)
            plays = device.game and dice.random() < 0.7
            message = self.intent(device, dice) if plays else self.command(dice)
            asked.append((device, device.ask(message)))
        for device, number in asked:
            device.answered(number)

    @precondition(lambda self: any(device.answers for device in self.here))
    @rule(dice=dice)
    def ask_again(self, dice: Random) -> None:
        """It is answered as before, and nothing happens."""
        device = dice.choice([device for device in self.here if device.answers])
        number = dice.choice(list(device.answers)[-20:])
        first = device.answers[number]
        again = device.answered(device.ask(device.sent[number]))
        if first["t"] == "refused":
            assert again == first
        else:
            assert again["t"] == "done"

    @precondition(lambda self: self.here)
    @rule(dice=dice)
    def talk(self, dice: Random) -> None:
        device = dice.choice(self.here)
        said = dice.choice([{"text": "na\u202eja <script>"}, {"call": "gut"}, {"call": "x"}, {}])
        device.answered(device.ask({"t": "say", **said}))

    @rule(dice=dice)
    def change_name(self, dice: Random) -> None:
        browser = dice.choice(list(self.people.values()))
        assert browser.post("/api/me", json={"name": f"N{dice.random()}"}).status_code == 200

    # What holds

    @invariant()
    def everybody_is_up_to_date(self) -> None:
        last = {table: self.last(table) for table in self.tables}
        for device in self.here:
            device.settle()
            game, seq = last[device.table]
            if self.last(device.table)[0] != game:
                continue
            assert device.room["play"]["playing"] == game
            assert not game or device.game == game
            if game and (device.seat or not self.behind[device.table]):
                assert device.seq >= seq
            elif game:
                assert device.seq == 0, "who is behind sees nothing of the present"

    @invariant()
    def a_second_look_shows_the_same(self) -> None:
        for device in self.here[:1]:
            other = Device(self.server, device.browser, device.who, f"d{next(self.names)}")
            if other.come(device.table)["t"] == "hello":
                device.settle()
                assert device.game != other.game or device.seq >= other.seq
                assert device.seq != other.seq or device.view == other.view
                self.devices.append(other)
                other.go()

    @invariant()
    def what_is_kept_comes_to_what_is_in_memory(self) -> None:
        """Of every stream: tables and the games in play there."""
        self.server.call(self.compare)

    def compare(self) -> None:
        parts = self.server.parts
        parts.runtime.journal.flush()
        store = parts.runtime.store
        for kept in store.rooms():
            log, rows = table_log.read(store, kept)
            assert [row.seq for row in rows] == list(range(1, log.seq + 1))
            host = parts.tables.awake.get(kept.code)
            if host is None:
                continue
            room = host.room
            assert (log.record, log.stream, log.seq) == (room.record, room.log.stream, room.log.seq)
            assert log.record.play.playing == (room.game.number if room.game else 0)
            if room.game:
                table = room.game.table
                assert replay(table.game, eyes.kept(store, room.game.number)) == table.state

    def teardown(self) -> None:
        for device in self.devices:
            device.go()
        store, sights = self.server.parts.runtime.store, [s for d in self.devices for s in d.sights]
        eyes.check(lambda number: self.server.call(lambda: eyes.kept(store, number)), sights)
        for browser in self.people.values():
            browser.close()
        assert self.server.complaints.records == []


@pytest.mark.live
@pytest.mark.usefixtures("dummies")
def test_anything_in_any_order(
    transport: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = [HealthCheck.too_slow, HealthCheck.filter_too_much]
    often = settings(max_examples=12, stateful_step_count=25, suppress_health_check=checks)
    with live(tmp_path, transport) as server:
        bound(server.parts, Bounds(messages=Rate(1e6, 1e6), crowd=1e6))
        monkeypatch.setattr(Clients, "server", server, raising=False)
        run_state_machine_as_test(Clients, settings=often)
