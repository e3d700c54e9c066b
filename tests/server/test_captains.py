"""J-TEAM-1: captains of players at tables on the network."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import Raw

from dazwischen.core import protocolfile
from dazwischen.core.errors import Rejected
from dazwischen.games import registry
from dazwischen.server.tables.captains import DECLINED
from dazwischen.server.tables.evolve import folded
from dazwischen.server.tables.hosting import Effect, decide
from dazwischen.server.tables.presence import HOST_GRACE
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.server.wire import commands as do
from dazwischen.table.verify import verify
from dazwischen.texts import LANGUAGES, load
from tests.server.clock import Clock
from tests.server.eyes import check, kept
from tests.server.folding import Device
from tests.server.live import Live

HOST, GUEST, BEA, CLEO, GONE = 1, 2, 3, 4, 5
HERE = {HOST, GUEST, BEA, CLEO}.__contains__
CAPTAINED = Raw(b'{"players": 3, "captains": true}')
OPEN = Record(
    code="abc",
    host=HOST,
    rules=Rules("jay", CAPTAINED),
    seats=(Place(who=HOST), Place(who=GUEST), Place(bot="leicht")),
)


def after(record: Record, *commands: tuple[int, do.Command]) -> Record:
    for who, command in commands:
        answer = decide(record, who, command, HERE)
        assert isinstance(answer, Effect), answer
        record = folded(record, answer.events)
    return record


ASKED = after(OPEN, (BEA, do.AskCaptain(2)))
MADE = after(ASKED, (GUEST, do.MakeCaptain(BEA)))


def test_whoever_is_asked_makes_a_captain() -> None:
    assert ASKED.seats[1].asked == BEA
    assert ASKED.eyes(BEA) is None
    assert MADE.captain_of(BEA) == 2
    assert MADE.eyes(BEA) == 0
    assert not MADE.asks(BEA)


@pytest.mark.parametrize("who", [HOST, GUEST, BEA])
def test_player_host_and_captain_can_end_it(who: int) -> None:
    assert after(MADE, (who, do.NoCaptain(2))).captain_of(BEA) == 0


def test_it_ends_with_a_seat() -> None:
    freed = after(MADE, (HOST, do.SetSeat(3, "empty")))
    assert after(freed, (BEA, do.Sit(3))).captain_of(BEA) == 0
    assert after(MADE, (GUEST, do.Stand())).captain_of(BEA) == 0
    assert after(MADE, (HOST, do.SetRules("jay", Raw(b'{"players": 3}')))).captain_of(BEA) == 0
    longer = do.SetRules("jay", Raw(b'{"players": 3, "captains": true, "rounds": 5}'))
    assert after(MADE, (HOST, longer)).captain_of(BEA) == 2


def test_nobody_is_asked_without_end() -> None:
    record = OPEN
    for who in range(100, 100 + DECLINED):
        record = after(record, (who, do.AskCaptain(2)), (GUEST, do.NoCaptain(2)))
    answer = decide(record, BEA, do.AskCaptain(2), HERE)
    assert isinstance(answer, Rejected)
    assert answer.code == "captain-declined"
    assert after(record, (GUEST, do.MakeCaptain(BEA))).captain_of(BEA) == 2


DECLINED_ONCE = after(ASKED, (GUEST, do.NoCaptain(2)))
PLAIN = Record("abc", HOST, Rules("jay", Raw(b'{"players": 3}')), OPEN.seats)
REFUSED: list[tuple[Record, int, do.Command, str]] = [
    (PLAIN, BEA, do.AskCaptain(2), "no-captains"),
    (PLAIN, GUEST, do.MakeCaptain(BEA), "no-captains"),
    (PLAIN, GUEST, do.NoCaptain(2), "no-captains"),
    (OPEN, GUEST, do.AskCaptain(1), "has-a-seat"),
    (OPEN, BEA, do.AskCaptain(3), "nobody-to-captain"),
    (OPEN, BEA, do.AskCaptain(0), "nobody-to-captain"),
    (OPEN, BEA, do.AskCaptain(-1), "nobody-to-captain"),
    (OPEN, BEA, do.AskCaptain(9), "nobody-to-captain"),
    (ASKED, BEA, do.AskCaptain(1), "captains-one-seat"),
    (MADE, BEA, do.AskCaptain(1), "captains-one-seat"),
    (ASKED, CLEO, do.AskCaptain(2), "captain-taken"),
    (MADE, CLEO, do.AskCaptain(2), "captain-taken"),
    (DECLINED_ONCE, BEA, do.AskCaptain(2), "captain-declined"),
    (OPEN, BEA, do.MakeCaptain(BEA), "has-no-seat"),
    (OPEN, GUEST, do.MakeCaptain(HOST), "nobody-watches"),
    (OPEN, GUEST, do.MakeCaptain(GUEST), "nobody-watches"),
    (OPEN, GUEST, do.MakeCaptain(GONE), "nobody-watches"),
    (OPEN, GUEST, do.MakeCaptain(0), "nobody-watches"),
    (MADE, HOST, do.MakeCaptain(BEA), "captains-one-seat"),
    (OPEN, GUEST, do.NoCaptain(2), "no-such-captain"),
    (OPEN, GUEST, do.NoCaptain(77), "no-such-captain"),
    (MADE, CLEO, do.NoCaptain(2), "not-your-captain"),
]


@pytest.mark.parametrize(
    ("record", "who", "command", "code"),
    REFUSED,
    ids=[f"{r[3]}-{n}" for n, r in enumerate(REFUSED)],
)
def test_what_is_refused(record: Record, who: int, command: do.Command, code: str) -> None:
    answer = decide(record, who, command, HERE)
    assert isinstance(answer, Rejected)
    assert answer.code == code
    for language in LANGUAGES:
        assert load(language)(answer.key, answer.args)


class Evening:
    """Anna plays with bots that wait for her, Bea watches."""

    def __init__(self, server: Live, **wanted: Any) -> None:
        self.anna = self._somebody(server, "Anna")
        self.bea = self._somebody(server, "Bea")
        options = {"players": 2, "level": 1, "faults": "penalty", "captains": True}
        seats = ["me", "leicht"]
        self.code = server.table(self.anna.browser, options=options, seats=seats, **wanted)
        self.anna.come(self.code)
        self.bea.come(self.code)

    def _somebody(self, server: Live, name: str) -> Device:
        browser: httpx.Client = server.person(name)
        return Device(server, browser, browser.get("/api/me").json()["id"], name)

    def make(self) -> None:
        assert wants(self.bea, "ask-captain", seat=1)["t"] == "done"
        assert wants(self.anna, "make-captain", who=self.bea.who)["t"] == "done"
        self.bea.settle()

    def until_alone(self) -> None:
        while any(captain["here"] for captain in self.anna.room["captains"]):
            self.anna.settle()

    def play(self) -> None:
        """Until somebody may be interrupted."""
        assert wants(self.anna, "start")["t"] == "done"
        for device in (self.anna, self.bea):
            while not device.view:
                device.settle()
        card = self.anna.view["hand"][0]
        if self.anna.view["may"]["lay"]:
            acts(self.anna, "lay", card=card)
        while self.anna.view["phase"] != "playing":
            self.anna.settle()
        while not self.bea.view["captains"]:
            self.bea.settle()


def wants(device: Device, what: str, **args: Any) -> dict[str, Any]:
    return device.answered(device.ask({"t": "room", "do": {"do": what, **args}}))


def acts(device: Device, what: str, **args: Any) -> dict[str, Any]:
    intent = {"do": what, "seat": device.seat, **args}
    return device.answered(device.ask({"t": "do", "intent": intent}))


def test_a_captain_pauses_and_does_nothing_else(server: Live) -> None:
    evening = Evening(server)
    anna, bea = evening.anna, evening.bea
    assert acts(bea, "captain-pause")["code"] == "no-game-running"
    evening.make()
    [told] = anna.room["captains"]
    assert told == {"seat": 1, "who": bea.who, "name": "Bea", "here": True, "asks": False}
    evening.play()
    assert acts(anna, "captain-pause")["code"] == "captain-only"
    for what in ("pause", "ready", "jay", "count"):
        assert acts(bea, what)["code"] == "captains-pause-only"
    assert bea.view["hand"] == []
    answer = acts(bea, "captain-pause")
    event = answer["events"][0]
    assert event["by"] == 1
    assert event["event"] | {"justified": False} == {
        "e": "paused", "seat": 1, "justified": False, "captain": True,
        "rules": event["event"]["rules"],
    }  # fmt: skip
    assert "J-TEAM-1" in event["event"]["rules"]
    assert wants(anna, "no-captain", seat=1)["t"] == "done"
    assert acts(bea, "captain-pause")["code"] == "has-no-seat"
    log = server.call(lambda: kept(server.parts.runtime.store, anna.game))
    verify(log)
    check(lambda _number: log, [*anna.sights, *bea.sights])
    report = registry.module("jay").referee.judge(
        protocolfile.parse(registry.exported(log).encode())
    )
    assert any(verdict.action == "captain pause" for verdict in report.verdicts)


def test_a_captain_sees_without_delay_and_comes_back_to_a_closed_table(server: Live) -> None:
    evening = Evening(server, settings={"delay": 60_000})
    evening.make()
    evening.play()
    assert wants(evening.anna, "settings", watching=False)["t"] == "done"
    evening.bea.come(evening.code, again=True)
    assert evening.bea.view["captains"]
    assert acts(evening.bea, "captain-pause")["t"] == "update"


def test_it_ends_when_the_captain_stays_away(server: Live) -> None:
    clock = Clock(server, waits=True)
    evening = Evening(server)
    evening.make()
    evening.bea.go()
    evening.until_alone()
    clock.forward(HOST_GRACE // 2)
    evening.anna.settle()
    assert evening.anna.room["captains"]
    evening.bea.come(evening.code, again=True)
    clock.forward(HOST_GRACE)
    evening.anna.settle()
    assert evening.anna.room["captains"]
    evening.bea.go()
    evening.until_alone()
    clock.forward(HOST_GRACE + 10)
    evening.anna.settle()
    assert evening.anna.room["captains"] == []


@pytest.mark.usefixtures("dummies")
def test_it_lasts_over_a_restart(started: Callable[..., Live], tmp_path: Path) -> None:
    server = started(data=tmp_path)
    evening = Evening(server)
    evening.make()
    evening.play()
    server.stop()
    again = started(data=tmp_path)
    for device in (evening.anna, evening.bea):
        cookies = device.browser.cookies
        device.house, device.browser = again, again.browser()
        device.browser.cookies = cookies
        device.come(evening.code)
    assert [captain["who"] for captain in evening.anna.room["captains"]] == [evening.bea.who]
    assert acts(evening.bea, "captain-pause")["t"] == "update"
