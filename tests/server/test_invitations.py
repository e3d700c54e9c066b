"""Who invites to what, a seat with one word, and being told when it is taken away."""

from typing import Any

import msgspec

from dazwischen.server.base.limits import PUT_OUT
from dazwischen.server.tables.evolve import folded
from dazwischen.server.tables.record import Record, Rules
from dazwischen.server.tables.table_events import SeatsLost
from tests.server.client import Client
from tests.server.live import Live


def _come(server: Live, browser: Any, code: str) -> Client:
    client = server.socket(browser)
    client.send({"t": "hello", "v": 2, "table": code, "client": "c"})
    client.next("hello")
    return client


def _room(client: Client, number: int, **command: Any) -> dict[str, Any]:
    client.send({"t": "room", "id": number, "do": command})
    return client.next("done", "refused")


def test_an_invitation_says_who_invites_to_what(server: Live) -> None:
    ada, stranger = server.person("Ada"), server.browser()
    code = server.table(ada, options={"level": 3, "players": 4}, seats=["me", "leicht"])
    said = stranger.get(f"/api/tables/{code}/invitation").json()
    assert (said["host"], said["game"], said["people"]) == ("Ada", "jay", ["Ada"])
    assert (said["options"]["level"], said["free"], said["playing"]) == (3, 2, False)
    assert stranger.cookies == {}
    nowhere = stranger.get("/api/tables/nirgends/invitation?lang=de")
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no-such-table")


def test_a_table_that_sleeps_invites_without_waking(server: Live) -> None:
    code = server.table(server.person("Ada"), options={"players": 2})
    server.call(server.parts.tables.awake.clear)
    assert server.browser().get(f"/api/tables/{code}/invitation").json()["free"] == 1
    assert not server.parts.tables.awake


def test_two_who_sit_down_at_once_get_a_seat_each(server: Live) -> None:
    ada = server.person("Ada")
    code = server.table(ada, options={"players": 3})
    guests = [_come(server, server.person(name), code) for name in ("Bob", "Cleo", "Dan")]
    for guest in guests:
        guest.send({"t": "room", "id": 1, "do": {"do": "sit"}})
    answers = [guest.next("done", "refused") for guest in guests]
    assert sorted(answer["t"] for answer in answers) == ["done", "done", "refused"]
    assert [a["code"] for a in answers if a["t"] == "refused"] == ["no-seat-free"]


def test_only_whoever_was_put_out_is_told_so(server: Live) -> None:
    ada, bob, cleo = server.person("Ada"), server.person("Bob"), server.person("Cleo")
    code = server.table(ada, options={"players": 3})
    host, guest, other = (_come(server, who, code) for who in (ada, bob, cleo))
    phone = _come(server, bob, code)
    for client in (guest, other):
        assert _room(client, 1, do="sit")["t"] == "done"
    bot = {"do": "set-seat", "seat": 2, "holder": "bot", "bot": "leicht@150"}
    host.send({"t": "room", "id": 1, "do": bot})
    for client, by in ((guest, "Ada"), (phone, "Ada"), (host, ""), (other, "")):
        told = client.until(lambda m: m["t"] == "room" and m["room"]["seats"][1]["bot"] != "")[-1]
        assert told.get("put_out", "") == by
    other.send({"t": "room", "id": 2, "do": {"do": "stand"}})
    own = other.until(lambda m: m["t"] == "room" and m["room"]["seats"][2]["who"] == 0)[-1]
    assert "put_out" not in own


def _put_out_while_away(server: Live, seats: int = 2, **table: Any) -> tuple[Client, Any, str]:
    """The host, whoever has lost his seat to a bot, and the table."""
    ada, bob = server.person("Ada"), server.person("Bob")
    code = server.table(ada, options={"players": seats}, **table)
    host, guest = (_come(server, who, code) for who in (ada, bob))
    assert _room(guest, 1, do="sit")["t"] == "done"
    guest.close()
    assert _room(host, 1, do="set-seat", seat=2, holder="bot", bot="leicht")["t"] == "done"
    return host, bob, code


def _put_out(client: Client) -> str:
    return str(client.next("room").get("put_out", ""))


def test_whoever_was_away_is_told_on_coming_back_until_he_has_read_it(server: Live) -> None:
    host, bob, code = _put_out_while_away(server)
    host.close()
    server.call(server.parts.runtime.journal.flush)
    server.call(server.parts.tables.awake.clear)
    unread = _come(server, bob, code)
    assert _put_out(unread) == "Ada"
    # His line broke before he could see it.
    unread.close()
    guest = _come(server, bob, code)
    assert _put_out(guest) == "Ada"
    guest.send({"t": "noted"})
    guest.send({"t": "noted"})
    guest.send({"t": "ping"})
    guest.next("pong")
    server.call(server.parts.tables.awake.clear)
    assert _put_out(_come(server, bob, code)) == ""


def test_where_nobody_may_watch_whoever_was_put_out_is_refused_with_the_reason(
    server: Live,
) -> None:
    _, bob, code = _put_out_while_away(server, settings={"watching": False})
    client = server.socket(bob)
    client.send({"t": "hello", "v": 2, "table": code, "client": "c"})
    refused = client.next("hello", "refused")
    assert refused["code"] == "put-out"
    assert refused["text"].startswith("Ada hat deinen Platz freigegeben")


def test_whoever_sits_down_again_is_not_told_any_more(server: Live) -> None:
    host, bob, code = _put_out_while_away(server, seats=3)
    guest = _come(server, bob, code)
    assert _put_out(guest) == "Ada"
    assert _room(guest, 2, do="sit")["t"] == "done"
    assert _room(guest, 3, do="stand")["t"] == "done"
    guest.close()
    assert _put_out(_come(server, bob, code)) == ""
    host.close()


def test_a_table_remembers_only_the_last_who_were_put_out() -> None:
    record = Record("c", 1, Rules("jay"), ())
    for who in range(2, PUT_OUT + 12):
        record = folded(record, [SeatsLost((who,), 1)] * 2)
    assert len(record.put_out) == PUT_OUT
    assert (record.put_out_by(2), record.put_out_by(PUT_OUT + 11)) == (0, 1)


def test_tables_of_earlier_versions_know_of_nobody_who_was_put_out() -> None:
    kept = msgspec.json.decode(msgspec.json.encode(Record("c", 1, Rules("jay"), ())))
    del kept["put_out"]
    assert msgspec.json.decode(msgspec.json.encode(kept), type=Record).put_out == ()
