"""Whole tournaments, from registration to prizes."""

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director.settings import Settings
from dazwischen.tournament.director.standing import division, standing
from dazwischen.tournament.prizes import Amount
from dazwischen.tournament.ranking.results import Series, Walkover
from dazwischen.tournament.rounds import Played
from tests.tournament.director.acting import JUDGE, ORGANISER, Running, jarnac, player


@settings(max_examples=8, deadline=None)
@given(st.integers(3, 14), st.integers(0, 999))
def test_a_jay_tournament(count: int, seed: int) -> None:
    run = Running(rounds=3, prizes=(Amount(100), Amount(50)))
    run.seed = seed
    run.people(count)
    for number in range(1, 4):
        run.draw()
        tables = run.state.rounds[-1].tables
        seated = [entrant for table in tables for entrant in table.entrants]
        assert sorted(seated) == list(range(1, count + 1))
        sizes = [len(table.entrants) for table in tables]
        assert max(sizes) - min(sizes) <= 1
        run.play_round()
        assert run.state.rounds[-1].complete
        assert len(run.state.rounds) == number
    assert run.refused(ORGANISER, do.Draw(4)) == "tour-all-drawn"
    run.act(ORGANISER, do.Finish())
    assert run.again() == run.state
    # 1 has won every table he sat at.
    ranking = standing(run.state)
    assert ranking[0].who == 1
    shared = division(run.state, ranking)
    assert shared is not None
    assert sum(award.cents for award in shared.awards) == 150


@settings(max_examples=8, deadline=None)
@given(st.integers(4, 15), st.integers(0, 999))
def test_a_swiss_tournament(count: int, seed: int) -> None:
    run = jarnac(rounds=3)
    run.seed = seed
    run.people(count)
    for _ in range(3):
        run.draw()
        each = run.state.rounds[-1]
        seated = [entrant for table in each.tables for entrant in table.entrants]
        assert sorted([*seated, *each.byes]) == list(range(1, count + 1))
        assert len(each.byes) == count % 2
        run.play_round()
    assert standing(run.state)[0].worth["score"] == 6
    assert next(one.worth["score"] for one in standing(run.state) if one.who == 1) == 6
    assert max(run.state.byes.values(), default=0) <= 1
    if count >= 6:
        assert max(run.state.met.values()) == 1


def test_a_round_robin() -> None:
    run = Running(game="jarnac", system="round-robin")
    run.people(5)
    for _ in range(5):
        run.draw()
        run.play_round()
    assert run.state.met == Counter(combinations(range(1, 6), 2))
    assert [one.who for one in standing(run.state)] == [1, 2, 3, 4, 5]
    assert run.refused(ORGANISER, do.Draw(6)) == "tour-all-drawn"


def test_a_round_robin_has_no_late_entries_and_byes_for_those_left_alone() -> None:
    run = Running(game="jarnac", system="round-robin")
    run.people(4)
    run.draw()
    run.play_round()
    assert run.refused(ORGANISER, do.Register("Spät")) == "tour-round-robin-closed"
    assert run.refused(ORGANISER, do.Draw(2, ((1, 2), (3, 4)))) == "tour-round-robin-own"
    run.act(player(4), do.Withdraw(4))
    run.draw()
    each = run.state.rounds[-1]
    assert len(each.tables) == len(each.byes) == 1


def test_a_final_table() -> None:
    run = Running(rounds=1, final=True)
    run.people(9)
    run.draw()
    run.play_round()
    before = {one.who: one.place for one in standing(run.state)}
    two = ((1, 2), (3, 4))
    assert run.refused(ORGANISER, do.Draw(2, two)) == "tour-final-one-table"
    run.act(ORGANISER, do.Draw(2))
    more = do.Configure(Settings(rounds=2, final=True))
    assert run.refused(ORGANISER, more) == "tour-final-drawn"
    final = run.state.rounds[-1]
    assert final.final
    # Lots are drawn between those who share the last place that qualifies.
    best = sorted(final.tables[0].entrants, key=lambda entrant: before[entrant])
    assert [before[entrant] for entrant in best] == sorted(before.values())[:4]
    assert final.byes == ()
    assert run.refused(ORGANISER, do.Register("Spät")) == "tour-final-drawn"
    run.act(ORGANISER, do.Start(2))
    # The last of the four wins it.
    entrants = final.tables[0].entrants
    last = entrants.index(best[-1]) + 1
    run.settle(1, Series((Played(last, last % 4 + 1),) * 10))
    assert standing(run.state)[0].who == best[-1]
    assert run.refused(ORGANISER, do.Draw(3)) == "tour-all-drawn"


def test_late_entries_and_withdrawals() -> None:
    run = Running(rounds=3)
    run.people(6)
    run.draw()
    run.act(player(3), do.Withdraw(3))
    run.play_round()
    run.act(ORGANISER, do.Register("Spät", here=True))
    run.act(ORGANISER, do.Register("Nie da"))
    run.draw()
    seated = {one for table in run.state.rounds[-1].tables for one in table.entrants}
    assert seated == {1, 2, 4, 5, 6, 7}
    run.play_round()
    run.act(JUDGE, do.ComeBack(3))
    run.draw()
    seated = {one for table in run.state.rounds[-1].tables for one in table.entrants}
    assert seated == {1, 2, 3, 4, 5, 6, 7}


def test_who_is_left_alone_at_a_table_has_won() -> None:
    run = jarnac()
    run.enter("Ada", "Bea")
    run.draw((1, 2))
    run.act(player(1), do.Withdraw(1))
    table = run.state.rounds[0].tables[0]
    assert (table.result, table.how) == (Walkover(2), "walkover")
    # Three at a table play on without the fourth; the last of them has won.
    jay = Running()
    jay.people(3)
    jay.draw((3, 1, 2))
    jay.act(player(1), do.Withdraw(1))
    assert jay.state.rounds[0].tables[0].result is None
    jay.act(player(3), do.Withdraw(3))
    assert jay.state.rounds[0].tables[0].result == Walkover(3)
