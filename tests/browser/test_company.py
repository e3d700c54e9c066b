"""Several people at one table."""

from playwright.sync_api import expect

from tests.browser.conftest import Open


def test_inviting_sitting_down_and_watching(visit: Open) -> None:
    host, guest, watcher = visit(), visit(lang="en-GB"), visit()
    host.get_by_role("button", name="Tisch für Jay eröffnen").click()
    link = host.get_by_label("Link zum Tisch").input_value()
    host.get_by_role("group", name="Spieler").get_by_role("radio", name="3").check()
    expect(host.locator(".seat-row")).to_have_count(3)
    guest.goto(link)
    guest.get_by_label("What is your name?").fill("Grace")
    guest.get_by_role("button", name="To the table").click()
    guest.get_by_role("button", name="Sit down").first.click()
    expect(host.locator(".seat-row").nth(1)).to_contain_text("Grace")
    host.get_by_role("button", name="Freie Plätze mit Bots besetzen").click()
    host.get_by_role("button", name="Spiel beginnen").click()
    for page in (host, guest):
        expect(page.locator(".hand-card")).to_have_count(6)
    watcher.goto(link)
    watcher.get_by_role("button", name="An den Tisch").click()
    expect(watcher.locator(".seat")).to_have_count(3)
    expect(watcher.locator(".hand-card")).to_have_count(0)
    host.locator(".hand-card").first.click()
    for page in (guest, watcher):
        expect(page.locator("#live")).to_contain_text(".")
    guest.get_by_role("button", name="Talk").click()
    guest.get_by_role("button", name="Well played!").click()
    expect(host.locator(".bubble")).to_have_text("Gut gespielt!")
