"""J-SCORE-2 against tables worked out by hand, and from every starting order."""

from itertools import permutations

import pytest

from dazwischen.tournament.seating import Seating, change_seats, half_time_order
from dazwischen.tournament.standings import Part


def half(order: tuple[int, ...]) -> Part:
    """A first half that nobody ties: the players as named, best first."""
    points = [0] * len(order)
    for behind, player in enumerate(order):
        points[player - 1] = 30 - 5 * behind
    return Part(tuple(points), (0,) * len(order), ())


@pytest.mark.parametrize(
    ("seats", "order", "after", "how"),
    [
        # Two and three stay.
        ((1, 2), (2, 1), (1, 2), "nobody-moves"),
        ((2, 1), (1, 2), (2, 1), "nobody-moves"),
        ((1, 2, 3), (3, 1, 2), (1, 2, 3), "nobody-moves"),
        ((3, 1, 2), (1, 2, 3), (3, 1, 2), "nobody-moves"),
        # Four, the two best opposite already: the others swap.
        ((1, 2, 3, 4), (1, 3, 2, 4), (1, 4, 3, 2), "others-swap"),
        ((1, 2, 3, 4), (3, 1, 2, 4), (1, 4, 3, 2), "others-swap"),
        ((1, 2, 3, 4), (4, 2, 1, 3), (3, 2, 1, 4), "others-swap"),
        ((3, 1, 4, 2), (1, 2, 3, 4), (4, 1, 3, 2), "others-swap"),
        # Four, otherwise: first, third, second, fourth, from the seat of the first.
        ((1, 2, 3, 4), (1, 2, 3, 4), (1, 3, 2, 4), "third-after-first"),
        ((1, 2, 3, 4), (1, 4, 2, 3), (1, 2, 4, 3), "third-after-first"),
        ((1, 2, 3, 4), (2, 1, 4, 3), (3, 2, 4, 1), "third-after-first"),
        ((1, 2, 3, 4), (4, 3, 2, 1), (2, 3, 1, 4), "third-after-first"),
        ((3, 1, 4, 2), (2, 4, 1, 3), (1, 4, 3, 2), "third-after-first"),
        # Five: opposite is two seats on.
        ((1, 2, 3, 4, 5), (1, 3, 2, 4, 5), (1, 2, 3, 4, 5), "already-opposite"),
        ((1, 2, 3, 4, 5), (5, 2, 1, 3, 4), (1, 2, 3, 4, 5), "already-opposite"),
        ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5), (1, 3, 2, 4, 5), "second-opposite"),
        ((1, 2, 3, 4, 5), (1, 4, 2, 3, 5), (1, 2, 4, 3, 5), "second-opposite"),
        ((1, 2, 3, 4, 5), (1, 5, 2, 3, 4), (1, 2, 5, 3, 4), "second-opposite"),
        ((1, 2, 3, 4, 5), (3, 1, 2, 4, 5), (5, 2, 3, 4, 1), "second-opposite"),
        # Six: opposite is three seats on, from either side.
        ((2, 4, 6, 1, 3, 5), (5, 6, 1, 2, 3, 4), (2, 4, 6, 1, 3, 5), "already-opposite"),
        ((2, 4, 6, 1, 3, 5), (6, 5, 1, 2, 3, 4), (2, 4, 6, 1, 3, 5), "already-opposite"),
        ((1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6), (1, 3, 4, 2, 5, 6), "second-opposite"),
        ((2, 4, 6, 1, 3, 5), (5, 2, 1, 3, 4, 6), (4, 6, 2, 1, 3, 5), "second-opposite"),
    ],
)
def test_by_hand(seats: Seating, order: tuple[int, ...], after: Seating, how: str) -> None:
    change = change_seats(seats, half(order))
    assert (change.order, change.seats, change.how) == (order, after, how)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_from_every_starting_order(players: int) -> None:
    """Player 1 is the best, 2 the second, 3 the third, wherever they sit."""
    order = tuple(range(1, players + 1))
    for seats in permutations(order):
        after = change_seats(seats, half(order)).seats
        assert sorted(after) == sorted(seats)
        assert after.index(1) == seats.index(1), "the first stays"
        if players <= 3:
            assert after == seats
            continue
        was, now = relative(seats), relative(after)
        assert now[players // 2] == 2, "the two best sit opposite"
        rest_was = [player for player in was if player > 2]
        rest_now = [player for player in now if player > 2]
        if players == 4:
            swapped = was[2] == 2
            assert rest_now == (rest_was[::-1] if swapped else [3, 4])
        else:
            assert rest_now == rest_was, "the others keep their order"


def relative(seats: Seating) -> Seating:
    """Clockwise from the best."""
    at = seats.index(1)
    return seats[at:] + seats[:at]


@pytest.mark.parametrize(
    ("seats", "points", "wins", "order"),
    [
        ((1, 2, 3, 4), (15, 10, 10, 0), (3, 0, 2, 0), (1, 3, 2, 4)),
        ((1, 2, 3, 4), (7, 7, 7, 7), (1, 1, 1, 1), (1, 2, 3, 4)),
        ((4, 3, 2, 1), (7, 7, 7, 7), (1, 1, 1, 1), (4, 3, 2, 1)),
        ((2, 4, 1, 3), (10, 10, 10, 5), (0, 2, 2, 1), (2, 3, 1, 4)),
        ((3, 1, 4, 2), (10, 10, 10, 5), (0, 2, 2, 1), (3, 2, 1, 4)),
        ((5, 1, 2, 3, 4), (25, 0, 0, 0, 0), (5, 0, 0, 0, 0), (1, 5, 2, 3, 4)),
    ],
)
def test_who_are_the_best_of_equals(
    seats: Seating, points: tuple[int, ...], wins: tuple[int, ...], order: tuple[int, ...]
) -> None:
    """More rounds won, then the lower seat as they sat."""
    assert half_time_order(seats, Part(points, wins, ())) == order
