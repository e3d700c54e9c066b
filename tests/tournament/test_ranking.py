"""The standings of tournaments against tables worked out by hand, every tie-break among them."""

import pytest

from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.ranking import duels as of_duels
from dazwischen.tournament.ranking import series as of_series
from dazwischen.tournament.ranking.order import Placed, placed
from dazwischen.tournament.ranking.played import PlayedRound, PlayedTable
from dazwischen.tournament.ranking.results import Duel, Result, Series, Walkover
from dazwischen.tournament.ranking.teams import team_ranking
from dazwischen.tournament.rounds import Played, Void


def shown(ranking: tuple[Placed, ...]) -> list[tuple[int, int, str]]:
    return [(one.place, one.who, one.by) for one in ranking]


def test_equals_share_the_better_place() -> None:
    worth = {1: {"a": 5, "b": 1}, 2: {"a": 7, "b": 0}, 3: {"a": 5, "b": 1}, 4: {"a": 5, "b": 0}}
    assert shown(placed(worth, ("a", "b"))) == [
        (1, 2, "a"),
        (2, 1, "shared"),
        (2, 3, "b"),
        (4, 4, ""),
    ]
    assert placed({}, ("a",)) == ()


# Jay


def series(*counts: tuple[int, int, int]) -> Series:
    """So many rounds in which one was first and another second."""
    return Series(tuple(Played(one, two) for number, one, two in counts for _ in range(number)))


def test_table_points_by_hand() -> None:
    for places, points in (
        ([1, 2, 3, 4], [120, 80, 40, 0]),
        ([1, 2, 3], [120, 60, 0]),
        ([1, 2, 2, 4], [120, 60, 60, 0]),
        ([1, 1, 3], [90, 90, 0]),
        ([1, 1, 1, 1], [60, 60, 60, 60]),
        ([2, 1], [0, 120]),
        ([1, 2, 3, 4, 5], [120, 90, 60, 30, 0]),
        ([1, 2, 3, 4, 5, 6], [120, 96, 72, 48, 24, 0]),
        ([1, 2, 2, 2, 2, 6], [120, 60, 60, 60, 60, 0]),
        ([1, 1, 1, 1, 5, 6], [84, 84, 84, 84, 24, 0]),
    ):
        found = [of_series.table_points(places, at) for at in range(len(places))]
        assert found == points
        assert sum(found) == 60 * len(places)


def test_a_jay_tournament_by_hand() -> None:
    # First table: 1 wins five rounds and 2 is second in all, then 2 wins five before 3.
    # Points 25, 35, 10; places of the halves: 1-2-3 and 3-1-2, of the whole 2-1-3. Sums 6, 4, 8.
    one = PlayedTable((1, 2, 3), series((5, 1, 2), (5, 2, 3)))
    # Second: 4 wins all before 5.
    two = PlayedTable((4, 5, 6), series((10, 1, 2)))
    ranking = of_series.ranking(range(1, 7), [PlayedRound((one, two))])
    # 2 and 4 have 120 table points; 4 has 50 points of rounds, 2 has 35. 1 and 5 have 60; 1 has 25,
    # 5 has 20. 3 and 6 have none; 3 has 10.
    assert shown(ranking) == [
        (1, 4, "points"),
        (2, 2, "score"),
        (3, 1, "points"),
        (4, 5, "score"),
        (5, 3, "points"),
        (6, 6, ""),
    ]
    assert ranking[1].worth == {"final": 0, "score": 120, "points": 35, "wins": 5, "played": 1}


def test_rounds_won_break_what_points_do_not() -> None:
    # Both win their tables with 25 points: 1 by five rounds won, 5 by three and five seconds.
    one = [(1, 2), (1, 3), (1, 4), (2, 3), (3, 4), (1, 2), (1, 3), (2, 4), (3, 2), (4, 3)]
    two = [(1, 2), (1, 3), (2, 1), (3, 1), (4, 1), (1, 4), (2, 1), (3, 1), (2, 4), (4, 3)]
    tables = tuple(
        PlayedTable(who, Series(tuple(Played(*pair) for pair in pairs)))
        for who, pairs in (((5, 6, 7, 8), two), ((1, 2, 3, 4), one))
    )
    ranking = of_series.ranking(range(1, 9), [PlayedRound(tables)])
    assert shown(ranking)[:2] == [(1, 1, "wins"), (2, 5, "score")]
    for placed_, wins in zip(ranking[:2], (5, 3), strict=True):
        worth = placed_.worth
        assert (worth["score"], worth["points"], worth["wins"]) == (120, 25, wins)


def test_equal_in_everything_is_shared() -> None:
    tables = tuple(PlayedTable(who, series((10, 1, 2))) for who in ((1, 2, 3), (4, 5, 6)))
    assert shown(of_series.ranking(range(1, 7), [PlayedRound(tables)])) == [
        (1, 1, "shared"),
        (1, 4, "score"),
        (3, 2, "shared"),
        (3, 5, "score"),
        (5, 3, "shared"),
        (5, 6, ""),
    ]


def test_who_misses_a_round_gains_nothing() -> None:
    table = PlayedTable((1, 2, 3), series((10, 1, 2)))
    again = PlayedTable((2, 1, 3), series((10, 1, 2)))
    ranking = of_series.ranking(
        [1, 2, 3, 4], [PlayedRound((table,), byes=(4,)), PlayedRound((again,))]
    )
    assert [(one.who, one.worth["score"]) for one in ranking] == [
        (1, 180),
        (2, 180),
        (4, 60),
        (3, 0),
    ]


def test_the_final_decides_the_first_places() -> None:
    first = PlayedTable((1, 2, 3, 4), series((10, 1, 2)))
    other = PlayedTable((5, 6, 7, 8), series((10, 1, 2)))
    final = PlayedTable((1, 5, 2, 6), series((10, 4, 3)))
    rounds = [PlayedRound((first, other)), PlayedRound((final,), final=True)]
    ranking = of_series.ranking(range(1, 9), rounds)
    assert [one.who for one in ranking][:2] == [6, 2]
    assert ranking[0].by == "final"
    assert {one.who for one in ranking[2:4]} == {1, 5}
    assert [one.by for one in ranking[2:4]] == ["shared", "final"]


def test_a_walkover_in_jay() -> None:
    ranking = of_series.ranking([1, 2, 3], [PlayedRound((PlayedTable((1, 2, 3), Walkover(2)),))])
    assert [(one.who, one.worth["score"]) for one in ranking] == [(2, 120), (1, 30), (3, 30)]


# Jarnac


def duels(*games: tuple[int, int, int, int]) -> list[PlayedRound]:
    """One game a round is as good as several."""
    return [
        PlayedRound((PlayedTable((one, two), Duel((mine, yours))),))
        for one, two, mine, yours in games
    ]


def test_points_by_hand() -> None:
    rounds = [*duels((1, 2, 100, 50), (3, 4, 70, 70)), PlayedRound(byes=(5,))]
    ranking = of_duels.ranking(range(1, 6), rounds)
    assert {one.who: one.worth["score"] for one in ranking} == {1: 2, 2: 0, 3: 1, 4: 1, 5: 2}
    # Buchholz: 1 has beaten 2 (0 points); 5 had a bye, worth as many points as he has himself.
    assert shown(ranking)[:2] == [(1, 5, "buchholz"), (2, 1, "score")]


def test_buchholz_by_hand() -> None:
    # 1 beats 3, who beats 5: 1 has 2 points and Buchholz 2. 2 beats 4, who beats nobody: 2 and 0.
    ranking = of_duels.ranking(range(1, 6), duels((1, 3, 60, 50), (2, 4, 90, 10), (3, 5, 40, 30)))
    worth = {one.who: one.worth for one in ranking}
    assert {who: each["buchholz"] for who, each in worth.items()} == {1: 2, 2: 0, 3: 2, 4: 2, 5: 2}
    assert [one.who for one in ranking] == [1, 3, 2, 5, 4]
    # 1 and 3 both 2 and 2: 1 is 10 ahead over all, 3 is 10 - 10 = 0.
    assert [one.by for one in ranking] == ["difference", "buchholz", "score", "difference", ""]


def test_an_even_encounter_decides_nothing() -> None:
    rounds = duels((1, 2, 60, 50), (2, 1, 60, 50))
    assert shown(of_duels.ranking([1, 2], rounds)) == [(1, 1, "shared"), (1, 2, "")]


def test_the_direct_encounter_decides() -> None:
    # 1 beats 2 by 10. 1 loses to 3 by 10, 2 beats 4 by 10: 1 and 2 have 2 points each and
    # difference 0. 3 and 4 have to be worth the same to both: Buchholz of 1 is 2 + s(3), of 2 it
    # is 2 + s(4). 3 has beaten 1: 2 points. 4 beats 5: 2 points.
    rounds = duels((1, 2, 60, 50), (1, 3, 50, 60), (2, 4, 60, 50), (4, 5, 60, 50))
    ranking = of_duels.ranking(range(1, 6), rounds)
    worth = {one.who: one.worth for one in ranking}
    for what, value in (("score", 2), ("buchholz", 4), ("difference", 0)):
        assert worth[1][what] == worth[2][what] == value
    assert (worth[1]["direct"], worth[2]["direct"]) == (2, 0)
    order = [one.who for one in ranking]
    assert order.index(2) == order.index(1) + 1
    assert ranking[order.index(1)].by == "direct"


def test_the_direct_encounter_needs_all_to_have_met() -> None:
    # 1 beats 2, 3 beats 4, all by 10: 1 and 3 are equal and have not met.
    ranking = of_duels.ranking(range(1, 5), duels((1, 2, 60, 50), (3, 4, 60, 50)))
    assert shown(ranking) == [(1, 1, "shared"), (1, 3, "score"), (3, 2, "shared"), (3, 4, "")]


def test_a_direct_encounter_of_some_decides_nothing() -> None:
    # As above 1 beats 2 and both stand at 2, 4 and 0; so does 3, who has met neither of them.
    rounds = duels(
        (1, 2, 60, 50), (1, 4, 50, 60), (2, 5, 60, 50), (5, 8, 60, 50),
        (3, 6, 60, 50), (3, 7, 50, 60), (6, 9, 60, 50),
    )  # fmt: skip
    ranking = [one for one in of_duels.ranking(range(1, 10), rounds) if one.who in {1, 2, 3}]
    for one in ranking:
        assert (one.worth["score"], one.worth["buchholz"], one.worth["difference"]) == (2, 4, 0)
    assert len({one.place for one in ranking}) == 1


def test_a_walkover_adds_no_difference() -> None:
    rounds = [PlayedRound((PlayedTable((1, 2), Walkover(2)),))]
    worth = {one.who: one.worth for one in of_duels.ranking([1, 2], rounds)}
    assert (worth[2]["score"], worth[2]["difference"], worth[1]["score"]) == (2, 0, 0)


# Teams


def test_teams_by_hand() -> None:
    points = {1: 10, 2: 8, 3: 6, 4: 6, 5: 9, 6: 1}
    single = placed({who: {"score": value} for who, value in points.items()}, ("score",))
    team_of = {1: "Rot", 2: "Blau", 3: "Blau", 4: "Rot", 5: "", 6: "Blau"}
    two = team_ranking(single, team_of, 2, ("score",))
    assert [(one.team, one.place, one.worth["score"], one.members) for one in two] == [
        ("Rot", 1, 16, (1, 4)),
        ("Blau", 2, 14, (2, 3)),
    ]
    everybody = team_ranking(single, team_of, 0, ("score",))
    assert [(one.team, one.worth["score"]) for one in everybody] == [("Rot", 16), ("Blau", 15)]
    best = team_ranking(single, {2: "Blau", 1: "Rot", 5: "Grün"}, 1, ("score",))
    assert [one.team for one in best] == ["Rot", "Grün", "Blau"]


# Results that cannot be


@pytest.mark.parametrize(
    ("game", "players", "result", "code"),
    [
        ("jay", 3, Duel((1, 2)), "tour-other-result"),
        ("jarnac", 2, Series(()), "tour-other-result"),
        ("jarnac", 2, Duel((-1, 2)), "tour-scores"),
        ("jarnac", 2, Walkover(3), "tour-no-such-player"),
        ("jay", 3, Walkover(0), "tour-no-such-player"),
        ("jay", 3, Series((Played(1, 2),) * 9), "tour-series-length"),
        ("jay", 3, Series((Played(1, 2),) * 11), "tour-series-length"),
        ("jay", 3, Series((Played(1, 1),) * 10), "series-twice"),
        ("jay", 3, Series((Played(1),) * 10), "series-second-missing"),
        ("jay", 2, Series((Played(1, 2),) * 10), "series-no-second"),
    ],
)
def test_results_that_cannot_be(game: str, players: int, result: Result, code: str) -> None:
    refusal = kind_of(game).unfit(players, result, whole=True)
    assert refusal is not None
    assert refusal.code == code


def test_a_judge_is_content_with_part_of_a_series() -> None:
    part = Series((Void(), Played(1, 2)))
    assert kind_of("jay").unfit(3, part, whole=False) is None
    assert kind_of("jay").unfit(3, part, whole=True) is not None
    assert kind_of("jay").unfit(3, Series((Void(),)), whole=False) is not None
    whole = Series((Void(), *(Played(1, 2),) * 10))
    assert kind_of("jay").unfit(3, whole, whole=True) is None
