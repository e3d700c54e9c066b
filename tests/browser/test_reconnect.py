"""The server is away under an open page: play goes on, and what was asked for comes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.person import BARE, lay_first, two_people
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
    page.locator(".hand-card").last.click()
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


def test_whoever_was_away_is_told_who_has_given_his_seat_away(
    browser: Browser, mortal: Serving
) -> None:
    host, guest = (browser.new_context(locale="de-DE").new_page() for _ in range(2))
    for page in (host, guest):
        page.set_default_timeout(PATIENCE)
        page.goto(mortal.url)
    two_people(host, guest)
    table = guest.url
    guest.goto(f"{mortal.url}/{BARE}")
    host.get_by_role("button", name="Tisch", exact=True).click()
    host.get_by_label("Wer auf Platz 2 sitzt").select_option("leicht")
    host.get_by_role("button", name="Ja, Platz freimachen").click()
    expect(host.locator(".dialog .seat-row").nth(1)).to_contain_text("Bot")
    mortal.kill()
    mortal.start()
    guest.goto(table)
    told = guest.get_by_text("Testerin hat deinen Platz freigegeben. Du schaust jetzt zu.")
    expect(told).to_be_visible()
    # Once is enough, also where the page is opened anew.
    guest.reload()
    expect(guest.locator(".mine")).to_contain_text("Du schaust zu.")
    expect(guest.locator(".connection")).to_have_attribute("data-condition", "open")
    expect(told).to_have_count(0)
    for page in (host, guest):
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


AWAY = "Darauf kam vom Server keine Antwort"


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
    page.route("**/screens/windows.js", lambda route: route.abort())
    page.get_by_role("button", name="Jetzt spielen").click()
    page.get_by_role("button", name="Hilfe").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute("**/screens/windows.js")
    expect(page.get_by_role("dialog", name="Hilfe")).to_be_visible()


def test_a_rule_comes_when_the_server_is_back(page: Page) -> None:
    page.route("**/ui/rulebook.js", lambda route: route.abort())
    page.evaluate("import('/web/ui/rule-links.js').then(({ asked }) => (asked.value = 'J-OPEN-1'))")
    expect(page.get_by_role("dialog").get_by_text(AWAY)).to_be_visible()
    page.unroute("**/ui/rulebook.js")
    expect(page.get_by_role("dialog")).to_contain_text("eröffnet")


def test_the_keys_come_when_the_server_is_back(page: Page) -> None:
    page.route("**/texts/de/web-jarnac.ftl", lambda route: route.abort())
    page.get_by_role("link", name="Einstellungen").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute("**/texts/de/web-jarnac.ftl")
    expect(page.locator(".key-choices")).to_have_count(3)


GONE = "Keine Verbindung zum Server"
RELOAD = "Seite neu laden"
WATCH_FOR = """(text) => {
  const look = () => { window.seen ||= document.body.innerText.includes(text); };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Whether something was shown, if only for a moment."""


def ask_for_a_rule(page: Page) -> None:
    page.evaluate("import('/web/ui/rule-links.js').then(({ asked }) => (asked.value = 'J-OPEN-1'))")


def test_a_server_that_answers_is_never_said_to_be_away(page: Page) -> None:
    page.evaluate(WATCH_FOR, GONE)
    page.route("**/texts/de/web-study.ftl", lambda route: route.abort())
    page.get_by_role("link", name="Jedes Spiel in zwei Minuten").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute("**/texts/de/web-study.ftl")
    expect(page.locator(".rules-grid")).to_be_visible()
    assert not page.evaluate("Boolean(window.seen)")


def test_nor_is_one_that_asks_for_patience(page: Page) -> None:
    """Too many people at one address are answered too: with when to come back."""
    page.evaluate(WATCH_FOR, GONE)
    page.evaluate("window.stood = true")
    page.route("**/study/rules.js", lambda route: route.fulfill(status=429))
    page.route("**/healthz", lambda route: route.fulfill(status=429))
    with page.expect_response("**/healthz"):
        page.get_by_role("link", name="Jedes Spiel in zwei Minuten").click()
    # Asked again, so that the first answer has been heeded.
    with page.expect_response("**/healthz"):
        pass
    assert not page.evaluate("Boolean(window.seen)")
    # Loaded anew, the page itself might be refused.
    assert page.evaluate("window.stood")
    page.unroute("**/study/rules.js")
    page.unroute("**/healthz")
    expect(page.locator(".rules-grid")).to_be_visible()


def test_a_refusal_on_the_way_to_a_table_is_told_as_it_is(page: Page) -> None:
    page.get_by_role("button", name="J-Solitär", exact=True).click()
    expect(page.locator(".hand-card").first).to_be_visible()
    said = {"code": "too-fast", "text": "Das ging zu schnell."}
    page.route("**/api/me?*", lambda route: route.fulfill(status=429, json=said))
    page.reload()
    expect(page.locator("main")).to_contain_text("Das ging zu schnell.")
    expect(page.get_by_text(AWAY)).to_have_count(0)


def test_a_module_deep_below_comes_when_the_server_is_back(page: Page) -> None:
    page.route("**/study/search.js", lambda route: route.abort())
    page.get_by_role("link", name="Jedes Spiel in zwei Minuten").click()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.unroute("**/study/search.js")
    expect(page.locator(".rules-grid")).to_be_visible()


def test_nothing_is_loaded_anew_while_the_server_is_away(page: Page) -> None:
    page.evaluate("window.stood = true")
    for missing in ("**/ui/rulebook.js", "**/healthz"):
        page.route(missing, lambda route: route.abort())
    ask_for_a_rule(page)
    expect(page.get_by_text(GONE)).to_be_visible()
    page.unroute("**/ui/rulebook.js")
    with page.expect_request("**/healthz"):
        pass
    assert page.evaluate("window.stood")
    page.unroute("**/healthz")
    expect(page.get_by_role("dialog")).to_contain_text("eröffnet")
    expect(page.get_by_text(GONE)).to_have_count(0)


def test_what_was_typed_is_not_lost(page: Page) -> None:
    page.get_by_label("Code oder Link").fill("half")
    page.route("**/ui/rulebook.js", lambda route: route.abort())
    ask_for_a_rule(page)
    reload = page.get_by_role("button", name=RELOAD)
    expect(reload).to_be_visible()
    expect(page.get_by_label("Code oder Link")).to_have_value("half")
    page.unroute("**/ui/rulebook.js")
    reload.click()
    expect(page.get_by_role("dialog")).to_contain_text("eröffnet")
    expect(reload).to_have_count(0)


def test_the_page_does_not_begin_anew_for_ever(page: Page) -> None:
    loads: list[str] = []
    page.on("domcontentloaded", lambda shown: loads.append(shown.url))
    now = page.evaluate("Date.now()")
    page.evaluate("(t) => sessionStorage.setItem('dazwischen.anew', t)", str([now - 9000] * 2))
    page.clock.install()
    page.route("**/ui/rulebook.js", lambda route: route.abort())
    ask_for_a_rule(page)
    # After some time it tries for the third time, which was the last.
    for _ in range(10):
        page.clock.run_for(10_000)
    reload = page.get_by_role("button", name=RELOAD)
    expect(reload).to_be_visible()
    assert len(loads) == 1
    page.unroute("**/ui/rulebook.js")
    reload.click()
    expect(page.get_by_role("dialog")).to_contain_text("eröffnet")
