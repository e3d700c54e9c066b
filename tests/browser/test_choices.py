"""What a table of Jay can choose, where it is set up."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.person import table_of

FURTHER = {
    "Regelheft": "ZdJ 4.6",
    "„Strafe“ sagt": "jeder selbst",
    "Handkarten": "9",
    "Farben": "3",
    "Gemischt wird": "durch Abheben",
    "Decks": "eins pro Person",
    "Kapitäne": "erlaubt",
    "Es eröffnet": "das Los",
}


def choice(page: Page, group: str, value: str) -> Locator:
    row = page.get_by_role("group", name=group, exact=True)
    return row.get_by_role("radio", name=value, exact=True)


def test_all_that_the_booklets_offer_waits_behind_a_word(visit: Open) -> None:
    """And stays chosen: lots too, when there are more players than there were."""
    page = visit(bare=True)
    table_of(page, options={"level": 2, "players": 3}, seats=["me"])
    for group, value in FURTHER.items():
        expect(choice(page, group, value)).to_be_hidden()
    page.get_by_text("Mehr Regeln zur Wahl").click()
    for group, value in FURTHER.items():
        choice(page, group, value).check()
        line = page.get_by_role("group", name=group, exact=True).locator(".choice-line")
        expect(line).not_to_be_empty()
    choice(page, "Spieler", "4").check()
    page.reload()
    page.get_by_text("Mehr Regeln zur Wahl").click()
    expect(choice(page, "Spieler", "4")).to_be_checked()
    for group, value in FURTHER.items():
        expect(choice(page, group, value)).to_be_checked()
