"""The score sheet: a whole series, corrections, other eyes, and no connection at all."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from dazwischen.core.stream import Command
from dazwischen.tournament.sheet import actions as do
from dazwischen.tournament.sheet.sheet import Sheet, decide, evolve
from dazwischen.tournament.sheet.view import View, view
from tests.browser.axe import findings
from tests.browser.conftest import PATIENCE, Open
from tests.browser.sheets import (
    FOUR,
    at,
    begin,
    enter,
    enter_all,
    fill_in,
    is_saved,
    line,
    put,
    watching,
)
from tests.serving import Serving

FIRST = [("Ada", "Cem"), ("Bea", "Ada"), ("Cem", "Bea"), ("Dan", "Ada"), ("Bea", "Cem")]
SECOND = [("Ada", "Bea"), ("Bea", "Ada"), ("Ada", "Bea"), ("Bea", "Ada"), ("Cem", "Dan")]
THIRD_ROUND = ("Dan", "Ada")
"""What the third round should have been."""
PHONE = {"width": 360, "height": 640}


@pytest.fixture
def lonely(browser: Browser, server: Serving) -> Iterator[Page]:
    """Where requests may fail, because they are meant to."""
    context = browser.new_context(locale="de-DE", viewport=PHONE)  # type: ignore[arg-type] # a size
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(server.url)
    yield page
    context.close()


def played(rounds: Sequence[tuple[str, str]]) -> View:
    """The sheet of four as the server has to see it."""
    sheet = Sheet()
    wishes: list[do.Action] = [do.Begin(FOUR)]
    for number, (first, second) in enumerate(rounds, 1):
        wishes.append(do.Enter(number, FOUR.index(first) + 1, FOUR.index(second) + 1))
    for wish in wishes:
        events = decide(sheet, Command("sheet", wish, seed=0))
        assert isinstance(events, list)
        for event in events:
            sheet = evolve(sheet, event)
    assert sheet.series
    return view(sheet, sheet.series)


def test_a_whole_series_with_a_correction_and_a_reload(visit: Open, tmp_path: Path) -> None:
    page, other = visit(viewport=PHONE), visit()
    fill_in(page)
    page.get_by_text("Titel und Preise").click()
    page.get_by_label("Titel", exact=True).fill("Küche")
    page.get_by_label("Platz 1", exact=True).fill("20,00")
    page.get_by_label("Platz 2", exact=True).fill("Pokal")
    page.get_by_role("button", name="Los geht’s").click()
    enter_all(page, FIRST[:3])
    page.get_by_role("button", name="Runde zählt nicht").click()
    page.get_by_role("button", name="Zählt nicht", exact=True).click()
    expect(page.locator(".rounds tbody tr")).to_have_count(4)
    is_saved(page)
    other.goto(watching(page))
    expect(other.get_by_role("heading", name="Küche")).to_be_visible()

    page.reload()
    expect(page.get_by_role("heading", name="Runde 4", exact=True)).to_be_visible()
    assert line(page, 4) == "4 zählt nicht"
    enter_all(page, FIRST[3:])
    half = page.get_by_role("region", name="Halbzeit")
    seats = half.get_by_role("list", name="Sitzordnung im Uhrzeigersinn").locator(".place")
    told = played(FIRST)
    for seat, player in enumerate(told.seats_now):
        expect(seats.nth(seat)).to_contain_text(FOUR[player - 1])

    page.get_by_role("button", name="Runde 3 ändern").click()
    expect(page.locator(".pad")).to_contain_text("Bisher: Runde 3: Cem vor Bea.")
    enter(page, *THIRD_ROUND)
    expect(page.locator(".rounds tbody tr").nth(2)).to_contain_text("Dan")
    right = [*FIRST[:2], THIRD_ROUND, *FIRST[3:]]
    told = played(right)
    for seat, player in enumerate(told.seats_now):
        expect(seats.nth(seat)).to_contain_text(FOUR[player - 1])

    enter_all(page, SECOND)
    told = played([*right, *SECOND])
    for one in (page, other):
        result = one.get_by_role("region", name="Ergebnis").first
        rows = result.locator("tbody tr")
        for row, ranked in enumerate(told.state["ranking"]):
            player = ranked["player"]
            expect(rows.nth(row)).to_contain_text(FOUR[player - 1])
            total = told.state["sums"][str(player)]
            expect(rows.nth(row).locator("td").last).to_have_text(str(total))
        expect(result).to_contain_text("Preis: 20,00")
        expect(one.locator(".words")).to_contain_text("Die Wertung ist zu Ende.")
        expect(one.locator(".lines .stroke circle")).to_have_count(4)
    expect(page.locator(".pad")).to_have_count(0)
    expect(other.get_by_role("button", name="Ändern")).to_have_count(0)

    with page.expect_download() as loading:
        page.get_by_role("link", name="Als CSV-Datei").click()
    loading.value.save_as(tmp_path / "rounds.csv")
    assert "3;Dan;Ada;" in (tmp_path / "rounds.csv").read_text(encoding="utf-8-sig")


def test_begun_and_filled_in_without_a_connection(lonely: Page, visit: Open) -> None:
    page, context = lonely, lonely.context
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    at(page, "/sheet")
    expect(page.get_by_label("Name auf Platz 1")).to_be_visible()
    context.set_offline(True)
    begin(page)
    enter_all(page, FIRST[:2])
    page.get_by_role("button", name="Runde 1 ändern").click()
    enter(page, "Dan", "Bea")
    expect(page.locator(".rounds tbody tr").first).to_contain_text("Dan")
    expect(page.locator(".delivery")).to_have_text("4 Einträge warten")
    expect(page.locator(".unsent")).to_have_count(2)
    expect(page.get_by_text("Du kannst weiter eintragen")).to_be_visible()

    page.reload()
    expect(page.locator(".delivery")).to_have_text("4 Einträge warten")
    enter_all(page, FIRST[2:])
    expect(page.get_by_text("Das ist die Sitzordnung der ersten Hälfte.")).to_be_visible()

    context.set_offline(False)
    is_saved(page)
    expect(page.locator(".unsent")).to_have_count(0)
    expect(page.get_by_role("region", name="Halbzeit")).to_be_visible()
    watcher = visit(watching(page))
    expect(watcher.locator(".rounds tbody tr")).to_have_count(5)
    assert line(watcher, 1) == "1 Dan Bea"
    told = played([("Dan", "Bea"), *FIRST[1:]])
    assert told.half_time
    best = FOUR[told.half_time.order[0] - 1]
    expect(watcher.locator(".standing tbody th").first).to_contain_text(best)


def test_what_waits_is_sent_from_the_first_page_too(lonely: Page, visit: Open) -> None:
    """Whoever closes the sheet before there is a connection does not need to think of it again."""
    page = lonely
    begin(page)
    is_saved(page)
    link = watching(page)
    pad = page.locator(".pad-name").first
    before = pad.bounding_box()
    page.context.set_offline(True)
    enter_all(page, FIRST[:1])
    expect(page.locator(".offline")).to_be_visible()
    assert pad.bounding_box() == before, "what is about to be touched was pushed away"
    page.close()
    page.context.set_offline(False)
    page.context.new_page().goto(link.split("#", maxsplit=1)[0])
    watcher = visit(link)
    expect(watcher.locator(".rounds tbody tr")).to_have_count(1)


def test_a_watcher_sees_every_round_as_it_comes(visit: Open) -> None:
    page, watcher = visit(viewport=PHONE), visit()
    begin(page)
    is_saved(page)
    watcher.goto(watching(page))
    expect(watcher.locator(".standing")).to_be_visible()
    for count, best in enumerate(FIRST[:2], 1):
        enter_all(page, [best])
        expect(watcher.locator(".rounds tbody tr")).to_have_count(count)
    assert line(watcher, 2) == "2 Bea Ada"
    expect(watcher.get_by_text("Du siehst zu")).to_be_visible()
    watcher.get_by_role("button", name="QR-Code").click()
    picture = watcher.get_by_role("img", name="QR-Code mit dem Link zum Zusehen")
    expect(picture).to_have_js_property("complete", value=True)
    assert picture.evaluate("(image) => image.naturalWidth") > 0
    expect(watcher.locator(".pad")).to_have_count(0)


def test_the_first_question_is_answered_at_once(visit: Open) -> None:
    """Also by a browser that has seen the sheet before, and has its answer in the cache."""
    page = visit()
    begin(page)
    is_saved(page)
    code = watching(page).rsplit("/", 1)[1]
    at(page, "/")
    expect(page.locator(".huge")).to_be_visible()
    answers = page.evaluate(
        """async (code) => {
          const { look } = await import("/web/net/asking.js");
          const sheet = { kind: "sheet", code, key: "", lang: "de" };
          const ask = () => look(sheet, "", new AbortController().signal);
          await ask();
          const late = new Promise((resolve) => setTimeout(resolve, 15_000, "held"));
          return Promise.race([late, ask().then(({ told }) => told.sheet.names)]);
        }""",
        code,
    )
    assert answers == list(FOUR)


def test_two_players_and_a_finger_that_bounces(visit: Open) -> None:
    page = visit(viewport=PHONE)
    begin(page, FOUR[:2])
    page.locator(".pad").get_by_role("button", name="Bea").dblclick()
    expect(page.get_by_role("heading", name="Runde 2", exact=True)).to_be_visible()
    enter_all(page, [("Ada",)])
    expect(page.locator(".rounds tbody tr")).to_have_count(2)
    assert [line(page, 1), line(page, 2)] == ["1 Bea", "2 Ada"]
    expect(page.locator(".last")).to_contain_text("Runde 2: Ada gewinnt.")
    is_saved(page)


def test_a_shared_place_and_its_prize(visit: Open) -> None:
    """Each of the two is better in one half, and all in all they are equal."""
    page = visit(viewport=PHONE)
    fill_in(page, FOUR[:2])
    page.get_by_text("Titel und Preise").click()
    page.get_by_label("Platz 1", exact=True).fill("21,01")
    page.get_by_role("button", name="Los geht’s").click()
    expect(page.locator(".pad")).to_be_visible()
    put(page, [(1,), (2,), (1,), (2,), (1,), (2,), (1,), (2,), (1,), (2,)])
    expect(page.locator(".words")).to_contain_text("Ada und Bea teilen sich Platz 1: Platzsumme,")
    expect(page.locator(".standing [data-best=true]")).to_have_count(2)
    expect(page.locator(".standing")).to_contain_text("Preis: 10,51")
    expect(page.locator(".standing")).to_contain_text("Preis: 10,50")
    expect(page.get_by_role("region", name="Ergebnis").first).to_contain_text("1 + 2 + 1")


def test_a_tap_is_taken_back(visit: Open) -> None:
    page = visit(viewport=PHONE)
    begin(page)
    ada = page.locator(".pad").get_by_role("button", name="Ada")
    ada.click()
    expect(ada).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".pad-ask")).to_contain_text("Ada auf Platz 1")
    ada.click()
    expect(ada).to_have_attribute("aria-pressed", "false")
    enter(page, "Bea", "Cem")
    expect(page.locator(".last")).to_contain_text("Runde 1: Bea vor Cem.")
    page.locator(".last").get_by_role("button", name="Ändern").click()
    page.get_by_role("button", name="Abbrechen").click()
    expect(page.get_by_role("heading", name="Runde 2", exact=True)).to_be_visible()


def test_by_keyboard_alone(visit: Open) -> None:
    page = visit()
    begin(page)
    for name in ("Dan", "Ada"):
        page.locator(".pad").get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
    expect(page.locator(".rounds tbody tr")).to_have_count(1)
    expect(page.locator("#live")).to_contain_text("Runde 1: Dan vor Ada.")
    page.get_by_role("button", name="Runde 1 ändern").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("heading", name="Runde 1 ändern")).to_be_focused()


def test_names_that_cannot_be(visit: Open) -> None:
    page = visit()
    fill_in(page, ["Ada"])
    start = page.get_by_role("button", name="Los geht’s")
    start.click()
    expect(page.get_by_role("alert")).to_contain_text("mindestens zwei Namen")
    page.get_by_role("alert").get_by_role("button", name="J-LVL-2").click()
    expect(page.get_by_role("dialog", name="J-LVL-2")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_label("Name auf Platz 3").fill(" Ada ")
    start.click()
    expect(page.get_by_role("alert")).to_contain_text("Ada steht zweimal da.")
    page.get_by_label("Name auf Platz 3").fill("<b>Bea</b>")
    page.get_by_role("button", name="Plätze auslosen").click()
    start.click()
    expect(page.locator(".pad-name")).to_have_count(2)
    expect(page.locator(".pad")).to_contain_text("<b>Bea</b>")
    is_saved(page)


def test_links_that_lead_nowhere(lonely: Page) -> None:
    page = lonely
    at(page, "/sheet/nirgends")
    expect(page.get_by_text("Diesen Wertungszettel gibt es nicht")).to_be_visible()
    begin(page)
    is_saved(page)
    code = watching(page).rsplit("/", 1)[1]
    at(page, f"/sheet/{code}/{'x' * 40}")
    expect(page.get_by_text("Mit diesem Link kann man den Zettel nur ansehen")).to_be_visible()
    page.get_by_role("link", name="Nur ansehen").click()
    expect(page.locator(".standing")).to_be_visible()


def test_what_is_refused_stays_until_it_is_read(visit: Open) -> None:
    """Two phones change names at the same time: whose word comes second is told why not."""
    page = visit()
    begin(page)
    is_saved(page)
    page.evaluate(
        """async () => {
          const { wish } = await import("/web/sheet/outbox.js");
          const [, , , key] = location.hash.split("/");
          wish(key, { do: "rename", player: 1, name: "Bea" });
        }"""
    )
    refused = page.get_by_role("alert").filter(has_text="Nicht übernommen")
    expect(refused).to_contain_text("keiner darf zweimal vorkommen")
    page.reload()
    expect(refused).to_be_visible()
    refused.get_by_role("button", name="Verstanden").click()
    expect(refused).to_have_count(0)


def test_names_and_prizes_are_changed_later(visit: Open) -> None:
    page = visit()
    begin(page)
    page.get_by_role("button", name="Namen und Preise ändern").click()
    window = page.get_by_role("dialog")
    window.get_by_label("Name auf Platz 2").fill("Bert")
    window.get_by_label("Titel", exact=True).fill("Finale")
    window.get_by_role("button", name="Speichern").click()
    expect(window).to_have_count(0)
    expect(page.get_by_role("heading", name="Finale")).to_be_visible()
    expect(page.locator(".pad")).to_contain_text("Bert")
    is_saved(page)
    page.reload()
    expect(page.locator(".pad")).to_contain_text("Bert")
    page.get_by_role("link", name="Neuer Wertungszettel").click()
    page.get_by_role("link", name="Finale").click()
    expect(page.locator(".pad")).to_contain_text("Bert")


def test_six_long_names_on_a_phone(visit: Open) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    names = [f"Donaudampfschifffahrt {letter}" for letter in "ABCDEF"]
    begin(page, names)
    put(page, [(number, number + 1) for number in range(1, 6)])
    expect(page.get_by_role("region", name="Halbzeit")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for button in page.locator(".pad-name").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 60
    assert findings(page) == []


def test_english(visit: Open) -> None:
    page = visit(lang="en-GB")
    at(page, "/sheet")
    for number, name in enumerate(FOUR[:3], 1):
        page.get_by_label(f"Name on seat {number}").fill(name)
    page.get_by_role("button", name="Let’s go").click()
    enter(page, "Cem", "Ada")
    expect(page.locator(".last")).to_contain_text("Round 1: Cem ahead of Ada.")
    expect(page.locator(".words")).to_contain_text("Clockwise")
    expect(page.get_by_role("link", name="As a CSV file")).to_have_attribute(
        "href", re.compile("lang=en")
    )


def test_what_was_entered_is_numbered_as_the_server_does(visit: Open) -> None:
    """Hundreds of evenings, with void rounds and corrections, worked out on both sides."""
    random, evenings, right = Random(8), [], []
    for _ in range(300):
        sheet = Sheet()
        wishes: list[do.Action] = [do.Begin(FOUR)]
        for _ in range(random.randrange(14)):
            number = random.randint(1, 10)
            first, second = random.sample((1, 2, 3, 4), 2)
            if random.random() < 0.25:
                wishes.append(do.Enter(number, void=True))
            else:
                wishes.append(do.Enter(number, first, second))
        taken = []
        for wish in wishes:
            events = decide(sheet, Command("sheet", wish, seed=0))
            if isinstance(events, list):
                taken.append(wish)
                for event in events:
                    sheet = evolve(sheet, event)
        assert sheet.series
        evenings.append(msgspec.to_builtins(taken))
        right.append(msgspec.to_builtins(view(sheet, sheet.series)))
    found = visit().evaluate(
        """async (evenings) => {
          const { pageOf, nextOf } = await import("/web/sheet/entries.js");
          return evenings.map((wishes) => {
            const page = pageOf(null, wishes);
            return { rounds: page.entries.map(({ round }) => round), next: nextOf(page) };
          });
        }""",
        evenings,
    )
    assert found == [{"rounds": list(one["rounds"]), "next": one["next"]} for one in right]


def test_prizes_as_they_are_typed(visit: Open) -> None:
    typed = ["20", "7,5", "1.25 €", " Pokal ", "", "3 Schinken", ""]
    found = visit().evaluate(
        "async (typed) => (await import('/web/sheet/prizes.js')).prizesIn(typed)", typed
    )
    amounts = [{"type": "amount", "cents": cents} for cents in (2000, 750, 125)]
    things = [{"type": "thing", "name": name} for name in ("Pokal", "3 Schinken")]
    assert found == [*amounts, things[0], {"type": "amount", "cents": 0}, things[1]]
