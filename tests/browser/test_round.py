"""Whole rounds, as a person plays them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands, finger, keys, mouse, play_round
from tests.browser.person import lay_the_last_card, table_of
from tests.browser.waiting import until_so

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def short_game(page: Page, **options: object) -> None:
    """With two colours almost everything fits, so rounds are short."""
    chosen = {"players": 2, "colours": 2, **options}
    table_of(page, options=chosen, seats=["me", "stark"], start=True)


@pytest.mark.parametrize("level", [1, 7])
@pytest.mark.parametrize("hands", [mouse, keys, finger])
def test_a_round_to_its_end_and_a_rematch(visit: Open, hands: Hands, level: int) -> None:
    page = visit(bare=True, **(PHONE if hands is finger else {}))
    short_game(page, level=level)
    play_round(page, hands)
    rows = page.locator(".points tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("5")
    again = page.get_by_role("link", name="Noch einmal ansehen")
    expect(again).to_have_attribute("href", re.compile(r"^#/replay/\d+$"))
    page.get_by_role("button", name="Nochmal").click()
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".hand-card").first).to_be_visible()


UNDER_THE_FINGER = """() => {
  const look = () => {
    const buttons = [...document.querySelectorAll(".result :is(button, a)")];
    if (!buttons.length) return;
    seen.disconnect();
    window.hit = buttons.filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).length;
  };
  const seen = new MutationObserver(look);
  seen.observe(document.body, { childList: true, subtree: true });
}"""
"""Notes how many of the result's buttons could be hit in the moment in which it is there."""


def test_what_comes_under_a_finger_is_not_hit(visit: Open) -> None:
    page, guest = visit(bare=True, **PHONE), visit()
    lay_the_last_card(page, guest)
    page.evaluate(UNDER_THE_FINGER)
    page.locator("[data-act=jay]").tap()
    until_so(page, "window.hit !== undefined")
    assert page.evaluate("window.hit") == 0
    page.locator(".result").get_by_role("button", name="Schließen").tap()
    expect(page.locator(".result")).to_have_count(0)


def test_two_rounds_with_slots(visit: Open) -> None:
    page = visit(bare=True)
    short_game(page, level=5, rounds=2)
    play_round(page, mouse)
    expect(page.locator(".bar-title")).to_contain_text("Runde 2")
    given = swap_first(page)
    page.get_by_role("button", name="Bereit").click()
    expect(page.locator("[data-act=ready]")).to_have_count(0)
    # What was swapped stays: slots cannot be played.
    expect(page.locator(f".own-slots [data-figure={given}]")).not_to_have_count(0)
    expect(page.locator(".own-slots .slot").first).to_be_disabled()
    play_round(page, mouse)
    expect(page.locator(".result")).to_contain_text("aller 2 Runden")
    assert sum(map(int, page.locator(".points tbody td:last-child").all_text_contents())) == 10


def swap_first(page: Page) -> str:
    """The first card for the first slot; which card it was."""
    card, slot = page.locator(".hand-card").first, page.locator(".own-slots .slot").first
    expect(slot).to_be_enabled()
    given, taken = card.get_attribute("data-figure"), slot.get_attribute("data-figure")
    assert given
    assert taken
    card.click()
    slot.click()
    expect(page.locator(f".own-slots [data-figure={given}]")).not_to_have_count(0)
    expect(page.locator(f".hand-card[data-figure={taken}]")).not_to_have_count(0)
    return given


def test_a_pause_in_between(visit: Open) -> None:
    page = visit(bare=True)
    table_of(page, options={"level": 7, "players": 2}, seats=["me", "stark"], start=True)
    swap_first(page)
    page.get_by_role("button", name="Bereit").click()
    expect(page.locator(".prompt")).to_contain_text("Du eröffnest")
    page.locator(".hand-card").first.click()
    page.locator("[data-act=pause]").click()
    expect(page.locator("[data-act=ready]")).to_be_visible()
    page.locator("[data-act=ready]").click()
    expect(page.locator(".prompt")).not_to_contain_text("Unterbrochen")
