"""The keyboard alone is enough."""

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.person import table_of


def tab_to(page: Page, name: str) -> None:
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached")


def test_from_the_start_to_the_cards(visit: Open) -> None:
    page = visit()
    expect(page.locator(".huge")).to_be_visible()
    tab_to(page, "Jetzt spielen")
    page.keyboard.press("Enter")
    hand = page.locator(".hand-card")
    expect(hand).to_have_count(6)
    names = [card.get_attribute("data-figure") for card in hand.all()]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Alt+ArrowRight")
    moved = [card.get_attribute("data-figure") for card in hand.all()]
    assert moved == [names[0], names[2], names[1], *names[3:]]
    page.keyboard.press("+")
    page.keyboard.press("a")
    expect(hand).to_have_count(8)
    page.keyboard.press("Shift+Enter")
    expect(hand).to_have_count(7)
    expect(page.locator("[data-act=draw]")).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator("[data-act=draw]")).to_have_count(0)
    expect(hand).to_have_count(8)
    expect(page.locator("#live")).to_contain_text("Du ziehst eine Karte zur Strafe.")


def test_sorting_keeps_the_cards(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Jetzt spielen").click()
    hand = page.locator(".hand-card")
    expect(hand).to_have_count(6)
    before = [card.get_attribute("data-figure") or "" for card in hand.all()]
    page.keyboard.press("o")
    after = [card.get_attribute("data-figure") or "" for card in hand.all()]
    assert sorted(before) == sorted(after)
    assert after == sorted(after, key=lambda name: ("rbgl".index(name[0]), "OHIXSZ".index(name[1])))


def test_the_order_of_the_hand_outlives_a_reload(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Jetzt spielen").click()
    hand = page.locator(".hand-card")
    expect(hand).to_have_count(6)
    page.keyboard.press("o")
    page.keyboard.press("o")
    sorted_by_symbol = [card.get_attribute("data-figure") for card in hand.all()]
    page.reload()
    expect(hand).to_have_count(6)
    assert [card.get_attribute("data-figure") for card in hand.all()] == sorted_by_symbol


def test_slots_are_swapped_with_keys(visit: Open) -> None:
    page = visit(bare=True)
    table_of(
        page, options={"level": 5, "players": 2, "hand": 8}, seats=["me", "leicht"], start=True
    )
    hand, slots = page.locator(".hand-card"), page.locator(".own-slots .slot")
    expect(hand).to_have_count(8)
    expect(slots.first).to_be_enabled()
    given, taken = (hand.nth(1), slots.first)
    names = [found.get_attribute("data-figure") for found in (given, taken)]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(given).to_be_focused()
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.slot')"):
            break
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(slots.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f".own-slots [data-figure={names[0]}]")).not_to_have_count(0)
    expect(page.locator(f".hand-card[data-figure={names[1]}]")).not_to_have_count(0)


def test_a_window_gives_the_focus_back(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Jetzt spielen").click()
    button = page.get_by_role("button", name="Tisch", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Schließen")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".dialog")).to_have_count(0)
    expect(button).to_be_focused()


def test_a_chosen_key_stays_when_a_newer_action_has_the_same(visit: Open) -> None:
    page = visit(bare=True)
    old = {"jay": "j", "top-up": "v", "draw": "d"}
    kept = json.dumps({"keys": {"jay": old}})
    page.evaluate("(kept) => localStorage.setItem('dazwischen.prefs', kept)", kept)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    expect(page.locator("[data-act=top-up] kbd")).to_have_text("V")
    expect(page.locator("[data-act=face-down] kbd")).not_to_have_text("V")
    page.keyboard.press("v")
    expect(page.locator(".hand-card")).to_have_count(7)


def test_the_corner_of_jsolitaer_shows_the_key_that_was_chosen(visit: Open) -> None:
    page = visit(bare=True)
    kept = json.dumps({"keys": {"jsolitaer": {"turn-up": "k"}}})
    page.evaluate("(kept) => localStorage.setItem('dazwischen.prefs', kept)", kept)
    table_of(page, game="jsolitaer", options={"players": 1}, seats=["me"], start=True)
    expect(page.locator(".corner-pile kbd")).to_have_text("K")
