"""From the start page to a table: by code, by link, back to one's own, to those of others."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.person import table_of


def join(page: Page, typed: str) -> None:
    page.get_by_label("Code oder Link").fill(typed)
    page.get_by_role("button", name="Dazusetzen").click()
    expect(page.get_by_label("Wie heißt du?")).to_be_visible()


def test_by_code_and_by_link(visit: Open) -> None:
    host, by_code, by_link = visit(), visit(), visit()
    host.get_by_role("button", name="Tisch für Jay eröffnen").click()
    code = host.locator(".code strong").inner_text()
    link = host.get_by_label("Link zum Tisch").input_value()
    host.get_by_role("button", name="QR-Code").click()
    picture = host.get_by_role("img", name="QR-Code mit dem Link zum Tisch")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("(image) => image.naturalWidth") > 0
    join(by_code, f" {code.upper()} ")
    join(by_link, link)
    for page in (by_code, by_link):
        page.get_by_role("button", name="An den Tisch").click()
        expect(page.locator(".seat-row")).to_have_count(4)


def test_a_table_that_there_is_not(visit: Open) -> None:
    page = visit(excused=["404"])
    page.get_by_label("Code oder Link").fill("nirgends")
    page.get_by_role("button", name="Dazusetzen").click()
    # Nobody is asked for a name first.
    expect(page.get_by_text("Diesen Tisch gibt es nicht")).to_be_visible()
    page.get_by_role("link", name="Zurück").click()
    expect(page.locator(".huge")).to_be_visible()


def test_no_code_at_all_is_asked_for(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Dazusetzen").click()
    # The browser points at the field, in its own words.
    expect(page.get_by_label("Code oder Link")).to_be_focused()


def test_back_to_where_one_was_and_watching_others(visit: Open) -> None:
    page, other = visit(bare=True), visit()
    bots = ["leicht"]
    table_of(
        page,
        options={"level": 1, "players": 2},
        seats=["me", *bots],
        settings={"public": True},
        start=True,
    )
    page.locator(".hand-card").first.click()
    expect(page.locator(".hand-card")).to_have_count(5)
    page.get_by_role("link", name="Zur Startseite").click()
    page.get_by_role("link", name="Weiter an deinem Tisch").click()
    expect(page.locator(".hand-card")).to_have_count(5)
    other.reload()
    running = other.get_by_role("region", name="Zuschauen").get_by_role("link", name="Testerin")
    running.first.click()
    other.get_by_role("button", name="An den Tisch").click()
    expect(other.locator(".mine")).to_contain_text("Du schaust zu.")


def test_nothing_moves_when_the_tables_of_others_arrive(visit: Open) -> None:
    seats = ["me", "leicht"]
    host, page = visit(bare=True), visit()
    table_of(
        host, options={"level": 1, "players": 2}, seats=seats, settings={"public": True}, start=True
    )
    held: list[Route] = []
    let_go = False

    def hold(route: Route) -> None:
        if let_go:
            route.continue_()
        else:
            held.append(route)

    page.route(re.compile(r"/api/tables(\?|$)"), hold)
    page.reload()
    link = page.get_by_role("link", name="Jedes Spiel in zwei Minuten")
    expect(link).to_be_visible()
    # The typeface moves lines as well, and may come later.
    page.evaluate("document.fonts.ready.then(() => {})")
    before = link.bounding_box()
    let_go = True
    for route in held:
        route.continue_()
    expect(page.locator("#watch-title")).to_be_visible()
    assert link.bounding_box() == before


FIRST_LOOK = """
new MutationObserver((_, watching) => {
  if (!document.querySelector(".huge")) return;
  window.lettered = document.fonts.check('1em "Jost"');
  watching.disconnect();
}).observe(document, { subtree: true, childList: true });
"""


def test_nothing_is_drawn_before_its_letters_are_there(visit: Open) -> None:
    """With others every line broke elsewhere, and the buttons moved away under a finger."""
    page = visit()
    page.add_init_script(FIRST_LOOK)
    page.reload()
    expect(page.locator(".huge")).to_be_visible()
    assert page.evaluate("window.lettered")
