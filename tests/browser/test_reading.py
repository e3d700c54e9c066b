"""In a game against bots nobody is hurried while a window is open or the page is out of sight."""

import json
import time

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.conftest import PATIENCE, Open
from tests.browser.person import PATIENT, table_of, two_people
from tests.serving import Serving

READING = 4_500
"""Milliseconds: longer than the table would have waited and counted."""
HELD = "Pause: Es geht weiter, wenn du zurück bist."
SIGHT = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def told(page: Page) -> list[str]:
    """The kinds of all events that this page will be told, and "held" when the table waits."""
    kinds: list[str] = []

    def heard(text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "update":
            kinds.extend(numbered["event"]["e"] for numbered in message["events"])
        if message["t"] == "room" and message["room"]["play"]["held"] and kinds[-1:] != ["held"]:
            kinds.append("held")

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    return kinds


def hurried(page: Page) -> list[str]:
    events = told(page)
    timing = {**PATIENT, "count": 1000}
    table_of(
        page, options={"level": 1, "players": 2}, timing=timing, seats=["me", "leicht"], start=True
    )
    expect(page.locator(".hand-card").first).to_be_visible()
    return events


def when_held(page: Page, events: list[str]) -> list[str]:
    deadline = time.monotonic() + PATIENCE / 1000
    while events[-1:] != ["held"]:
        assert time.monotonic() < deadline, events
        page.wait_for_timeout(50)
    return list(events)


@pytest.mark.parametrize("window", ["Hilfe", "Einstellungen", "Tisch"])
def test_the_table_waits_for_whoever_reads(visit: Open, window: str) -> None:
    page = visit(bare=True)
    events = hurried(page)
    page.get_by_role("button", name=window).click()
    expect(page.locator("dialog .held")).to_have_text(HELD)
    before = when_held(page, events)
    page.wait_for_timeout(READING)
    assert events == before
    page.keyboard.press("Escape")
    expect(page.locator(".mine .count-out")).to_be_visible()


def test_the_table_waits_while_the_page_is_out_of_sight(visit: Open) -> None:
    page = visit(bare=True)
    events = hurried(page)
    page.evaluate(SIGHT, "hidden")
    before = when_held(page, events)
    page.wait_for_timeout(READING)
    assert events == before
    page.evaluate(SIGHT, "visible")
    expect(page.locator(".mine .count-out")).to_be_visible()


def test_whoever_reads_goes_on_reading_when_the_line_is_back(
    browser: Browser, mortal: Serving
) -> None:
    page = browser.new_context(locale="de-DE").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(mortal.url)
    events = hurried(page)
    page.get_by_role("button", name="Hilfe").click()
    expect(page.locator("dialog .held")).to_be_visible()
    lamp = page.locator(".connection")
    mortal.kill()
    expect(lamp).not_to_have_attribute("data-condition", "open")
    mortal.start()
    events.clear()
    expect(lamp).to_have_attribute("data-condition", "open")
    before = when_held(page, events)
    page.wait_for_timeout(READING)
    assert events == before
    expect(page.locator("dialog .held")).to_be_visible()
    page.context.close()


def test_nobody_holds_up_other_people(visit: Open) -> None:
    page, other = visit(bare=True), visit()
    two_people(page, other)
    page.get_by_role("button", name="Hilfe").click()
    expect(page.locator("dialog")).to_be_visible()
    page.wait_for_timeout(500)
    expect(page.locator("dialog .held")).to_have_count(0)
