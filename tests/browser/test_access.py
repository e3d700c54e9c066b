"""axe-core finds nothing serious on any screen, in either theme."""

from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open

AXE = files("axe_playwright_python").joinpath("axe.min.js")


def findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for violation in found["violations"]
        if violation["impact"] in {"serious", "critical"}
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_screens(visit: Open, theme: str) -> None:
    page = visit()
    expect(page.locator(".huge")).to_be_visible()
    page.evaluate(
        "(theme) => localStorage.setItem('dazwischen.prefs', JSON.stringify({ theme }))", theme
    )
    page.reload()
    expect(page.locator(".huge")).to_be_visible()
    assert findings(page) == []
    page.goto(f"{page.url.split('#', maxsplit=1)[0]}#/settings")
    expect(page.locator(".settings")).to_be_visible()
    assert findings(page) == []
    page.goto(f"{page.url.split('#', maxsplit=1)[0]}#/")
    page.get_by_role("button", name="Tisch für Jay eröffnen").click()
    expect(page.locator(".seats")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Freie Plätze mit Bots besetzen").click()
    page.get_by_role("button", name="Spiel beginnen").click()
    page.locator(".hand-card").first.click()
    assert findings(page) == []
    page.get_by_role("button", name="Hilfe").click()
    assert findings(page) == []


def test_text_at_twice_the_size(visit: Open) -> None:
    """A browser's zoom of 200 % is half the room: everything can still be reached."""
    page = visit(viewport={"width": 640, "height": 400})
    page.get_by_role("button", name="Jetzt spielen").click()
    expect(page.locator(".hand-card")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    page.locator(".hand-card").first.click()
    expect(page.locator(".hand-card")).to_have_count(5)
