"""Choices of this browser: they hold at once, and when one comes back."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.person import table_of


def settings(page: Page) -> None:
    page.get_by_role("link", name="Einstellungen").click()
    expect(page.locator("[data-key-of=jay]")).to_be_visible()


def test_looks_are_kept(visit: Open) -> None:
    page = visit(color_scheme="light")
    settings(page)
    root = page.locator("html")
    page.get_by_role("radio", name="wie das System").check()
    bright = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("radio", name="dunkel").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != bright
    page.get_by_label("Muster auf den Karten").uncheck()
    page.get_by_label("Bewegung").uncheck()
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-patterns", "off")
    expect(root).to_have_attribute("data-motion", "off")
    expect(page.get_by_label("Muster auf den Karten")).not_to_be_checked()


COLOURS = """() => {
  const names = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ selectorText }) => selectorText === ":root")
    .flatMap(({ style }) => [...style].filter((name) => name.startsWith("--")));
  const probe = document.body.appendChild(document.createElement("i"));
  const seen = names.map((name) => {
    probe.style.color = `var(${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return seen;
}"""
"""Every variable of the look, as the colour it comes to."""


@pytest.mark.parametrize(("system", "theme"), [("light", "hell"), ("dark", "dunkel")])
def test_the_theme_of_the_system_is_one_of_the_two(visit: Open, system: str, theme: str) -> None:
    page = visit(color_scheme=system)
    settings(page)
    page.get_by_role("radio", name=theme).check()
    chosen = page.evaluate(COLOURS)
    page.get_by_role("radio", name="wie das System").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "auto")
    assert page.evaluate(COLOURS) == chosen
    assert len(dict(chosen)) > 15
    page.emulate_media(color_scheme="light" if system == "dark" else "dark")
    assert page.evaluate(COLOURS) != chosen


def test_another_key(visit: Open) -> None:
    page = visit()
    settings(page)
    jay = page.locator(".key-choices").first
    top_up, sort = jay.locator("[data-key-of=top-up]"), jay.locator("[data-key-of=sort]")
    # Digits mean cards, whatever else is chosen.
    top_up.click()
    page.keyboard.press("5")
    expect(page.locator(".notice")).to_contain_text("Diese Taste geht nicht")
    page.keyboard.press("Escape")
    expect(top_up).to_have_text("A")
    # A key that is taken changes places.
    top_up.click()
    page.keyboard.press("o")
    expect(top_up).to_have_text("O")
    expect(sort).to_have_text("A")
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    expect(page.locator("[data-act=top-up] kbd")).to_have_text("O")
    page.keyboard.press("o")
    expect(page.locator(".hand-card")).to_have_count(7)
    page.keyboard.press("a")
    expect(page.locator(".hand-card")).to_have_count(7)
    # And back, in the window over the game.
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("button", name="Alle Tasten wie am Anfang").click()
    expect(top_up).to_have_text("A")
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.locator(".hand-card")).not_to_have_count(7)


def test_digits_are_the_keys_of_jarnac(visit: Open) -> None:
    page = visit()
    settings(page)
    sound = page.locator(".key-choices").last.locator("[data-key-of=sound]")
    expect(sound).to_have_text("7")
    sound.click()
    page.keyboard.press("m")
    expect(page.locator(".notice")).to_contain_text("Nimm eine Ziffer")
    page.keyboard.press("9")
    expect(sound).to_have_text("9")
    page.get_by_role("link", name="Dazwischen").click()
    page.get_by_role("button", name="Jarnac", exact=True).click()
    tool = page.locator(".bar [aria-pressed]").filter(has_text="Ton")
    expect(tool).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("7")
    page.keyboard.press("9")
    expect(tool).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("9")
    expect(tool).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Hilfe").click()
    expect(page.locator(".key-list")).to_contain_text("9Ton an oder aus")


def test_a_second_device(visit: Open) -> None:
    first, second = visit(bare=True), visit(viewport={"width": 360, "height": 640})
    table_of(first, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    first.get_by_role("link", name="Zur Startseite").click()
    settings(first)
    first.get_by_role("button", name="Link machen").click()
    expect(first.get_by_role("img", name="QR-Code")).to_be_visible()
    second.goto(first.get_by_label("Öffne diesen Link auf dem anderen Gerät").input_value())
    second.get_by_role("link", name="Weiter an deinem Tisch").click()
    expect(second.locator(".hand-card")).to_have_count(6)
    expect(second.locator(".seat")).to_have_count(1)
    # A device that is somebody else already is asked first.
    third = visit(excused=("409",), bare=True)
    table_of(third, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    first.reload()
    first.get_by_role("button", name="Link machen").click()
    link = first.get_by_label("Öffne diesen Link auf dem anderen Gerät").input_value()
    third.goto(link)
    expect(third.get_by_role("alert")).to_contain_text("Auf diesem Gerät spielst du als")
    third.get_by_role("link", name="Nein, so bleiben").click()
    expect(third.get_by_role("link", name="Weiter an deinem Tisch")).to_be_visible()
    third.goto(link)
    third.get_by_role("button", name="Ja, wechseln").click()
    third.get_by_role("link", name="Weiter an deinem Tisch").click()
    expect(third.locator(".hand-card")).to_have_count(6)
