"""A card under a finger: a tap, a long press, and whatever else a hand does."""

import json

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import Open
from tests.browser.fingers import TOUCH, Finger, click_both, where
from tests.browser.person import table_of

LONG = 650


def laid_by(page: Page) -> list[dict[str, object]]:
    """Everything that this page will have wanted to lay."""
    wanted: list[dict[str, object]] = []

    def sent(text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "do" and message["intent"]["do"] == "lay":
            wanted.append(message["intent"])

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", sent)

    page.on("websocket", opened)
    return wanted


@pytest.fixture
def page(visit: Open) -> Page:
    return visit(**TOUCH, bare=True)


@pytest.fixture
def laid(page: Page) -> list[dict[str, object]]:
    wanted = laid_by(page)
    # The first to lay, and nothing can happen meanwhile.
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    expect(cards(page)).to_have_count(6)
    return wanted


def cards(page: Page) -> Locator:
    return page.locator(".hand-card")


def has_settled(page: Page) -> None:
    """Longer than a browser takes to make a click of a tap."""
    page.wait_for_timeout(450)


@pytest.mark.parametrize("place", range(6))
def test_a_long_press_lays_one_card_face_down(
    page: Page, laid: list[dict[str, object]], place: int
) -> None:
    finger = Finger(page)
    finger.press(*where(cards(page).nth(place)))
    expect(cards(page).nth(place).locator("use")).to_have_attribute("href", "#card-back")
    assert laid == []
    finger.lift()
    expect(cards(page)).to_have_count(5)
    has_settled(page)
    assert [intent["face_down"] for intent in laid] == [True]
    expect(cards(page)).to_have_count(5)


def test_a_long_press_is_called_off_by_sliding_away(
    page: Page, laid: list[dict[str, object]]
) -> None:
    order = [card.get_attribute("data-figure") for card in cards(page).all()]
    finger, (x, y) = Finger(page), where(cards(page).nth(2))
    finger.press(x, y)
    expect(cards(page).nth(2).locator("use")).to_have_attribute("href", "#card-back")
    finger.slide(x + 40, y + 10)
    finger.lift()
    expect(cards(page).nth(2).locator("use")).not_to_have_attribute("href", "#card-back")
    has_settled(page)
    assert laid == []
    assert [card.get_attribute("data-figure") for card in cards(page).all()] == order


def test_a_turned_card_can_be_drawn_to_the_box(page: Page, laid: list[dict[str, object]]) -> None:
    finger, (x, y) = Finger(page), where(cards(page).nth(2))
    finger.press(x, y)
    expect(cards(page).nth(2).locator("use")).to_have_attribute("href", "#card-back")
    finger.slide(x, y - 90)
    finger.lift()
    expect(cards(page)).to_have_count(5)
    assert [intent["face_down"] for intent in laid] == [True]


def test_a_press_that_the_system_takes_away_is_none(
    page: Page, laid: list[dict[str, object]]
) -> None:
    finger = Finger(page)
    for held in (50, LONG):
        finger.press(*where(cards(page).nth(1)))
        page.wait_for_timeout(held)
        finger.lose()
        has_settled(page)
    assert laid == []
    finger.tap(*where(cards(page).nth(1)))
    expect(cards(page)).to_have_count(5)
    assert [intent["face_down"] for intent in laid] == [False]


def test_a_second_finger_on_the_same_card_means_nothing(
    page: Page, laid: list[dict[str, object]]
) -> None:
    finger, (x, y) = Finger(page), where(cards(page).nth(1))
    finger.press(x, y)
    finger.press(x + 3, y + 20, which=1)
    finger.lift(which=1)
    has_settled(page)
    assert laid == []
    finger.lift()
    has_settled(page)
    assert len(laid) == 1


def test_two_quick_taps_lay_one_card(page: Page, laid: list[dict[str, object]]) -> None:
    """The second one finds the neighbour, which has slid to where the card was."""
    Finger(page).tap(*where(cards(page).nth(1)), times=2)
    has_settled(page)
    assert len(laid) == 1


def test_a_menu_that_a_resting_finger_asks_for_is_none(
    page: Page, laid: list[dict[str, object]]
) -> None:
    finger = Finger(page)
    finger.press(*where(cards(page).nth(3)))
    cards(page).nth(3).dispatch_event("contextmenu")
    assert laid == []
    expect(cards(page).nth(3).locator("use")).to_have_attribute("href", "#card-back")
    cards(page).nth(3).dispatch_event("contextmenu")
    finger.lift()
    has_settled(page)
    assert [intent["face_down"] for intent in laid] == [True]


def test_a_right_click_and_a_click_at_once_lay_one_card(visit: Open) -> None:
    page = visit(bare=True)
    laid = laid_by(page)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    expect(cards(page)).to_have_count(6)
    click_both(page, *where(cards(page).nth(1)))
    has_settled(page)
    assert [intent["face_down"] for intent in laid] == [True]


def test_whoever_does_not_touch_can_lay_too(page: Page, laid: list[dict[str, object]]) -> None:
    """A screen reader makes clicks of its own."""
    cards(page).nth(2).evaluate("card => card.click()")
    expect(cards(page)).to_have_count(5)
    assert len(laid) == 1


def test_a_long_press_on_a_card_of_the_patience_lays_nothing_else(visit: Open) -> None:
    page = visit(**TOUCH, bare=True)
    laid = laid_by(page)
    options = {"players": 1, "level": 1}
    table_of(page, game="jsolitaer", options=options, seats=["me"], start=True)
    expect(cards(page).first).to_be_visible()
    finger = Finger(page)
    finger.press(*where(cards(page).nth(3)))
    page.wait_for_timeout(LONG)
    finger.lift()
    expect(cards(page).nth(3)).to_have_attribute("aria-pressed", "true")
    has_settled(page)
    expect(cards(page).nth(3)).to_have_attribute("aria-pressed", "true")
    assert laid == []
