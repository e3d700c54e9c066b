from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from dazwischen.bots.jay_simple import JaySimple
from dazwischen.cards import layout as at
from dazwischen.cards.decks import Edition
from dazwischen.cli.play_table import Table
from dazwischen.core.log import replay
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Faults, Options
from dazwischen.games.jay.ruleset import ruleset
from dazwischen.games.jay.state import PLAYING, REOPENING, Count
from dazwischen.games.jay.view import View
from tests.bots.arena import play_round, seated

EDITIONS = get_args(Edition)
FAULTS = get_args(Faults)
ROUNDS = 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("faults", FAULTS)
def test_whole_matches(edition: Edition, level: int, players: int, faults: Faults) -> None:
    options = Options(edition=edition, level=level, players=players, faults=faults, rounds=ROUNDS)
    table = seated(options, seed=level)
    now = 0
    for _ in range(ROUNDS):
        now = play_round(table, now)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert sum(outcome.points) == ROUNDS * (5 if players == 2 else 7)
    assert not table.refused
    faulty = [e for e in table.log.events if isinstance(e, ev.Laid) and e.kind == at.FAULT]
    assert not faulty
    assert not any(isinstance(event, ev.TakenBack) for event in table.log.events)


def test_a_match_is_its_log() -> None:
    options = Options(level=7, rounds=1)
    table = seated(options, seed=3)
    play_round(table, 0)
    again = replay(GAME, table.log)
    assert (again.hands, again.totals, again.box) == (
        table.state.hands, table.state.totals, table.state.box,
    )  # fmt: skip


def test_the_same_seed_gives_the_same_match() -> None:
    options = Options(level=6, players=5, edition="zdj-4.6")
    first, second = seated(options, seed=11), seated(options, seed=11)
    assert play_round(first, 0) == play_round(second, 0)
    assert first.log.envelopes == second.log.envelopes


def _view(hand: str, lying: str, *, obligation: int = 1, reserved: int = 0, **more: Any) -> View:
    """Seat 1 at a table of four with these cards; `obligation` has to lay on `lying`."""
    options = Options(level=7)
    rules = ruleset(options)
    name = rules.catalogue.number
    cards = tuple(number for word in hand.split() if (number := name(word)))
    top = name(lying) or 0
    table = Table(options, 1, {})
    table.deal(0)
    state = table.state
    flow = bytearray(state.flow)
    flow[at.LYING], flow[at.LAYER], flow[at.OBLIGATION] = top, 4, obligation
    if reserved:
        flow[at.RESERVED], flow[at.COUNT], flow[at.ORDER] = 1 << reserved, 1, reserved
    changes = {"phase": PLAYING, "hands": (cards, *state.hands[1:]), "flow": bytes(flow)}
    state = replace(state, **(changes | more))
    return GAME.view(state, 1)


def _intent(view: View, now: int = 0) -> do.JayIntent | None:
    action = JaySimple(ruleset(view.options), 1, Random(1)).act(view, now)
    return action.intent if action else None


def _name(view: View, word: str) -> int:
    return ruleset(view.options).catalogue.number(word) or 0


@pytest.mark.parametrize(
    ("hand", "lying", "card"),
    [
        ("rX bX gZ", "bX", "bX"),  # a throw rather than a serve
        ("rX rDame bJay", "rH", "rDame"),  # the last pawn is kept
        ("rX", "rH", "rX"),  # ... for the end
        ("rX rH gX lO", "rZ", "rX"),  # what leaves most cards that go with it
    ],
)
def test_chooses(hand: str, lying: str, card: str) -> None:
    view = _view(hand, lying)
    assert _intent(view) == do.Lay(seat=1, card=_name(view, card))


def test_out_of_turn_it_only_throws() -> None:
    assert _intent(_view("rX rZ", "rH", obligation=2)) is None
    view = _view("rX rH", "rH", obligation=2)
    assert _intent(view) == do.Lay(seat=1, card=_name(view, "rH"))


def test_uses_a_reservation() -> None:
    view = _view("rX gO", "rH", obligation=2, reserved=1)
    assert _intent(view) == do.Lay(seat=1, card=_name(view, "rX"))


def test_does_not_throw_its_last_pawn_away() -> None:
    assert _intent(_view("rH bJay", "rH", obligation=2)) is None


def test_tops_up_first_and_then_lays_a_traitor() -> None:
    assert _intent(_view("gX lO lS", "rH")) == do.TopUp(seat=1, count=1)
    intent = _intent(_view("gX lO lS", "rH", topped_up=True))
    assert isinstance(intent, do.Lay)
    assert intent.face_down


def test_does_not_draw_from_nothing() -> None:
    """Except to reopen the game, which topping up does even if there is nothing left."""
    nothing: tuple[tuple[int, ...], ...] = ((),) * 4
    assert _intent(_view("", "rJay", piles=nothing)) is None
    reopens = _intent(_view("", "rX", piles=nothing, phase=REOPENING))
    assert reopens == do.TopUp(seat=1, count=3)


def test_lays_a_traitor_when_counted_out() -> None:
    view = _view("rX lO lS", "rH", count=Count(2, 0))
    assert _intent(view, now=2999) == do.Lay(seat=1, card=_name(view, "rX"))
    late = _intent(view, now=3000)
    assert isinstance(late, do.Lay)
    assert late.face_down


def test_hurries_when_counted_at() -> None:
    view = _view("rX lO lS", "rH", count=Count(2, 1000))
    bot = JaySimple(ruleset(view.options), 1, Random(1), pace=0.1)
    action = bot.act(view, 1500)
    assert action is not None
    assert 1500 + action.delay < 4000
