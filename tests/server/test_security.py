"""What strangers, other sites and careless clients cannot do."""

import time
from collections.abc import Callable

import httpx
import pytest
from websockets.frames import Frame, Opcode

from dazwischen.server.base.limits import FRAME_BYTES, MESSAGE_BYTES, TABLES, Bounds, PerTable
from dazwischen.server.endpoints.headers import ALWAYS
from dazwischen.server.wire.connection import POLICY, TOO_BIG
from tests.limits import LONG, until
from tests.server.bounds import bound
from tests.server.client import Client, Refusal
from tests.server.folding import Device
from tests.server.live import Live

EVIL = "https://evil.example"
PING = b'{"t":"ping"}'


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    """To be sent so often at once: how many come in a second is no matter of the machine."""
    return Frame(opcode, payload).serialize(mask=True)


def somebody(server: Live) -> Client:
    return server.socket(server.person())


def test_other_sites_open_no_socket(server: Live) -> None:
    ada = server.person()
    with pytest.raises(Refusal) as refused:
        server.socket(ada, Origin=EVIL)
    assert refused.value.status == 403
    assert server.socket(ada, Origin=server.base)
    assert server.socket(ada)


def test_there_is_one_address_for_sockets(server: Live) -> None:
    with pytest.raises(Refusal) as refused:
        Client(server.port, {}, "/wss")
    # One of the libraries knows but one status for paths that do not exist.
    assert refused.value.status in {403, 404}


@pytest.mark.parametrize(
    "headers", [{}, {"Cookie": "dazwischen=guessed"}, {"Cookie": "dazwischen=; =; x"}]
)
def test_strangers_come_to_no_table(server: Live, headers: dict[str, str]) -> None:
    """Whoever has a link to a score sheet or a tournament needs no name to follow it."""
    code = server.table(server.person(), settings={"public": True})
    stranger = Client(server.port, headers)
    stranger.send({"t": "hello", "v": 2, "table": code, "client": "a"})
    assert stranger.next()["code"] == "who-are-you"
    stranger.send({"t": "room", "id": 1, "do": {"do": "sit"}})
    assert stranger.next()["code"] == "hello-first"
    stranger.close()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", {"name": "x"}),
        ("/api/tables", {"game": "jay"}),
        ("/api/me/link", {}),
        ("/api/link/x", {}),
    ],
)
def test_other_sites_change_nothing(server: Live, path: str, body: dict[str, str]) -> None:
    ada = server.person()
    answer = ada.post(path, json=body, headers={"Origin": EVIL})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_every_answer_carries_the_headers(server: Live) -> None:
    ada = server.person()
    answers = [
        ada.get("/healthz"),
        ada.get("/api/me"),
        ada.get("/nothing"),
        ada.delete("/api/me"),
        ada.post("/api/tables", content=b"{"),
        httpx.get(f"{server.base}/api/me", timeout=LONG),
    ]
    for answer in answers:
        assert {name: answer.headers[name] for name in ALWAYS} == ALWAYS
        assert "server" not in answer.headers
    policy = ALWAYS["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


def test_our_own_mistakes_tell_nothing(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_who: int) -> list[object]:
        raise RuntimeError("secret detail")

    ada = server.person()
    monkeypatch.setattr(server.parts.runtime.store, "rooms_of", broken)
    answer = ada.get("/api/tables/mine")
    assert (answer.status_code, answer.json()["code"]) == (500, "our-mistake")
    assert "secret" not in answer.text
    assert {name: answer.headers[name] for name in ALWAYS} == ALWAYS
    server.send_home()
    # Both we and the server beneath us complain, the latter a little later.
    records = server.complaints.records
    until(lambda: sum("secret detail" in record for record in records) >= 2, "both complaints")
    server.complaints.records.clear()


@pytest.mark.parametrize(
    "path",
    ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd",
     "/api/tables/..%2f..%2fpyproject.toml", "/static/../../pyproject.toml", "/%00", "/\\..\\x"],
)  # fmt: skip
def test_no_way_out_of_the_folder(server: Live, path: str) -> None:
    answer = httpx.get(httpx.URL(server.base, raw_path=path.encode()), timeout=LONG)
    assert answer.status_code in (400, 401, 404)
    assert "root:" not in answer.text
    assert "[project]" not in answer.text


@pytest.mark.parametrize("host", ["[::1", "", "a b", "x" * 5_000, "evil.example"])
def test_odd_hosts_break_nothing(server: Live, host: str) -> None:
    ada = server.person()
    code = server.table(ada)
    for path in ("/api/me", f"/api/tables/{code}/qr.svg", "/nothing"):
        assert ada.get(path, headers={"Host": host}).status_code < 500


def test_names_and_talk_are_cleaned(server: Live) -> None:
    ada = server.person("  A\u202ed\u0000a<b> " + "x" * 99)
    me = ada.get("/api/me").json()
    assert me["name"] == "Ada<b> " + "x" * 17
    assert ada.post("/api/me", json={"name": "\u200b \n"}).status_code == 422
    code = server.table(ada)
    device = Device(server, ada, me["id"], "a")
    device.come(code)
    assert device.socket is not None
    device.socket.send({"t": "say", "id": 1, "text": "a\u0007b\n" + "y" * 500})
    assert device.socket.next("said")["text"] == "ab " + "y" * 197


def test_too_fast_is_refused_first_and_closed_only_if_it_goes_on(server: Live) -> None:
    client = somebody(server)
    client.raw(frame(PING) * 100)
    answers = [client.next() for _ in range(100)]
    kinds = [answer["t"] for answer in answers]
    assert kinds[:40] == ["pong"] * 40
    refused = [answer for answer in answers if answer["t"] == "refused"]
    assert refused[-1]["code"] == "too-fast"
    assert refused[-1]["text"]
    time.sleep(0.3)
    client.waiting()
    client.send({"t": "ping", "n": 7})
    assert client.next()["n"] == 7
    client.raw(frame(PING) * 400)
    assert client.next("bye")["code"] == "too-fast"
    assert client.closing() == POLICY


def test_ping_frames_count_too(started: Callable[..., Live]) -> None:
    """Else somebody who never reads the answers could fill the server's memory with them."""
    client = somebody(started())
    client.frame(Opcode.PING, b"are you there")
    client.send({"t": "ping", "n": 1})
    assert client.next()["n"] == 1
    client.raw(frame(b"x" * 125, Opcode.PING) * 400)
    assert client.next("bye")["code"] == "too-fast"
    assert client.closing() == POLICY


def test_large_messages_count_too(server: Live) -> None:
    client = somebody(server)
    client.raw(frame(b" " * (MESSAGE_BYTES + 1)) * 400)
    assert client.next("refused")["code"] == "too-big"
    assert client.next("bye")["code"] == "too-fast"
    assert client.closing() == POLICY


def test_large_messages_are_refused_and_huge_ones_close(server: Live) -> None:
    client = somebody(server)
    client.text(b" " * MESSAGE_BYTES)
    assert client.next()["code"] == "unreadable"
    client.text(b" " * (MESSAGE_BYTES + 1))
    assert client.next()["code"] == "too-big"
    client.text(b" " * (FRAME_BYTES + 1))
    assert client.closing() == TOO_BIG


def test_tables_of_one_person_are_bounded(server: Live) -> None:
    ada = server.person()
    for _ in range(TABLES):
        server.table(ada)
    answer = ada.post("/api/tables", json={"game": "jay"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
    assert server.table(server.person())


def test_connections_at_a_table_are_bounded(server: Live) -> None:
    bound(server.parts, Bounds(table=PerTable(connections=3)))
    ada, bea = server.person(), server.person()
    code = server.table(ada)
    hello = {"t": "hello", "v": 2, "table": code, "client": "x"}
    clients = [server.socket(bea) for _ in range(4)]
    for client in clients[:3]:
        client.send(hello)
        assert client.next("hello", "refused")["t"] == "hello"
    late = clients[-1]
    late.send(hello)
    assert late.next("hello", "refused")["code"] == "table-full"
    # Whoever has a seat always gets in.
    host = server.socket(ada)
    host.send(hello)
    assert host.next("hello", "refused")["seat"] == 1
    host.close()
    clients[0].close()
    deadline = time.monotonic() + LONG
    late.send(hello)
    while late.next("hello", "refused")["t"] == "refused":
        assert time.monotonic() < deadline
        time.sleep(0.1)
        late.send(hello)


def test_a_link_to_a_second_device_is_good_for_once(server: Live) -> None:
    ada, phone, thief = server.person(), server.browser(), server.browser()
    link = ada.post("/api/me/link").json()
    assert link["qr"].startswith("<svg")
    token = link["path"].rsplit("/", 1)[-1]
    assert phone.post(f"/api/link/{token}").json() == ada.get("/api/me").json()
    assert phone.get("/api/me").json() == ada.get("/api/me").json()
    assert thief.post(f"/api/link/{token}").status_code == 404
    assert thief.get("/api/me").status_code == 401
    assert phone.cookies["dazwischen"] != ada.cookies["dazwischen"]


def test_nobody_is_given_up_for_a_link_without_being_asked(server: Live) -> None:
    ada, bea = server.person("Ada"), server.person("Bea")
    before = bea.get("/api/me").json()
    path = "/api/link/" + ada.post("/api/me/link").json()["path"].rsplit("/", 1)[-1]
    for wrong in ("", f"?replaces={before['id'] + 1}"):
        answer = bea.post(path + wrong)
        assert (answer.status_code, answer.json()["code"]) == (409, "link-replaces")
        assert "Ada" in answer.json()["text"]
        assert "Bea" in answer.json()["text"]
        assert bea.get("/api/me").json() == before
    assert bea.post(path + "?replaces=x").status_code == 400
    # Whoever is the same person already needs no link, and spends none.
    assert ada.post(path).json() == ada.get("/api/me").json()
    assert bea.post(f"{path}?replaces={before['id']}").json()["name"] == "Ada"
    assert bea.get("/api/me").json() == ada.get("/api/me").json()
    assert bea.post(path).status_code == 404


def test_a_private_table_is_not_listed(server: Live) -> None:
    ada = server.person()
    hidden, shown = server.table(ada), server.table(ada, settings={"public": True})
    codes = [table["code"] for table in httpx.get(f"{server.base}/api/tables", timeout=LONG).json()]
    assert (hidden in codes, shown in codes) == (False, True)


def test_no_watching_where_it_is_off(server: Live) -> None:
    ada, bob = server.person(), server.person()
    code = server.table(ada, game="jsolitaer", settings={"watching": False}, start=True)
    client = server.socket(bob)
    client.send({"t": "hello", "v": 2, "table": code, "client": "b"})
    assert client.next("hello", "refused")["code"] == "watching-off"


def test_tables_sleep_when_nobody_is_there_and_wake_on_demand(server: Live) -> None:
    bound(server.parts, Bounds(table=PerTable(idle=100)))
    ada = server.person()
    code = server.table(ada, game="jsolitaer", start=True)
    device = Device(server, ada, ada.get("/api/me").json()["id"], "a")
    device.come(code)
    first = device.answered(device.ask({"t": "do", "intent": {"do": "turn-up", "seat": 1}}))
    seq, view = device.seq, device.view
    server.call(server.parts.ticking.tick)
    assert code in server.parts.tables.awake
    device.go()

    def sleeps() -> bool:
        server.call(server.parts.ticking.tick)
        return code not in server.parts.tables.awake

    until(sleeps, "the table to sleep")
    device.come(code, again=True)
    assert (device.seq, device.view) == (seq, view)
    again = device.answered(device.ask(device.sent[1]))
    assert (again["t"], again["seq"]) == ("done", first["seq"])
    device.settle()
    assert device.seq == seq, "what was done before is not done again"
