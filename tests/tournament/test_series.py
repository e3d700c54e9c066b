"""A series as it is written down: entering, correcting, and what cannot be."""

import pytest

from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.tournament.prizes import Amount
from dazwischen.tournament.rounds import Played, Void
from dazwischen.tournament.series import Series, begin, correct, enter
from tests.tournament.strategies import entered


def of(players: int, *pairs: tuple[int, int]) -> Series:
    return entered(begin(players), [Played(*pair) for pair in pairs])


def refused(answer: Series | Rejected) -> tuple[str, tuple[str, ...]]:
    assert isinstance(answer, Rejected)
    return answer.code, answer.rules


def test_phases() -> None:
    series = of(3, *[(1, 2)] * 4)
    assert series.phase == "first-half"
    assert series.seat_change is None
    assert entered(series, [Void()]).phase == "first-half"
    assert entered(series, [Played(1, 2)]).phase == "second-half"
    assert of(3, *[(1, 2)] * 9).phase == "second-half"
    assert of(3, *[(1, 2)] * 9).division is None
    assert of(3, *[(1, 2)] * 10).phase == "over"


@pytest.mark.parametrize(
    ("players", "entry", "code"),
    [
        (4, Played(5, 1), "series-no-such-player"),
        (4, Played(1, 0), "series-no-such-player"),
        (2, Played(3), "series-no-such-player"),
        (4, Played(1), "series-second-missing"),
        (4, Played(2, 2), "series-twice"),
        (2, Played(1, 2), "series-no-second"),
    ],
)
def test_rounds_that_cannot_be(players: int, entry: Played, code: str) -> None:
    assert refused(enter(begin(players), entry))[0] == code
    right = Played(1, 2) if players > 2 else Played(1)
    assert refused(correct(entered(begin(players), [right]), 1, entry))[0] == code


def test_ten_rounds_are_enough() -> None:
    over = of(3, *[(1, 2)] * 10)
    for entry in (Played(1, 2), Void()):
        assert refused(enter(over, entry)) == ("series-over", ("J-SCORE-1",))


@pytest.mark.parametrize("number", [-1, 0, 3, 10])
def test_only_rounds_that_count_can_be_corrected(number: int) -> None:
    series = entered(begin(3), [Played(1, 2), Void(), Played(1, 2), Void()])
    assert refused(correct(series, number, Played(2, 1)))[0] == "series-no-such-round"


def test_a_correction_finds_its_round_among_void_ones() -> None:
    series = entered(begin(3), [Void(), Played(1, 2), Void(), Void(), Played(1, 3), Played(2, 3)])
    right = correct(series, 2, Played(3, 1))
    assert not isinstance(right, Rejected)
    assert right.counted == (Played(1, 2), Played(3, 1), Played(2, 3))
    assert len(right.rounds) == 6


def test_a_round_made_void_is_played_again() -> None:
    over = of(3, *[(1, 2)] * 5, *[(3, 2)] * 5)
    again = correct(over, 1, Void())
    assert not isinstance(again, Rejected)
    assert again.phase == "second-half"
    assert again.standings.first_half.points == (20, 10, 5)
    assert entered(again, [Played(3, 2)]).phase == "over"


def test_a_correction_moves_the_seats() -> None:
    series = of(4, (1, 2), (1, 2), (3, 1), (1, 3), (1, 4), (2, 3))
    assert series.seats_now == (1, 4, 3, 2)
    right = correct(series, 3, Played(1, 2))
    assert not isinstance(right, Rejected)
    assert right.seats_now == (1, 3, 2, 4)
    assert right.seats == (1, 2, 3, 4)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(InvalidInput) as caught:
        begin(players)
    assert caught.value.code == "option-range"


@pytest.mark.parametrize("seats", [(1, 2), (1, 2, 2), (0, 1, 2), (1, 2, 4), (1, 2, 3, 4)])
def test_everybody_has_a_seat(seats: tuple[int, ...]) -> None:
    with pytest.raises(InvalidInput) as caught:
        begin(3, seats)
    assert caught.value.code == "series-seats"


def test_a_prize_needs_a_place() -> None:
    with pytest.raises(InvalidInput) as caught:
        begin(2, prizes=[Amount(3), Amount(2), Amount(1)])
    assert caught.value.code == "series-prizes"
