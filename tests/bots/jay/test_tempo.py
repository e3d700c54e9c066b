"""Reaction times are those of people."""

from statistics import mean, median, stdev

import pytest

from dazwischen.bots.jay import tempo as times
from dazwischen.bots.strength import Level
from dazwischen.core.dice import Dice
from tests.bots.jay.positions import bot

MEANS = {Level.LEICHT: 1200, Level.MITTEL: 800, Level.STARK: 500, Level.MEISTER: 350}


def _lags(level: Level, *, own: bool) -> list[int]:
    somebody = bot(str(level))
    return [somebody.notice(Dice(roll), own=own) for roll in range(4000)]


@pytest.mark.parametrize("level", Level)
def test_reactions_have_their_mean_a_floor_and_a_tail_to_the_right(level: Level) -> None:
    lags = _lags(level, own=False)
    assert mean(lags) == pytest.approx(MEANS[level], rel=0.03)
    assert min(lags) >= 150
    assert mean(lags) > median(lags) * 1.02
    middle, spread = mean(lags), stdev(lags)
    above = sum(lag > middle + 2 * spread for lag in lags)
    below = sum(lag < middle - 2 * spread for lag in lags)
    assert above > 10 * below


@pytest.mark.parametrize("level", Level)
def test_the_next_card_of_a_run_comes_faster_than_a_reaction(level: Level) -> None:
    assert mean(_lags(level, own=True)) < 0.8 * MEANS[level]
    assert min(_lags(level, own=True)) >= 150


@pytest.mark.parametrize("level", Level)
def test_many_cards_to_choose_from_take_longer(level: Level) -> None:
    tempo = times.TEMPI[level]
    few = mean(times.decision(tempo, Dice(roll), 1) for roll in range(500))
    many = mean(times.decision(tempo, Dice(roll), 8) for roll in range(500))
    prepared = mean(times.prepared(tempo, Dice(roll)) for roll in range(500))
    assert prepared < few < many


def test_the_same_dice_give_the_same_time() -> None:
    assert bot("stark").notice(Dice(7), own=False) == bot("stark").notice(Dice(7), own=False)
