"""What comes and goes has a place of its own: it hides nothing and moves nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.large_text import enlarge, troubles
from tests.browser.person import table_of, two_people
from tests.browser.sizes import SIZES

NOTICE = """async ([text, rules]) => {
  (await import("/web/ui/notices.js")).notice(text, rules);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""
HIDDEN = """(selectors) => {
  const over = document.querySelector(".notice").getBoundingClientRect();
  return [...document.querySelectorAll(selectors)]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const beside = right <= over.left || left >= over.right;
      return !beside && bottom > over.top + 1 && top < over.bottom - 1;
    })
    .map(({ className }) => className);
}"""
PLACES = """(selectors) => [...document.querySelectorAll(selectors)].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
CONNECTING = """async () => {
  (await import("/web/table/store.js")).condition.value = "connecting";
}"""
LONG = (
    "Das passt nicht: Auf dem blauen Botschafter liegt schon deine Karte, und Emil war schneller."
)

GAMES = {
    "jay": ({"level": 7, "players": 6}, 5, ".hand-card", ".seat, .prompt, .box, .hand, .count-out"),
    "jsolitaer": ({"players": 4}, 3, ".hand-card", ".player, .prompt, .stack, .corner, .hand"),
    "jarnac": ({"starter": 1, "clock": 600}, 1, ".rack .tile", ".side, .prompt, .score, .clock"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_notice_hides_nothing(visit: Open, game: str) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    options, bots, shown, kept = GAMES[game]
    table_of(page, game=game, options=options, seats=["me"] + ["leicht"] * bots, start=True)
    expect(page.locator(shown).first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NOTICE, [LONG, "J-SERVE-1, J-THROW-2"])
        assert page.evaluate(HIDDEN, kept) == []


@pytest.mark.parametrize("size", [(360, 640), (740, 360), (1366, 625)])
def test_without_a_connection_nothing_moves(visit: Open, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", bare=True)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    expect(page.locator(".hand-card").first).to_be_visible()
    before = page.evaluate(PLACES, ".hand-card, .box, .prompt")
    page.evaluate("import('/web/net/reach.js').then(({ reachable }) => (reachable.value = false))")
    expect(page.locator(".bar .offline")).to_be_visible()
    assert page.evaluate(PLACES, ".hand-card, .box, .prompt") == before
    assert page.locator(".offline:visible").count() == 1


def test_while_it_connects_large_letters_are_not_cut_off(visit: Open) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    table_of(page, options={"level": 1, "players": 2}, seats=["me", "leicht"], start=True)
    expect(page.locator(".connection")).to_have_attribute("data-condition", "open")
    page.evaluate(CONNECTING)
    expect(page.locator(".connection")).to_contain_text("Verbinde")
    enlarge(page)
    assert troubles(page) == []


def test_a_long_name_does_not_hide_who_is_gone(visit: Open) -> None:
    host, guest = visit(viewport={"width": 1280, "height": 800}, bare=True), visit()
    two_people(host, guest, name="Wilhelmine von Hohenfels")
    guest.goto("about:blank")
    expect(host.locator(".seat .absent")).to_have_text("nicht da")
    for width, height in SIZES:
        host.set_viewport_size({"width": width, "height": height})
        assert is_whole(host)


def is_whole(page: Page) -> bool:
    """Whether what is said about the holder is inside of the seat."""
    whole: bool = page.evaluate(
        """() => {
          const inner = document.querySelector(".seat .absent");
          const text = document.createRange();
          text.selectNodeContents(inner);
          const a = text.getBoundingClientRect();
          const b = document.querySelector(".seat").getBoundingClientRect();
          const there = document.elementFromPoint(a.right - 3, a.top + a.height / 2);
          return a.width > 20 && a.left >= b.left && a.right <= b.right && inner.contains(there);
        }""",
    )
    return whole


def test_seats_stay_where_they_are_whatever_is_marked(visit: Open) -> None:
    page = visit(reduced_motion="reduce", bare=True)
    options = {"level": 7, "players": 6}
    table_of(page, options=options, seats=["me"] + ["leicht"] * 5, start=True)
    expect(page.locator(".hand-card").first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        before = page.evaluate(PLACES, ".seat, .box")
        page.evaluate(
            """() => {
              const marks = document.querySelector(".seat .marks");
              const one = '<span class="mark owes">3 Strafkarten</span>';
              marks.insertAdjacentHTML("beforeend", one.repeat(2));
            }""",
        )
        assert page.evaluate(PLACES, ".seat, .box") == before
