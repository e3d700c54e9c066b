"""Nobody could choose the cards, and whoever played sees that in the replay."""

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from dazwischen.core import mixing
from tests.browser.axe import findings
from tests.browser.conftest import Open
from tests.browser.kept import brought_in, recording
from tests.browser.person import table_of
from tests.browser.test_modules import call
from tests.browser.waiting import until_so

SECRET, MINE, OTHERS = "0a" * 32, "1b" * 32, "2c" * 32
SENT = "JSON.parse(localStorage.getItem('dazwischen.promises') ?? '[]').length"


def test_sha256_is_what_others_make_of_it(visit: Open) -> None:
    page = visit()
    texts = ["", "abc", *("seed:" + "7f," * n for n in range(0, 120, 3)), "x" * 64, "x" * 55]
    script = """async (texts) => {
      const { sha256 } = await import("/web/study/sha256.js");
      return texts.map(sha256);
    }"""
    assert page.evaluate(script, texts) == [sha256(text.encode()).hexdigest() for text in texts]


def test_whatever_was_not_promised_is_found(visit: Open) -> None:
    page = visit()
    mixed = mixing.mixed(SECRET, (MINE, OTHERS))
    swapped = mixing.mixed(SECRET, (OTHERS, MINE))

    def judged(told: mixing.Mixed | None, cards: str = "checked", **kept: Any) -> Any:
        seed = f"{mixed.seed:064x}"
        data = {name: getattr(told, name) for name in told.__struct_fields__} if told else None
        promise = {"commitment": mixed.commitment, "mine": MINE, "game": 7} | kept
        promise = {"shares": [MINE, OTHERS]} | promise
        found = {"cards": cards, "seed": seed, "mixed": data}
        return call(page, "study/cards.js", "judged", found, 7, [promise])

    assert judged(mixed) == "kept"
    assert judged(mixed, game=8) == "again"
    assert judged(mixed, mine="3d" * 32) == "without"
    assert judged(mixed, cards="words") == "words"
    for lie in (swapped, None, mixing.Mixed(mixed.commitment, MINE, mixed.shares)):
        assert judged(lie) == "wrong"
    # Whoever remembers nothing still finds what does not fit in itself.
    assert judged(swapped, game=8) == "wrong"
    assert judged(mixing.Mixed(mixed.commitment, MINE, mixed.shares), game=8) == "wrong"
    assert judged(mixing.Mixed(MINE, SECRET, mixed.shares), game=8) == "wrong"
    assert judged(None, cards="old", game=8) == "old"
    # What was promised cannot be called a game of earlier days.
    assert judged(None, cards="old") == "wrong"


def test_two_people_mix_and_look_afterwards(visit: Open, tmp_path: Path) -> None:
    host, guest = visit(excused=["422"], bare=True), visit(lang="en-GB")
    table_of(host, game="jsolitaer", options={"players": 2}, seats=["me"])
    guest.goto(host.url)
    guest.get_by_label("What is your name?").fill("Grace")
    guest.get_by_role("button", name="Play along").click()
    for page in (host, guest):
        until_so(page, f"() => {SENT} === 1")
    host.get_by_role("button", name="Spiel beginnen").click()
    for page in (host, guest):
        expect(page.locator(".game")).to_be_visible()
        # That of the next game is promised too.
        until_so(page, f"() => {SENT} === 2")
    number = host.evaluate("async () => (await import('/web/table/store.js')).table.value.game.id")
    script = "async () => (await import('/web/table/store.js')).command({ do: 'stop' })"
    host.evaluate(script)
    expect(guest.locator(".waiting")).to_be_visible()
    see(host, number, "kept", "Karten geprüft", "2 Geräte am Tisch haben mitgemischt")
    see(guest, number, "kept", "Cards checked", "2 devices at the table have mixed along")
    assert findings(host) == []
    # Somebody who has the link was not there before.
    path = host.evaluate(f"() => fetch('api/replays/{number}').then((r) => r.json())")["path"]
    other = visit()
    see(other, path.removeprefix("/#/replay/"), "again", "Karten nachgerechnet", "nicht aufgehoben")
    # A server that shows another secret afterwards, and one that says it never promised anything.
    for lie in (another_secret, nothing_promised):
        answer = lying(lie)
        host.route("**/cards?*", answer)
        host.reload()
        see(host, number, "wrong", "Die Karten stimmen nicht", "vor dem Mischen zugesagt")
        host.unroute("**/cards?*", answer)
    # A log in which a share was changed is not taken in.
    log = host.evaluate(f"() => fetch('api/replays/{number}.jsonl').then((r) => r.text())")
    header = json.loads(log.splitlines()[0])
    taken = log.replace(header["mixed"]["shares"][1], MINE)
    file = tmp_path / "game.jsonl"
    file.write_text(taken)
    host.goto(f"{host.url.split('#', maxsplit=1)[0]}#/replay")
    host.get_by_label("Datei wählen").set_input_files(file)
    trouble = host.locator(".file-trouble")
    expect(trouble).to_contain_text("Zeile 1: Der Startwert kommt nicht aus dem Geheimnis")
    file.write_text(log)
    host.get_by_label("Datei wählen").set_input_files(file)
    expect(host.locator("section[data-cards]")).to_have_attribute("data-cards", "again")


def test_whoever_plays_at_once_mixes_along(visit: Open) -> None:
    page = visit()
    # What is read when there is nothing else to do has been read.
    read = "() => performance.getEntriesByType('resource').some(({ name }) => /mixing/.test(name))"
    until_so(page, read)
    page.evaluate("async () => void (await import('/web/table/mixing.js'))")
    page.get_by_role("button", name="Jetzt spielen").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    until_so(page, f"() => {SENT} === 2")
    number = page.evaluate("async () => (await import('/web/table/store.js')).table.value.game.id")
    page.evaluate("async () => (await import('/web/table/store.js')).command({ do: 'stop' })")
    expect(page.locator(".waiting")).to_be_visible()
    see(page, number, "kept", "Karten geprüft", "ein Gerät am Tisch hat mitgemischt")


def test_earlier_games_say_that_they_cannot_be_checked(visit: Open) -> None:
    assert b'"mixed"' not in recording("jarnac")
    page = visit()
    page.goto(brought_in(page, "jarnac"))
    shown = page.locator("[data-cards=old]")
    expect(shown).to_contain_text("Buchstaben nicht prüfbar")
    expect(shown).to_contain_text("bevor es diese Zusage gab")


def see(page: Page, path: object, verdict: str, title: str, why: str) -> None:
    page.goto(f"{page.url.split('#', maxsplit=1)[0]}#/replay/{path}")
    shown = page.locator("section[data-cards]")
    expect(shown).to_have_attribute("data-cards", verdict)
    expect(shown.get_by_role("heading", name=title)).to_be_visible()
    expect(shown).to_contain_text(re.compile(re.escape(why)))


def lying(lie: Callable[[dict[str, Any]], dict[str, Any]]) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json=lie(response.json()))

    return answer


def another_secret(told: dict[str, Any]) -> dict[str, Any]:
    """All of it fits in itself."""
    shares = tuple(told["mixed"]["shares"])
    other = mixing.mixed(SECRET, shares)
    mixed = {"commitment": other.commitment, "secret": SECRET, "shares": shares}
    return {**told, "mixed": mixed, "seed": f"{other.seed:064x}"}


def nothing_promised(told: dict[str, Any]) -> dict[str, Any]:
    return {**told, "cards": "old", "mixed": None, "seed": ""}
