"""Whatever is played by whom, it ends, and the bots need nobody's help for that."""

from random import Random

import pytest

from dazwischen.core.game import TABLE
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.actions.waive import Waived
from dazwischen.table.steps import Refusal
from tests.bots.jay.tables import any_options, any_strengths, happenings

SETUPS = 500
PARTS = 10
RACES = {
    # Somebody else was faster, or the round was over.
    "already-counting", "counted-out", "does-not-fit", "is-out", "no-pause-now", "no-right",
    "no-right-no-fit", "nobody-must", "not-first", "not-opener", "not-ready", "paused",
    "round-over", "twin-not-served",
}  # fmt: skip
"""Why a bot may be refused: it had not seen yet what had just happened."""


@pytest.mark.parametrize("part", range(PARTS))
def test_every_mix_ends(part: int) -> None:
    for seed in range(part, SETUPS, PARTS):
        chance = Random(seed)
        options = any_options(chance)
        refused = acted = helped = 0
        for step in happenings(options, any_strengths(chance, options.players), seed):
            if isinstance(step, Refusal):
                refused += step.rejected.code not in RACES
            elif step.envelope.by == TABLE:
                helped += isinstance(step.envelope.event, ev.Laid | Waived | ev.Called | ev.Drew)
            else:
                acted += 1
        assert not helped, (seed, options)
        assert refused <= 1 + acted // 50, (seed, options)
