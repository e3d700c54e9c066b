"""Whatever is followed: without sockets, over a new version, and by pages of an earlier one."""

import json
import secrets
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.cable import NO_SOCKETS
from tests.browser.conftest import PATIENCE, Open
from tests.browser.cups import Cup
from tests.browser.sheets import FOUR, at, begin, enter_all, is_saved, watching
from tests.browser.waiting import until_so
from tests.serving import Serving

BEGIN: Final = {"do": "begin", "names": list(FOUR), "title": "Küche", "prizes": []}
ENTER: Final = {"do": "enter", "number": 1, "first": 1, "second": 2}


@pytest.fixture
def rough(browser: Browser) -> Iterator[Page]:
    """Where requests may fail, because a test lets them."""
    context = browser.new_context(locale="de-DE", service_workers="block")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def test_a_sheet_without_sockets(rough: Page, server: Serving, visit: Open) -> None:
    """Written on and watched by asking; and whoever has a line sees the same."""
    rough.add_init_script(NO_SOCKETS)
    rough.goto(server.url)
    begin(rough)
    enter_all(rough, [("Ada", "Bea")])
    is_saved(rough)
    link = watching(rough)
    watcher, other = visit(link), rough.context.new_page()
    other.add_init_script(NO_SOCKETS)
    other.goto(link)
    for one in (watcher, other):
        expect(one.locator(".rounds tbody tr")).to_have_count(1)
    enter_all(rough, [("Cem", "Bea")])
    for one in (watcher, other):
        expect(one.locator(".rounds tbody tr")).to_have_count(2)


def test_a_tournament_without_sockets(rough: Page, server: Serving) -> None:
    cup = Cup(server.url)
    cup.register("Ada", "Bea")
    rough.add_init_script(NO_SOCKETS)
    rough.goto(cup.address("organiser"))
    rough.get_by_label("Name", exact=True).fill("Cem")
    rough.get_by_role("button", name="Anmelden", exact=True).click()
    expect(rough.locator(".seat-row", has_text="Cem")).to_be_visible()
    cup.register("Dan")
    expect(rough.locator(".seat-row", has_text="Dan")).to_be_visible()


def kept(page: Page, name: str, value: Any) -> None:
    """In the browser's storage, as an earlier version left it."""
    script = "([name, value]) => localStorage.setItem(name, value)"
    page.evaluate(script, [name, json.dumps(value)])


def test_what_an_earlier_page_wrote_down_is_done_once(
    rough: Page, server: Serving, visit: Open
) -> None:
    """Begun and sent before the line broke; entered after it did; then a new version came."""
    url = server.url.split("/#", maxsplit=1)[0].rstrip("/")
    key, names = secrets.token_hex(20), [secrets.token_hex(20) for _ in range(2)]
    code = httpx.post(f"{url}/api/sheets", json={"key": key}).json()["code"]
    waiting = [{"id": name, "do": do} for name, do in zip(names, (BEGIN, ENTER), strict=True)]
    sent = httpx.post(f"{url}/api/sheets/{code}/actions", json={"key": key, "actions": waiting[:1]})
    assert sent.json()["answers"][0]["done"]
    rough.goto(server.url)
    sheet = {"key": key, "code": code, "waiting": waiting, "refused": [], "told": None, "at": 1}
    kept(rough, f"dazwischen.sheet.{key}", sheet)
    rough.reload()
    at(rough, f"/sheet/{code}/{key}")
    is_saved(rough)
    expect(rough.locator(".rounds tbody tr")).to_have_count(1)
    expect(rough.get_by_role("alert")).to_have_count(0)
    assert httpx.get(f"{url}/api/sheets/{code}").json()["version"] == 2
    expect(visit(watching(rough)).locator(".rounds tbody tr")).to_have_count(1)


def test_what_waited_for_a_tournament_is_done_once(rough: Page, server: Serving) -> None:
    cup = Cup(server.url)
    name, register = secrets.token_hex(12), {"do": "register", "name": "Ada", "here": True}
    sent = [{"id": name, "do": register}]
    body = {"key": cup.key, "actions": sent}
    done = httpx.post(f"{cup.url}/api/tournaments/{cup.code}/actions", json=body).json()
    assert done["answers"][0]["done"]
    rough.goto(server.url)
    sent.append({"id": secrets.token_hex(12), "do": {**register, "name": "Bea"}})
    kept(rough, "dazwischen.tournament.unsent", {cup.key: sent})
    rough.goto(cup.address("organiser"))
    expect(rough.locator(".seat-row", has_text="Bea")).to_be_visible()
    expect(rough.locator(".cup-banner")).to_have_count(0)
    assert [one["name"] for one in cup.told()["entrants"]] == ["Ada", "Bea"]


def of_an_earlier_version(page: Page) -> None:
    """From now on the page says so, and its successor does not."""

    def once(route: Route) -> None:
        answer = route.fetch()
        body = answer.text().replace("VERSION = 2", "VERSION = 1")
        # Nobody keeps it: the one that comes next has the same name.
        headers = {"content-type": "text/javascript", "cache-control": "no-store"}
        route.fulfill(status=200, headers=headers, body=body)
        page.unroute("**/net/follower.js", once)

    page.route("**/net/follower.js", once)


def test_an_outdated_page_of_a_table_is_loaded_anew(rough: Page, server: Serving) -> None:
    of_an_earlier_version(rough)
    rough.goto(server.url)
    rough.evaluate("window.isOld = true")
    rough.get_by_role("button", name="Jetzt spielen").click()
    expect(rough.locator(".hand-card")).to_have_count(6)
    assert rough.evaluate("window.isOld === undefined")
    rough.locator(".hand-card").first.click()
    expect(rough.locator(".hand-card")).to_have_count(5)
    expect(rough.locator(".lying.pending")).to_have_count(0)


def test_an_outdated_page_of_a_sheet_loses_nothing(rough: Page, server: Serving) -> None:
    of_an_earlier_version(rough)
    rough.goto(server.url)
    rough.evaluate("window.isOld = true")
    at(rough, "/sheet")
    for number, name in enumerate(FOUR[:2], 1):
        rough.get_by_label(f"Name auf Platz {number}").fill(name)
    rough.get_by_role("button", name="Los geht’s").click()
    expect(rough.locator(".pad")).to_be_visible()
    is_saved(rough)
    assert rough.evaluate("window.isOld === undefined")


def test_what_was_asked_is_taken_along(rough: Page, server: Serving) -> None:
    """Said when the server was already another: it is said by the page that comes."""
    rough.goto(server.url)
    rough.get_by_role("button", name="Jetzt spielen").click()
    expect(rough.locator(".hand-card")).to_have_count(6)
    rough.evaluate(
        """async () => {
          window.isOld = true;
          const { say, hear } = await import("/web/table/store.js");
          const { outdated } = await import("/web/net/reach.js");
          WebSocket.prototype.send = () => {};
          say({ text: "Bis gleich" });
          outdated.value = true;
          hear({ t: "refused", re: 0, code: "page-outdated", rules: [], text: "" });
        }"""
    )
    until_so(rough, "window.isOld === undefined")
    said = """async () => {
      const { table } = await import("/web/table/store.js");
      return table.value?.said.some(({ text }) => text === "Bis gleich");
    }"""
    until_so(rough, said)


def test_whatever_was_missed_is_asked_for(visit: Open) -> None:
    page = visit()
    begin(page)
    is_saved(page)
    found = page.evaluate(
        """async (code) => {
          const { followStream } = await import("/web/net/stream.js");
          const { hear, leave } = await import("/web/net/follower.js");
          const seen = [];
          await new Promise((resolve) => {
            const follower = followStream({
              kind: "sheet", code, key: "", how: () => ({ lang: "de" }), fail: resolve,
              take: ({ seq, view }) => {
                seen.push([seq, view.names.length]);
                if (seen.length > 1) return resolve(leave(follower));
                hear(follower, { t: "changed", code, since: 41, seq: 42, view: { names: [] } });
              },
            });
          });
          return seen;
        }""",
        watching(page).rsplit("/", 1)[1],
    )
    assert found == [[1, len(FOUR)]] * 2


def test_what_comes_too_fast_is_sent_again(visit: Open) -> None:
    """A whole evening that was entered offline is more than the server takes in at once."""
    page = visit()
    begin(page)
    page.evaluate(
        """async () => {
          const { wish } = await import("/web/sheet/outbox.js");
          const key = location.hash.split("/").pop();
          const all = Array.from({ length: 120 }, (_, n) => ({ do: "set-title", title: `${n}` }));
          wish(key, ...all);
        }"""
    )
    is_saved(page)
    expect(page.get_by_role("heading", name="119")).to_be_visible()
