"""On every screen: the hand, the table and what must be done are in sight, and can be hit."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Page, expect

from tests.browser import sizes
from tests.browser.conftest import Open
from tests.browser.jarnac import alone, pass_and_draw, rack
from tests.browser.person import (
    lay_first,
    lay_the_last_card,
    lay_what_fits,
    table_of,
    two_people,
)

CARDS = 14
Sizes: TypeAlias = Sequence[tuple[int, int]]
FINGER = 43
"""Pixels: the next letter begins a hair's breadth further."""
ALL = 12
BOX = 80
"""Pixels: a card in it is two thirds as wide."""
LETTERS = {(740, 360): 7}


Look: TypeAlias = Callable[[Page, int, int], list[str]]


def through_sizes(
    page: Page, *, among: Sizes = sizes.SIZES, besides: Look | None = None, **wanted: Any
) -> list[str]:
    """What is wrong on any of the screens; one page becomes all of them, each once."""
    found = []
    for width, height in among:
        page.set_viewport_size({"width": width, "height": height})
        troubles = sizes.troubles(page, **wanted)
        if besides is not None:
            troubles += besides(page, width, height)
        found += [f"{width}x{height}: {trouble}" for trouble in troubles]
    return found


JAY: dict[str, Any] = {
    "whole": (".box", ".prompt", ".controls .act:enabled", ".seat", ".bar > .quiet"),
    "cards": ".hand-card",
    "apart": (".bar", ".seat", ".box", ".history", ".mine-top", ".controls .btn", ".hand"),
}


@pytest.mark.parametrize("level", [1, 7])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_jay(visit: Open, players: int, level: int) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    bots = ["leicht"] * (players - 1)
    options = {"level": level, "players": players, "opener": 1}
    table_of(page, options=options, seats=["me", *bots], start=True)
    if level > 1:
        # Slots are swapped before, so both of this are looked at.
        expect(page.locator(".own-slots .slot").first).to_be_enabled()
        assert through_sizes(page, **JAY) == []
        page.locator("[data-act=ready]").click()
        expect(page.locator("[data-act=ready]")).to_have_count(0)
    hold(page, CARDS)
    assert through_sizes(page, besides=wide_enough, **JAY) == []


def hold(page: Page, cards: int) -> None:
    """Tops up to so many cards."""
    top_up = page.locator("[data-act=top-up]")
    expect(top_up).to_be_visible()
    missing = cards - page.locator(".hand-card").count()
    for _ in range(missing - 1):
        page.keyboard.press("+")
    expect(top_up).to_contain_text(f"{missing} ")
    page.keyboard.press("a")
    expect(page.locator(".hand-card")).to_have_count(cards)


WIDE = """() => {
  const { width, height } = document.querySelector(".hand-card").getBoundingClientRect();
  return Math.min(width, height);
}"""


def wide_enough(page: Page, width: int, height: int) -> list[str]:
    """Where cards are smaller than the screen would allow."""
    card = page.evaluate(WIDE)
    least = max(60, min(width / CARDS, height / 8))
    return [] if card >= least else [f"a card is {card} wide, {least} would go"]


def test_jay_where_much_can_be_said(visit: Open) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    options = {"level": 7, "players": 6, "faults": "tournament", "announce": "manual", "opener": 1}
    # Slow ones: nobody interrupts and takes away again what there is to say.
    table_of(page, options=options, seats=["me"] + ["leicht@400"] * 5, start=True)
    page.locator("[data-act=ready]").click()
    expect(page.locator("[data-act=ready]")).to_have_count(0)
    # Until the bots are ready too, a card is chosen for a slot and not laid.
    expect(page.locator("#live")).to_contain_text("Alle sind bereit.")
    hand = page.locator(".hand-card")
    first = hand.first.get_attribute("data-figure")
    hand.first.click()
    expect(page.locator(".announcements .btn")).to_have_count(3)
    # Of two alike only one can be announced.
    page.locator(f'.hand-card:not([data-figure="{first}"])').last.click()
    expect(page.locator(".announcements .btn")).to_have_count(4)
    assert through_sizes(page, **{**JAY, "whole": (".box", ".prompt", ".controls .act")}) == []


ROWS = """() => {
  const buttons = [...document.querySelectorAll(".controls .btn")];
  return new Set(buttons.map((button) => button.getBoundingClientRect().top)).size;
}"""


def test_jay_for_whoever_was_counted_out(visit: Open) -> None:
    page, guest = visit(reduced_motion="reduce", bare=True), visit()
    two_people(page, guest, bots=2)
    # In the middle of a round there is more to do than at its beginning.
    lay_first(page)
    # On a card that lies face down one could not be told to lay another.
    lay_what_fits(guest)
    guest.locator("[data-act=count]").click()
    expect(page.locator(".mine .count-out")).to_have_text("Strafe!")
    expect(page.locator("[data-act=pause]")).to_be_visible()
    whole = (*JAY["whole"], ".mine .count-out")
    assert through_sizes(page, besides=box_can_be_read, **{**JAY, "whole": whole}) == []


def box_can_be_read(page: Page, _width: int, _height: int) -> list[str]:
    box = page.locator(".box").evaluate("box => box.offsetWidth")
    found = [] if box >= BOX else ["what lies on top cannot be read"]
    return found if page.evaluate(ROWS) == 1 else [*found, "what can be done takes more than a row"]


LOW: Sizes = ((844, 390), (1366, 625), (1536, 730))


def test_jay_where_one_thing_has_to_be_done_and_the_screen_is_low(visit: Open) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    options = {"level": 1, "players": 2, "opener": 1}
    table_of(page, options=options, seats=["me", "leicht"], start=True)
    page.locator("[data-act=face-down]").click()
    page.locator(".hand-card").first.click()
    expect(page.locator("[data-act=draw]")).to_be_visible()
    expect(page.locator("[data-act=pause]")).to_be_visible()
    assert through_sizes(page, **JAY) == []
    assert rows_on(page, LOW) == [1, 1, 1]


def test_jay_for_whoever_has_laid_the_last_card(visit: Open) -> None:
    page, guest = visit(reduced_motion="reduce", bare=True), visit()
    lay_the_last_card(page, guest)
    expect(page.locator("[data-act=pause]")).to_be_visible()
    assert rows_on(page, LOW[1:]) == [1, 1]


def rows_on(page: Page, among: Sizes) -> list[int]:
    """How many rows what can be done takes on each screen."""
    found = []
    for width, height in among:
        page.set_viewport_size({"width": width, "height": height})
        sizes.troubles(page, whole=())
        found.append(page.evaluate(ROWS))
    return found


def test_jay_while_a_bot_plays_for_somebody(visit: Open) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    options = {"level": 7, "players": 2, "opener": 1}
    table_of(page, options=options, seats=["me", "leicht"], start=True)
    page.get_by_role("button", name="Tisch", exact=True).click()
    page.get_by_role("button", name="Lass einen Bot für mich spielen").click()
    page.get_by_role("button", name="Schließen").click()
    whole = (".box", ".stand-in p", ".stand-in .btn")
    assert through_sizes(page, whole=whole, cards=".hand-card") == []


SOLITAIRE: dict[str, Any] = {
    "whole": (".stack", ".prompt", ".controls .btn:enabled", ".corner-up", ".bar > .quiet"),
    "cards": ".hand-card",
    "apart": (".bar", ".player", ".stack", ".corner", ".mine-top", ".controls .btn", ".hand"),
}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_jsolitaer(visit: Open, players: int) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    bots = ["leicht"] * (players - 1)
    options = {"players": players}
    table_of(page, game="jsolitaer", options=options, seats=["me", *bots], start=True)
    expect(page.locator(".hand-card").first).to_be_visible()
    assert through_sizes(page, **SOLITAIRE) == []


JARNAC: dict[str, Any] = {
    "whole": (".prompt", ".word-field input", ".made", ".controls .btn", ".bar > .quiet", ".score"),
    "apart": (".bar", ".side", ".history", ".prompt", ".build", ".controls .btn"),
}


@pytest.mark.parametrize("bots", [["leicht"], []])
def test_jarnac(visit: Open, bots: list[str]) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    options = {"starter": 1} if bots else {"variant": "solo"}
    table_of(page, game="jarnac", options=options, seats=["me", *bots], start=True)
    expect(page.locator(".rack button.tile")).to_have_count(6)
    # All letters are in the word: it is as long as it can be.
    for place in range(6):
        page.locator(".rack button.tile").nth(place).click()
    expect(page.locator(".made .tile")).to_have_count(6)
    assert through_sizes(page, **JARNAC, cards='.side[data-own="true"] .rack .tile') == []


def test_jarnac_for_whoever_may_draw_or_exchange(visit: Open) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    alone(page)
    page.keyboard.press("3")
    expect(page.locator("[data-act=draw]")).to_be_visible()
    expect(page.locator("[data-act=exchange]")).to_be_visible()
    assert rows_on(page, sizes.SIZES) == [1] * len(sizes.SIZES)


def test_many_letters_of_jarnac_are_wide_enough_for_a_finger(visit: Open) -> None:
    """Phones have one row for few of them, and two for many."""
    page = visit(reduced_motion="reduce", bare=True)
    alone(page)
    for letters in (6, 7, 8, 9, 12):
        while rack(page).count() < letters:
            pass_and_draw(page)
        roomy = [size for size in sizes.SIZES if letters <= LETTERS.get(size, in_a_row(size))]
        wide: dict[str, Any] = {"cards": ".rack .tile", "narrowest": FINGER}
        assert through_sizes(page, among=roomy, **JARNAC, **wide) == []


def in_a_row(size: tuple[int, int]) -> int:
    """How many letters have room; upright there is a second row."""
    width, height = size
    return ALL if width < height else 8
