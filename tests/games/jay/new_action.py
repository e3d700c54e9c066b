"""The action that CONTRIBUTING adds, tried in the copy it was added to: run by itself."""

from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from dazwischen.cli.games.jay.commands import read
from dazwischen.cli.games.jay.narrate import Narrator
from dazwischen.cli.games.jay.people import People
from dazwischen.core import protocolfile
from dazwischen.core.errors import Rejected
from dazwischen.core.game import TABLE
from dazwischen.games import registry
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.infer_intent import infer_intent
from dazwischen.games.jay.notation import format_intent, parse
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import State
from dazwischen.server.endpoints.static import published
from dazwischen.texts import load


def done(state: State, intent: Any) -> tuple[State, list[Any]]:
    answer = GAME.decide(state, intent)
    assert not isinstance(answer, Rejected), answer
    for event in answer:
        state = GAME.evolve(state, event)
    return state, answer


def dealt() -> State:
    state = GAME.start(Options(level=1, players=3, faults="guarded"), 7)
    return done(state, do.Deal(seat=TABLE))[0]


def playing() -> State:
    state = dealt()
    card = state.hands[state.obligation - 1][0]
    return done(state, do.Lay(seat=state.obligation, card=card))[0]


WAVE: Any = msgspec.json.decode(b'{"do": "wave", "seat": 2, "at": 9}', type=GAME.intents)


def refused_with_a_sentence_where_it_may_not_be_done() -> None:
    assert "wave" not in GAME.own(dealt(), 2).may.acts
    refusal = GAME.decide(dealt(), WAVE)
    assert isinstance(refusal, Rejected)
    german, english = (load(language)(refusal.key, refusal.args) for language in ("de", "en"))
    assert german == "Gewunken wird nur, solange gespielt wird."
    assert english == "Waving is for when the game is being played."


def offered_decided_and_told_again() -> None:
    seen: Any = msgspec.json.decode(msgspec.json.encode(GAME.view(playing(), 2)))
    assert "wave" in seen["may"]["acts"]
    after, events = done(playing(), WAVE)
    assert after == playing()
    (event,) = events
    told = msgspec.json.encode(event)
    assert told == b'{"e":"waved","seat":2}'
    assert msgspec.json.decode(told, type=GAME.events) == event
    assert infer_intent(playing(), 2, 9, events) == WAVE
    assert GAME.redact(playing(), event, None) == event


def written_and_read_in_both_languages() -> None:
    rules = playing().rules
    assert format_intent(rules.catalogue, WAVE) == "2 wave"
    assert parse(rules, "2 wave", 9) == (2, [WAVE])
    lines = "game: jay\nlevel: 1\nplayers: 3\n\n1 rH\n2 wave\n2 winkt\n2 waves\n"
    report = registry.module("jay").referee.judge(protocolfile.parse(lines.encode()))
    first, *others = [(one.verdict, one.rules, one.message) for one in report.verdicts[1:]]
    assert others == [first, first]
    word, ids, message = first
    assert (word, ids) == ("ok", ("J-PAUSE-1",))
    assert load("de")(message.key, message.args) == "Spieler 2 winkt."
    assert load("en")(message.key, message.args) == "Player 2 waves."


def taken_and_told_by_the_terminal() -> None:
    state, view = playing(), GAME.view(playing(), 2)
    for typed in ("winken", "Wave"):
        assert msgspec.structs.replace(WAVE, at=0) == read(typed, view, state.rules.catalogue)
    narrator = Narrator(People(load("de"), 2, 3), state.rules.catalogue)
    _, events = done(state, WAVE)
    assert narrator.tell(events[0], view, view) == "Du winkst."


def has_a_button_a_key_and_a_rule_in_the_browser() -> None:
    """The client makes them of these texts, for each of the names in `may.acts`."""
    for language in ("de", "en"):
        catalogue = published()[f"/texts/{language}/jay-acts.ftl"]
        parsed = FluentParser().parse(catalogue.read_text(encoding="utf-8")).body
        texts = {one.id.name: one for one in parsed if isinstance(one, ast.Message)}
        keys = [one.id.name for one in texts["jay-act-wave"].attributes]
        assert keys == ["key"]
        assert "jay-keys-wave-does" in texts
        (rule,) = texts["jay-told-waved"].attributes
        (element,) = rule.value.elements
        assert isinstance(element, ast.TextElement)
        assert (rule.id.name, element.value) == ("rule", "J-PAUSE-1")


if __name__ == "__main__":
    refused_with_a_sentence_where_it_may_not_be_done()
    offered_decided_and_told_again()
    written_and_read_in_both_languages()
    taken_and_told_by_the_terminal()
    has_a_button_a_key_and_a_rule_in_the_browser()
