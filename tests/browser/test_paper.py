"""On paper."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.screens import SCREENS
from tests.browser.test_modules import call


def test_there_is_only_the_sheet(visit: Open) -> None:
    page = visit()
    SCREENS["sheet"](page)
    call(page, "ui/notices.js", "notice", "Eine Notiz")
    expect(page.locator(".notice")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".notice")).to_be_hidden()
    expect(page.locator(".rounds")).to_be_visible()
    expect(page.locator(".scrolled:has(.rounds)")).to_have_css("overflow", "visible")
