"""Every screen, and how a person gets there from the bare address: a line a screen.

Whoever adds a screen adds its line; it is then looked at by axe-core in both themes, and
photographed by `make screenshots`.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page, expect

from tests.browser.cups import Cup, halfway
from tests.browser.hands import LONG
from tests.browser.kept import brought_in
from tests.browser.person import PATIENT, table_of
from tests.browser.sheets import begin, is_saved, put, watching

Way: TypeAlias = Callable[[Page], None]


def shown(selector: str) -> Way:
    return lambda page: expect(page.locator(selector).first).to_be_visible()


def at(path: str, selector: str) -> Way:
    """By the address alone."""

    def way(page: Page) -> None:
        page.goto(f"{page.url.split('#', maxsplit=1)[0]}#{path}")
        shown(selector)(page)

    return way


def jay(*bots: str, **options: Any) -> Way:
    """At a table of Jay that has begun."""

    def way(page: Page) -> None:
        chosen = {"players": len(bots) + 1, **options}
        table_of(page, options=chosen, seats=["me", *bots], start=True)
        shown(".hand-card")(page)

    return way


def counted_out(page: Page) -> None:
    """Somebody who has hesitated for too long."""
    timing = {**PATIENT, "count": 1}
    table_of(page, options={"level": 1}, timing=timing, seats=["me"] + ["leicht"] * 3, start=True)
    shown("[data-act=face-down][data-loud]")(page)


def then(way: Way, button: str, selector: str) -> Way:
    """Further by a button."""

    def further(page: Page) -> None:
        way(page)
        tool(page, button)
        shown(selector)(page)

    return further


def opened(game: str) -> Way:
    """A table that waits for people."""

    def way(page: Page) -> None:
        page.get_by_role("button", name=f"Tisch für {game} eröffnen").click()
        shown(".seats")(page)

    return way


def playing(selector: str, *bots: str, **wanted: Any) -> Way:
    """At a table of another game that has begun."""

    def way(page: Page) -> None:
        table_of(page, seats=["me", *bots], start=True, **wanted)
        shown(selector)(page)

    return way


def replayed(game: str) -> Way:
    """A moment of a finished game."""

    def way(page: Page) -> None:
        page.goto(brought_in(page, game))
        shown(".replay-sentence")(page)
        page.keyboard.press("End")
        shown(".replay-sentence")(page)

    return way


def history(page: Page) -> None:
    jay("leicht", level=1)(page)
    page.locator(".hand-card").first.focus()
    page.keyboard.press("Digit1")
    shown(".history .history-lines li")(page)
    page.get_by_role("button", name="Verlauf", exact=True).click()
    shown(".dialog .history-lines li")(page)


def my_games(page: Page) -> None:
    for game in ("jay", "jarnac"):
        brought_in(page, game)
    page.reload()
    at("/replay", ".my-game")(page)
    page.get_by_role("button", name="Entfernen").first.click()
    shown(".my-game-sure")(page)


def come_again(page: Page) -> None:
    """With a game that still runs."""
    jay("leicht", level=1)(page)
    page.get_by_role("link", name="Zur Startseite").click()
    shown("#go-on-title")(page)


def many_cards(page: Page) -> None:
    jay("leicht", "leicht", "leicht", "leicht", "leicht", level=7, hand=8)(page)
    for _ in range(16):
        page.keyboard.press("+")
    page.keyboard.press("a")
    expect(page.locator(".hand-card")).to_have_count(25)


def keys_of_jay(page: Page) -> None:
    at("/settings", ".key-choices")(page)
    page.locator("[data-key-of=jay]").click()
    page.locator("[data-key-of=jay]").scroll_into_view_if_needed()


def second_device(page: Page) -> None:
    at("/settings", ".settings")(page)
    page.get_by_role("button", name="Link machen").click()
    shown(".qr")(page)
    page.locator(".qr").scroll_into_view_if_needed()


def tool(page: Page, name: str) -> None:
    """A button of the bar, which waits behind another one where there is little room."""
    more = page.locator(".bar .more")
    if more.is_visible():
        more.click()
    page.get_by_role("button", name=name, exact=True).click()


def a_bot_plays(page: Page) -> None:
    jay("leicht", level=1)(page)
    tool(page, "Tisch")
    page.get_by_role("button", name="Lass einen Bot für mich spielen").click()
    page.get_by_role("button", name="Schließen").click()
    shown(".stand-in")(page)


def a_round_is_over(page: Page) -> None:
    """Bots play it, also for the person."""
    jay("stark", level=1, colours=2, rounds=2)(page)
    through_a_bot(page)


def through_a_bot(page: Page) -> None:
    """The round is played to its end by a bot."""
    tool(page, "Tisch")
    page.get_by_label("Lass einen Bot für mich spielen").select_option("stark")
    page.get_by_role("button", name="Lass einen Bot für mich spielen").click()
    page.get_by_role("button", name="Schließen").click()
    expect(page.locator(".result")).to_be_visible(timeout=1000 * LONG)


def watched(page: Page) -> None:
    jay("leicht", "leicht", "leicht", level=4)(page)
    tool(page, "Tisch")
    page.get_by_role("button", name="Aufstehen").click()
    page.get_by_role("button", name="Schließen").click()
    expect(page.locator(".seat")).to_have_count(4)


def sheet(rounds: int) -> Way:
    """A score sheet on which so many rounds are entered."""

    def way(page: Page) -> None:
        begin(page)
        put(
            page,
            [(1, 2), (3, 1), (2, 4), (3, 1), (2, 3), (1, 3), (4, 1), (2, 1), (3, 4), (2, 1)][
                :rounds
            ],
        )
        is_saved(page)

    return way


def cup(who: str, part: str, selector: str) -> Way:
    """At a tournament that runs, with somebody's link."""

    def way(page: Page) -> None:
        page.goto(halfway(page.url.split("#", maxsplit=1)[0]).address(who, part))
        shown(selector)(page)

    return way


def sheet_watched(page: Page) -> None:
    sheet(6)(page)
    page.goto(watching(page))
    expect(page.locator(".standing")).to_be_visible()
    expect(page.locator(".pad")).to_have_count(0)


def series(page: Page) -> None:
    """A table of Jay in a tournament, on a player's phone."""
    found = Cup(page.url, game="jay", system="series")
    found.register("Ada", "Bea", "Cem", "Dan")
    found.begin([1, 2, 3, 4])
    found.act("Bea", "score", round=1, table=1, number=1, first=1, second=2)
    page.goto(found.address("Ada"))
    shown(".cup-played")(page)


def the_table(page: Page) -> None:
    """With the widest code that there can be."""
    then(newcomer, "Tisch", ".dialog .seats")(page)
    page.locator(".code strong").evaluate("(code) => (code.textContent = 'wmwmwmwm')")


def invited(page: Page) -> None:
    """Somebody new at the table of somebody else."""
    table_of(page, options={"level": 3, "players": 4}, seats=["me", "leicht"])
    page.evaluate("localStorage.removeItem('dazwischen.name')")
    page.reload()
    shown(".invited h2")(page)


def rules_search(page: Page) -> None:
    at("/rules/jay", ".levels")(page)
    page.get_by_role("searchbox").fill("Verräter")
    shown(".rules-hits")(page)


def advised(page: Page) -> None:
    """The help at a table of some level, with its advice unfolded."""
    then(jay("leicht", "leicht", "leicht", level=3), "Hilfe", ".dialog .key-list")(page)
    page.locator(".dialog summary", has_text="Gut spielen").click()
    shown(".advice-list li")(page)


patience = playing(".hand-card, .loose", game="jsolitaer", options={"players": 1})
words = playing(".rack .tile", "leicht", game="jarnac", options={"starter": 1})
newcomer = jay("leicht", "leicht", "leicht", level=1)

SCREENS: Final[dict[str, Way]] = {
    "start": shown(".huge"),
    "start-again": come_again,
    "invited": invited,
    "imprint": at("/house/imprint", ".panel-card"),
    "privacy": at("/house/privacy", ".house-kept dt"),
    "settings": at("/settings", ".key-choices"),
    "settings-keys": keys_of_jay,
    "settings-device": second_device,
    "waiting-jay": opened("Jay"),
    "waiting-jsolitaer": opened("J-Solitär"),
    "waiting-jarnac": opened("Jarnac"),
    "jay-newcomer": newcomer,
    "jay-slots": jay("stark", "stark", "stark", level=7),
    "jay-many-cards": many_cards,
    "jay-tournament": jay("stark", "stark", level=2, faults="tournament", announce="manual"),
    "jay-counted-out": counted_out,
    "jay-table": the_table,
    "jay-captains": then(jay("leicht", level=1, captains=True), "Tisch", ".dialog .seats"),
    "jay-talk": then(newcomer, "Reden", ".dialog .calls"),
    "jay-help": then(newcomer, "Hilfe", ".dialog .key-list"),
    "jay-advice": advised,
    "jay-settings": then(newcomer, "Einstellungen", ".dialog .key-choices"),
    "jay-bot-plays": a_bot_plays,
    "jay-result": a_round_is_over,
    "jay-history": history,
    "jay-watched": watched,
    "jsolitaer": patience,
    "jsolitaer-help": then(patience, "Hilfe", ".dialog .key-list"),
    "jsolitaer-company": playing(".loose", "stark", game="jsolitaer", options={"players": 2}),
    "words": at("/words", ".words-ask"),
    "words-found": at("/words/de/MAUS", ".words-list"),
    "words-none": at("/words/de/BERLIN", ".words-verdict"),
    "jarnac": words,
    "jarnac-help": then(words, "Hilfe", ".dialog .key-list"),
    "jarnac-alone": playing(".rack .tile", game="jarnac", options={"variant": "solo"}),
    "my-games": my_games,
    "replay-jay": replayed("jay"),
    "replay-jsolitaer": replayed("jsolitaer"),
    "replay-jarnac": replayed("jarnac"),
    "analysis": then(replayed("jarnac"), "Analyse ansehen", ".analysis .move"),
    "referee": at("/referee/jsolitaer-turn", ".scene-stack"),
    "referee-new": at("/referee", ".begin"),
    "referee-taps": at("/referee/jay-thief", ".tap-card"),
    "rules": at("/rules", ".rules-grid"),
    "rules-search": rules_search,
    "rules-no-such": at("/rules/jay/J-THROW-99", "#no-such"),
    "rules-jay": at("/rules/jay", ".levels"),
    "rules-jarnac": at("/rules/jarnac", ".chapter"),
    "rules-real-table": at("/rules/real-table", ".topic .drawing"),
    "rules-beyond": at("/rules/beyond", ".topic"),
    "rules-advice": at("/rules/jay/advice/jay-queen", "#advice-jay-queen .card"),
    "rules-advice-words": at("/rules/jarnac/advice", ".advice-tiles"),
    "rules-all": at("/rules/jsolitaer/all", ".rule"),
    "sheet-new": at("/sheet", ".sheet-form"),
    "sheet": sheet(3),
    "sheet-half-time": sheet(5),
    "sheet-result": sheet(10),
    "sheet-watched": sheet_watched,
    "ratings": at("/ratings", "#counts-title"),
    "tournament-make": at("/tournament", ".cup-make"),
    "tournament-people": cup("organiser", "people", ".seat-row"),
    "tournament-rounds": cup("organiser", "rounds", ".cup-table"),
    "tournament-links": cup("organiser", "links", ".cup-link"),
    "tournament-judge": cup("judge", "", ".cup-powers"),
    "tournament-ruling": then(cup("judge", "", ".cup-powers"), "Tisch 2 entscheiden", ".dialog"),
    "tournament-player": cup("Dan", "", ".cup-result"),
    "tournament-series": series,
    "tournament-captain": cup("Rot", "", ".cup-standing"),
    "tournament-standing": cup("spectator", "standing", ".cup-standing"),
    "tournament-wall": cup("spectator", "wall", ".cup-pages"),
    "tournament-report": cup("organiser", "report", ".cup-rulings"),
}

AT_TABLES: Final = ("jay-", "jsolitaer", "jarnac", "invited", "start-again")
"""How names begin of those whose way begins at a new table, with no page before it."""
