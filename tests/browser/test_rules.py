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


FINDS = """async ([lang, spellings]) => {
  const { rulebook } = await import("/web/ui/rulebook.js");
  const { entries, search } = await import("/web/study/search.js");
  const own = entries(await rulebook(lang));
  const others = entries(await rulebook(lang === "de" ? "en" : "de"));
  const split = { "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss" };
  const bend = {
    plain: (text) => text,
    loud: (text) => text.toUpperCase(),
    split: (text) => text.replace(/[äöüß]/g, (letter) => split[letter]),
  };
  const missed = [];
  for (const { id, title } of own) {
    for (const spelling of spellings) {
      const asked = bend[spelling](title);
      if (!search(asked, own).some((entry) => entry.id === id)) missed.push([id, asked]);
    }
    for (const asked of [id, id.toLowerCase(), id.replaceAll("-", "")]) {
      if (search(asked, own)[0]?.id !== id) missed.push([id, asked]);
    }
    // By the words of the other language, too.
    const other = others.find((entry) => entry.id === id);
    const found = search(other.title, own, others);
    if (!found.some((entry) => entry.id === id)) missed.push([id, other.title]);
  }
  return missed;
}"""


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_rule_is_found_by_its_title_and_id(visit: Open, lang: str) -> None:
    page = visit()
    assert page.evaluate(FINDS, [lang, ["plain", "loud", "split"]]) == []


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("verraeter", "J-TRAITOR-1"),
        ("Strafkarte", "J-FAULT-2"),
        ("dieb auf zwilling", "J-THROW-3"),
        ("anzaehlen", "J-COUNT-1"),
        ("Reservierung", "S-RES-1"),
        ("züge", "S-TURN-1"),
        ("objection", "K-PRO-5"),
        ("wort klauen", "K-JAR-1"),
        ("throw-3", "J-THROW-3"),
    ],
)
def test_a_rule_is_found_as_people_ask(visit: Open, asked: str, rule: str) -> None:
    page = visit()
    at(page, "")
    page.get_by_role("searchbox").fill(asked)
    expect(page.locator(".rules-hit-id", has_text=rule)).to_be_visible()
    assert findings(page) == []


TYPED_AT_ONCE = """() => {
  const type = () => {
    const field = document.querySelector("input[type=search]");
    if (!field) return;
    seen.disconnect();
    field.value = "Strafkarte";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const seen = new MutationObserver(type);
  seen.observe(document.body, { childList: true, subtree: true });
}"""
"""Somebody writes as soon as there is a field to write into."""


def test_whoever_types_at_once_finds_it(visit: Open) -> None:
    page = visit()
    page.evaluate(TYPED_AT_ONCE)
    at(page, "")
    expect(page.locator(".rules-hit-id", has_text="J-FAULT-2")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_value("Strafkarte")


def test_the_search_by_keyboard(visit: Open) -> None:
    page = visit()
    at(page, "/jay")
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.locator("h2").first.click()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    field.press_sequentially("Jarnac")
    expect(page.get_by_role("status").filter(has_text="Regeln gefunden")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".rules-hits a").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    field.fill("J-COUNT-1")
    expect(page.locator(".rules-hits a").first).to_contain_text("J-COUNT-1")
    page.keyboard.press("Enter")
    expect(page.locator("#rule-J-COUNT-1[aria-current=true]")).to_be_in_viewport()
    expect(page.locator(".rules-hits")).to_have_count(0)
    field.fill("Weihnachten")
    expect(page.get_by_role("status").filter(has_text="nichts")).to_be_visible()


def test_what_does_not_exist_says_so(visit: Open) -> None:
    page = visit()
    at(page, "/jay/J-THROW-99")
    expect(
        page.get_by_role("heading", name="Eine Regel „J-THROW-99“ gibt es nicht.")
    ).to_be_visible()
    page.get_by_role("link", name="J-THROW-3").first.click()
    expect(page.locator("#rule-J-THROW-3[aria-current=true]")).to_be_in_viewport()
    at(page, "/jay/j-throw-4")
    expect(page.locator("#rule-J-THROW-4[aria-current=true]")).to_be_in_viewport()
    expect(page.locator("#no-such")).to_have_count(0)
    at(page, "/jay/K-JAR-1")
    page.get_by_role("link", name="K-JAR-1").first.click()
    expect(page.locator("#rule-K-JAR-1[aria-current=true]")).to_be_in_viewport()
    at(page, "/poker")
    expect(page.get_by_role("heading", name="Die Seite „poker“ gibt es")).to_be_visible()
    expect(page.locator(".rules-grid")).to_be_visible()
    assert findings(page) == []


SIZES = [(320, 568), (390, 844), (740, 360), (1366, 625)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", PAGES)
def test_rules_fit(visit: Open, width: int, height: int, lang: str) -> None:
    page = visit(lang=lang, viewport={"width": width, "height": height})
    there = {
        "": ".rules-grid",
        "/jarnac": ".chapter",
        "/jarnac/all": ".rule",
        "/jay/J-NO-1": "#no-such",
    }
    for path, shown in there.items():
        at(page, path)
        expect(page.locator(shown).first).to_be_visible()
        page.get_by_role("searchbox").fill("Jarnac")
        expect(page.locator(".rules-hits")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert findings(page) == []
