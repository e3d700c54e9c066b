"""Watching a game again: stepping, leaping, sharing a moment, and what else there was."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import PATIENCE, Open
from tests.browser.kept import brought_in, recording
from tests.serving import Serving

NAMES = ("jay", "jsolitaer", "jarnac")
GAMES = pytest.mark.parametrize("game", NAMES)


def step_of(page: Page) -> int:
    return int(page.get_by_label("Verlauf der Partie").input_value())


def watch(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator(".replay-sentence")).not_to_be_empty()


@GAMES
def test_a_game_from_its_beginning(visit: Open, game: str) -> None:
    page = visit()
    watch(page, brought_in(page, game))
    said = page.locator(".replay-sentence")
    first = said.inner_text()
    page.get_by_role("button", name="Ein Schritt weiter").click()
    expect(said).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(first)
    page.get_by_role("button", name="Zum nächsten Augenblick").click()
    current = page.locator(".moment[aria-current=true]")
    expect(said).to_have_text(current.locator(".moment-text").inner_text())
    page.keyboard.press("End")
    expect(page.locator(".timeline-end")).to_have_text(re.compile(r"^(\d+) von \1$"))
    expect(page.locator(".moment[aria-current=true]")).to_contain_text("Ende")


@pytest.mark.parametrize(("lang", "number"), [("de-DE", "Spieler"), ("en-GB", "player")])
def test_people_have_names(visit: Open, lang: str, number: str) -> None:
    page = visit(lang=lang)
    watch(page, brought_in(page, "jay"))
    people = page.locator(".replay-head h1 small").inner_text().split(", ")
    sentences = page.locator(".moment-text").all_inner_texts()
    assert any(name in sentence for sentence in sentences for name in people)
    numbered = re.compile(rf"{number} \d", re.IGNORECASE)
    assert not any(numbered.search(sentence) for sentence in sentences)
    moment = page.locator(".moment").nth(1)
    said = moment.locator(".moment-text").inner_text()
    assert any(name in said for name in people)
    moment.click()
    expect(page.locator(".replay-sentence")).to_have_text(said)
    # Also for those who listen.
    expect(page.locator("#live")).to_contain_text(said)
    expect(page.locator(".timeline input")).to_have_attribute(
        "aria-valuetext", re.compile(re.escape(said))
    )
    expect(page.locator("#live")).not_to_contain_text(numbered)


@GAMES
def test_what_could_have_been_laid(visit: Open, game: str) -> None:
    page = visit()
    watch(page, brought_in(page, game))
    page.get_by_role("button", name="Was ginge hier?").click()
    choice = page.locator(".choice-card, .choice-word").first
    for _ in range(30):
        answer = page.locator(".could :is(.choices, p)").first
        expect(answer).to_be_visible()
        if choice.count():
            break
        page.keyboard.press("ArrowRight")
    expect(choice).to_be_visible()
    assert findings(page) == []
    # At the end nobody can do anything.
    page.keyboard.press("End")
    expect(page.locator(".could")).to_contain_text("Hier kann niemand etwas legen.")


def test_a_link_leads_to_its_moment(visit: Open) -> None:
    page, other = visit(), visit(lang="en-GB")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    watch(page, brought_in(page, "jay"))
    page.locator(".moment", has_text="Fehler").first.click()
    expect(page.locator(".replay-sentence")).to_contain_text("durfte")
    expect(page.locator(".lying[data-fault=true]")).to_be_visible()
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert findings(page) == []
    page.get_by_role("button", name="Link zu diesem Augenblick").click()
    expect(page.locator(".notice")).to_contain_text("kopiert")
    link = page.evaluate("navigator.clipboard.readText()")
    expect(page).to_have_url(link)
    watch(other, link)
    expect(other.locator(".replay-sentence")).to_contain_text("was not allowed to lay")
    expect(other.locator(".lying[data-fault=true]")).to_be_visible()
    expect(other.get_by_label("Course of the game")).to_have_value(str(step_of(page)))
    other.get_by_role("button", name="J-FAULT-1").click()
    expect(other.get_by_role("dialog")).to_contain_text("A fault does not count.")


def test_it_runs_by_itself_and_faster(visit: Open) -> None:
    page = visit()
    watch(page, brought_in(page, "jsolitaer"))
    page.get_by_role("radio", name="×8").check()
    page.get_by_role("button", name="Abspielen").click()
    expect(page.get_by_label("Verlauf der Partie")).not_to_have_value(re.compile("^[0-4]$"))
    page.get_by_role("button", name="Anhalten").click()
    stopped = step_of(page)
    expect(page.get_by_role("button", name="Abspielen")).to_be_visible()
    page.locator(".moment").last.click()
    assert step_of(page) > stopped


def test_through_the_eyes_of_one_player(visit: Open) -> None:
    page = visit()
    watch(page, brought_in(page, "jay"))
    hands = page.get_by_role("img", name=re.compile("^Hand: "))
    faces = page.get_by_role("img", name=re.compile("^Hand: (das|den|der|die)"))
    expect(hands).to_have_count(4)
    expect(faces).to_have_count(4)
    page.get_by_label("Gezeigt werden").select_option("3 Carl")
    expect(faces).to_have_count(1)
    expect(page.locator(".scene-seats").last).to_contain_text("Carl")
    expect(hands).to_have_count(4)


def test_one_s_own_games_and_one_from_a_file(visit: Open, tmp_path: Path) -> None:
    page = visit()
    brought_in(page, "jarnac")
    page.reload()  # a page at the same address would not learn its new name
    page.get_by_role("link", name="Jede Partie noch einmal ansehen").click()
    expect(page.locator(".table-link")).to_have_count(1)
    assert findings(page) == []
    page.locator(".table-link").click()
    expect(page.locator(".scene-tile").first).to_be_visible()
    page.get_by_role("link", name="Meine Partien").click()
    file = tmp_path / "game.jsonl"
    file.write_bytes(recording("jsolitaer"))
    page.get_by_label("Datei wählen").set_input_files(file)
    expect(page.locator(".scene-stack")).to_have_count(5)


def test_a_phone_has_room_for_it(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    for game in NAMES:
        watch(page, brought_in(page, game))
        page.get_by_role("button", name="Zum nächsten Augenblick").tap()
        expect(page.locator(".moment[aria-current=true]")).to_have_count(1)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        run = page.get_by_role("button", name="Abspielen").bounding_box()
        assert run
        assert run["y"] + run["height"] <= 640
    assert findings(page) == []


def test_a_game_that_is_not_for_everybody(browser: Browser, server: Serving) -> None:
    context = browser.new_context(locale="de-DE")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{server.url}/#/replay/1/wrong-key")
    expect(page.get_by_text("oder sie ist nicht für dich")).to_be_visible()
    context.close()


def test_what_was_missed_can_be_seen_from_every_replay_of_jarnac(visit: Open) -> None:
    """Also by whoever only has the link."""
    page = visit()
    address = brought_in(page, "jarnac")
    for somebody in (page, visit()):
        watch(somebody, address)
        somebody.get_by_role("button", name="Analyse ansehen").click()
        analysis = somebody.locator(".analysis")
        expect(analysis.locator(".move").first).to_be_visible()
        expect(analysis.get_by_role("columnheader", name="Jarnac gerufen")).to_be_visible()
        assert findings(somebody) == []
        analysis.get_by_role("button", name="nachschlagen").first.click()
        expect(somebody.locator(".entry-kind")).to_contain_text("Gültig")


@pytest.mark.parametrize("game", ["jay", "jsolitaer"])
def test_other_games_have_no_analysis(visit: Open, game: str) -> None:
    page = visit()
    watch(page, brought_in(page, game))
    expect(page.get_by_role("heading", name="Weitergeben")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse ansehen")).to_have_count(0)
