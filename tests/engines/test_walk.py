"""A stranger plays a round of Jay on screens of all sizes, in every engine, and is never stuck."""

import os
import time

import pytest

from tests.browser.sizes import SIZES
from tests.engines.conftest import ENGINES, Start
from tests.engines.walk import Walk
from tests.serving import Serving

AT_ONCE = 4
FEW = [("firefox", [SIZES[n] for n in (1, 4, 8)])]
"""What every run has time for: rounds of the other engines are played in their tours and in the
browser's own tests. `make walk` goes through all sizes, in each engine."""
ALL = [
    (engine, SIZES[first : first + AT_ONCE])
    for engine in ENGINES
    for first in range(0, len(SIZES), AT_ONCE)
]
LONG = 500.0
"""Seconds after which no round is still played."""


@pytest.mark.long
@pytest.mark.parametrize(("engine", "sizes"), ALL if "DAZWISCHEN_WALK" in os.environ else FEW)
def test_a_stranger_plays_a_round(
    start: Start, server: Serving, sizes: list[tuple[int, int]]
) -> None:
    # Side by side: most of the time the others are at it.
    walks = [Walk(start(plain=False), size) for size in sizes]
    for walk in walks:
        walk.begin(server.url)
    end = time.monotonic() + LONG
    going = walks
    while going:
        assert time.monotonic() < end, f"still playing: {[walk.size for walk in going]}"
        going = [walk for walk in going if walk.step()]
        time.sleep(0.1)
    for walk in walks:
        assert walk.acts
        assert walk.driver.troubles == []
