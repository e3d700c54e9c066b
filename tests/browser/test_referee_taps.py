"""The referee at a real table: lines by tapping, which are the same text that can be typed."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Open

SIZES = [(320, 568), (390, 844), (740, 360), (1366, 625)]
BEGIN = {"de-DE": "Protokoll beginnen", "en-GB": "Begin a protocol"}


def begin(page: Page, game: str = "Jay", **options: str) -> None:
    page.goto(f"{page.url.split('#', maxsplit=1)[0]}#/referee")
    page.get_by_label(game, exact=True).check()
    for legend, value in options.items():
        page.get_by_role("group", name=legend).get_by_label(value, exact=True).check()
    lang = "de-DE" if page.evaluate("navigator.language").startswith("de") else "en-GB"
    page.get_by_role("button", name=BEGIN[lang]).click()
    expect(page.locator(".taps")).to_be_visible()


def script(page: Page) -> Locator:
    return page.locator(".protocol textarea")


def lay(page: Page, figure: str) -> None:
    colour = {"r": "rot", "b": "blau", "g": "gelb", "l": "lila"}.get(figure[0])
    if colour and page.get_by_role("button", name=colour, exact=True).is_visible():
        page.get_by_role("button", name=colour, exact=True).click()
    page.locator(f'.tap-card[data-figure="{figure}"]').click()


def said(page: Page) -> list[str]:
    return script(page).input_value().partition("\n\n")[2].split("\n")[:-1]


def test_a_round_of_jay_on_a_phone(visit: Open) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    page.goto(f"{page.url}#/referee")
    page.get_by_label("Name von 1").fill("Anna")
    page.get_by_label("Name von 2").fill("Ben, der Große")
    page.get_by_role("button", name="Protokoll beginnen").click()
    lay(page, "rH")
    verdict = page.locator(".now .verdict")
    expect(verdict).to_contain_text("Anna eröffnet mit dem roten H")
    expect(page.locator(".now .in-words")).to_contain_text("Ben der Große hat die Legepflicht")
    # Whoever must act is chosen already; somebody else is a tap.
    lay(page, "rX")
    expect(verdict).to_contain_text("Ben der Große bedient")
    page.get_by_role("button", name="Anna", exact=True).click()
    lay(page, "gZ")
    expect(verdict).to_contain_text("Fehler")
    page.get_by_role("button", name="J-", exact=False).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="stockt … auf").click()
    page.get_by_role("group", name="Wie viele?").get_by_role("button", name="3").click()
    expect(script(page)).to_have_value(
        "Spiel: Jay\nSpieler: 4\nRegelheft: jay\nStufe: 7\nFehler: Strafe\n"
        "Namen: Anna, Ben der Große, Spieler 3, Spieler 4\n\n1 rH\n2 rX\n1 gZ\n3 stockt 3 auf\n"
    )


def test_lines_are_taken_back_changed_and_taken_out(visit: Open) -> None:
    page = visit()
    begin(page)
    for count, figure in enumerate(("rH", "rX", "bX"), 1):
        lay(page, figure)
        expect(page.locator(".verdict-line")).to_have_count(count)
    page.get_by_role("button", name="Letzte Zeile zurück").click()
    expect(page.locator(".verdict-line")).to_have_count(2)
    assert said(page) == ["1 rH", "2 rX"]
    page.get_by_label("Zeile 8 ändern").fill("2 legt blaues H")
    page.get_by_role("button", name="Ändern").click()
    expect(page.locator(".verdict-action").last).to_have_text("2 legt blaues H")
    expect(page.locator(".now .verdict")).to_contain_text("bedient")
    page.locator(".verdict-line").first.click()
    page.get_by_role("button", name="Löschen").click()
    expect(page.locator(".verdict-line")).to_have_count(1)
    assert said(page) == ["2 legt blaues H"]
    page.get_by_role("button", name="Letzte Zeile zurück").click()
    expect(page.locator(".verdict-line")).to_have_count(0)
    lay(page, "rO")
    expect(page.locator(".verdict-line")).to_have_count(1)
    assert said(page) == ["1 rO"]


def test_what_is_typed_is_understood_by_taps_and_is_kept(visit: Open) -> None:
    page = visit()
    page.goto(f"{page.url}#/referee")
    script(page).fill("Spiel: Jay\nStufe: 1\nSpieler: 3\n\nSpieler 1 legt rotes H\n")
    page.get_by_role("button", name="Urteilen").click()
    expect(page.locator('.tap-card[data-figure="rH"]')).to_be_visible()
    # Only what exists on that level can be tapped.
    figures = page.locator(".tap-card").evaluate_all("(all) => all.map((e) => e.dataset.figure)")
    assert figures == [*(c + s for c in "rbgl" for s in "OHIXSZ"), "Verräter"]
    expect(page.get_by_role("button", name="2", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    lay(page, "Verräter")
    expect(page.locator(".verdict-line")).to_have_count(2)
    expect(page.get_by_role("button", name="Löschen")).to_be_visible()
    page.reload()
    expect(page.locator(".verdict-action").last).to_have_text("2 Verräter")
    # Whoever types moves lines: only what was judged as it stands is changed by its number.
    typed = script(page).input_value()
    script(page).fill(f"# Abend\n{typed}")
    expect(page.get_by_role("button", name="Löschen")).to_have_count(0)
    script(page).fill(typed)
    expect(page.get_by_role("button", name="Löschen")).to_be_visible()
    # An example does not take its place.
    page.goto(f"{page.url}/jay-thief")
    expect(page.locator(".verdict-action").first).to_have_text("1 bX")
    page.goto(page.url.removesuffix("/jay-thief"))
    expect(page.locator(".verdict-action").last).to_have_text("2 Verräter")


@pytest.mark.parametrize("lang", BEGIN)
@pytest.mark.parametrize("game", ["Jay", "J-Solitär", "Jarnac", "Jay-Serie"])
def test_the_referee_reads_whatever_can_be_tapped(visit: Open, game: str, lang: str) -> None:
    page = visit(lang=lang)
    begin(page, game if lang == "de-DE" or game != "Jay-Serie" else "Jay series")
    page.locator(".taps details").evaluate_all(
        "(all) => all.forEach((one) => { one.open = true; })"
    )
    verbs = page.get_by_role(
        "group", name="Was geschah?" if lang == "de-DE" else "What happened?"
    ).get_by_role("button")
    for number in range(verbs.count()):
        before = script(page).input_value()
        verbs.nth(number).click()
        for _ in range(3):
            if script(page).input_value() != before:
                break
            fill(page)
        expect(script(page)).not_to_have_value(before)
        lines = len(said(page))
        expect(page.locator(".verdict-line, .now .complaint")).to_have_count(lines)
        expect(page.locator(".now .complaint")).to_have_count(0)
    assert verbs.count() > 3


def fill(page: Page) -> None:
    """The place that is open, with whatever comes first."""
    typed = page.locator(".taps input:not([role])")
    if typed.count():
        typed.fill("ABC")
        typed.press("Enter")
    else:
        page.locator(".tap-place button, .tap-card:visible").first.click()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", BEGIN)
def test_it_fits_and_everything_can_be_hit(visit: Open, width: int, height: int, lang: str) -> None:
    page = visit(lang=lang, viewport={"width": width, "height": height})
    for game in ("Jay", "Jarnac"):
        begin(page, game)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        small = page.locator(".tap-button:visible, .tap-card:visible").evaluate_all(
            "(all) => all.map((e) => e.getBoundingClientRect())"
            ".filter((r) => r.width < 43.9 || r.height < 43.9).length"
        )
        assert small == 0
        assert findings(page) == []
        page.evaluate("localStorage.removeItem('dazwischen.referee')")
        page.reload()


def test_professionals_judge_by_objection_where_nothing_else_is_chosen(visit: Open) -> None:
    """K-PRO-7."""
    page = visit()
    begin(page, "Jarnac", Spielart="Profi")
    expect(script(page)).to_have_value("Spiel: Jarnac\nSpielart: Profi\nPrüfung: Einspruch\n\n")
