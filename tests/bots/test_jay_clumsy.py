"""Bots beside somebody who does anything at any time: they stay legal and keep track."""

from random import Random
from typing import get_args

import pytest

from dazwischen.cards.decks import Edition
from dazwischen.cli.play_table import Table
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.options import Faults, Options
from dazwischen.games.jay.state import OVER, RUNNING
from dazwischen.games.jay.view import View
from tests.bots.arena import simple_bots

CLUMSY = 1
MOST = 5000


def _anything(chance: Random, view: View) -> do.JayIntent:
    """Often what is asked for, else whatever comes to mind."""
    if view.may.ready and chance.random() < 0.7:
        return do.Ready(seat=CLUMSY)
    if view.may.jay and chance.random() < 0.7:
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
        do.Waive(seat=CLUMSY),
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
    bots = simple_bots(options, level, range(2, players + 1))
    table, chance, now = Table(options, level, bots), Random(level), 0
    table.deal(now)
    for _ in range(MOST):
        if table.state.phase == OVER:
            break
        due = table.due()
        if due is None or chance.random() < 0.4:
            now += chance.randrange(1500)
            table.submit(_anything(chance, GAME.view(table.state, CLUMSY)), now)
        else:
            now = max(now, due)
            table.advance(now)
        if faults == "tournament" and table.state.phase in RUNNING:
            # Nobody tells them, and they still know who has to and who may.
            flows = [bot._follower.flow for bot in bots.values() if bot._follower]
            assert flows == [table.state.flow] * len(bots)
    assert table.state.phase == OVER
    assert not table.refused
