"""What happened stays readable: a history, whose the last cards are, and own mistakes."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Open
from tests.browser.jarnac import two
from tests.browser.person import lay_first, table_of, two_people
from tests.browser.sizes import SIZES

KEPT = """async (count) => {
  const { narrated, story } = await import("/web/ui/told.js");
  for (let n = 0; n < count; n += 1) narrated(`Satz ${n}`);
  return story.value.length;
}"""


def lines(page: Page) -> list[str]:
    return page.locator(".history .history-lines li").all_inner_texts()


def test_who_did_what_and_why(visit: Open) -> None:
    host, guest = visit(bare=True), visit()
    two_people(host, guest, faults="penalty")
    lay_first(host)
    for page, text in ((host, "Du eröffnest"), (guest, "Testerin eröffnet")):
        expect(page.locator(".history-lines li").first).to_contain_text(text)
    # Out of turn: a fault, which its layer can read in peace, with the rule.
    lay_first(host)
    held = host.locator(".history-held")
    expect(held).to_contain_text("Fehler! Du durftest")
    expect(guest.locator(".history-held")).to_have_count(0)
    expect(guest.locator(".history-lines li").first).to_contain_text("Testerin durfte")
    guest.locator("[data-act=top-up]").click()
    expect(host.locator(".history-lines li").first).to_contain_text("Grace zieht")
    expect(held).to_contain_text("Fehler!")
    assert findings(host) == []
    held.get_by_role("button", name="J-FAULT-1").click()
    expect(host.get_by_role("dialog")).to_contain_text("Fehler")
    host.keyboard.press("Escape")
    host.locator("[data-act=draw]").click()
    expect(held).to_have_count(0)


def test_whose_the_last_cards_are(visit: Open) -> None:
    host, guest = visit(bare=True), visit()
    two_people(host, guest)
    lay_first(host)
    expect(host.locator(".layers li")).to_have_text(["du"])
    expect(guest.locator(".layers li")).to_have_text(["Testerin"])


def test_the_rest_on_demand_and_not_for_ever(visit: Open) -> None:
    page = visit(bare=True)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    expect(page.locator(".hand-card").first).to_be_visible()
    assert page.evaluate(KEPT, 1000) == 200
    expect(page.locator(".history .history-lines li")).to_have_count(8)
    expect(page.locator(".history .history-lines li").first).to_have_text("Satz 999")
    page.get_by_role("button", name="Verlauf").click()
    window = page.get_by_role("dialog", name="Verlauf")
    expect(window.locator("li")).to_have_count(200)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def test_a_refusal_stays_until_the_next_act(visit: Open) -> None:
    host, guest = visit(bare=True), visit()
    two_people(host, guest)
    lay_first(host)
    host.locator(".hand-card").last.click()
    held = host.locator(".history-held")
    # Whatever the cards are: not one's turn, does not fit, or the same card twice.
    expect(held).to_contain_text(re.compile("nicht dran|passt|dieselbe"))
    expect(held.get_by_role("button", name="J-SERVE-1")).to_be_visible()
    guest.locator("[data-act=top-up]").click()
    guest.locator(".hand-card").first.wait_for()
    expect(held).to_be_visible()


def test_a_phone_shows_the_last_line(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, bare=True)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    page.locator(".hand-card").first.tap(position={"x": 10, "y": 60})
    first = page.locator(".history .history-lines li").first
    expect(first).to_be_in_viewport()
    expect(first).not_to_be_empty()
    page.get_by_role("button", name="Verlauf").tap()
    expect(page.get_by_role("dialog", name="Verlauf")).to_be_visible()


def test_what_a_strip_cuts_off_is_whole_in_the_window(visit: Open) -> None:
    host, guest = visit(viewport={"width": 320, "height": 568}), visit()
    two_people(host, guest)
    host.keyboard.press("Digit1")
    expect(guest.locator(".box-count")).to_have_text("1")
    host.keyboard.press("Digit1")
    held = host.locator(".history .history-held")
    expect(held).to_contain_text("J-SERVE-1")
    held.click(position={"x": 20, "y": 8})
    window = host.get_by_role("dialog", name="Verlauf")
    whole = window.locator(".history-held")
    expect(whole).to_have_text(held.text_content() or "")
    assert whole.evaluate("one => one.scrollWidth <= one.clientWidth"), "it is cut off there too"
    assert findings(host) == []
    whole.get_by_role("button", name="J-SERVE-1").click()
    expect(host.get_by_role("dialog").last).to_contain_text("bedien")


def test_jarnac_tells_it_too(visit: Open) -> None:
    """Who did what and why, the last eight beside the boards; a phone shows what has room."""
    one, other = two(visit)
    first = one.locator(".history .history-lines li").first
    expect(first).to_contain_text("Du ziehst")
    expect(first).to_have_attribute("data-tone", "mine")
    one.keyboard.press("3")
    expect(other.locator(".history-lines li").first).to_contain_text("Testerin passt.")
    assert one.evaluate(KEPT, 1000) == 200
    expect(one.locator(".history .history-lines li")).to_have_count(8)
    assert findings(one) == []
    for width, height in SIZES:
        one.set_viewport_size({"width": width, "height": height})
        expect(first).to_be_in_viewport(ratio=1)
        expect(first).to_have_text("Satz 999")
    one.get_by_role("button", name="Verlauf").click()
    expect(one.get_by_role("dialog", name="Verlauf").locator("li")).to_have_count(200)
