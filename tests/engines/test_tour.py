"""A tour of the three games and the score sheet, the same in every engine."""

import json

import pytest

from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from tests.browser.kept import recording
from tests.engines.conftest import ENGINES
from tests.engines.driver import forgiving
from tests.engines.person import Person
from tests.engines.tables import (
    board,
    brought_in,
    has_umlaut,
    pass_and_draw,
    table_of,
    with_umlauts,
)
from tests.serving import Serving

pytestmark = [pytest.mark.long, pytest.mark.parametrize("engine", ENGINES)]

OFFLINE = ".offline"
IS_OPEN = ".connection[data-condition=open]"


def test_jay_with_a_reload_and_the_server_away(person: Person, mortal: Serving) -> None:
    person.driver.open(mortal.url)
    person.clicks(".huge")
    person.sees(".hand-card", count=6)
    person.drags(".hand-card", "#box", place=2)
    person.sees(".hand-card", count=5)
    person.sees_no(".lying.pending")
    person.driver.reload()
    person.sees(".hand-card")
    person.sees(IS_OPEN)
    with forgiving(person.driver):
        mortal.kill()
        person.sees_no(IS_OPEN)
        mortal.start()
        person.sees(IS_OPEN)
        person.sees(".hand-card")


def test_jsolitaer(person: Person, mortal: Serving) -> None:
    person.driver.open(mortal.url)
    person.clicks(".play ~ section .primary", place=0)
    person.sees(".hand-card", count=8)
    person.clicks(".hand-card")
    person.sees(".hand-card", count=7)
    person.sees_no(".stack-card.pending")
    # Whether this one fits there is the luck of the deal.
    person.drags(".hand-card", "#stack-3")
    person.sees_no(".stack-card.pending")
    for left in range(person.count(".hand-card"), 8):
        person.clicks(".controls [data-act=undo]")
        person.sees(".hand-card", count=left + 1)


def test_jarnac_with_a_typed_umlaut(person: Person, mortal: Serving) -> None:
    person.driver.open(mortal.url)
    options = {"variant": "solo", "umlauts": "split"}
    wanted = {"game": "jarnac", "options": options, "seats": ["me"], "start": True}
    table_of(person, json.dumps(wanted))
    person.sees(".rack .tile", count=6)
    rules = ruleset(Options(variant="solo", umlauts="split"))
    while not (found := [play for play in solver.plays(rules, *board(person)) if has_umlaut(play)]):
        pass_and_draw(person)
    word, row = found[0].word, found[0].row or 0
    person.writes("#jarnac-word", with_umlauts(word))
    assert person.driver.ask("() => document.querySelector('#jarnac-word').value") == word
    if person.count(".place"):
        person.clicks(f'.place[data-row="{row}"]')
    else:
        person.driver.enter()
    person.sees(f'[data-pending=false] [data-word="{word}"]')


def test_a_replay(person: Person, mortal: Serving) -> None:
    person.driver.open(mortal.url)
    path = brought_in(person, recording("jsolitaer").decode())
    person.driver.open(f"{mortal.url}{path}")
    person.sees(".replay-sentence")
    first = person.reads(".replay-sentence")
    person.clicks(".replay-buttons .run ~ .step")
    person.until(lambda: person.reads(".replay-sentence") != first, "the next step")


def test_a_score_sheet_without_a_connection(person: Person, mortal: Serving) -> None:
    person.driver.open(f"{mortal.url}/#/sheet")
    for place, name in enumerate(("Ada", "Bea", "Cem", "Dan")):
        person.clicks(".sheet-form .numbered input", place=place)
        person.driver.type(name)
    person.clicks(".sheet-form .huge")
    round_won_by(person, "Ada", "Bea", count=1)
    person.sees(".delivery[data-state=saved]")
    # The worker keeps the page for now.
    person.driver.ask("() => navigator.serviceWorker.ready.then(() => true)")
    with forgiving(person.driver):
        mortal.kill()
        round_won_by(person, "Cem", "Dan", count=2)
        # Right behind it: whoever enters rounds waits until a tap is taken again.
        round_won_by(person, "Bea", "Ada", count=3)
        person.sees(".delivery[data-state=waiting]")
        person.sees(OFFLINE)
        person.driver.reload()
        person.sees(".rounds tbody tr", count=3)
        mortal.start()
        person.sees(".delivery[data-state=saved]")
        person.sees_no(OFFLINE)


def round_won_by(person: Person, *best: str, count: int) -> None:
    for name in best:
        person.clicks(".pad-name", name)
    person.sees(".rounds tbody tr", count=count)


def test_what_was_missed_comes_where_no_worker_keeps_it(
    plain_person: Person, mortal: Serving
) -> None:
    person = plain_person
    person.driver.open(mortal.url)
    person.sees(".huge")
    with forgiving(person.driver):
        mortal.kill()
        person.goes("/rules")
        person.sees(OFFLINE)
        mortal.start()
        person.sees(".rules-grid")
        person.sees_no(OFFLINE)
