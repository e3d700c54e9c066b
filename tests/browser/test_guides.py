"""Pages beside the rules: at a real table, after level 7, advice."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.screens import SCREENS, at, jay, then, through_a_bot

LANGUAGES = {
    "de-DE": ("Am echten Tisch", "Nach Stufe 7", "Jay: gut spielen"),
    "en-GB": ("At a real table", "After level 7", "Jay: playing well"),
}


def loaded(page: Page, part: str) -> bool:
    """Whether the page has read such a file."""
    script = "(part) => performance.getEntriesByType('resource').some((r) => r.name.includes(part))"
    found: bool = page.evaluate(script, part)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_can_be_read_and_fits(visit: Open, lang: str) -> None:
    page = visit(lang=lang)
    real, beyond, advice = LANGUAGES[lang]
    ways = {
        "/rules/real-table": (real, ".topic", 15),
        "/rules/beyond": (beyond, ".topic", 3),
        "/rules/jay/advice": (advice, ".rule .picture", 11),
        "/rules/jsolitaer/advice": ("J-Solitär", ".rule .picture", 2),
        "/rules/jarnac/advice": ("Jarnac", ".rule .picture", 3),
    }
    for path, (title, part, count) in ways.items():
        at(path, ".panel-card .rule")(page)
        expect(page.get_by_role("heading", name=title).first).to_be_visible()
        expect(page.locator(part)).to_have_count(count)
        page.locator(".rule-id").first.click()
        expect(page.get_by_role("dialog").locator("p").first).not_to_have_text("…")
        page.keyboard.press("Escape")
        for width in (320, 390, 1366):
            page.set_viewport_size({"width": width, "height": 625})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)


@pytest.mark.parametrize(("lang", "theme"), [("de-DE", "dark"), ("en-GB", "light")])
def test_the_real_table_is_one_sheet_of_paper(visit: Open, lang: str, theme: str) -> None:
    page = visit(lang=lang, color_scheme=theme)
    page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
    # Whoever has been elsewhere before has style sheets of other pages.
    for path, there in (("/sheet", ".sheet-form"), ("/rules/beyond", ".topic")):
        at(path, there)(page)
    at("/rules/real-table", ".topic .drawing")(page)
    code = page.locator(".guide-referee .qr")
    expect(code).to_have_js_property("complete", value=True)
    assert code.evaluate("(image) => image.naturalWidth") > 100
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    [sheet] = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", paper)
    assert [round(float(side) / 72 * 25.4) for side in sheet] == [210, 297]
    page.emulate_media(media="print")
    expect(page.locator(".guide-address")).to_have_text(re.compile(r"^127\.0\.0\.1:\d+/#/referee$"))
    for gone in (".ways", ".rules-search", ".masthead", ".guide-head .btn"):
        expect(page.locator(gone).first).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_the_ways_there(visit: Open) -> None:
    page = visit()
    page.get_by_role("link", name="Hände, Box und Karten").click()
    expect(page.get_by_role("heading", name="Am echten Tisch")).to_be_visible()
    page.get_by_role("link", name="Schiedsrichter").click()
    page.get_by_role("link", name="Was gilt am echten Tisch?").click()
    expect(page.locator(".topic .drawing")).to_have_count(14)
    page.locator(".ways").get_by_role("link", name="Jay").click()
    page.locator(".chapter").get_by_role("link", name="Nach Stufe 7").click()
    expect(page.get_by_role("heading", name="Nach Stufe 7")).to_be_visible()
    page.locator(".ways").get_by_role("link", name="Jarnac").click()
    page.locator(".ways").get_by_role("link", name="Gut spielen").click()
    expect(page.get_by_role("heading", name="In kleinen Schritten")).to_be_visible()


FOUND = {
    "Handbreit": ("Abstand", "real-table/distance"),
    "schräg": ("Schräg oder auf der Kippe", "real-table/askew"),
    "Ritter": ("Fünfzehn Stufen", "beyond/announced"),
    "Dame nachschicken": ("Der Dame gleich", "jay/advice/jay-queen"),
    "small steps": ("In kleinen Schritten", "jarnac/advice/jarnac-steps"),
}


def test_the_search_finds_them(visit: Open) -> None:
    page = visit()
    at("/rules", ".rules-grid")(page)
    for asked, (title, address) in FOUND.items():
        page.get_by_role("searchbox").fill(asked)
        page.locator(".rules-hits a", has_text=title).click()
        expect(page).to_have_url(re.compile(f"#/rules/{address}$"))
        expect(page.locator(".rule[aria-current=true]")).to_contain_text(title)
        expect(page.locator(".rule[aria-current=true]")).to_be_in_viewport()


def test_nothing_of_it_is_read_before_it_is_opened(visit: Open) -> None:
    page = visit()
    then(jay("leicht", "leicht", level=2), "Hilfe", ".dialog .key-list")(page)
    assert not loaded(page, "advice")
    page.locator(".dialog summary", has_text="Gut spielen").click()
    tips = page.locator(".advice-list li")
    expect(tips).to_have_count(3)
    expect(page.locator(".advice-list")).to_contain_text("Auf einen Verräter gleich noch einen")
    expect(page.locator(".advice-list")).not_to_contain_text("Dame")
    for other in ("drawings.js", "guides.css", "guide-page.js", "guides-de"):
        assert not loaded(page, other), other


@pytest.mark.parametrize(("edition", "level", "count"), [("jay", 7, 11), ("zdj-4.6", 1, 2)])
def test_help_at_the_table_is_of_its_level(
    visit: Open, edition: str, level: int, count: int
) -> None:
    page = visit()
    then(jay("leicht", "leicht", edition=edition, level=level), "Hilfe", ".dialog .key-list")(page)
    page.locator(".dialog summary", has_text="Gut spielen").click()
    expect(page.locator(".advice-list li")).to_have_count(count)


def test_after_the_last_level_it_is_said_what_comes(visit: Open) -> None:
    page = visit()
    jay("stark", level=7, colours=2, hand=3, rounds=1)(page)
    through_a_bot(page)
    link = page.get_by_role("link", name="Was kommt nach Stufe 7?")
    expect(link).to_have_attribute("href", "#/rules/beyond")


def test_somebody_alone_is_not_warned_of_others(visit: Open) -> None:
    page = visit()
    SCREENS["jarnac-alone"](page)
    then(lambda _: None, "Hilfe", ".dialog .key-list")(page)
    page.locator(".dialog summary", has_text="Gut spielen").click()
    expect(page.locator(".advice-list li")).to_have_count(1)
    expect(page.locator(".advice-list")).not_to_contain_text("Jarnac!")
