"""The house below another site's address: what is asked for, and what is given away."""

import io
import re
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
import segno
from starlette.requests import Request

from dazwischen.server.base.place import ANYWHERE, Place, place_at
from dazwischen.server.endpoints import static
from dazwischen.server.endpoints.gate import Admission
from dazwischen.server.run import Listening, Settings
from tests.server.client import Client
from tests.server.live import TRANSPORTS, Live, live

HOUSE = "https://spiele.example:8443/jay"


@pytest.fixture(scope="module", params=TRANSPORTS)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Live]:
    settings = Settings(Listening(port=0), admission=Admission(place=place_at(HOUSE)))
    with live(tmp_path_factory.mktemp("below"), request.param, settings) as server:
        yield server
    assert server.complaints.records == []


@pytest.fixture
def browser(house: Live) -> httpx.Client:
    return house.browser()


def named(browser: httpx.Client, before: str = "/jay") -> str:
    """Somebody's cookie, as it was set."""
    answer = browser.post(f"{before}/api/me", json={"name": "Ada"})
    assert answer.status_code == 201
    return answer.headers["set-cookie"]


@pytest.mark.parametrize("before", ["/jay", ""], ids=["whole", "cut-by-a-proxy"])
def test_everything_is_found_below(browser: httpx.Client, before: str) -> None:
    assert "<template" in browser.get(f"{before}/").text
    main = browser.get(f"{before}/web/main.js")
    assert main.headers["content-type"].startswith("text/javascript")
    assert "content-security-policy" not in main.headers
    assert browser.get(f"{before}/healthz").text == "ok\n"
    assert browser.get(f"{before}/api/games").headers["cache-control"] == "no-store"
    assert browser.get("/jayx/healthz").status_code == 404


def test_without_its_last_stroke_the_address_leads_to_the_page(browser: httpx.Client) -> None:
    answer = browser.get("/jay")
    assert (answer.status_code, answer.headers["location"]) == (308, "/jay/")


def test_the_cookie_stays_below_and_safe(browser: httpx.Client) -> None:
    cookie = named(browser)
    assert "Path=/jay/;" in cookie
    assert "Secure" in cookie


def test_a_house_above_is_another(house: Live) -> None:
    """Its cookie comes along to the one below, behind that of the longer path."""
    browser = house.browser()
    cookie = f"{named(browser).split(';')[0]}; dazwischen=somebody-of-the-house-above"
    assert browser.get("/jay/api/me", headers={"cookie": cookie}).json()["name"] == "Ada"
    with closing(Client(house.port, {"Cookie": cookie}, "/jay/ws")) as client:
        client.send({"t": "hello", "v": 2, "table": "nowhere", "client": "c"})
        assert client.next("refused", "error")["code"] == "no-such-table"


@pytest.mark.parametrize("path", ["/jay/ws", "/ws"])
def test_tables_are_reached_below(house: Live, path: str) -> None:
    browser = house.browser()
    secret = named(browser).split(";")[0]
    code = browser.post("/jay/api/tables", json={"game": "jay"}, headers={"cookie": secret}).json()[
        "code"
    ]
    headers = {"Cookie": secret, "Origin": "https://spiele.example:8443"}
    with closing(Client(house.port, headers, path)) as client:
        client.send({"t": "hello", "v": 2, "table": code, "client": "c"})
        assert client.next("hello")["t"] == "hello"


def test_codes_lead_below(browser: httpx.Client) -> None:
    out = io.BytesIO()
    expected = segno.make(f"{HOUSE}/#/referee", error="m")
    expected.save(out, kind="svg", scale=8, border=2, svgclass=None, lineclass=None, xmldecl=False)
    assert browser.get("/jay/api/referee/qr.svg").text == out.getvalue().decode()


def test_anywhere_is_where_somebody_asks() -> None:
    headers = [(b"host", b"192.168.2.7:8000")]
    request = Request(
        {"type": "http", "scheme": "http", "path": "/x", "headers": headers, "query_string": b""}
    )
    assert ANYWHERE.address(request, "/#/sheet") == "http://192.168.2.7:8000/#/sheet"
    assert not ANYWHERE.is_safe(request)


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("https://Spiele.Example", Place("https://spiele.example")),
        ("http://localhost:8000/", Place("http://localhost:8000")),
        ("https://a.example/b/c.d/", Place("https://a.example", "/b/c.d")),
    ],
)
def test_addresses_of_houses(address: str, place: Place) -> None:
    assert place_at(address) == place


@pytest.mark.parametrize(
    "address",
    ["spiele.example", "ftp://a.example/", "https:///jay", "https://a.example/?b", "https://a/#b",
     "https://a/../b", "https://a//b", "https://a/ä", "https://me@a/", "https://a:99999/",
     "https://[/", "https://a/b;c"],
)  # fmt: skip
def test_what_is_no_address_of_a_house(address: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        place_at(address)


ABSOLUTE = re.compile(r"""["'`(=]/(?:api|web|texts|ws|healthz|metrics|worker|manifest)\b""")


def test_the_client_counts_no_address_from_the_site() -> None:
    files = [
        path for path in static.published().values() if path.suffix in {".js", ".css", ".html"}
    ]
    assert len(files) > 200
    for path in files:
        text = path.read_text()
        assert not ABSOLUTE.findall(text), path
        assert "location.origin +" not in text, path
        assert "${location.origin}" not in text, path
