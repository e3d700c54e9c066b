"""Installed as an app, and without a connection."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, Open
from tests.serving import Serving

GONE = "Keine Verbindung zum Server"


@pytest.fixture
def page(browser: Browser, mortal: Serving) -> Iterator[Page]:
    """Where requests may fail, because the server does."""
    context = browser.new_context(locale="de-DE", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(mortal.url)
    yield page
    context.close()


def kept(page: Page) -> list[str]:
    """All that the worker keeps, once it has begun to work."""
    found: list[str] = page.evaluate(
        """async () => {
          await navigator.serviceWorker.ready;
          const names = await caches.keys();
          const lists = await Promise.all(names.map(async (n) => (await caches.open(n)).keys()));
          return lists.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    return found


def test_it_can_be_installed(visit: Open) -> None:
    page = visit(service_workers="allow")
    expect(page.locator(".huge")).to_be_visible()
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest?lang=de")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # All that stands in the way is that a test's browser forgets everything.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    assert "/web/games/jay/board.js" in kept(page)


def test_the_page_opens_without_a_connection(page: Page, mortal: Serving) -> None:
    expect(page.locator(".huge")).to_be_visible()
    assert not [path for path in kept(page) if path.startswith(("/api", "/ws"))]
    mortal.kill()
    page.reload()
    expect(page.get_by_text(GONE)).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text("No connection to the server")).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    mortal.start()
    expect(page.get_by_text(GONE)).to_have_count(0)
    page.get_by_role("button", name="Jetzt spielen").click()
    expect(page.locator(".hand-card")).to_have_count(6)


def test_a_game_goes_on_where_it_was(page: Page, mortal: Serving) -> None:
    page.get_by_role("button", name="J-Solitär", exact=True).click()
    page.locator(".hand-card").first.click()
    expect(page.locator(".hand-card")).to_have_count(7)
    expect(page.locator(".stack-card.pending")).to_have_count(0)
    assert kept(page)
    mortal.kill()
    page.reload()
    expect(page.get_by_text(GONE)).to_be_visible()
    mortal.start()
    expect(page.locator(".hand-card")).to_have_count(7)
    page.locator(".controls [data-act=undo]").click()
    expect(page.locator(".hand-card")).to_have_count(8)
