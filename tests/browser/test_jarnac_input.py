"""Letters by finger, mouse and keyboard; the screen in both languages, themes and sizes."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from dazwischen.games.jarnac.solver import Play
from tests.browser.axe import findings
from tests.browser.conftest import Open
from tests.browser.jarnac import (
    alone,
    board,
    first_word,
    lay,
    lying,
    pass_and_draw,
    rack,
    side,
    typed,
)
from tests.browser.person import table_of
from tests.browser.test_keyboard import tab_to
from tests.browser.test_modules import call
from tests.browser.test_phone import boxes

LETTERS = "games/jarnac/letters.js"
SIZES = {"phone": (360, 640), "laptop": (1280, 800), "screen": (2560, 1440)}


@pytest.mark.parametrize(
    ("lang", "prompt", "field"),
    [("de-DE", "Du bist dran", "Dein Wort"), ("en-GB", "Your turn", "Your word")],
)
def test_two_clicks_to_the_first_letter(visit: Open, lang: str, prompt: str, field: str) -> None:
    page = visit(lang=lang)
    page.get_by_role("button", name="Jarnac", exact=True).click()
    expect(rack(page)).to_have_count(6)
    rack(page).first.click()
    expect(page.get_by_label(field, exact=True)).to_have_value(board(page)[1][0])
    expect(page.locator(".prompt")).to_contain_text(prompt)
    page.get_by_role("button", name="Help" if lang == "en-GB" else "Hilfe").click()
    expect(page.locator(".key-list")).to_be_visible()


def test_the_keyboard_alone_is_enough(visit: Open) -> None:
    page = visit()
    expect(page.locator(".huge")).to_be_visible()
    tab_to(page, "Jarnac")
    page.keyboard.press("Enter")
    expect(rack(page)).to_have_count(6)
    _, letters = board(page)
    rack(page).first.focus()
    page.keyboard.press("Alt+ArrowRight")
    moved = letters[1] + letters[0] + letters[2:]
    expect(side(page, 1).locator(".rack")).to_have_text(moved)
    page.keyboard.press("3")
    expect(page.locator("#live")).to_contain_text("Du passt.")
    expect(page.locator("#live")).to_contain_text("Bea zieht")


def test_a_row_is_chosen_with_the_arrow_keys(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    play = first_word(page)
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(page.locator('[aria-pressed=true][data-row="3"]')).to_have_count(1)
    typed(page, play.word.lower())
    page.keyboard.press("Enter")
    expect(lying(page, 1, play.word)).to_have_attribute("data-row", "3")


def test_the_first_letter_counts_wherever_the_focus_is(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    expect(page.locator("body")).to_be_focused()
    typed(page, "öl")
    expect(page.get_by_label("Dein Wort")).to_have_value("ÖL")


AT_ONCE = """async () => {
  const field = document.getElementById("jarnac-word");
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  // No message of the server's comes in between, only what the page does by itself.
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
  return document.querySelector("[data-pending=true] .row-cells")?.dataset.word ?? "";
}"""


def test_one_s_own_word_lies_at_once(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    play = first_word(page)
    typed(page, play.word.lower())
    expect(page.get_by_label("Dein Wort")).to_have_value(play.word)
    assert page.evaluate(AT_ONCE) == play.word
    expect(lying(page, 1, play.word)).to_have_count(1)


def test_where_several_rows_fit_there_is_a_choice(visit: Open) -> None:
    page = visit(bare=True)
    # Alone nobody objects, so any letters can lie.
    alone(page, judging="challenge")
    while len(twice := pairs(board(page)[1])) < 3:
        pass_and_draw(page)
    short = twice[:3]
    lay(page, Play(None, short, short, 9))
    further = Counter(board(page)[1]) - Counter(short)
    longer = short + next(further.elements())
    typed(page, longer.lower())
    page.keyboard.press("Enter")
    expect(page.locator(".place").first).to_be_focused()
    expect(page.locator(".place")).to_have_count(2)
    expect(lying(page, 1, longer)).to_have_count(0)
    page.get_by_role("button", name="in Reihe 1").click()
    expect(lying(page, 1, longer)).to_have_attribute("data-row", "1")


def pairs(letters: str) -> str:
    """One of each two that are alike."""
    return "".join(letter * (count // 2) for letter, count in Counter(letters).items())


def test_letters_are_dragged(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    _, letters = board(page)
    rack(page).nth(5).drag_to(rack(page).first, target_position={"x": 2, "y": 10})
    expect(side(page, 1).locator(".rack")).to_have_text(letters[5] + letters[:5])
    rack(page).first.drag_to(page.locator(".made"))
    rack(page).nth(1).drag_to(page.locator(".made"), target_position={"x": 5, "y": 10})
    field = page.get_by_label("Dein Wort")
    expect(field).to_have_value(letters[0] + letters[5])
    page.locator(".made .tile").first.drag_to(rack(page).last)
    expect(field).to_have_value(letters[5])
    page.keyboard.press("Escape")
    rack(page).nth(2).drag_to(side(page, 1).locator('[data-row="4"]'))
    expect(field).to_have_value(letters[1])
    expect(page.locator('[aria-pressed=true][data-row="4"]')).to_have_count(1)


def test_shuffling_keeps_the_letters_and_their_order_stays(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    _, letters = board(page)
    orders = {letters}
    for _ in range(8):
        page.keyboard.press("5")
        orders.add(board(page)[1])
    assert len(orders) > 1
    assert {"".join(sorted(order)) for order in orders} == {"".join(sorted(letters))}
    _, mine = board(page)
    pass_and_draw(page)
    expect(rack(page)).to_have_count(7)
    assert board(page)[1][:6] == mine


@pytest.mark.parametrize("size", SIZES)
def test_both_boards_have_room(visit: Open, size: str) -> None:
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = visit(viewport={"width": width, "height": height}, **touch)
    page.get_by_role("button", name="Jarnac", exact=True).click()
    expect(rack(page)).to_have_count(6)
    for place in range(6):
        rack(page).nth(place).click()
    expect(page.locator(".made .tile")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for selector in (".cell", ".rack .tile", ".made .tile", ".btn.act"):
        for box in boxes(page, selector):
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width + 1
            assert box["y"] + box["height"] <= height + 1
    rack(page).first.click()
    expect(page.locator(".made .tile")).to_have_count(5)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: Open, theme: str) -> None:
    page = visit()
    page.evaluate(
        "(theme) => localStorage.setItem('dazwischen.prefs', JSON.stringify({ theme }))", theme
    )
    page.reload()
    page.get_by_role("button", name="Tisch für Jarnac eröffnen").click()
    expect(page.locator(".seats")).to_be_visible()
    people = page.get_by_role("group", name="Leute auf Seite 1")
    people.get_by_role("radio", name="2").check()
    expect(page.locator(".seat-row")).to_have_count(3)
    expect(page.locator(".seat-row").nth(1)).to_contain_text("Seite 1")
    expect(page.locator(".seat-row").nth(2)).to_contain_text("Seite 2")
    assert findings(page) == []
    options = {"starter": 2, "teams": [2, 1], "judging": "challenge", "clock": 600}
    table_of(page, game="jarnac", options=options, seats=["me", "leicht", "leicht"], start=True)
    expect(rack(page, 2)).to_have_count(6)
    typed(page, "xyz")
    assert findings(page) == []
    page.get_by_role("button", name="Hilfe").click()
    assert findings(page) == []
    # Without any time the game is over at once.
    table_of(page, game="jarnac", options={"variant": "solo", "clock": 1}, start=True)
    page.get_by_role("button", name="Analyse ansehen").click()
    expect(page.locator(".analysis")).to_be_visible()
    assert findings(page) == []


def test_what_is_typed_becomes_letters_of_the_game(visit: Open) -> None:
    page = visit()
    for text, options, letters in (
        ("Straße", {}, "STRASSE"),
        ("größe", {"umlauts": "tiles"}, "GRÖSSE"),
        ("größe", {"umlauts": "split"}, "GROESSE"),
        ("Forêt", {"language": "fr"}, "FORET"),
        ("naïf", {"language": "fr"}, "NAIF"),
        ("ab 3-c", {}, "ABC"),
    ):
        assert call(page, LETTERS, "asLetters", text, options) == letters


def test_where_a_word_fits(visit: Open) -> None:
    page = visit()
    lies = {"rows": ["MAU", "REST", ""], "rack": "TMAUE"}
    fits = call(page, LETTERS, "places", "MAUT", lies, [1, 2], 1)
    assert [(place["row"], place["adds"]) for place in fits] == [(1, "T"), (0, "MAUT")]
    assert call(page, LETTERS, "places", "MAUT", lies, [2], 0) == []
    assert call(page, LETTERS, "places", "REST", lies, [1, 2], 1) == []
    assert call(page, LETTERS, "places", "MATTE", lies, [1, 2], 1) == []


def test_of_two_like_letters_the_one_that_was_laid_leaves(visit: Open) -> None:
    script = """async () => {
      const { reconciled } = await import("/web/games/jarnac/letters.js");
      const rack = [..."ERE"].map((letter, place) => ({ uid: -1 - place, letter }));
      return reconciled(rack, "REX", new Set([-1])).map(({ letter }) => letter).join("");
    }"""
    assert visit().evaluate(script) == "REX"
