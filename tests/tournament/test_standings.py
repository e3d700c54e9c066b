"""J-SCORE-1 against tables worked out by hand."""

import pytest

from dazwischen.tournament.rounds import Played, Round, Void
from dazwischen.tournament.standings import Comparison, Ranked, part, places_of, standings


def sheet(text: str) -> list[Round]:
    """`12 31 v`: rounds by who was first and second, a blank between them."""
    return [
        Void() if word == "v" else Played(int(word[0]), int(word[1]) if word[1:] else None)
        for word in text.split()
    ]


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ((5, 2, 0), (1, 2, 3)),
        ((10, 7, 7, 2), (1, 2, 2, 4)),
        ((2, 7, 7, 10), (4, 2, 2, 1)),
        ((7, 7, 7, 2), (1, 1, 1, 4)),
        ((7, 7, 2, 2), (1, 1, 3, 3)),
        ((25, 10, 0, 0, 0, 0), (1, 2, 3, 3, 3, 3)),
        ((5, 4, 4, 4, 4, 2), (1, 2, 2, 2, 2, 6)),
        ((0, 0), (1, 1)),
    ],
)
def test_equal_points_share_the_better_place(
    points: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert places_of(points) == places


def test_a_round_is_five_and_two() -> None:
    entries = [Played(2, 3), Played(3, 2), Played(2, 1)]
    assert part(3, entries).points == (2, 12, 7)
    assert part(3, entries).wins == (0, 2, 1)
    assert part(2, [Played(1), Played(1), Played(2)]).points == (10, 5)


def test_decided_by_the_sum() -> None:
    result = standings(4, sheet("12 31 12 13 42  21 21 31 41 21"))
    assert result.first_half.places == (1, 3, 2, 4)
    assert result.second_half.places == (2, 1, 3, 3)
    assert result.whole.places == (1, 2, 3, 4)
    assert result.place_sums == (4, 6, 8, 11)
    assert result.ranking == (
        Ranked(1, 1, 4, 27, 3),
        Ranked(2, 2, 6, 21, 3),
        Ranked(3, 3, 8, 12, 2),
        Ranked(4, 4, 11, 10, 2),
    )
    assert [comparison.by for comparison in result.comparisons] == ["sum"] * 3


def test_the_sum_beats_the_points() -> None:
    """Player 1 has most points, all from the first half; player 2 has the better places."""
    result = standings(4, sheet("12 12 13 13 14  23 24 23 34 42"))
    assert result.first_half.places == (1, 2, 2, 4)
    assert result.second_half.points == (0, 17, 9, 9)
    assert result.second_half.places == (4, 1, 2, 2)
    assert result.whole.points == (25, 21, 13, 11)
    assert result.place_sums == (6, 5, 7, 10)
    assert [ranked.player for ranked in result.ranking] == [2, 1, 3, 4]
    assert [comparison.by for comparison in result.comparisons] == ["sum"] * 3


def test_decided_by_points() -> None:
    result = standings(4, sheet("12 12 13 13 14  23 23 31 31 24"))
    assert result.first_half.places == (1, 2, 2, 4)
    assert result.second_half.places == (3, 1, 2, 4)
    assert result.whole.points == (29, 19, 18, 4)
    assert result.place_sums == (5, 5, 7, 12)
    assert result.comparisons == (
        Comparison(1, 2, "points"),
        Comparison(2, 3, "sum"),
        Comparison(3, 4, "sum"),
    )


def test_decided_by_round_wins() -> None:
    result = standings(4, sheet("12 12 32 32 42  13 23 34 43 43"))
    assert result.first_half.places == (1, 1, 1, 4)
    assert result.second_half.places == (3, 3, 1, 2)
    assert result.whole.points == (15, 15, 23, 17)
    assert result.whole.wins == (3, 1, 3, 3)
    assert result.place_sums == (7, 7, 3, 8)
    assert [ranked.player for ranked in result.ranking] == [3, 1, 2, 4]
    assert [ranked.place for ranked in result.ranking] == [1, 2, 3, 4]
    assert [comparison.by for comparison in result.comparisons] == ["sum", "wins", "sum"]


def test_nothing_decides() -> None:
    result = standings(4, sheet("12 21 12 21 34  12 21 12 21 43"))
    assert [(ranked.player, ranked.place) for ranked in result.ranking] == [
        (1, 1),
        (2, 1),
        (3, 3),
        (4, 3),
    ]
    assert [comparison.by for comparison in result.comparisons] == ["shared", "sum", "shared"]
    assert result.groups() == ((1, 2), (3, 4))


def test_three_share() -> None:
    result = standings(4, sheet("13 13 21 21 34  12 23 32 31 42"))
    assert result.place_sums == (5, 5, 5, 12)
    assert result.groups() == ((1, 2, 3), (4,))


def test_six_players_of_whom_two_never_place() -> None:
    result = standings(6, sheet("12 12 34 34 12  12 34 34 12 34"))
    # First half 15, 6, 10, 4; second half 10, 4, 15, 6.
    assert result.first_half.places == (1, 3, 2, 4, 5, 5)
    assert result.second_half.places == (2, 4, 1, 3, 5, 5)
    assert result.whole.places == (1, 3, 1, 3, 5, 5)
    assert result.place_sums == (4, 10, 4, 10, 15, 15)
    assert result.groups() == ((1, 3), (2, 4), (5, 6))


def test_two_players() -> None:
    result = standings(2, sheet("1 1 2 1 2  2 2 1 2 2"))
    assert result.whole.points == (20, 30)
    assert result.place_sums == (5, 4)
    assert result.comparisons == (Comparison(2, 1, "sum"),)


def test_nothing_played_yet() -> None:
    result = standings(3, [])
    assert [each.places for each in result.parts] == [(), (), ()]
    assert result.place_sums == (0, 0, 0)
    assert result.groups() == ((1, 2, 3),)


def test_the_second_half_has_no_places_before_the_sixth_round() -> None:
    result = standings(3, sheet("23 23 12 31 21"))
    assert result.second_half.places == ()
    assert result.place_sums == (4, 2, 4)
    begun = standings(3, sheet("23 23 12 31 21 31"))
    assert begun.second_half.places == (2, 3, 1)
    assert begun.place_sums == (7, 5, 5)


def test_void_rounds_belong_to_no_half() -> None:
    with_void = standings(4, sheet("v 12 31 v v 12 13 42 v 21 21 31 41 v 21"))
    assert with_void == standings(4, sheet("12 31 12 13 42  21 21 31 41 21"))


def test_what_comes_after_the_tenth_does_not_count() -> None:
    ten = "12 31 12 13 42  21 21 31 41 21"
    assert standings(4, sheet(f"{ten} 43 43 v 43")) == standings(4, sheet(ten))
