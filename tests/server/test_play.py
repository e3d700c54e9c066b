"""A table from its opening to play, as clients see it."""

import pytest

from dazwischen.games.jay.intents import Deal
from tests.server.folding import Device
from tests.server.live import Live


def test_those_at_the_table_see_the_game_begin(server: Live) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    code = server.table(ada, options={"players": 2})
    here, there = server.socket(ada), server.socket(bob)
    here.send({"t": "hello", "v": 2, "table": code, "client": "a"})
    there.send({"t": "hello", "v": 2, "table": code, "client": "b"})
    assert here.next("hello")["game"] is None
    there.send({"t": "room", "id": 1, "do": {"do": "sit", "seat": 2}})
    assert there.next("done")["re"] == 1
    here.send({"t": "room", "id": 1, "do": {"do": "start"}})
    for client in (here, there):
        welcome = client.next("hello")
        while welcome["game"] is None:
            welcome = client.next("hello")
        assert len(welcome["game"]["view"]["hand"]) in (0, 6)
    here.send({"t": "do", "id": 2, "intent": {"do": "ready", "seat": 1}})
    answer = here.next("update", "refused")
    assert answer["re"] == [2]


def test_who_missed_the_end_can_still_see_it(server: Live) -> None:
    ada = server.person("Ada")
    who = ada.get("/api/me").json()["id"]
    code = server.table(ada, game="jarnac", options={"variant": "solo", "clock": 1}, start=True)
    here, gone = Device(server, ada, who, "here"), Device(server, ada, who, "gone")
    here.come(code)
    gone.come(code)
    seq = gone.seq
    gone.go()
    assert here.socket is not None
    end = here.socket.until(lambda m: m.get("outcome") is not None)[-1]
    welcome = gone.come(code, again=True)
    assert welcome["room"]["play"]["playing"] == 0
    assert welcome["game"]["outcome"] == end["outcome"]
    assert [event["seq"] for event in welcome["missed"]] == list(range(seq + 1, end["seq"] + 1))


def test_what_happened_before_a_game_is_broken_off_is_answered(server: Live) -> None:
    ada = server.person("Ada")
    code = server.table(ada, game="jsolitaer", start=True)
    device = Device(server, ada, ada.get("/api/me").json()["id"], "a")
    device.come(code)
    turned = device.ask({"t": "do", "intent": {"do": "turn-up", "seat": 1}})
    stopped = device.ask({"t": "room", "do": {"do": "stop"}})
    assert device.answered(turned)["t"] == "update"
    assert device.answered(stopped)["t"] == "done"
    assert device.room["play"]["playing"] == 0


def test_two_people_whose_clients_are_called_alike(server: Live) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    code = server.table(ada)
    for browser in (ada, bob):
        device = Device(server, browser, browser.get("/api/me").json()["id"], "same")
        device.come(code)
        answer = device.answered(device.ask({"t": "room", "do": {"do": "settings", "name": "x"}}))
        assert answer["t"] == ("done" if browser is ada else "refused")


@pytest.mark.parametrize("number", [0, -1, 2**53, 2**63, 10**30])
def test_ids_that_nobody_can_count_to(server: Live, number: int) -> None:
    ada = server.person("Ada")
    code = server.table(ada, game="jsolitaer", start=True)
    device = Device(server, ada, ada.get("/api/me").json()["id"], "a")
    device.come(code)
    assert device.socket is not None
    intent = {"do": "turn-up", "seat": 1}
    device.socket.send({"t": "do", "id": number, "intent": intent})
    assert device.socket.next("refused")["code"] == "unreadable"
    assert device.answered(device.ask({"t": "do", "intent": intent}))["t"] == "update"


def test_a_bots_refusal_is_not_the_hosts(server: Live) -> None:
    """Bots try what is no longer possible now and then, also in the moment of a command."""
    ada = server.person("Ada")
    code = server.table(ada, options={"players": 3}, seats=["me", "leicht", "leicht"], start=True)
    device = Device(server, ada, ada.get("/api/me").json()["id"], "a")
    device.come(code)
    table = server.parts.tables.awake[code].room.game.table  # type: ignore[union-attr]

    def sabotage() -> None:
        table.submit(2, Deal(seat=2), table.now, 0)

    for _ in range(3):
        server.call(sabotage)
        for do in ({"do": "let-bot", "bot": "leicht"}, {"do": "play-on"}):
            server.call(sabotage)
            assert device.answered(device.ask({"t": "room", "do": do}))["t"] == "done"
