"""A bot is what it was shown: a table that is taken up again plays on as if nothing had been."""

import pytest

from bots_jay_rounds import seated
from dazwischen.core.log import Log, batches
from dazwischen.games.jay.options import Announce, Faults, Options
from dazwischen.table.opening import resumed
from tests.bots.jay.tables import finish

SEATS = ("leicht", "meister", "mittel", "stark")


@pytest.mark.parametrize("faults", ["guarded", "penalty", "tournament"])
@pytest.mark.parametrize("announce", ["auto", "manual"])
def test_plays_on_after_any_event(faults: Faults, announce: Announce) -> None:
    options = Options(faults=faults, announce=announce)
    whole = finish(seated(options, SEATS, 3)).log
    for batch in list(batches(whole.envelopes))[4::7]:
        so_far = Log(whole.header, whole.envelopes[: batch[-1].seq])
        assert finish(resumed(so_far)).log.envelopes == whole.envelopes


def test_the_same_seed_gives_the_same_rounds() -> None:
    options = Options(rounds=2)
    first, second = (finish(seated(options, SEATS, 8)).log for _ in range(2))
    assert first.envelopes == second.envelopes
    assert first.envelopes != finish(seated(options, SEATS, 9)).log.envelopes
