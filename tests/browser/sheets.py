"""What a person does with a score sheet."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect

FOUR = ("Ada", "Bea", "Cem", "Dan")


def at(page: Page, path: str) -> None:
    page.goto(f"{page.url.split('#', maxsplit=1)[0]}#{path}")


def fill_in(page: Page, names: Sequence[str] = FOUR) -> None:
    """To the form, and the names into it."""
    at(page, "/sheet")
    expect(page.get_by_label("Name auf Platz 1")).to_be_visible()
    for _ in names[4:]:
        page.get_by_role("button", name="Noch jemand").click()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name auf Platz {number}").fill(name)


def begin(page: Page, names: Sequence[str] = FOUR) -> None:
    fill_in(page, names)
    page.get_by_role("button", name="Los geht’s").click()
    expect(page.locator(".pad")).to_be_visible()


def enter(page: Page, *best: str) -> None:
    """A round, or another word for the one that is being corrected."""
    for name in best:
        page.locator(".pad").get_by_role("button", name=name, exact=True).click()


def enter_all(page: Page, rounds: Sequence[Sequence[str]]) -> None:
    for best in rounds:
        before = page.locator(".rounds tbody tr").count()
        enter(page, *best)
        expect(page.locator(".rounds tbody tr")).to_have_count(before + 1)


def put(page: Page, rounds: Sequence[Sequence[int]]) -> None:
    """Rounds by the numbers of players, without tapping them all."""
    page.evaluate(
        """async (rounds) => {
          const { wish } = await import("/web/sheet/outbox.js");
          const key = location.hash.split("/").pop();
          rounds.forEach(([first, second], n) =>
            wish(key, { do: "enter", number: n + 1, first, second }));
        }""",
        [list(best) for best in rounds],
    )
    expect(page.locator(".rounds tbody tr")).to_have_count(len(rounds))


def is_saved(page: Page) -> None:
    expect(page.locator(".delivery")).to_have_text("Gespeichert")


def watching(page: Page) -> str:
    """The link to watch."""
    return page.get_by_label("Link zum Zusehen").input_value()


def line(page: Page, number: int) -> str:
    """What stands in a line of the list of rounds, void ones counted too."""
    cells = page.locator(".rounds tbody tr").nth(number - 1).locator("th, td:not(.do)")
    return " ".join(cells.all_inner_texts()).strip()
