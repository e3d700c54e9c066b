"""Every screen, and how a person gets there from the bare address: a line a screen.

Whoever adds a screen adds its line; it is then looked at by axe-core in both themes, and
photographed by `make screenshots`.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page, expect

from tests.browser.hands import LONG
from tests.browser.person import table_of
from tests.browser.sheets import begin, is_saved, put, watching

Way: TypeAlias = Callable[[Page], None]


def shown(selector: str) -> Way:
    return lambda page: expect(page.locator(selector).first).to_be_visible()


def at(path: str, selector: str) -> Way:
    """By the address alone."""

    def way(page: Page) -> None:
        page.goto(f"{page.url.split('#', maxsplit=1)[0]}#{path}")
        shown(selector)(page)

    return way


def jay(*bots: str, **options: Any) -> Way:
    """At a table of Jay that has begun."""

    def way(page: Page) -> None:
        chosen = {"players": len(bots) + 1, **options}
        table_of(page, options=chosen, seats=["me", *bots], start=True)
        shown(".hand-card")(page)

    return way


def then(way: Way, button: str, selector: str) -> Way:
    """Further by a button."""

    def further(page: Page) -> None:
        way(page)
        page.get_by_role("button", name=button, exact=True).click()
        shown(selector)(page)

    return further


def open_table(page: Page) -> None:
    page.get_by_role("button", name="Tisch für Jay eröffnen").click()
    shown(".seats")(page)


def sheet(rounds: int) -> Way:
    """A score sheet on which so many rounds are entered."""

    def way(page: Page) -> None:
        begin(page)
        put(
            page,
            [(1, 2), (3, 1), (2, 4), (3, 1), (2, 3), (1, 3), (4, 1), (2, 1), (3, 4), (2, 1)][
                :rounds
            ],
        )
        is_saved(page)

    return way


def sheet_watched(page: Page) -> None:
    sheet(6)(page)
    page.goto(watching(page))
    expect(page.locator(".standing")).to_be_visible()
    expect(page.locator(".pad")).to_have_count(0)


def come_again(page: Page) -> None:
    """With a game that still runs."""
    jay("leicht", level=1)(page)
    page.get_by_role("link", name="Zur Startseite").click()
    shown("#go-on-title")(page)


def many_cards(page: Page) -> None:
    jay("leicht", "leicht", "leicht", "leicht", "leicht", level=7)(page)
    for _ in range(16):
        page.keyboard.press("+")
    page.keyboard.press("a")
    expect(page.locator(".hand-card")).to_have_count(25)


def keys_of_jay(page: Page) -> None:
    at("/settings", ".key-choices")(page)
    page.locator("[data-key-of=jay]").click()
    page.locator("[data-key-of=jay]").scroll_into_view_if_needed()


def second_device(page: Page) -> None:
    at("/settings", ".settings")(page)
    page.get_by_role("button", name="Link machen").click()
    shown(".qr")(page)
    page.locator(".qr").scroll_into_view_if_needed()


def a_bot_plays(page: Page) -> None:
    jay("leicht", level=1)(page)
    page.get_by_role("button", name="Tisch", exact=True).click()
    page.get_by_role("button", name="Lass einen Bot für mich spielen").click()
    page.get_by_role("button", name="Schließen").click()
    shown(".stand-in")(page)


def a_round_is_over(page: Page) -> None:
    """Bots play it, also for the person."""
    jay("meister", level=1, colours=2, rounds=2)(page)
    page.get_by_role("button", name="Tisch", exact=True).click()
    page.get_by_label("Lass einen Bot für mich spielen").select_option("meister")
    page.get_by_role("button", name="Lass einen Bot für mich spielen").click()
    page.get_by_role("button", name="Schließen").click()
    expect(page.locator(".result")).to_be_visible(timeout=1000 * LONG)


def watched(page: Page) -> None:
    jay("leicht", "leicht", "leicht", level=4)(page)
    page.get_by_role("button", name="Tisch", exact=True).click()
    page.get_by_role("button", name="Aufstehen").click()
    page.get_by_role("button", name="Schließen").click()
    expect(page.locator(".seat")).to_have_count(4)


newcomer = jay("leicht", "leicht", "leicht", level=1)

SCREENS: Final[dict[str, Way]] = {
    "start": shown(".huge"),
    "start-again": come_again,
    "no-table": at("/table/nowhere", ".field"),
    "settings": at("/settings", ".key-choices"),
    "settings-keys": keys_of_jay,
    "settings-device": second_device,
    "waiting": open_table,
    "sheet-new": at("/sheet", ".sheet-form"),
    "sheet": sheet(3),
    "sheet-half-time": sheet(5),
    "sheet-result": sheet(10),
    "sheet-watched": sheet_watched,
    "ratings": at("/ratings", "#counts-title"),
    "jay-newcomer": newcomer,
    "jay-slots": jay("stark", "stark", "stark", level=7),
    "jay-many-cards": many_cards,
    "jay-tournament": jay("stark", "stark", level=2, faults="tournament", announce="manual"),
    "jay-table": then(newcomer, "Tisch", ".dialog .seats"),
    "jay-talk": then(newcomer, "Reden", ".dialog .calls"),
    "jay-help": then(newcomer, "Hilfe", ".dialog .key-list"),
    "jay-settings": then(newcomer, "Einstellungen", ".dialog .key-choices"),
    "jay-bot-plays": a_bot_plays,
    "jay-result": a_round_is_over,
    "jay-watched": watched,
}
