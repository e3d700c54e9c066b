"""Each strength beats the one below; `bench/bots_jarnac.py` counts it out over 200 games."""

import pytest

from dazwischen.games.jarnac.options import Options
from tests.bots.jarnac.driver import play


@pytest.mark.parametrize(
    ("stronger", "weaker", "games"),
    [("mittel", "leicht", 30), ("stark", "mittel", 30), ("meister", "stark", 10)],
)
def test_the_stronger_wins(stronger: str, weaker: str, games: int) -> None:
    won = 0.0
    for number in range(games):
        seat = 1 + number % 2
        names = [stronger, weaker] if seat == 1 else [weaker, stronger]
        winners = play(Options(), names, number // 2).winners
        won += (seat in winners) / len(winners)
    assert won >= 0.75 * games
