"""A card that fitted when its player laid it, and came after somebody else's."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from dazwischen.core.mixing import Mixed
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.view import view
from dazwischen.table.opening import opened
from dazwischen.table.table import Table
from tests.server.folding import Device
from tests.server.live import Live


class Race(NamedTuple):
    seed: int
    opens: int
    """Seat 1 opens with this figure, ..."""
    serves: int
    """... seat 2 must and could serve with this one, ..."""
    misfits: int
    """... and this one does not fit, ..."""
    throws: int
    """... but seat 3 throws this one first."""


def begun(seed: int) -> Table:
    table = opened("jay", Options(players=3, level=7), seed, ["person"] * 3)
    table.advance(0)
    for seat in (1, 2, 3):
        table.submit(seat, do.Ready(seat=seat), 0)
    table.advance(0)
    return table


def races() -> Iterator[Race]:
    for seed in range(1, 400):
        for card in set(begun(seed).state.hands[0]):
            table = begun(seed)
            table.submit(1, do.Lay(seat=1, card=card), 0)
            table.advance(0)
            throws = [f for f, kind in view(table.state, 3).may.lay if kind]
            lays = view(table.state, 2).may.lay
            fits, misfits = [f for f, k in lays if k], [f for f, k in lays if not k]
            if not (throws and fits and misfits):
                continue
            table.submit(3, do.Lay(seat=3, card=throws[0]), 0)
            table.advance(0)
            still = {f for f, kind in view(table.state, 2).may.lay if kind}
            lost = [f for f in fits if f not in still]
            never = [f for f in misfits if f not in still]
            if lost and never:
                yield Race(seed, card, lost[0], never[0], throws[0])


RACE = next(races())


@pytest.fixture
def players(server: Live, monkeypatch: pytest.MonkeyPatch) -> list[Device]:
    """Three at a table, after the first card."""
    monkeypatch.setattr(Mixed, "seed", RACE.seed)
    names = ("Ada", "Bea", "Emil")
    people = [server.person(name) for name in names]
    code = server.table(people[0], options={"players": 3, "level": 7})
    devices = []
    for seat, browser in enumerate(people, 1):
        device = Device(server, browser, browser.get("/api/me").json()["id"], f"c{seat}")
        device.come(code)
        if seat > 1:
            device.answered(device.ask({"t": "room", "do": {"do": "sit", "seat": seat}}))
        devices.append(device)
    devices[0].answered(devices[0].ask({"t": "room", "do": {"do": "start"}}))
    for device in devices:
        device.answered(device.ask({"t": "do", "intent": {"do": "ready", "seat": 0}}))
    lay(devices[0], RACE.opens)
    for device in devices:
        device.settle()
    return devices


def lay(device: Device, card: int, seen: int = 0) -> dict[str, object]:
    intent = {"do": "lay", "seat": 0, "card": card}
    return device.answered(device.ask({"t": "do", "seen": seen, "intent": intent}))


def test_it_says_who_was_faster(players: list[Device]) -> None:
    _, bea, emil = players
    seen = bea.seq
    assert lay(emil, RACE.throws)["t"] == "update"
    answer = lay(bea, RACE.serves, seen)
    assert (answer["t"], answer["code"]) == ("refused", "too-late")
    assert answer["text"] == "Zu spät, Emil war schneller."
    assert answer["rules"] == ["J-SERVE-1"]


def test_what_did_not_fit_before_either_was_not_too_late(players: list[Device]) -> None:
    _, bea, emil = players
    seen = bea.seq
    lay(emil, RACE.throws)
    assert lay(bea, RACE.misfits, seen)["code"] != "too-late"


def test_who_had_seen_it_was_not_too_late(players: list[Device]) -> None:
    _, bea, emil = players
    lay(emil, RACE.throws)
    bea.settle()
    assert lay(bea, RACE.serves, bea.seq)["code"] in ("no-right", "no-right-no-fit")


@pytest.mark.parametrize("seen", [0, 10**9, 2**53 - 1])
def test_what_nobody_can_have_seen_changes_nothing(players: list[Device], seen: int) -> None:
    _, bea, emil = players
    lay(emil, RACE.throws)
    assert lay(bea, RACE.serves, seen)["code"] in ("no-right", "no-right-no-fit")
