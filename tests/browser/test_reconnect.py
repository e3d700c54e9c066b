"""The server is killed under an open page: play goes on."""

from playwright.sync_api import Browser, expect

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
