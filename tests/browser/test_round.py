"""Whole rounds, as a person plays them."""

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.person import play_on, table_of

LONG = 120.0


def test_a_round_to_its_end(visit: Open) -> None:
    page = visit()
    # With two colours almost everything fits, so the round is short.
    options = {"level": 2, "players": 3, "colours": 2}
    table_of(page, options=options, seats=["me", "meister", "meister"], start=True)
    deadline = time.monotonic() + LONG
    while play_on(page):
        assert time.monotonic() < deadline
    rows = page.locator(".points tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text("5")
    again = page.get_by_role("link", name="Noch einmal ansehen")
    expect(again).to_have_attribute("href", re.compile(r"^#/replay/\d+$"))
    page.get_by_role("button", name="Nochmal").click()
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".hand-card")).to_have_count(6)


def test_slots_before_bereit_and_a_pause_in_between(visit: Open) -> None:
    page = visit()
    table_of(page, options={"level": 7, "players": 2}, seats=["me", "meister"], start=True)
    card, slot = page.locator(".hand-card").first, page.locator(".own-slots .slot").first
    given, taken = card.get_attribute("data-figure"), slot.get_attribute("data-figure")
    assert given
    assert taken
    card.click()
    slot.click()
    expect(page.locator(f".own-slots [data-figure={given}]")).not_to_have_count(0)
    expect(page.locator(f".hand-card[data-figure={taken}]")).not_to_have_count(0)
    page.get_by_role("button", name="Bereit").click()
    expect(page.locator(".prompt")).to_contain_text("Du eröffnest")
    page.locator(".hand-card").first.click()
    page.locator("[data-act=pause]").click()
    expect(page.locator("[data-act=ready]")).to_be_visible()
    page.locator("[data-act=ready]").click()
    expect(page.locator(".prompt")).not_to_contain_text("Unterbrochen")
