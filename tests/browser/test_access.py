"""Room for large text, and for those who want nothing to move."""

from playwright.sync_api import expect

from tests.browser.conftest import Open


def test_text_at_twice_the_size(visit: Open) -> None:
    """A browser's zoom of 200 % is half the room: everything can still be reached."""
    page = visit(viewport={"width": 640, "height": 400})
    page.get_by_role("button", name="Jetzt spielen").click()
    expect(page.locator(".hand-card")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    page.locator(".hand-card").first.click()
    expect(page.locator(".hand-card")).to_have_count(5)
