"""A log written as a protocol file is judged by the referee as it was played."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.cards.decks import Edition
from dazwischen.cards.effects import ThrownOn
from dazwischen.cards.figures import Kind, Rank
from dazwischen.core import protocolfile
from dazwischen.core.acts import Act, acts
from dazwischen.core.errors import InvalidInput
from dazwischen.core.log import Log, header
from dazwischen.core.replayer import replay
from dazwischen.core.report import Report
from dazwischen.games import registry
from dazwischen.games.jarnac import intents as jarnac
from dazwischen.games.jarnac import situation as jarnac_situation
from dazwischen.games.jarnac.names import Names
from dazwischen.games.jay import events as jay
from dazwischen.games.jay import situation as jay_situation
from dazwischen.games.jay.explain_lay import KIND_NAMES as JAY_KINDS
from dazwischen.games.jay.options import Faults, Options
from dazwischen.games.jsolitaer import events as solitaire
from dazwischen.games.jsolitaer import situation as solitaire_situation
from dazwischen.games.jsolitaer.explain_lay import KIND_NAMES as SOLITAIRE_KINDS
from dazwischen.table.opening import opened
from dazwischen.table.verify import verify
from tests.conformance import Played, adapter, step
from tests.games.jay.adapter import EDITIONS, FAULTS
from tests.table.drive import run

GAMES = pytest.mark.parametrize("name", registry.NAMES)
thorough = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def judged(log: Log) -> Report:
    protocol = protocolfile.parse(registry.exported(log).encode())
    return registry.module(log.header.game).referee.judge(protocol)


def situation(log: Log) -> Any:
    """What the game says of itself at its end, in the referee's words."""
    state = replay(registry.module(log.header.game).rules, log)
    match log.header.game:
        case "jay":
            return jay_situation.state_json(state, extended=True)
        case "jsolitaer":
            return solitaire_situation.state_json(state, extended=True)
        case _:
            names = Names(state.rules, ("A", "B")[: state.rules.sides])
            return jarnac_situation.state_json(state, names)


def verdicts(log: Log) -> list[str]:
    """What the game made of every act but the first, in the referee's words."""
    name = log.header.game
    done = list(acts(registry.module(name).rules, registry.module(name).infer_intent, log))[1:]
    match name:
        case "jay":
            return _jay(done)
        case "jsolitaer":
            return [word for act in done for word in _solitaire(act)]
        case _:
            return ["ok" for act in done if not isinstance(act.intent, jarnac.Propose)]


def _jay(done: list[Act]) -> list[str]:
    """A later pause has the last word on a fault, a later finding on a pause."""
    words: list[str] = []
    lays: dict[int, int] = {}
    pause = 0
    for act in done:
        words.append(_jay_word(act))
        serial = act.before.laid
        for event in act.events:
            match event:
                case jay.Dealt():
                    lays = {}
                case jay.Laid():
                    lays[serial + 1] = len(words) - 1
                case jay.Paused() if event.seat:
                    pause = len(words) - 1
                case jay.Cleared():
                    words[pause] = "justified"
                case jay.Returned(why="follow-up"):
                    words[lays[event.serial]] = "follow-up"
                case jay.Owed() if event.serial:
                    words[lays[event.serial]] = "fault"
                case _:
                    pass
    return words


def _jay_word(act: Act) -> str:
    match act.events[0]:
        case jay.Laid(kind=kind):
            return JAY_KINDS[kind]
        case jay.TakenBack():
            return "fault"
        case jay.Paused(seat=seat, justified=justified) if seat:
            return "justified" if justified else "unjustified"
        case _:
            return "ok"


def _solitaire(act: Act) -> list[str]:
    """An earned slot is named in a line of its own."""
    first = act.events[0]
    word = SOLITAIRE_KINDS[first.kind] if isinstance(first, solitaire.Laid) else "ok"
    earned = any(isinstance(event, solitaire.EarnedSlot) for event in act.events)
    return [word, "ok"] if earned else [word]


def check(log: Log) -> None:
    report = judged(log)
    assert [verdict.verdict for verdict in report.verdicts] == verdicts(log)
    assert report.state == situation(log)
    assert read(log, "de") == read(log, "en")


def read(log: Log, lang: str) -> protocolfile.Protocol:
    """An exported file as the notation gets it, whatever language it is written in."""
    name = log.header.game
    protocol = protocolfile.parse(registry.exported(log, lang).encode())
    return registry.module(name).vocabulary.canonical(protocol)


def at_random(name: str, options: Any, seed: int, steps: int) -> Log:
    """Random players at a table whose clock never goes back."""
    game, dice = registry.module(name).rules, Random(seed)
    played = Played(game, Log(header(game, options, seed)), game.start(options, seed))
    now = 0
    for _ in range(steps):
        intent = adapter(name).intent(played.state, dice, now + dice.choice((0, 10, 400, 1500)))
        now = max(now, intent.at)
        step(played, replace(intent, at=now))
        if game.outcome(played.state):
            break
    return played.log


@GAMES
@thorough
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_referee_sees_what_was_played(name: str, data: st.DataObject, seed: int) -> None:
    check(at_random(name, data.draw(adapter(name).options()), seed, steps=120))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("faults", FAULTS)
def test_a_match_of_bots(edition: Edition, faults: Faults) -> None:
    options = Options(edition=edition, faults=faults, announce="manual", rounds=2)
    table = opened("jay", options, 11, ["leicht", "mittel", "stark", "leicht"])
    run(table)
    assert table.outcome is not None
    verify(table.log)
    check(table.log)


def test_figures_that_somebody_invented() -> None:
    graf = Kind("Graf", Rank.NOBLE, copies=6, effects=(ThrownOn(on=("Dame",)),), short=("#",))
    for name in ("jay", "jsolitaer"):
        options = registry.module(name).rules.options(
            players=2, figures=(graf,), copies={"Dame": 3}
        )
        check(at_random(name, options, 5, steps=150))


@pytest.mark.parametrize("name", ["A3", "pause", "Graf#1", "Graf Max", ""])
def test_figures_that_cannot_be_written_down(name: str) -> None:
    options = Options(figures=(Kind(name, Rank.NOBLE, copies=2),))
    with pytest.raises(InvalidInput, match="figure-not-writable"):
        registry.exported(at_random("jay", options, 5, steps=10))


@GAMES
def test_a_game_that_never_began(name: str) -> None:
    game = registry.module(name).rules
    assert judged(Log(header(game, game.options(), 1))).verdicts == ()
