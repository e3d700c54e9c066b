"""The dictionary as a page: asked by typing, by an address, and not in a game that forbids it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.person import table_of


def at(page: Page, path: str) -> Page:
    page.goto(f"{page.url.split('#', maxsplit=1)[0]}#{path}")
    return page


def asks(page: Page, word: str) -> None:
    page.get_by_label("Wort oder Buchstaben").fill(word)
    page.keyboard.press("Enter")


def test_a_word_is_found_from_the_start_page(visit: Open) -> None:
    page = visit()
    page.get_by_role("link", name="Wörterbuch").click()
    asks(page, "straße")
    expect(page.locator(".words-verdict")).to_have_text("Gilt, auch im Profispiel.")
    expect(page.locator(".words-entries")).to_contain_text("Straße")
    asks(page, "Äpfel")
    expect(page.locator(".words-verdict")).to_contain_text("nur Grundformen")
    assert page.url.endswith("#/words/de/%C3%84PFEL")


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("Hans", "ein Name"),
        ("Nato", "eine Abkürzung"),
        ("Nutella", "ein Markenname"),
        ("xqz", "kennt"),
    ],
)
def test_what_does_not_count_says_why(visit: Open, word: str, reason: str) -> None:
    page = at(visit(), f"/words/de/{word}")
    expect(page.locator(".words-verdict")).to_contain_text(reason)


def test_anagrams_lead_on(visit: Open) -> None:
    page = at(visit(), "/words/de/MAUS")
    page.get_by_role("link", name="SAUM", exact=True).click()
    expect(page.locator(".words-word")).to_have_text("SAUM")
    expect(page.get_by_role("link", name="MAUS", exact=True)).to_be_visible()
    page.go_back()
    expect(page.locator(".words-word")).to_have_text("MAUS")


def test_french(visit: Open) -> None:
    page = at(visit(), "/words")
    page.locator("select").select_option("fr")
    asks(page, "pomme")
    expect(page.locator(".words-verdict")).to_contain_text("Gilt")


def test_not_while_a_game_runs_that_forbids_it(visit: Open) -> None:
    page = visit(excused=("403",), bare=True)
    options = {"variant": "professional", "judging": "challenge"}
    table_of(page, game="jarnac", options=options, seats=["me", "leicht"], start=True)
    expect(page.locator(".rack .tile").first).to_be_visible()
    at(page, "/words/de/MAUS")
    expect(page.get_by_role("alert")).to_contain_text("erst nach der Partie")
