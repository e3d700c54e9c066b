"""Several people at one table, and those who lead it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.person import table_of


def come(page: Page, link: str, name: str, ask: str, button: str) -> None:
    """Follows an invitation."""
    page.goto(link)
    page.get_by_label(ask).fill(name)
    page.get_by_role("button", name=button).click()


def in_german(page: Page, link: str, name: str) -> None:
    come(page, link, name, "Wie heißt du?", "An den Tisch")


def in_english(page: Page, link: str, name: str) -> None:
    come(page, link, name, "What is your name?", "To the table")


def menu(page: Page, name: str = "Tisch") -> None:
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.locator(".dialog")).to_be_visible()


def test_two_play_and_a_third_watches(visit: Open) -> None:
    host, guest, watcher = visit(), visit(lang="en-GB"), visit()
    host.get_by_role("button", name="Tisch für Jay eröffnen").click()
    link = host.get_by_label("Link zum Tisch").input_value()
    host.get_by_role("group", name="Spieler").get_by_role("radio", name="2").check()
    expect(host.locator(".seat-row")).to_have_count(2)
    in_english(guest, link, "Grace")
    guest.get_by_role("button", name="Sit down").first.click()
    expect(host.locator(".seat-row").nth(1)).to_contain_text("Grace")
    expect(host.locator("#live")).to_contain_text("Grace setzt sich dazu.")
    host.get_by_role("button", name="Spiel beginnen").click()
    for page in (host, guest):
        expect(page.locator(".hand-card")).to_have_count(6)
    in_german(watcher, link, "Zaungast")
    expect(watcher.locator(".seat")).to_have_count(2)
    expect(watcher.locator(".mine")).to_contain_text("Du schaust zu.")
    expect(watcher.locator(".hand-card")).to_have_count(0)
    # Whoever is not at turn is told whose it is, by name.
    name = guest.locator(".seat-name").inner_text()
    guest.locator(".hand-card").first.click()
    expect(guest.locator(".notice")).to_contain_text(f"{name} opens first.")
    expect(guest.locator(".hand-card")).to_have_count(6)
    lay_and_see(host, guest, watcher, 1)
    top_up_and_see(guest, host, watcher)
    guest.get_by_role("button", name="Talk").click()
    guest.get_by_role("button", name="Well played!").click()
    expect(host.locator(".bubble")).to_have_text("Gut gespielt!")
    expect(watcher.locator("#live")).to_contain_text("Grace: Gut gespielt!")


def lay_and_see(player: Page, other: Page, watcher: Page, count: int) -> None:
    """What one lays lies at the same moment in front of everybody."""
    player.locator(".hand-card").first.click()
    for page in (player, other, watcher):
        expect(page.locator(".box-count")).to_have_text(str(count))
    names = {page.locator("#box").get_attribute("aria-label") for page in (player, watcher)}
    assert len(names) == 1


def top_up_and_see(player: Page, *others: Page) -> None:
    player.locator("[data-act=top-up]").click()
    expect(player.locator(".hand-card")).to_have_count(7)
    for page in others:
        expect(page.locator("#live")).to_contain_text("Grace zieht eine Karte.")


def test_the_host_leads_a_running_game(visit: Open) -> None:
    host, guest = visit(bare=True), visit()
    table_of(host, options={"level": 1, "players": 3}, seats=["me", "leicht", "leicht"], start=True)
    in_german(guest, host.url, "Grace")
    expect(guest.locator(".seat")).to_have_count(3)
    # A bot's seat is freed, and somebody who watched sits down there.
    menu(host)
    host.get_by_label("Wer auf Platz 2 sitzt").select_option("empty")
    expect(host.locator(".dialog .seat-row").nth(1)).to_contain_text("Frei")
    guest.get_by_role("button", name="Mitspielen").click()
    expect(guest.locator(".hand-card")).to_have_count(6)
    expect(host.locator(".dialog .seat-row").nth(1)).to_contain_text("Grace")
    # No free text any more; the calls stay.
    host.get_by_label("Freier Text erlaubt").uncheck()
    guest.get_by_role("button", name="Reden").click()
    expect(guest.get_by_label("Sag etwas")).to_have_count(0)
    guest.get_by_role("button", name="Schließen").click()
    # The other one leads, gives the seat of the first to a bot, and breaks the game off.
    host.get_by_role("button", name="Leitung an Grace übergeben").click()
    expect(host.get_by_role("button", name="Spiel abbrechen")).to_have_count(0)
    expect(guest.locator("#live")).to_contain_text("Du leitest jetzt den Tisch.")
    menu(guest)
    guest.get_by_label("Wer auf Platz 1 sitzt").select_option("leicht")
    guest.get_by_role("button", name="Nein", exact=True).click()
    expect(host.locator(".hand-card")).not_to_have_count(0)
    guest.get_by_label("Wer auf Platz 1 sitzt").select_option("leicht")
    expect(guest.locator(".put-out")).to_contain_text("Testerin vom Platz nehmen?")
    guest.get_by_role("button", name="Ja, Platz freimachen").click()
    expect(host.locator(".hand-card")).to_have_count(0)
    expect(host.locator(".notice").last).to_contain_text("Grace hat deinen Platz freigegeben.")
    guest.get_by_role("button", name="Spiel abbrechen").click()
    guest.get_by_role("button", name="Ja, abbrechen").click()
    for page in (host, guest):
        expect(page.locator(".waiting")).to_be_visible()
        expect(page.locator("#live")).to_contain_text("Das Spiel ist abgebrochen.")
    # Other rules, and on.
    guest.get_by_role("group", name="Stufe").get_by_role("radio", name="2").check()
    guest.get_by_role("button", name="Spiel beginnen").click()
    expect(host.locator(".bar-title")).to_contain_text("Stufe 2")


def test_an_invitation_says_who_invites_and_seats_with_one_tap(visit: Open) -> None:
    host, guest, second = visit(bare=True), visit(), visit()
    table_of(host, options={"level": 3, "players": 3}, seats=["me"])
    for page, name in ((guest, "Grace"), (second, "Zoe")):
        page.goto(host.url)
        expect(page.get_by_role("heading", name="Testerin lädt dich zu Jay ein")).to_be_visible()
        expect(page.locator(".invited")).to_contain_text("Stufe 3")
        page.get_by_label("Wie heißt du?").fill(name)
        page.get_by_role("button", name="Mitspielen").click()
        expect(page.locator(".seat-row .you")).to_have_text("du")
        expect(host.locator(".notice").last).to_have_text(f"{name} setzt sich dazu.")
    expect(second.locator(".seat-row").nth(2)).to_contain_text("Zoe")
    # All seats are taken by now.
    late = visit()
    late.goto(host.url)
    expect(late.locator(".invited")).to_contain_text("Alle Plätze sind besetzt.")
    expect(late.get_by_role("button", name="Mitspielen")).to_have_count(0)
    late.get_by_role("button", name="An den Tisch").click()
    expect(late.locator(".seat-row")).to_have_count(3)


def test_a_host_without_a_seat_has_a_name_too(visit: Open) -> None:
    host, guest = visit(bare=True), visit()
    table_of(host, options={"level": 1, "players": 2}, seats=["me"])
    come(guest, host.url, "Grace", "Wie heißt du?", "Mitspielen")
    expect(host.locator(".seat-row").nth(1)).to_contain_text("Grace")
    host.get_by_role("button", name="Aufstehen").click()
    host.get_by_label("Wer auf Platz 2 sitzt").select_option("empty")
    host.get_by_role("button", name="Ja, Platz freimachen").click()
    told = guest.locator(".notice").last
    expect(told).to_have_text("Testerin hat deinen Platz freigegeben. Du schaust jetzt zu.")


def test_the_host_sets_the_pace_of_the_bots(visit: Open) -> None:
    page = visit(bare=True)
    seats = ["me", "stark", "mittel"]
    table_of(page, options={"level": 7, "players": 3}, seats=seats, start=True)
    menu(page)
    page.get_by_role("group", name="Tempo der Bots").get_by_role("radio", name="ruhig").check()
    expect(page.locator(".choice-line")).to_contain_text("Zeit mehr")
    # Another strength keeps the pace, and what the bot is called says nothing of it.
    page.get_by_label("Wer auf Platz 2 sitzt").select_option("leicht")
    expect(page.get_by_label("Wer auf Platz 2 sitzt")).to_have_value("leicht")
    expect(page.get_by_role("radio", name="ruhig")).to_be_checked()
    page.get_by_role("button", name="Schließen").click()
    expect(page.locator(".strength").first).to_have_text("Bot, leicht")


def test_a_bot_plays_for_me_until_i_play_on(visit: Open) -> None:
    page = visit(bare=True)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    menu(page)
    page.get_by_role("button", name="Lass einen Bot für mich spielen").click()
    page.get_by_role("button", name="Schließen").click()
    expect(page.locator(".stand-in")).to_contain_text("Ein Bot spielt für dich")
    # The bot opens for me.
    expect(page.locator("#live")).to_contain_text("Du eröffnest mit")
    page.get_by_role("button", name="Ich spiele weiter").click()
    expect(page.locator(".stand-in")).to_have_count(0)
    expect(page.locator("[data-act=top-up]")).to_be_visible()


def test_two_tabs_of_one_person(visit: Open) -> None:
    first = visit(bare=True)
    table_of(first, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    second = first.context.new_page()
    second.goto(first.url)
    for tab in (first, second):
        expect(tab.locator(".hand-card")).to_have_count(6)
    first.locator(".hand-card").first.click()
    for tab in (first, second):
        expect(tab.locator(".hand-card")).to_have_count(5)
    second.locator("[data-act=top-up]").click()
    for tab in (first, second):
        expect(tab.locator(".hand-card")).to_have_count(6)
    assert hand(first) == hand(second)
    # Closing one of them is not leaving.
    second.close()
    first.locator("[data-act=top-up]").click()
    expect(first.locator(".hand-card")).to_have_count(7)


def hand(page: Page) -> list[str]:
    cards = page.locator(".hand-card").all()
    return sorted(card.get_attribute("data-figure") or "" for card in cards)
