"""A captain: somebody who watches, asks, is taken, and interrupts for a player."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.person import lay_first, two_people
from tests.browser.test_company import in_german, menu


def shut(page: Page) -> None:
    page.locator(".dialog-head").get_by_role("button", name="Schließen").click()
    expect(page.locator(".dialog")).to_have_count(0)


def test_a_captain_interrupts_for_his_player(visit: Open) -> None:
    host, guest, bea = visit(bare=True), visit(), visit()
    two_people(host, guest, captains=True)
    in_german(bea, host.url, "Bea")
    expect(bea.locator(".mine")).to_contain_text("Du schaust zu.")
    menu(bea)
    dialog = bea.locator(".dialog")
    dialog.get_by_role("button", name="Grace", exact=True).click()
    expect(dialog).to_contain_text("Du hast Grace gefragt.")
    expect(guest.locator(".notice")).to_contain_text("Bea möchte dein Kapitän sein.")
    shut(bea)
    menu(guest)
    guest.get_by_role("button", name="Ja, gern").click()
    expect(guest.locator(".dialog")).to_contain_text("Bea ist dein Kapitän.")
    shut(guest)
    expect(host.locator("#live")).to_contain_text("Bea ist Kapitän für Grace.")
    prompt = bea.locator(".prompt")
    expect(prompt).to_have_text("Du bist Kapitän für Grace.")
    # Nothing can be interrupted before a card lies there.
    pause = bea.get_by_role("button", name="Hand drauf")
    expect(pause).to_have_count(0)
    lay_first(host)
    expect(pause).to_be_visible()
    expect(bea.locator(".hand-card")).to_have_count(0)
    bea.reload()
    expect(pause).to_be_visible()
    pause.click()
    expect(bea.locator("#live")).to_contain_text("Du unterbrichst als Kapitän für Grace.")
    expect(host.locator("#live")).to_contain_text("Bea unterbricht als Kapitän für Grace.")
    expect(guest.locator("#live")).to_contain_text("Bea unterbricht als Kapitän für dich.")
    bea.keyboard.press("p")
    menu(guest)
    guest.get_by_role("button", name="Beenden", exact=True).click()
    expect(prompt).to_contain_text("Du schaust zu.")
    expect(pause).to_have_count(0)
