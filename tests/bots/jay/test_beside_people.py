"""Bots beside somebody who does anything at any time: they play on, and keep track."""

from random import Random
from typing import get_args

import pytest

from bots_jay_rounds import AT_ONCE, LONGEST
from dazwischen.bots.jay.follow import Follower
from dazwischen.cards.decks import Edition
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions.waive import Waive
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Faults, Options
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import RUNNING
from dazwischen.table.opening import PERSON, opened
from dazwischen.table.steps import Refusal, Step

CLUMSY = 1
STRENGTHS = ("leicht", "mittel", "stark", "meister", "mittel")


def _anything(chance: Random, view: View) -> do.JayIntent:
    """Often what is asked for, else whatever comes to mind."""
    if "ready" in view.may.acts and chance.random() < 0.7:
        return do.Ready(seat=CLUMSY)
    if "jay" in view.may.acts and chance.random() < 0.7:
        return do.CallJay(seat=CLUMSY)
    if view.may.draw and chance.random() < 0.6:
        return do.Draw(seat=CLUMSY, count=view.may.draw)
    if view.hand and chance.random() < 0.5:
        face_down = chance.random() < 0.2
        return do.Lay(seat=CLUMSY, card=chance.choice(view.hand), face_down=face_down)
    ideas: list[do.JayIntent] = [
        do.TopUp(seat=CLUMSY, count=chance.randrange(4)),
        do.Draw(seat=CLUMSY, count=chance.randrange(1, 4)),
        do.Pause(seat=CLUMSY),
        Waive(seat=CLUMSY),
        do.Count(seat=CLUMSY),
        do.CallJay(seat=CLUMSY),
    ]
    return chance.choice(ideas)


@pytest.mark.parametrize("edition", get_args(Edition))
@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize("faults", get_args(Faults))
def test_beside_somebody_clumsy(edition: Edition, level: int, faults: Faults) -> None:
    players = 2 + level % 5
    options = Options(edition=edition, level=level, players=players, faults=faults)
    table = opened("jay", options, level, [PERSON, *STRENGTHS[: players - 1]], AT_ONCE)
    follower = Follower(table.state.rules) if faults == "tournament" else None
    chance = Random(level)
    while table.outcome is None:
        assert table.now < LONGEST
        wake = table.wake()
        now = table.now + chance.randrange(1500) if wake is None or chance.random() < 0.4 else wake
        if now != wake and table.state.hands:
            table.submit(CLUMSY, _anything(chance, GAME.view(table.state, CLUMSY)), now)
        for step in table.advance(now):
            if follower and not isinstance(step, Refusal):
                _keeps_track(follower, step)


def _keeps_track(follower: Follower, step: Step) -> None:
    """Nobody tells them, and they still know who has to and who may."""
    if step.state.hands:
        follower.see(GAME.view(step.state, 2), step.envelope.at)
        if step.state.phase in RUNNING:
            assert follower.flow == step.state.flow
