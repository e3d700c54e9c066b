"""What a person does at a table of Jay, with the mouse."""

import json
from typing import Any

from playwright.sync_api import Page, expect

BARE = "healthz"
"""An address of the server that is no page of the client."""
PATIENT = {"count": 0, "forced": 0, "waive": 0, "ready": 0}
"""Nobody is hurried, however slow the machine is."""


def table_of(page: Page, **wanted: Any) -> None:
    """Goes to a new table without the start page's own choice of rules."""
    usual = {} if "game" in wanted else {"game": "jay", "timing": PATIENT}
    body = json.dumps({**usual, **wanted})
    code = page.evaluate(
        """async (body) => {
          const post = (path, body) => fetch(path, { method: "POST", body }).then((r) => r.json());
          await post("/api/me", JSON.stringify({ name: "Testerin" }));
          localStorage.setItem("dazwischen.name", "Testerin");
          return (await post("/api/tables", body)).code;
        }""",
        body,
    )
    before, _, _ = page.url.partition("#")
    page.goto(f"{before.removesuffix(BARE)}#/table/{code}")
    if not before.endswith(BARE):
        page.reload()  # a page at the same address would not learn its new name
    expect(page.locator(".game, .waiting")).to_be_visible()


def lay_first(page: Page) -> None:
    page.locator(".hand-card").first.click()
    expect(page.locator(".lying.pending")).to_have_count(0)


def two_people(
    host: Page, guest: Page, name: str = "Grace", *, bots: int = 0, **options: Any
) -> None:
    """A game at which nothing happens by itself, and nothing can be thrown. The first opens, bots
    sit between the two."""
    chosen = {"level": 1, "players": 2 + bots, **options}
    table_of(host, options=chosen, seats=["me", *["leicht"] * bots])
    guest.goto(host.url)
    guest.get_by_label("Wie heißt du?").fill(name)
    guest.get_by_role("button", name="Mitspielen").click()
    expect(host.locator(".seat-row").nth(1 + bots)).to_contain_text(name)
    host.get_by_role("button", name="Spiel beginnen").click()
    for page in (host, guest):
        expect(page.locator(".hand-card").first).to_be_visible()


def lay_what_fits(page: Page) -> None:
    """As soon as it is one's turn, face up, with more cards if it takes any."""
    expect(page.locator(".mine")).to_have_attribute("data-must", "true")
    fitting = page.locator(".hand-card[data-fits=true]")
    while not fitting.count():
        cards = page.locator(".hand-card").count()
        page.locator("[data-act=top-up]").click()
        expect(page.locator(".hand-card")).not_to_have_count(cards)
    fitting.first.click()
    expect(page.locator(".mine")).to_have_attribute("data-must", "false")


def lay_the_last_card(page: Page, other: Page) -> None:
    """Two people begin, and the first is left with nothing but to say "Jay"."""
    two_people(page, other, hand=3)
    for laid in (1, 3):
        lay_first(page)
        # Everything fits on a card that lies face down.
        expect(other.locator(".box-count")).to_have_text(str(laid))
        other.locator("[data-act=face-down]").click()
        other.locator(".hand-card").first.click()
        expect(page.locator(".box-count")).to_have_text(str(laid + 1))
        other.locator("[data-act=draw]").click()
    lay_first(page)
    expect(page.locator("[data-act=jay]")).to_be_visible()


def put_away_and_back(page: Page) -> None:
    """The result is put away to see how everything lies, and looked at again."""
    result = page.locator(".result")
    result.get_by_role("button", name="Schließen").click()
    expect(result).to_have_count(0)
    page.locator(".history-tools").get_by_role("button", name="Ergebnis").click()
    expect(result).to_be_visible()
