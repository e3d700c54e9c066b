"""What was done before the server died is answered afterwards, and not done again."""

from typing import Any

from tests.server.folding import Device
from tests.server.process import Process

WORDS = {"t": "say", "text": "Moment!"}
START = {"t": "room", "do": {"do": "start"}}
TOP_UP = {"t": "do", "intent": {"do": "top-up", "seat": 1, "count": 2}}


def seated(process: Process, *, start: bool) -> Device:
    """Somebody at a table, with a bot."""
    ada = process.person()
    options, seats = {"players": 2}, ["me", "leicht"]
    code = process.table(ada, options=options, seats=seats, start=start)
    device = Device(process, ada, ada.get("/api/me").json()["id"], "mine")
    device.come(code)
    return device


def repeated(process: Process, device: Device, numbers: list[int]) -> list[dict[str, Any]]:
    """Asks the same again after the server's death: the answers."""
    process.kill()
    process.start()
    device.come(device.table, again=True)
    for number in numbers:
        device.ask(device.sent[number])
    return [device.answered(number) for number in numbers]


def test_an_intent(process: Process) -> None:
    ada = seated(process, start=True)
    before = len(ada.view["hand"])
    number = ada.ask(TOP_UP)
    assert ada.answered(number)["t"] == "update"
    assert len(ada.view["hand"]) == before + 2
    (answer,) = repeated(process, ada, [number])
    assert answer["t"] == "done"
    assert len(ada.come(ada.table)["game"]["view"]["hand"]) == before + 2


def test_what_was_said_and_what_the_host_wanted(process: Process) -> None:
    ada = seated(process, start=False)
    numbers = [ada.ask(WORDS), ada.ask(START)]
    assert [ada.answered(number)["t"] for number in numbers] == ["done", "done"]
    game = ada.room["play"]["playing"]
    assert [answer["t"] for answer in repeated(process, ada, numbers)] == ["done", "done"]
    after = ada.come(ada.table)
    assert after["game"]["id"] == ada.game
    assert after["room"]["play"]["games"] == [game]
    assert [said["text"] for said in after["said"]] == ["Moment!"]


def test_what_was_refused_stays_refused(process: Process) -> None:
    """With the same words, although it could be done by then."""
    ada = seated(process, start=False)
    numbers = [ada.ask(TOP_UP), ada.ask({"t": "say", "text": " "})]
    before = [ada.answered(number) for number in numbers]
    assert [answer["code"] for answer in before] == ["no-game-running", "nothing-said"]
    assert ada.answered(ada.ask(START))["t"] == "done"
    hand = ada.view["hand"]
    assert repeated(process, ada, numbers) == before
    assert ada.come(ada.table)["game"]["view"]["hand"] == hand


def test_what_a_game_refused_stays_refused(process: Process) -> None:
    ada = seated(process, start=True)
    number = ada.ask({"t": "do", "intent": {"do": "waive", "seat": 1}})
    before = ada.answered(number)
    assert before["t"] == "refused"
    assert repeated(process, ada, [number]) == [before]
