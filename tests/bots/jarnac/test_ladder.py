"""Each strength beats the one below; `bench/bots_jarnac.py` counts it out over 200 games."""

import pytest

from dazwischen.games.jarnac.options import Options
from tests.bots.jarnac.driver import play

HARD = Options(no_append=True, min_added=2, min_length=4)
"""All that K-PRO-8 lets people agree on."""


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "options"),
    [
        ("mittel", "leicht", 30, Options()),
        ("stark", "mittel", 30, Options()),
        ("meister", "stark", 10, Options()),
        ("meister", "stark", 6, HARD),
    ],
)
def test_the_stronger_wins(stronger: str, weaker: str, games: int, options: Options) -> None:
    won = 0.0
    for number in range(games):
        seat = 1 + number % 2
        names = [stronger, weaker] if seat == 1 else [weaker, stronger]
        winners = play(options, names, number // 2).winners
        won += (seat in winners) / len(winners)
    assert won >= 0.75 * games
