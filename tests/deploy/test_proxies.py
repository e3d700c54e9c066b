"""A house behind nginx and Caddy as `deploy/` sets them up: TLS, cookies, WebSockets, addresses."""

import io
import json
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
import segno

from tests.deploy.proxies import ELSEWHERE, Proxied, proxied
from tests.limits import LONG, until
from tests.server.client import Client

CASES = [(proxy, base) for proxy in ("nginx", "caddy") for base in ("", "/jay")]


@pytest.fixture(scope="module", params=CASES, ids="".join)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxied]:
    proxy, base = request.param
    with proxied(proxy, base, tmp_path_factory.mktemp(proxy)) as found:
        yield found


def test_the_page_comes_safely_and_is_asked_for_so_from_then_on(house: Proxied) -> None:
    with house.browser() as browser:
        page = browser.get("/")
        script = browser.get("/web/main.js")
    assert page.status_code == script.status_code == 200
    assert "<template" in page.text
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    assert "script-src 'self'" in page.headers["content-security-policy"]


def test_every_other_way_leads_there(house: Proxied) -> None:
    with house.browser() as browser:
        if house.base:
            short = browser.get(house.url)
            assert short.status_code == 308
            assert httpx.URL(house.url).join(short.headers["location"]) == f"{house.url}/"
            assert "<template" not in browser.get(f"{house.origin}/").text
        else:
            plain = httpx.get(f"http://127.0.0.1:{house.plain}/a?b", timeout=LONG)
            assert plain.status_code in {301, 308}
            assert plain.headers["location"].startswith("https://127.0.0.1")
            assert plain.headers["location"].endswith("/a?b")


def test_only_its_own_pages_ask_for_changes(house: Proxied) -> None:
    with house.browser() as browser:
        named = {"name": "Ada"}
        for foreign in ("https://elsewhere.example", "https://127.0.0.1", "http://127.0.0.1:1"):
            refused = browser.post("/api/me", headers={"origin": foreign}, json=named)
            assert refused.status_code == 403, foreign
        answer = browser.post("/api/me", headers={"origin": house.origin}, json=named)
    assert answer.status_code == 201
    parts = answer.headers["set-cookie"].split("; ")
    assert {"Secure", "HttpOnly", f"Path={house.base}/"} <= set(parts)


def test_tables_speak_through_it(house: Proxied) -> None:
    with house.browser() as browser:
        answer = browser.post("/api/me", json={"name": "Ada"})
        cookie = {"Cookie": answer.headers["set-cookie"].split(";")[0]}
        made = browser.post("/api/tables", json={"game": "jay"}, headers=cookie).json()
    headers = {**cookie, "Origin": house.origin}
    line = Client(house.port, headers, f"{house.base}/ws", trusting=house.trusting())
    with closing(line) as socket:
        socket.send({"t": "hello", "v": 2, "table": made["code"], "client": "c"})
        assert socket.next()["t"] == "hello"


def test_codes_lead_to_the_address_with_its_port(house: Proxied) -> None:
    out = io.BytesIO()
    code = segno.make(f"{house.url}/#/referee", error="m")
    code.save(out, kind="svg", scale=8, border=2, svgclass=None, lineclass=None, xmldecl=False)
    with house.browser() as browser:
        assert browser.get("/api/referee/qr.svg").text == out.getvalue().decode()


def test_where_people_come_from_is_the_proxys_word_alone(house: Proxied) -> None:
    with house.browser(headers={"x-forwarded-for": "192.0.2.9"}) as browser:
        browser.get("/api/games", headers={"x-forwarded-proto": "http"})

    def said() -> list[str]:
        # A line that is just being written is not looked at yet.
        lines = house.journal.read_text().split("\n")[:-1]
        told = map(json.loads, lines)
        return [line["address"] for line in told if line.get("path") == "/api/games"]

    assert set(until(said, "the request in the log")) == {ELSEWHERE}
