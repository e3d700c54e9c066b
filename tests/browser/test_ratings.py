"""Ratings: lists, histories, one's own, and having them removed."""

from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from dazwischen.store.records import Rating
from dazwischen.store.sqlite import DATABASE, SQLiteStore
from tests.browser.axe import findings
from tests.browser.conftest import Open
from tests.browser.sheets import at
from tests.serving import Serving

BETTER = ((27.0, 8.0), (29.5, 7.2), (31.0, 6.5))
"""Estimates after three games, and how unsure they are."""
WORSE = ((23.0, 8.0), (20.5, 7.2), (19.0, 6.5))


def named(page: Page, name: str) -> int:
    number: int = page.evaluate(
        """async (name) => {
          localStorage.setItem("dazwischen.name", name);
          const answer = await fetch("/api/me", { method: "POST", body: JSON.stringify({ name }) });
          return (await answer.json()).id;
        }""",
        name,
    )
    page.reload()
    return number


@pytest.fixture
def ada(mortal: Serving, visit: Open, tmp_path: Path) -> Page:
    """Has played three games of Jay against Bea, and one more of Jarnac.

    The server comes first, so that it is there until the pages are closed.
    """
    page, other = visit(mortal.url), visit(mortal.url)
    numbers = named(page, "Ada"), named(other, "Bea")
    ratings = [
        Rating(who, "jay", "1", game, game, mu, sigma)
        for who, course in zip(numbers, (BETTER, WORSE), strict=True)
        for game, (mu, sigma) in enumerate(course, 1)
    ]
    ratings.append(Rating(numbers[0], "jarnac", "professional", 9, 9, 26.0, 8.1))
    with closing(SQLiteStore(tmp_path / DATABASE)) as store:
        store.add_ratings(ratings)
    at(page, "/ratings")
    return page


def test_the_list_and_how_it_came_about(ada: Page) -> None:
    page = ada
    page.get_by_role("radio", name="Jay, Stufe 1").check()
    rows = page.get_by_role("region", name="Jay, Stufe 1").locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Ada")
    expect(rows.first.locator("td").nth(1)).to_have_text("11,5")
    expect(rows.first.locator("td").nth(2)).to_have_text("31,0 ± 6,5")
    expect(rows.first.locator("td").nth(3)).to_have_text("3")
    page.get_by_role("button", name="Verlauf von Bea").click()
    window = page.get_by_role("dialog", name="Verlauf von Bea")
    expect(
        window.get_by_role("img", name="Jay, Stufe 1: Stärke -0,5, Schätzung 19,0")
    ).to_be_visible()
    window.get_by_text("Als Tabelle").click()
    expect(window.locator("tbody tr")).to_have_count(4)
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="Jarnac, Professional").check()
    expect(
        page.get_by_role("region", name="Jarnac, Professional").locator("tbody tr")
    ).to_have_count(1)


def test_one_s_own_are_removed_after_a_second_thought(ada: Page) -> None:
    page = ada
    own = page.get_by_role("region", name="Deine Spielstärke")
    expect(own.get_by_role("img")).to_have_count(2)
    own.get_by_role("button", name="Aus der Rangliste löschen").click()
    window = page.get_by_role("dialog", name="Aus der Rangliste löschen?")
    window.get_by_role("button", name="Abbrechen").click()
    expect(window).to_have_count(0)
    expect(own.get_by_role("img")).to_have_count(2)
    own.get_by_role("button", name="Aus der Rangliste löschen").click()
    window.get_by_role("button", name="Löschen", exact=True).click()
    expect(own).to_contain_text("zählen nicht für die Rangliste")
    expect(own.get_by_role("img")).to_have_count(0)
    expect(page.locator(".standing tbody tr")).to_have_count(1)
    expect(page.locator(".standing")).not_to_contain_text("Ada")
    page.reload()
    own.get_by_role("button", name="Wieder mitzählen").click()
    expect(own).to_contain_text("noch nichts bekannt")


def test_from_the_first_page_where_nobody_is_rated(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 640})
    real = page.get_by_role("region", name="Am echten Tisch")
    expect(real.get_by_role("link")).not_to_have_count(0)
    real.get_by_role("link", name="Rangliste").click()
    expect(page.get_by_role("region", name="Was zählt")).to_be_visible()
    expect(page.get_by_role("region", name="Deine Spielstärke")).to_contain_text("noch nichts")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
