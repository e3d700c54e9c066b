"""A phone: fingers, little room, many cards."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.fingers import Finger, where
from tests.browser.person import table_of

SIZES = {"phone": (360, 640), "laptop": (1280, 800), "screen": (2560, 1440)}


@pytest.mark.parametrize("size", SIZES)
def test_six_players_and_25_cards_have_room(visit: Open, size: str) -> None:
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height}, bare=True)
    bots = ["leicht"] * 5
    table_of(page, options={"level": 7, "players": 6, "hand": 8}, seats=["me", *bots], start=True)
    expect(page.locator(".hand-card")).to_have_count(8)
    for _ in range(16):
        page.keyboard.press("+")
    expect(page.locator("[data-act=top-up]")).to_contain_text("17 ")
    page.keyboard.press("a")
    expect(page.locator(".hand-card")).to_have_count(25)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for selector in (".hand-card", ".seat", ".btn.act"):
        for box in boxes(page, selector):
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width + 1
            assert box["y"] + box["height"] <= height + 1
    assert narrowest(page) >= 20


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found = page.evaluate(
        "(selector) => [...document.querySelectorAll(selector)].map("
        "(element) => element.getBoundingClientRect().toJSON())",
        selector,
    )
    assert found
    return list(found)


def narrowest(page: Page) -> float:
    """What can be seen of the most covered card."""
    cards = boxes(page, ".hand-card")
    steps = [
        two["x"] - one["x"]
        for one, two in pairwise(cards)
        if abs(one["y"] - two["y"]) < one["height"] / 4
    ]
    return min(steps)


def test_tap_and_long_press(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Jetzt spielen").tap()
    hand = page.locator(".hand-card")
    expect(hand).to_have_count(6)
    press_long(page, 0)
    expect(hand).to_have_count(5)
    lying = page.get_by_role("img", name="In der Box liegt oben der Verräter")
    expect(lying).to_be_visible()
    page.get_by_role("button", name="Strafe").tap()
    expect(hand).to_have_count(6)


def press_long(page: Page, place: int) -> None:
    """A finger on a card until that has turned over: a busy page needs longer for it."""
    card, finger = page.locator(".hand-card").nth(place), Finger(page)
    finger.press(*where(card))
    expect(card.locator("use")).to_have_attribute("href", "#card-back")
    finger.lift()


def test_dragging_to_the_box_lays(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Jetzt spielen").click()
    hand = page.locator(".hand-card")
    expect(hand).to_have_count(6)
    figure = hand.nth(3).get_attribute("data-figure")
    hand.nth(3).drag_to(page.locator("#box"))
    expect(hand).to_have_count(5)
    expect(page.locator("#live")).to_contain_text(f"{figure[1:] if figure else ''}.")
