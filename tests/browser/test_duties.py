"""Whoever has something to do finds it marked, and whatever is marked is accepted."""

import json
import time
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Open
from tests.browser.person import PATIENT, lay_first, table_of, two_people

LONG: Final = 300.0
"""Seconds after which no round of a test is still played."""
MARKED = """() => {
  if (document.querySelector(".result")) return null;
  const marks = [
    ...document.querySelectorAll(".hand-card[data-fits=true]"),
    ...document.querySelectorAll(".controls [data-act]:not(:disabled, [data-kept])"),
  ];
  const shown = marks.filter((mark) => mark.checkVisibility({ visibilityProperty: true }));
  const waiting = document.querySelector(".lying.pending") !== null;
  return {
    asked: document.querySelector(".prompt[data-loud=yes]")?.textContent.trim() ?? "",
    waiting,
    marks: shown.map((mark) => ({
      what: mark.dataset.act ?? `card ${mark.dataset.kind}`,
      place: marks.indexOf(mark),
    })),
  };
}"""
PRESS = """(place) => {
  const marks = [
    ...document.querySelectorAll(".hand-card[data-fits=true]"),
    ...document.querySelectorAll(".controls [data-act]:not(:disabled, [data-kept])"),
  ];
  marks[place]?.click();
}"""
ASIDE: Final = {"pause", "count"}
"""What nobody is asked for."""
RACES: Final = {
    "too-late",
    "paused",
    "round-over",
    "no-game-running",
    "nobody-must",
    "already-counting",
    "not-first",
}
"""Somebody else was faster while the page was being looked at."""


def refused_at(page: Page) -> list[str]:
    """The codes of everything that will be refused."""
    codes: list[str] = []

    def heard(text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "refused":
            codes.append(message["code"])

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    return codes


SETUPS: Final[dict[str, dict[str, Any]]] = {
    "beginners": {"level": 1},
    "slots": {"level": 5},
    "all": {"level": 7},
    "take-back": {"level": 4, "faults": "take-back"},
    "penalty": {"level": 7, "faults": "penalty", "announce": "manual"},
    "old": {"level": 7, "edition": "zdj-4.6", "faults": "penalty"},
}


@pytest.mark.parametrize("setup", SETUPS)
def test_a_round_by_marks_alone(visit: Open, setup: str) -> None:
    """At random among what is marked, and never stuck; face down too, so that cards are owed."""
    page, dice = visit(bare=True), Random(setup)
    refused = refused_at(page)
    options = {"players": 2, "colours": 2, **SETUPS[setup]}
    hurried = {**PATIENT, "count": 1500}
    table_of(page, options=options, timing=hurried, seats=["me", "leicht"], start=True)
    expect(page.locator(".hand-card").first).to_be_visible()
    deadline = time.monotonic() + LONG
    while (now := page.evaluate(MARKED)) is not None:
        assert time.monotonic() < deadline
        if not now["waiting"]:
            press_one(page, now, dice)
        page.wait_for_timeout(dice.choice((60, 60, 60, 400)))
        assert set(refused) <= RACES, now


def press_one(page: Page, now: dict[str, Any], dice: Random) -> None:
    helpful = [mark for mark in now["marks"] if mark["what"] not in ASIDE]
    if now["asked"]:
        assert helpful, now
    cards = [mark for mark in helpful if mark["what"].startswith("card")]
    rarely = {"face-down", "top-up"}
    others = [mark for mark in helpful if mark not in cards and mark["what"] not in rarely]
    choices = others or cards or (helpful if now["asked"] else [])
    if dice.random() < 0.1:
        choices = now["marks"]
    if choices:
        page.evaluate(PRESS, dice.choice(choices)["place"])


def counted_out(page: Page, **options: Any) -> list[str]:
    refused = refused_at(page)
    timing = {**PATIENT, "count": 700, **options.pop("timing", {})}
    options = {"level": 1, "players": 2, **options}
    table_of(page, options=options, timing=timing, seats=["me", "leicht"], start=True)
    expect(page.locator(".mine .count-out")).to_have_text("Strafe!")
    return refused


@pytest.mark.parametrize("way", ["button", "card", "key", "digit"])
def test_whoever_was_counted_out_lays_face_down(visit: Open, way: str) -> None:
    page = visit(bare=True)
    refused = counted_out(page)
    expect(page.locator(".prompt")).to_contain_text("Du darfst nur noch verdeckt legen")
    expect(page.locator(".prompt .rule-id")).to_have_text("J-COUNT-1")
    expect(page.locator("[data-act=top-up]")).to_have_count(0)
    expect(page.locator(".hand-card[data-kind=face-down]")).to_have_count(6)
    button = page.get_by_role("button", name="Verdeckt legen", exact=False).last
    match way:
        case "button":
            button.click()
        case "card":
            page.locator(".hand-card").nth(2).click()
        case "key":
            page.keyboard.press("v")
        case "digit":
            page.keyboard.press("Digit2")
    expect(page.locator(".hand-card")).to_have_count(5)
    expect(page.locator(".count-out")).to_have_count(0)
    # A traitor costs a card, and that comes first: nothing is marked as fitting.
    expect(page.locator(".prompt")).to_contain_text("Erst eine Strafkarte ziehen")
    expect(page.locator(".hand-card[data-fits=true]")).to_have_count(0)
    expect(page.locator("[data-act=top-up]")).to_have_count(0)
    page.locator("[data-act=draw]").click()
    expect(page.locator(".hand-card")).to_have_count(6)
    assert refused == []


def test_in_the_end_the_table_lays_for_whoever_does_nothing(visit: Open) -> None:
    page = visit(bare=True)
    counted_out(page, timing={"forced": 1500})
    expect(page.locator(".hand-card")).to_have_count(5)


@pytest.mark.parametrize("faults", ["penalty", "tournament"])
def test_counted_out_where_faults_cost(visit: Open, faults: str) -> None:
    page = visit(bare=True)
    refused = counted_out(page, faults=faults)
    expect(page.locator("[data-act=top-up]")).to_have_count(0)
    page.locator("[data-act=face-down]").click()
    expect(page.locator(".hand-card")).to_have_count(5)
    expect(page.get_by_role("img", name="Verräter")).to_be_visible()
    assert refused == []


def test_cards_that_are_owed_come_first(visit: Open) -> None:
    page, other = visit(bare=True), visit()
    two_people(page, other, faults="penalty")
    page.keyboard.press("Shift+Digit1")
    expect(page.locator("[data-act=draw]")).to_be_visible()
    lay_first(other)
    expect(page.locator(".mine")).to_have_attribute("data-must", "true")
    expect(page.locator(".hand-card[data-fits=true]")).to_have_count(0)
    expect(page.locator("[data-act=top-up]")).to_have_count(0)
    expect(page.locator("[data-act=face-down]:visible")).to_have_count(0)
    page.locator("[data-act=draw]").click()
    expect(page.locator("[data-act=draw]")).to_have_count(0)
    expect(page.locator("[data-act=top-up]")).to_be_visible()


def test_the_next_card_can_be_turned_over_by_a_button(visit: Open) -> None:
    page = visit(bare=True)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    button = page.locator("[data-act=face-down]")
    expect(button).to_have_text("Verdeckt V")
    expect(button).to_have_attribute(
        "title",
        "Legt die nächste Karte verdeckt. Sie ist dann ein "
        "Verräter: Er passt auf fast alles und kostet dich eine Strafkarte.",
    )
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_have_text("Welche Karte legst du verdeckt?")
    page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("v")
    expect(button).to_have_attribute("aria-pressed", "true")
    page.locator(".hand-card").first.click()
    expect(page.get_by_role("img", name="In der Box liegt oben der Verräter")).to_be_visible()
    expect(page.locator("[data-act=face-down][aria-pressed=true]")).to_have_count(0)
