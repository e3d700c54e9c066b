"""The server is away under an open page: play goes on, and what was asked for comes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.person import lay_first
from tests.serving import Serving


def test_play_goes_on_after_a_power_cut(browser: Browser, mortal: Serving) -> None:
    page = browser.new_context(locale="de-DE").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(mortal.url)
    page.get_by_role("button", name="Jetzt spielen").click()
    lay_first(page)
    expect(page.locator(".hand-card")).to_have_count(5)
    lamp = page.locator(".connection")
    mortal.kill()
    expect(lamp).not_to_have_attribute("data-condition", "open")
    page.locator(".hand-card").first.click()
    mortal.start()
    expect(lamp).to_have_attribute("data-condition", "open")
    # What was laid while nobody listened is judged now, and the game is where it was.
    expect(page.locator(".lying.pending")).to_have_count(0)
    page.locator("[data-act=top-up]").click()
    expect(page.locator("#live")).to_contain_text("Du ziehst eine Karte.")
    # And once more, with the others still playing: nothing is lost, nothing is done twice.
    cards = page.locator(".hand-card").count()
    mortal.kill()
    mortal.start()
    expect(lamp).to_have_attribute("data-condition", "open")
    expect(page.locator(".hand-card")).to_have_count(cards)
    page.locator("[data-act=top-up]").click()
    expect(page.locator(".hand-card")).not_to_have_count(cards)
    page.context.close()


@pytest.fixture
def page(browser: Browser, server: Serving) -> Iterator[Page]:
    """Where requests may fail, because a test lets them."""
    context = browser.new_context(locale="de-DE", service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(server.url)
    yield page
    context.close()


AWAY = "Der Server antwortet gerade nicht"


def test_a_page_comes_when_the_server_is_back(page: Page) -> None:
    page.route("**/study/rules.js", lambda route: route.abort())
    page.get_by_role("link", name="Jedes Spiel in zwei Minuten").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute("**/study/rules.js")
    expect(page.locator(".rules-grid")).to_be_visible()


def test_a_table_comes_when_the_server_is_back(page: Page) -> None:
    page.route("**/jsolitaer/board.js", lambda route: route.abort())
    page.get_by_role("button", name="J-Solitär", exact=True).click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute("**/jsolitaer/board.js")
    expect(page.locator(".hand-card").first).to_be_visible()


def test_a_window_comes_when_the_server_is_back(page: Page) -> None:
    page.route("**/ui/windows.js", lambda route: route.abort())
    page.get_by_role("button", name="Jetzt spielen").click()
    page.get_by_role("button", name="Hilfe").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute("**/ui/windows.js")
    expect(page.get_by_role("dialog", name="Hilfe")).to_be_visible()


def test_a_rule_comes_when_the_server_is_back(page: Page) -> None:
    page.route("**/study/rulebook.js", lambda route: route.abort())
    page.evaluate("import('/web/ui/rule-links.js').then(({ asked }) => (asked.value = 'J-OPEN-1'))")
    expect(page.get_by_role("dialog").get_by_text(AWAY)).to_be_visible()
    page.unroute("**/study/rulebook.js")
    expect(page.get_by_role("dialog")).to_contain_text("eröffnet")


def test_the_keys_come_when_the_server_is_back(page: Page) -> None:
    page.route("**/texts/de/web-jarnac.ftl", lambda route: route.abort())
    page.get_by_role("link", name="Einstellungen").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute("**/texts/de/web-jarnac.ftl")
    expect(page.locator(".key-choices")).to_have_count(3)
