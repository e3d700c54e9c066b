"""How rounds and games end: who won, by how much, and the way on."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import mouse, play_round
from tests.browser.person import PATIENT, table_of


def own_pace(page: Page, **options: object) -> None:
    """A short game against a bot, in which the next round waits for whoever plays."""
    chosen = {"level": 1, "players": 2, "colours": 2, **options}
    timing = {**PATIENT, "deal": 1, "own_pace": True}
    table_of(page, options=chosen, timing=timing, game="jay", seats=["me", "stark"], start=True)


def totals(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".points tbody td:last-child").all_text_contents()]


def test_the_points_stay_until_somebody_goes_on(visit: Open) -> None:
    page = visit()
    own_pace(page, rounds=2)
    play_round(page, mouse)
    result = page.locator(".result")
    expect(result.locator("h2")).to_contain_text("Runde 1 geht an")
    # Without the wish to go on the next round would have been dealt a millisecond later.
    page.reload()
    expect(result.locator("h2")).to_contain_text("Runde 1 geht an")
    result.get_by_role("button", name="Weiter").click()
    expect(page.locator(".bar-title")).to_contain_text("Runde 2")
    expect(result).to_have_count(0)
    play_round(page, mouse)
    expect(result.locator("h2")).to_contain_text(re.compile("gewonnen|gewinnt|Unentschieden"))
    expect(result).to_contain_text("aller 2 Runden")
    expect(result.locator("th")).to_have_text(["Platz", "Wer", "R1", "R2", "Gesamt"])
    expect(result.locator("tr[data-me=true]")).to_contain_text("Testerin du")
    assert totals(page) == sorted(totals(page), reverse=True)
    assert sum(totals(page)) == 10


def test_on_to_the_next_level(visit: Open) -> None:
    page = visit()
    own_pace(page)
    play_round(page, mouse)
    page.get_by_role("button", name="Nächste Stufe: 2").click()
    expect(page.locator(".bar-title")).to_contain_text("Stufe 2 · Runde 1")
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".hand-card").first).to_be_visible()


def test_whoever_has_the_same_points_shares_a_place(visit: Open) -> None:
    places = visit().evaluate(
        """async (points) => {
          const { ranked } = await import("/web/ui/ending.js");
          return ranked(points).map(({ seat, place }) => [place, seat]);
        }""",
        [2, 10, 0, 10],
    )
    assert places == [[1, 2], [1, 4], [3, 1], [4, 3]]
