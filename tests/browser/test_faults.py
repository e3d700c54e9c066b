"""Wrong cards, pauses and "Strafe" where nobody helps."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.person import two_people


def test_a_fault_and_a_pause_in_a_tournament(visit: Open) -> None:
    host, guest = visit(bare=True), visit()
    two_people(host, guest, edition="zdj-4.6", faults="tournament")
    # A noble would give its layer the right to reopen.
    host.locator(".hand-card:not([data-figure=Botschafter])").first.click()
    expect(guest.locator(".box-count")).to_have_text("1")
    # Out of turn: the card lies there, and nobody is told that it is wrong. The neighbour could be
    # taken for a second tap on the card that has left.
    host.locator(".hand-card").last.click()
    for page in (host, guest):
        expect(page.locator(".box-count")).to_have_text("2")
        expect(page.locator(".fault")).to_have_count(0)
        expect(page.locator(".prompt")).to_contain_text("Turnier")
    cards = host.locator(".hand-card").count()
    # The other one sees it and puts a hand on the box: it was right to do so.
    guest.locator("[data-act=pause]").click()
    for page in (host, guest):
        expect(page.locator("#live")).to_contain_text("Etwas stimmte nicht.")
        expect(page.locator(".fault")).to_have_count(1)
    expect(host.locator(".mark.owes")).to_contain_text("2 Strafkarten")
    expect(guest.locator(".mine .mark.owes")).to_have_count(0)
    host.locator("[data-act=draw]").click()
    expect(host.locator(".hand-card")).to_have_count(cards + 2)
    # Nobody says "bereit" at level 1. The fault never moved the obligation: the guest reopens.
    guest.locator("[data-act=top-up]").click()
    expect(host.locator("#live")).to_contain_text("Grace zieht eine Karte.")


def test_strafe_said_by_oneself(visit: Open) -> None:
    host, guest = visit(bare=True), visit()
    two_people(host, guest, faults="penalty", announce="manual")
    host.locator(".hand-card").first.click()
    expect(guest.locator(".box-count")).to_have_text("1")
    figure = host.locator(".hand-card").last.get_attribute("data-figure")
    host.locator(".hand-card").last.click()
    expect(host.locator(".fault")).to_have_count(1)
    host.get_by_role("button", name=f"„Strafe {figure}“").click()
    expect(guest.locator("#live")).to_contain_text("sagt „Strafe“.")
    host.locator("[data-act=draw]").click()
    expect(host.locator(".hand-card")).to_have_count(6)
    expect(host.locator("#live")).to_contain_text("Du ziehst 2 Karten zur Strafe.")
    # Said and drawn: whoever interrupts now has no reason, and pays for it.
    guest.locator("[data-act=pause]").click()
    expect(guest.locator("#live")).to_contain_text("Zu finden war nichts.")
    expect(guest.locator(".mine .mark.owes")).to_contain_text("eine Strafkarte")
