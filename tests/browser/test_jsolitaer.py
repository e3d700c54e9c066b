"""J-Solitär as people play it: with the mouse, the keyboard alone, a finger, in both languages."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Open
from tests.browser.person import put_away_and_back, table_of

SMALL = {"level": 1, "colours": 2, "copies": {"H": 2, "I": 0, "X": 0, "S": 0, "Z": 0, "O": 8}}
"""Twenty cards, ten to get rid of: almost everything fits."""


def alone(page: Page, **options: object) -> None:
    table_of(
        page,
        game="jsolitaer",
        options={"players": 1, **SMALL, **options},
        seats=["me"],
        start=True,
    )
    expect(hand(page)).to_have_count(8)


def hand(page: Page) -> Locator:
    return page.locator(".hand-card")


def act(page: Page, name: str) -> Locator:
    return page.locator(f".controls [data-act={name}]")


def names(page: Page) -> list[str]:
    return [card.get_attribute("data-figure") or "" for card in hand(page).all()]


def settled(page: Page) -> None:
    expect(page.locator(".stack-card.pending")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "prompt", "told"),
    [("de-DE", "Du bist am Zug", "Du "), ("en-GB", "Your turn", "You ")],
)
def test_two_clicks_to_the_first_card(visit: Open, lang: str, prompt: str, told: str) -> None:
    page = visit(lang=lang)
    page.get_by_role("button", name="J-Solitär", exact=True).click()
    expect(hand(page)).to_have_count(8)
    expect(page.locator(".prompt")).to_contain_text(prompt)
    hand(page).nth(2).click()
    expect(hand(page)).to_have_count(7)
    expect(page.locator("#stack-1 .stack-card")).to_have_count(2)
    expect(page.locator("#live")).to_contain_text(told)


def test_undo_gives_the_hand_back_as_it_was(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    before = names(page)
    expect(act(page, "undo")).to_be_disabled()
    hand(page).nth(3).click()
    expect(hand(page)).to_have_count(7)
    settled(page)
    act(page, "undo").click()
    expect(hand(page)).to_have_count(8)
    assert names(page) == before
    expect(page.locator("#stack-1 .stack-card")).to_have_count(1)
    expect(page.locator("#live")).to_contain_text("zurückgenommen")


def test_to_the_end_with_hints(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    act(page, "turn-up").click()
    expect(page.locator(".corner-card")).to_be_visible()
    expect(act(page, "turn-up")).to_be_disabled()
    for _ in range(20):
        advised_turn(page)
        if page.locator(".result").count():
            break
        act(page, "end").click()
        expect(page.locator("#live")).to_contain_text("beendest deinen Zug")
        expect(page.locator(".prompt")).not_to_contain_text("Tipp: ")
    expect(page.locator(".result h2")).to_contain_text("Geschafft")
    assert findings(page) == []
    put_away_and_back(page)
    page.get_by_role("button", name="Nochmal").click()
    expect(page.locator(".result")).to_have_count(0)
    expect(hand(page)).to_have_count(8)


def follow(page: Page) -> None:
    """Lays what is advised, one card after the other, as long as there is advice."""
    while page.locator(".prompt", has_text=re.compile(r"Tipp: Leg .* auf Stapel")).count():
        stack = page.locator(".stack[data-advised=true]")
        number = stack.get_attribute("data-stack")
        prompt = page.locator(".prompt").text_content() or ""
        page.locator(".loose[data-advised=true]").click(button="right")
        page.locator(f"#stack-{number}").click()
        # The next piece of advice may be worded alike, but for the number of cards that go.
        expect(page.locator(".prompt")).not_to_have_text(prompt)
        settled(page)


def test_the_keyboard_alone(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    page.keyboard.press("c")
    expect(page.locator(".corner-card")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(hand(page).first).to_be_focused()
    page.keyboard.press("Alt+ArrowRight")
    expect(hand(page).nth(1)).to_be_focused()
    page.keyboard.press("4")
    expect(hand(page)).to_have_count(7)
    expect(page.locator("#stack-4 .stack-card")).to_have_count(2)
    settled(page)
    page.keyboard.press("u")
    expect(hand(page)).to_have_count(8)
    page.keyboard.press("h")
    expect(page.locator("#live")).to_contain_text("Tipp: ")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_contain_text(re.compile("bedienst|wirfst"))
    settled(page)
    page.keyboard.press("+")
    page.keyboard.press("-")
    page.keyboard.press("e")
    expect(page.locator("#live")).to_contain_text("beendest deinen Zug")
    # From the corner, which comes last: the arrow to the left goes there from no card at all.
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".corner-card")).to_be_focused()


def test_a_second_serve_comes_back_and_says_why(visit: Open) -> None:
    page = visit(bare=True)
    page.evaluate("localStorage.setItem('dazwischen.prefs', JSON.stringify({ fits: false }))")
    alone(page)
    for stack in (1, 2):
        # Without help a click only chooses, and everything would fit on a traitor.
        hand(page).first.click()
        page.locator(f"#stack-{stack}").click()
        settled(page)
    expect(page.locator(".notice")).to_contain_text("S-TURN-2")
    expect(page.locator("#stack-2 .stack-card")).to_have_count(1)
    expect(hand(page)).to_have_count(7)


def test_a_phone(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="J-Solitär", exact=True).tap()
    expect(hand(page)).to_have_count(8)
    page.locator(".corner-pile").tap()
    expect(page.locator(".corner-card")).to_be_visible()
    hand(page).nth(1).tap()
    expect(hand(page)).to_have_count(7)
    settled(page)
    act(page, "hint").tap()
    expect(page.locator(".prompt")).to_contain_text("Tipp: ")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for selector in (".hand-card", ".stack", ".btn.act"):
        for one in page.locator(selector).all():
            box = one.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 361
            assert box["y"] + box["height"] <= 641


def test_dragging_to_a_stack(visit: Open) -> None:
    page = visit(bare=True)
    alone(page)
    hand(page).nth(5).drag_to(page.locator("#stack-3"))
    expect(hand(page)).to_have_count(7)
    expect(page.locator("#stack-3 .stack-card")).to_have_count(2)


def test_slots_are_earned_swapped_and_kept(visit: Open) -> None:
    """With a single letter in two colours every hand can be laid in one turn."""
    page = visit(bare=True)
    table_of(
        page,
        game="jsolitaer",
        options={
            "players": 1,
            "level": 1,
            "colours": 2,
            "games": 2,
            "keep_slots": True,
            "copies": {"O": 10, "H": 0, "I": 0, "X": 0, "S": 0, "Z": 0},
        },
        timing={"deal": 500},
        seats=["me"],
        start=True,
    )
    expect(hand(page)).to_have_count(8)
    advised_turn(page)
    expect(page.locator("#live")).to_contain_text("als Slot")
    expect(page.locator(".own-slots .slot")).to_have_count(1)
    act(page, "end").click()
    expect(hand(page)).to_have_count(1)
    hand(page).first.click(button="right")
    page.locator(".stack[data-open=true]").first.click()
    expect(page.locator(".bar-title")).to_contain_text("Spiel 2")
    expect(page.locator(".result")).to_have_count(0)
    expect(hand(page)).to_have_count(8)
    slot = page.locator(".own-slots .slot")
    before, taken = names(page), slot.get_attribute("data-figure") or ""
    act(page, "swap").click()
    expect(page.locator(".prompt")).to_contain_text("Welche Handkarte")
    hand(page).first.click()
    expect(page.locator("#live")).to_contain_text("Du tauschst")
    expect(slot).to_have_attribute("data-figure", before[0])
    assert sorted(names(page)) == sorted([*before[1:], taken])
    expect(act(page, "swap")).to_have_attribute("aria-pressed", "false")


def advised_turn(page: Page) -> None:
    act(page, "hint").click()
    expect(page.locator(".prompt")).to_contain_text("Tipp: ")
    follow(page)


def test_company_takes_turns_and_a_watcher_sees_no_hand(visit: Open) -> None:
    host, guest, watcher = visit(), visit(lang="en-GB"), visit()
    host.get_by_role("button", name="Tisch für J-Solitär eröffnen").click()
    link = host.get_by_label("Link zum Tisch").input_value()
    guest.goto(link)
    guest.get_by_label("What is your name?").fill("Grace")
    guest.get_by_role("button", name="To the table").click()
    guest.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Spiel beginnen").click()
    expect(hand(host)).to_have_count(8)
    expect(hand(guest)).to_have_count(0)
    expect(guest.locator(".prompt")).to_contain_text("turn")
    for page in (host, guest):
        # People do not get help against people.
        expect(act(page, "hint")).to_have_count(0)
        expect(act(page, "undo")).to_have_count(0)
    hand(host).first.click()
    watcher.goto(link)
    watcher.get_by_role("button", name="An den Tisch").click()
    expect(watcher.locator(".player")).to_have_count(2)
    expect(hand(watcher)).to_have_count(0)
    act(host, "end").click()
    expect(hand(guest)).to_have_count(8)
    expect(guest.locator(".prompt")).to_contain_text("Your turn")
    expect(watcher.locator(".player[data-turn=true]")).to_contain_text("Grace")
    assert findings(guest) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_stands_in_anybody_s_way(visit: Open, theme: str) -> None:
    page = visit(bare=True)
    page.evaluate(
        "(theme) => localStorage.setItem('dazwischen.prefs', JSON.stringify({ theme }))", theme
    )
    alone(page)
    act(page, "turn-up").click()
    hand(page).first.click(button="right")
    assert findings(page) == []
    page.get_by_role("button", name="Hilfe").click()
    assert findings(page) == []
