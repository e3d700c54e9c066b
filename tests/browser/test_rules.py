"""The rules: short pages with pictures, every rule by its id, and every link leading somewhere."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Open

PAGES = {
    "de-DE": {"jay": "Jay in zwei Minuten", "jsolitaer": "J-Solitär in", "jarnac": "Jarnac in"},
    "en-GB": {"jay": "Jay in two minutes", "jsolitaer": "J-Solitär in", "jarnac": "Jarnac in"},
}


def at(page: Page, path: str) -> None:
    page.goto(f"{page.url.split('#', maxsplit=1)[0]}#/rules{path}")


@pytest.mark.parametrize("lang", PAGES)
def test_every_page_can_be_read(visit: Open, lang: str) -> None:
    page = visit(lang=lang)
    at(page, "")
    expect(page.locator(".rules-grid section")).to_have_count(3)
    for game, title in PAGES[lang].items():
        at(page, f"/{game}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        if game != "jarnac":
            expect(page.locator(".picture .card").first).to_be_visible()
        at(page, f"/{game}/all")
        expect(page.locator(".rule").first).to_be_visible()


def test_axe_finds_nothing(visit: Open) -> None:
    page = visit()
    for path, there in (("", ".rules-grid"), ("/jay", ".levels"), ("/jarnac/all", ".rule")):
        at(page, path)
        expect(page.locator(there).first).to_be_visible()
        assert findings(page) == []


def test_from_the_first_screen_to_a_rule(visit: Open) -> None:
    page = visit()
    page.get_by_role("link", name="Jedes Spiel in zwei Minuten").click()
    page.get_by_role("link", name="Jay lernen").click()
    page.get_by_role("button", name="J-SERVE-1").click()
    window = page.get_by_role("dialog", name="J-SERVE-1")
    expect(window).to_contain_text("Ein Zwilling wird nie bedient")
    window.get_by_role("button", name="J-SERVE-2").click()
    window = page.get_by_role("dialog", name="J-SERVE-2")
    expect(window).to_contain_text("Jay auf Botschafter oder Verräter.")
    window.get_by_role("link", name="Im Regelwerk zeigen").click()
    expect(page.locator(".rule[aria-current=true]")).to_contain_text("J-SERVE-2")
    expect(page.locator(".rule[aria-current=true]")).to_be_in_viewport()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_every_link_leads_to_a_rule(visit: Open) -> None:
    page = visit()
    for game in PAGES["de-DE"]:
        at(page, f"/{game}/all")
        expect(page.locator(f'.ways [href="#/rules/{game}/all"][aria-current]')).to_be_visible()
        expect(page.locator(".rule").first).to_be_visible()
        unknown = page.evaluate(
            """async (game) => {
              const file = await fetch("/web/study/data/rules-de.json");
              const parts = Object.values(await file.json()).flat();
              const known = new Set(parts.flatMap(({ rules }) => rules).map(({ id }) => id));
              const named = [...document.querySelectorAll(".rule-id")].map((e) => e.textContent);
              const linked = [...document.querySelectorAll(".rule h3 a")];
              const there = (hash) => document.getElementById(`rule-${hash.split("/").pop()}`);
              return [
                ...named.filter((id) => !known.has(id)),
                ...linked.map(({ hash }) => hash).filter((hash) => !there(hash)),
              ];
            }""",
            game,
        )
        assert unknown == []


def test_a_refused_card_leads_to_its_rule_without_leaving_the_game(visit: Open) -> None:
    page = visit()
    page.get_by_role("button", name="Jetzt spielen").first.click()
    hand = page.locator(".hand-card")
    hand.first.click()
    expect(hand).to_have_count(5)
    hand.first.click()
    page.locator(".notice .rule-id", has_text="J-SERVE-1").click()
    expect(page.get_by_role("dialog")).to_contain_text("Bedienen.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(hand).to_have_count(5)


def test_a_phone_has_room_for_them(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 640})
    for game in PAGES["de-DE"]:
        for part in ("", "/all"):
            at(page, f"/{game}{part}")
            expect(page.locator(".chapter, .rule").first).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_levels_of_either_edition(visit: Open) -> None:
    page = visit()
    at(page, "/jay")
    levels = page.locator(".levels li")
    expect(levels).to_have_count(7)
    expect(levels.nth(2)).to_contain_text("Dame")
    page.get_by_role("radio", name="ZdJ 4.6").check()
    expect(levels.nth(6)).to_contain_text("Dame")
    expect(page.locator(".plain").last).to_contain_text("Botschafter im Deck")
