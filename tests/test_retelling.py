"""A game told again: every act of it, in words, with what else could have been laid."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dazwischen.core.acts import acts
from dazwischen.core.errors import Rejected
from dazwischen.core.log import Log
from dazwischen.core.replayer import replay
from dazwischen.core.retelling import Alternative, Step, retold
from dazwischen.core.seating import Seated
from dazwischen.games import registry
from dazwischen.games.jarnac import intents as jarnac
from dazwischen.games.jarnac.events import Taken
from dazwischen.games.jarnac.options import Options as JarnacOptions
from dazwischen.games.jay import intents as jay
from dazwischen.games.jay.options import Options
from dazwischen.games.jsolitaer import intents as solitaire
from dazwischen.games.jsolitaer.options import Options as SolitaireOptions
from dazwischen.server.work.retellings import looks, seen
from dazwischen.table import places
from dazwischen.table.opening import opened
from dazwischen.texts import LANGUAGES, load
from tests.conformance import adapter
from tests.server.eyes import plain
from tests.table.drive import run
from tests.test_export import at_random

GAMES = pytest.mark.parametrize("name", registry.NAMES)
some = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def told(log: Log) -> list[Step]:
    known = registry.module(log.header.game)
    return list(retold(known.rules, known.infer_intent, known.annotator, log))


def lay(could: Alternative, at: int) -> Any:
    """The intent behind something that could have been done."""
    if could.word:
        kind = jarnac.CallJarnac if could.verdict == "jarnac" else jarnac.Lay
        return kind(seat=could.seat, at=at, word=could.word, row=could.place)
    if could.place:
        if could.source == "corner":
            return solitaire.LayCorner(seat=could.seat, at=at, stack=could.place)
        kind_of_lay = solitaire.LaySlot if could.source == "slot" else solitaire.Lay
        return kind_of_lay(seat=could.seat, at=at, stack=could.place, card=could.figure)
    return jay.Lay(seat=could.seat, at=at, card=could.figure)


@GAMES
@some
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_whatever_happens_can_be_told_in_both_languages(
    name: str, data: st.DataObject, seed: int
) -> None:
    log = at_random(name, data.draw(adapter(name).options()), seed, steps=60)
    steps = told(log)
    known = registry.module(name)
    game, done = known.rules, list(acts(known.rules, known.infer_intent, log))
    assert [step.seq for step in steps] == [act.envelopes[-1].seq for act in done]
    for step in steps:
        assert step.state == replay(game, log, step.seq)
        for language in LANGUAGES:
            for message in step.told.messages:
                assert load(language)(message.key, message.args)
        for kind in step.told.moments:
            assert load("de")(f"replay-moment-{kind}")


@GAMES
@some
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_could_have_been_laid_is_taken(name: str, data: st.DataObject, seed: int) -> None:
    log = at_random(name, data.draw(adapter(name).options()), seed, steps=60)
    game, annotator = registry.module(name).rules, registry.module(name).annotator
    for step in told(log)[::10]:
        for could in annotator.could(step.state, step.at)[:12]:
            if name == "jay" and could.figure == step.state.rules.traitor:
                continue  # any card of the hand, face down
            answer = game.decide(step.state, lay(could, step.at))
            assert not isinstance(answer, Rejected), (could, answer)
            kind = getattr(answer[0], "kind", None)
            assert kind is None or kind > 0, could


def test_what_is_seen_of_each_step_adds_up_to_the_views() -> None:
    table = opened("jay", Options(players=3, faults="tournament"), 4, ["leicht"] * 3)
    run(table)
    steps, annotator = told(table.log), registry.module("jay").annotator
    view: dict[str, Any] = {}
    hands: dict[int, Any] = {}
    for step, (changed, dealt) in zip(steps, seen(looks("jay", None), steps), strict=True):
        for field, value in plain(changed).items():
            tail = isinstance(value, dict) and "keep" in value
            view[field] = [*view[field][: value["keep"]], *value["add"]] if tail else value
        hands |= dealt
        whole = plain(annotator.look(step.state))
        assert view == whole
        assert tuple(hands.values()) == step.state.hands
    assert view["flow"] is None or view["flow"]["lying"] >= 0


def test_a_tournament_has_no_secrets_afterwards() -> None:
    table = opened("jay", Options(level=7, faults="tournament"), 4, ["leicht", "mittel"] * 2)
    run(table)
    steps = told(table.log)
    faults = [step for step in steps if "fault" in step.told.moments]
    assert faults
    for step in faults:
        view: Any = registry.module("jay").annotator.look(step.state)
        assert view.flow is not None
        assert view.box[-1].kind == 0
    kinds = {kind for step in steps for kind in step.told.moments}
    assert kinds >= {"fault", "pause", "jay", "end"}
    pardons = [m.key for step in steps for m in step.told.messages[1:]]
    assert set(pardons) == {"lay-follow-up"}


def test_stolen_words_and_leaders_are_moments() -> None:
    table = opened("jarnac", JarnacOptions(), 4, ["leicht"] * 2)
    run(table)
    kinds = [kind for step in told(table.log) for kind in step.told.moments]
    stolen = sum(isinstance(event, Taken) for event in table.log.events)
    assert kinds.count("jarnac") == stolen > 0
    assert kinds.count("lead") > 0
    assert kinds[-1] == "end"


def test_those_who_come_and_go_are_told_of_once_the_game_runs() -> None:
    table = opened("jsolitaer", SolitaireOptions(players=2), 4, ["leicht"] * 2)
    run(table, upto=30)
    table.submit(1, places.Sit(seat=1, holder="person"), table.now)
    table.advance(table.now)
    run(table)
    keys = [step.told.messages[0].key for step in told(table.log)]
    assert table.envelopes[0].event == Seated(1, "bot", "leicht")
    assert keys[0] == "retold-dealt"
    assert keys.count("retold-seated") == 1
