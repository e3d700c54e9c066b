"""What people do at a table of Jarnac; the words come from the solver, as chance deals letters."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from dazwischen.games.jarnac.solver import Play
from tests.browser.conftest import Open
from tests.browser.person import table_of

RULES = ruleset(Options())
SIX = 6
THREE = 3


def side(page: Page, number: int) -> Locator:
    return page.locator(f'.side[data-side="{number}"]')


def rack(page: Page, number: int = 1) -> Locator:
    return side(page, number).locator(".rack .tile")


def lying(page: Page, number: int, word: str) -> Locator:
    """The rows on which the word lies, for everybody to see."""
    return side(page, number).locator(f'[data-pending=false] [data-word="{word}"]')


def board(page: Page, number: int = 1) -> tuple[list[str], str]:
    """Rows and loose letters as they are shown, at one moment."""
    rows, letters = page.evaluate(
        """(number) => {
          const side = document.querySelector(`.side[data-side="${number}"]`);
          const rows = [...side.querySelectorAll(".row-cells")].map(({ dataset }) => dataset.word);
          return [rows, side.querySelector(".rack").textContent.replace(/\\s/g, "")];
        }""",
        number,
    )
    return rows, letters


def plays(page: Page, number: int = 1) -> list[Play]:
    return solver.plays(RULES, *board(page, number))


def first_word(page: Page) -> Play:
    """Alone: one in twenty times six letters make no word at all, and one has to pass."""
    while not (found := plays(page)):
        pass_and_draw(page)
    return found[0]


def alone(page: Page, **options: Any) -> None:
    """At a table of one's own, with the first letters."""
    table_of(page, game="jarnac", options={"variant": "solo", **options}, seats=["me"], start=True)
    expect(rack(page)).to_have_count(SIX)


def together(host: Page, *guests: Page, timing: dict[str, int], **options: Any) -> None:
    """Everybody at one table; side 1 begins and has its letters."""
    chosen = {"starter": 1, **options}
    table_of(host, game="jarnac", options=chosen, seats=["me"], timing=timing)
    for guest in guests:
        guest.goto(host.url)
        guest.get_by_role("button", name="Mitspielen").click()
        expect(guest.get_by_role("button", name="Aufstehen")).to_be_visible()
    host.get_by_role("button", name="Spiel beginnen").click()
    for page in (host, *guests):
        expect(rack(page)).to_have_count(SIX)


def left(page: Page) -> int:
    """How many letters are in the bag."""
    return int(page.locator(".bar-title").inner_text().split()[0])


def pass_and_draw(page: Page) -> None:
    """Alone: the letter comes by itself where there is nothing to exchange."""
    bag, (_, letters) = left(page), board(page)
    page.keyboard.press("3")
    if len(letters) >= THREE:
        page.locator("[data-act=draw]").click()
    drawn(page, bag)


def typed(page: Page, word: str) -> None:
    """
    Types a word on the board, wherever the focus is.

    Playwright's keyboard has no ä, ö, ü: it puts them into the field that has the focus, if any,
    and no key goes down.
    """
    keys = page.context.new_cdp_session(page)
    for letter in word:
        if letter.isascii():
            page.keyboard.press(letter)
            continue
        keys.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": letter, "text": letter})
        keys.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": letter})
    keys.detach()


def lay(page: Page, play: Play, number: int = 1) -> None:
    """Types the word and chooses its row if there are several; the next letter comes by itself."""
    bag = left(page)
    typed(page, play.word.lower())
    row = play.row or 0
    if page.locator(".place").count():
        page.locator(f'.place[data-row="{row}"]').click()
    else:
        page.keyboard.press("Enter")
    expect(lying(page, number, play.word)).not_to_have_count(0)
    drawn(page, bag)


def drawn(page: Page, bag: int) -> None:
    """A letter has come since there were so many in the bag."""
    expect(page.locator(".bar-title")).to_contain_text(f"{bag - 1} ")


def go_round(one: Page, other: Page) -> None:
    """Both pass without having done anything; it is the first one's turn again."""
    for page, following in ((one, other), (other, one)):
        page.keyboard.press("3")
        expect(following.locator(".jarnac")).to_have_attribute("data-stage", "jarnac")
        following.keyboard.press("1")
        expect(following.locator("[data-act=pass]")).to_be_visible()


def two(visit: Open, timing: dict[str, int] | None = None, **options: Any) -> tuple[Page, Page]:
    one, other = visit(bare=True), visit()
    together(one, other, timing={"jarnac": 600_000, **(timing or {})}, **options)
    return one, other
