"""Tournaments in the browser: everybody with their own link and their own screen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.cable import Cable
from tests.browser.conftest import PATIENCE, Open
from tests.browser.cups import BOTS, Cup
from tests.browser.hands import LONG
from tests.serving import Serving

PHONE: Final[ViewportSize] = {"width": 360, "height": 640}


@pytest.fixture
def rough(browser: Browser, server: Serving) -> Iterator[Page]:
    """A phone on which requests may fail."""
    context = browser.new_context(locale="de-DE", viewport=PHONE)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(server.url)
    yield page
    context.close()


def table(page: Page, number: int) -> Locator:
    return page.get_by_role("listitem", name=f"Tisch {number}", exact=True)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def phone(visit: Open, cup: Cup, who: str) -> Page:
    return visit(cup.address(who), viewport=PHONE)


def report(page: Page, **scores: int) -> None:
    for name, score in scores.items():
        page.get_by_role("textbox", name=name, exact=True).fill(str(score))
    button(page, "Ergebnis melden").click()


def test_a_tournament_of_eight(visit: Open, tmp_path: Path) -> None:
    """Two tables of bots, one real table with two phones, and one that somebody leaves."""
    host = visit()
    host.get_by_role("link", name="Turnier anlegen").click()
    host.get_by_label("Name des Turniers").fill("Stadtmeisterschaft")
    host.get_by_role("radio", name="Jarnac").check()
    button(host, "Anlegen").click()
    host.get_by_label("Name", exact=True).fill("Ada")
    button(host, "Anmelden").click()
    expect(host.locator(".seat-row", has_text="Ada")).to_be_visible()
    file = tmp_path / "anmeldungen.csv"
    file.write_text("name;team\nBea;Rot\nCem;Rot\nDan;\n")
    host.get_by_label("Datei wählen").set_input_files(file)
    expect(host.get_by_text("3 Personen sind angemeldet.")).to_be_visible()
    cup = Cup.behind(host.url)
    settings = {**cup.told()["settings"], "options": BOTS}
    cup.act("organiser", "configure", settings=settings)
    cup.register("Bot 1", "Bot 2", "Bot 3", "Bot 4", bot="leicht")

    ada, bea, dan = (phone(visit, cup, name) for name in ("Ada", "Bea", "Dan"))
    button(bea, "Ich bin da").click()
    button(dan, "Ich bin da").click()
    button(host, "Cem ist da").click()
    expect(host.get_by_text("8 da, 0 noch nicht")).to_be_visible()

    host.get_by_role("link", name="Runden", exact=True).click()
    host.get_by_text("Selbst zusammenstellen").click()
    names = [one["name"] for one in cup.told()["entrants"]]
    for name, place in zip(names, "11223344", strict=True):
        host.get_by_role("combobox", name=name, exact=True).select_option(place)
    button(host, "So soll es sein").click()
    expect(ada.get_by_text("Gegen Bea")).to_be_visible()
    expect(ada.get_by_text("Die Runde beginnt gleich")).to_be_visible()
    button(host, "Runde 1 beginnen").click()

    report(ada, Ada=120, Bea=97)
    expect(bea.get_by_text("Ada meldet: 120 : 97")).to_be_visible()
    button(bea, "Stimmt").click()
    expect(ada.get_by_text("Du bist hier auf Platz 1.")).to_be_visible()
    button(dan, "Dan abmelden").click()
    button(dan, "Ich höre auf").click()
    expect(dan.get_by_text("Du hast dich abgemeldet.")).to_be_visible()

    expect(table(host, 1)).to_contain_text("Am Tisch bestätigt")
    expect(table(host, 2)).to_contain_text("kampflos für Cem")
    for number in (3, 4):
        expect(table(host, number)).to_contain_text("Online gespielt", timeout=1000 * LONG)
    button(host, "Runde 2 auslosen").click()
    expect(host.get_by_role("heading", name="Runde 2")).to_be_visible()
    assert len(cup.told()["rounds"][1]["byes"]) == 1, "seven are left"


def test_a_dispute_is_ruled_by_the_judge(visit: Open, server: Serving) -> None:
    cup = Cup(server.url)
    cup.register("Ada", "Bea")
    cup.begin([1, 2])
    ada, bea = (phone(visit, cup, name) for name in ("Ada", "Bea"))
    judge = visit(cup.address("judge"))
    report(ada, Ada=120, Bea=97)
    button(bea, "Stimmt nicht").click()
    expect(ada.get_by_text("Das Schiedsgericht kommt")).to_be_visible()
    expect(table(judge, 1)).to_contain_text("strittig")
    button(judge, "Tisch 1 entscheiden").click()
    window = judge.get_by_role("dialog")
    window.get_by_label("Ada").fill("118")
    window.get_by_label("Begründung").fill("nachgerechnet")
    window.get_by_role("button", name="Entscheiden").click()
    expect(window).to_have_count(0)
    for page in (ada, bea):
        expect(page.get_by_text("118 : 97")).to_be_visible()
    judge.get_by_role("link", name="Entscheidungen").click()
    expect(judge.locator(".cup-rulings")).to_contain_text("Runde 1, Tisch 1")
    expect(judge.locator(".cup-rulings")).to_contain_text("nachgerechnet")


def test_the_judge_stops_everything(visit: Open, server: Serving) -> None:
    cup = Cup(server.url, minutes=45)
    cup.register("Ada", "Bea")
    cup.begin([1, 2])
    ada = phone(visit, cup, "Ada")
    judge = visit(cup.address("judge"))
    button(judge, "Alles unterbrechen").click()
    window = judge.get_by_role("dialog")
    window.get_by_label("Begründung").fill("Feueralarm")
    window.get_by_role("button", name="Alles unterbrechen").click()
    expect(ada.locator(".cup-banner")).to_have_text("Unterbrochen: Feueralarm")
    expect(ada.get_by_role("timer")).to_have_attribute("data-stands", "true")
    expect(button(ada, "Ergebnis melden")).to_have_count(0)
    button(judge, "Alles geht weiter").click()
    expect(button(ada, "Ergebnis melden")).to_be_visible()


def test_a_series_is_kept_until_it_can_be_sent(visit: Open, server: Serving, rough: Page) -> None:
    """Two taps a round; without a line everything stays on the phone, also over a reload."""
    cup = Cup(server.url, game="jay", system="series")
    cup.register("Ada", "Bea", "Cem")
    cup.begin([1, 2, 3])
    ada = rough
    cable = Cable(ada)
    ada.goto(cup.address("Ada"))
    played = ada.locator(".cup-played li")

    def enter(first: str, second: str) -> None:
        for name in (first, second):
            button(ada, name).click()

    expect(ada.get_by_text("Runde 1: Wer war zuerst fertig?")).to_be_visible()
    cable.cut()
    enter("Ada", "Bea")
    enter("Bea", "Cem")
    expect(played).to_have_count(2)
    expect(ada.get_by_text("2 Einträge sind noch nicht beim Server.")).to_be_visible()
    ada.reload()
    expect(played).to_have_count(2)
    assert cup.told()["rounds"][0]["tables"][0]["rounds"] == []
    cable.mend()
    expect(ada.locator(".cup-banner")).to_have_count(0)
    assert len(cup.told()["rounds"][0]["tables"][0]["rounds"]) == 2

    button(ada, "Runde 2 ändern").click()
    enter("Bea", "Ada")
    expect(played.nth(1)).to_contain_text("Bea, Ada")
    for number in range(3, 11):
        expect(ada.get_by_text(f"Runde {number}: Wer war zuerst fertig?")).to_be_visible()
        enter("Ada", "Cem")
    expect(ada.get_by_text("Du meldest: Wertung mit 10 Runden")).to_be_visible()
    bea = phone(visit, cup, "Bea")
    button(bea, "Stimmt").click()
    expect(ada.get_by_text("Du bist hier auf Platz 1.")).to_be_visible()


def test_a_file_with_an_error(server: Serving, rough: Page, tmp_path: Path) -> None:
    cup = Cup(server.url)
    cup.register("Ada")
    rough.goto(cup.address("organiser"))
    file = tmp_path / "anmeldungen.csv"
    file.write_text("name;online\nBea;ja\nada;\nCem;vielleicht\n")
    rough.get_by_label("Datei wählen").set_input_files(file)
    problems = rough.locator(".cup-problems li")
    expect(problems).to_have_text(
        ["Zeile 3: ada ist schon angemeldet.", "Zeile 4: „vielleicht“ ist weder ja noch nein."]
    )
    assert [one["name"] for one in cup.told()["entrants"]] == ["Ada"]


def test_the_wall_goes_on_by_itself(visit: Open, server: Serving) -> None:
    cup = Cup(server.url, minutes=45)
    cup.register(*(f"Gast {number}" for number in range(1, 27)))
    wall = visit(cup.address("spectator", "wall"))
    expect(wall.locator(".cup-pages").get_by_text("Gast 1", exact=True)).to_be_visible()
    cup.begin(*([number, number + 1] for number in range(1, 27, 2)))
    first = wall.locator(".cup-pages li", has_text="Gast 1 – Gast 2")
    expect(first).to_contain_text("wird gespielt")
    expect(wall.get_by_role("timer")).to_contain_text("44:")
    shown = wall.get_by_role("timer").inner_text()
    expect(wall.get_by_role("timer")).not_to_have_text(shown)
    for who in ("Gast 3", "Gast 4"):
        cup.report(who, 2, 90, 80)
    best = wall.get_by_role("region", name="Stand").locator("li").first
    expect(best).to_contain_text("Gast 3")
    expect(wall.get_by_text("Seite 2 von").first).to_be_visible()
    expect(wall.get_by_role("img", name="QR-Code")).to_be_visible()
    assert wall.evaluate("document.documentElement.scrollHeight") <= 800


def test_somebody_registers_in_english(visit: Open, server: Serving) -> None:
    cup = Cup(server.url)
    page = visit(cup.address("entry"), lang="en-GB", viewport=PHONE)
    page.get_by_label("Name", exact=True).fill("Grace")
    button(page, "Register").click()
    page.get_by_role("link", name="Grace").click()
    button(page, "I am here").click()
    expect(page.get_by_text("You are here.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    cup.act("organiser", "withdraw", entrant=1)
    expect(page.get_by_text("You have withdrawn.")).to_be_visible()
    page.get_by_role("link", name="Dazwischen").click()
    page.get_by_role("link", name="Stadtmeisterschaft").first.click()
    expect(page.get_by_role("heading", name="Stadtmeisterschaft")).to_be_visible()


def test_a_player_goes_to_the_online_table(visit: Open, server: Serving) -> None:
    cup = Cup(server.url, options={"starter": 1})
    cup.register("Ada", remote=True)
    cup.register("Bot 1", bot="leicht")
    cup.begin([1, 2])
    ada = phone(visit, cup, "Ada")
    expect(ada.get_by_text("Gegen Bot 1")).to_be_visible()
    button(ada, "Zum Online-Tisch").click()
    expect(ada.locator(".jarnac")).to_be_visible()


def test_the_end_and_the_report(visit: Open, server: Serving) -> None:
    cup = Cup(server.url, prizes=[{"type": "amount", "cents": 5000}], rounds=1)
    cup.register("Ada", "Bea")
    cup.begin([1, 2])
    host = visit(cup.address("organiser"))
    expect(host.get_by_text("Ein Tisch hat noch kein Ergebnis.")).to_be_visible()
    for who in ("Ada", "Bea"):
        cup.report(who, 1, 90, 80)
    button(host, "Turnier beenden").click()
    host.get_by_role("dialog").get_by_role("button", name="Turnier beenden").click()
    expect(host.get_by_text("Der Stand ist endgültig.")).to_be_visible()
    host.get_by_role("link", name="Bericht").click()
    expect(host.get_by_text("Ada: 50,00")).to_be_visible()
    expect(host.get_by_role("cell", name="90 : 80")).to_be_visible()
    host.emulate_media(media="print")
    expect(button(host, "Drucken")).to_be_hidden()
    host.emulate_media(media="screen")
    with host.expect_download() as download:
        host.get_by_role("link", name="Alles (JSON)").click()
    assert download.value.suggested_filename.endswith(".json")
