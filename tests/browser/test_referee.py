"""The referee's page: a protocol in, verdicts and the table out."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import findings
from tests.browser.conftest import PATIENCE, Open
from tests.serving import Serving


@pytest.mark.parametrize(
    ("example", "word", "drawn"),
    [
        ("Ein Dieb zu viel", "Fehler", ".jay-scene .lying"),
        ("Zwei Züge", "abgelehnt", ".scene-stack"),
        ("Einspruch", "in Ordnung", ".scene-tile"),
    ],
)
def test_an_example_of_each_game(visit: Open, example: str, word: str, drawn: str) -> None:
    page = visit()
    page.get_by_role("link", name="Streit am echten Tisch").click()
    page.get_by_role("link", name=example).click()
    expect(page.locator(".verdict-word", has_text=word).first).to_be_visible()
    expect(page.locator(drawn).first).to_be_visible()


def test_the_table_after_any_line(visit: Open) -> None:
    page = visit()
    page.goto(f"{page.url}#/referee/jay-thief")
    expect(page.locator(".box-count")).to_have_text("4")
    page.locator(".verdict-line", has_text="4 gDieb").click()
    expect(page.get_by_role("heading", name="Der Tisch nach Zeile 7")).to_be_visible()
    expect(page.locator(".box-count")).to_have_text("3")
    expect(page.get_by_role("img", name="In der Box liegt oben der gelbe Dieb")).to_be_visible()
    page.get_by_role("button", name="J-THROW-3").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Dieb auf Zwillinge.")


def test_one_s_own_protocol_in_english(visit: Open, tmp_path: Path) -> None:
    page = visit(lang="en-GB")
    page.get_by_role("link", name="A dispute at a real table").click()
    page.get_by_label("Protocol").fill("game: jay\nplayers: 3\n\n1 bX\n3 bX\n")
    page.get_by_role("button", name="Judge").click()
    expect(page.locator(".verdict-list .verdict-word")).to_have_text(["opened", "thrown"])
    file = tmp_path / "round.txt"
    file.write_text("game: jarnac\n\nA draws SATEMU\nA MAU\n")
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.locator(".scene-tile", has_text="M").first).to_be_visible()
    expect(page.get_by_label("Protocol")).to_have_value("game: jarnac\n\nA draws SATEMU\nA MAU\n")


DROP = """(box) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["game: jay\\nplayers: 2\\n\\n1 lZ\\n"], "round.txt"));
  box.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


def test_a_file_is_dropped(visit: Open) -> None:
    page = visit()
    page.goto(f"{page.url}#/referee")
    page.get_by_label("Protokoll").evaluate(DROP)
    expect(page.get_by_role("img", name="In der Box liegt oben das lila Z")).to_be_visible()


def test_a_phone_has_room_for_it(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 640})
    page.goto(f"{page.url}#/referee/jsolitaer-turn")
    expect(page.locator(".scene-stack")).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert findings(page) == []


def test_what_cannot_be_read_is_marked(browser: Browser, server: Serving) -> None:
    context = browser.new_context(locale="de-DE")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{server.url}/#/referee")
    box = page.get_by_label("Protokoll")
    box.fill("game: jay\nplayers: 4\n\n1 rH\n2 rQ\n3 gX\n")
    page.get_by_role("button", name="Urteilen").click()
    expect(page.get_by_role("alert")).to_contain_text("Zeile 5:")
    expect(box).to_be_focused()
    marked = "(e) => e.value.slice(e.selectionStart, e.selectionEnd)"
    assert box.evaluate(marked) == "2 rQ"
    assert findings(page) == []
    box.fill("game: jay\nplayers: 4\n\n1 rH\n")
    page.get_by_role("button", name="Urteilen").click()
    expect(page.locator(".verdict-list .verdict")).to_have_count(1)
    expect(page.locator("#complaint")).to_be_empty()
    box.fill("Spiel: Jay\nStuffe: 1\n\n1 rH\n")
    page.get_by_role("button", name="Urteilen").click()
    expect(page.get_by_role("alert")).to_contain_text("Zeile 2:")
    expect(page.get_by_role("alert")).to_contain_text("Meintest du „Stufe“?")
    context.close()
