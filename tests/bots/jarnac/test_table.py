"""Jarnac's bots at the table in virtual time, with its timers."""

import pytest

from dazwischen.games.jarnac.options import Options
from dazwischen.table.opening import opened
from tests.table.drive import refusals, run


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(), ("stark", "leicht")),
        (Options(variant="professional", thinking=30), ("mittel", "stark")),
        (Options(clock=60), ("stark", "mittel")),
        (Options(teams=(2, 1), judging="challenge"), ("leicht", "stark", "mittel")),
        (Options(variant="solo", clock=30), ("leicht",)),
    ],
)
def test_a_game_on_the_table_ends_without_a_refusal(
    options: Options, seats: tuple[str, ...]
) -> None:
    table = opened("jarnac", options, 5, seats)
    happened = run(table, 5_000)
    assert table.outcome is not None
    assert refusals(happened) == []
