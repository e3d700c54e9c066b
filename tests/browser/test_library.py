"""One's own games: what the list says of each, what is chosen, removed, or brought in wrongly."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Open
from tests.browser.hands import mouse, play_round
from tests.browser.kept import brought_in, recording
from tests.browser.test_points import own_pace


def library(page: Page) -> None:
    page.goto(page.url.split("#", maxsplit=1)[0] + "#/replay")
    page.reload()
    expect(page.get_by_role("heading", name="Meine Partien")).to_be_visible()


def test_a_round_of_a_game_that_goes_on(visit: Open) -> None:
    page = visit()
    own_pace(page, rounds=3)
    library(page)
    expect(page.locator("main [role=status]")).to_contain_text("sobald eine Runde")
    page.go_back()
    play_round(page, mouse)
    expect(page.locator(".result")).to_be_visible()
    library(page)
    game = page.locator(".my-game")
    expect(game).to_contain_text("Jay, Stufe 1")
    expect(game).to_contain_text("Läuft noch · eine Runde gespielt")
    expect(game).to_contain_text("Mit Bea (Bot, stark)")
    assert findings(page) == []
    game.locator(".table-link").click()
    expect(page.locator(".replay-sentence")).not_to_be_empty()
    page.keyboard.press("End")
    expect(page.locator(".moment[aria-current=true]")).to_contain_text("Ende")
    # No more than the own cards, and nothing to give away yet.
    hands = page.get_by_role("img", name=re.compile("^Hand: "))
    expect(hands.locator("[data-figure]")).to_have_count(0)
    expect(page.locator(".replay-side")).to_contain_text("Diese Partie läuft noch.")
    expect(page.get_by_role("link", name="Aufzeichnung")).to_have_count(0)
    page.get_by_role("link", name="Meine Partien").click()
    page.get_by_role("link", name="Weiterspielen").click()
    page.get_by_role("button", name="Weiter").click()
    expect(page.locator(".bar-title")).to_contain_text("Runde 2")


def test_choosing_and_removing(visit: Open) -> None:
    page = visit()
    for game in ("jay", "jarnac"):
        brought_in(page, game)
    library(page)
    games = page.locator(".my-game")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("In der Datei stehen keine Namen.")
    page.get_by_label("Spiel").select_option("Jay")
    expect(games).to_have_count(1)
    page.get_by_label("Ergebnis").select_option("Gewonnen")
    expect(games).to_have_count(0)
    expect(page.locator("main [role=status]")).to_contain_text("So eine Partie ist nicht dabei.")
    page.get_by_label("Ergebnis").select_option("Jedes Ergebnis")
    games.get_by_role("button", name="Entfernen").click()
    assert findings(page) == []
    games.get_by_role("button", name="Nein, behalten").click()
    games.get_by_role("button", name="Entfernen").click()
    games.get_by_role("button", name="Ja, entfernen").click()
    expect(games).to_have_count(0)
    library(page)
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Jarnac")


def test_a_file_that_is_wrong_is_told_by_its_line(visit: Open, tmp_path: Path) -> None:
    page, file = visit(excused=["422"]), tmp_path / "game.jsonl"
    library(page)
    lines = recording("jay").splitlines()
    trouble = page.locator(".file-trouble")
    for number, line in ((3, b"no entry"), (1, b"{}")):
        file.write_bytes(b"\n".join([*lines[: number - 1], line, *lines[number:]]))
        page.get_by_label("Datei wählen").set_input_files(file)
        expect(trouble).to_have_text(f"Zeile {number}: Das ist kein Eintrag einer Aufzeichnung.")
    file.write_bytes(b"\n".join(lines))
    page.get_by_label("Datei wählen").set_input_files(file)
    expect(page.locator(".replay-sentence")).not_to_be_empty()


def test_the_address_has_the_number_of_the_step(visit: Open) -> None:
    page = visit()
    address = brought_in(page, "jay")
    page.goto(f"{address}/step/12")
    shown = page.locator(".timeline-end")
    expect(shown).to_have_text(re.compile("^12 von"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("/step/13$"))
    page.goto(f"{address}/step/99999")
    expect(shown).to_have_text(re.compile(r"^(\d+) von \1$"))
    # Older links have the number of an event.
    page.goto(f"{address}/40")
    expect(shown).to_have_text(re.compile("^(1|2|3)\\d von"))
