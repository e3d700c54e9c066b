"""From the bare address to the first card: two clicks, in both languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.person import two_people


@pytest.mark.parametrize(
    ("lang", "play", "prompt"),
    [
        ("de-DE", "Jetzt spielen", "Du eröffnest"),
        ("en-GB", "Play now", "You open"),
    ],
)
def test_two_clicks(visit: Open, lang: str, play: str, prompt: str) -> None:
    page = visit(lang=lang)
    page.get_by_role("button", name=play).click()
    expect(page.locator(".prompt")).to_contain_text(prompt)
    hand = page.locator(".hand-card")
    expect(hand).to_have_count(6)
    hand.nth(2).click()
    expect(hand).to_have_count(5)
    expect(page.locator(".box-count")).to_have_text("1")
    expect(page.locator(".lying.pending")).to_have_count(0)


def test_a_card_out_of_turn_comes_back_and_says_why(visit: Open) -> None:
    page, other = visit(bare=True), visit()
    two_people(page, other)
    hand = page.locator(".hand-card")
    hand.first.click()
    expect(hand).to_have_count(5)
    # Right behind it: the neighbour would be taken for the second tap on the card that has left.
    hand.last.click()
    expect(page.locator(".notice")).to_contain_text("J-SERVE-1")
    expect(page.locator(".notice")).to_contain_text(re.compile("du bist nicht dran|nie darauf"))
    expect(hand).to_have_count(5)
    expect(page.locator(".lying.pending")).to_have_count(0)


def test_the_language_can_be_changed_in_play(visit: Open) -> None:
    page, other = visit(bare=True), visit()
    two_people(page, other)
    expect(page.locator(".prompt")).to_contain_text("Du eröffnest")
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("radio", name="English").check()
    expect(page.locator(".prompt")).to_contain_text("You open")
    page.keyboard.press("Escape")
    page.locator(".hand-card").first.click()
    expect(page.locator(".hand-card")).to_have_count(5)
    page.locator(".hand-card").last.click()
    expect(page.locator(".notice")).to_contain_text(re.compile("your turn|at this level"))
