"""Corrections, void tables, pauses."""

from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director.standing import standing
from dazwischen.tournament.director.view import view
from dazwischen.tournament.ranking.results import Duel
from tests.tournament.director.acting import JUDGE, ORGANISER, duel, jarnac, player


def test_a_correction_gives_what_entering_it_right_gives() -> None:
    right, wrong = jarnac(), jarnac()
    for run, result in ((right, Duel((10, 90))), (wrong, Duel((90, 10)))):
        run.enter("Ada", "Bea", "Cem", "Dan")
        for tables in (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3))):
            run.draw(*tables)
            run.settle(1, result if len(run.state.rounds) == 3 else Duel((60, 50)))
            run.settle(2, Duel((70, 30)))
    assert standing(right.state) != standing(wrong.state)
    wrong.act(JUDGE, do.Correct(3, 1, Duel((10, 90)), "verschrieben"))
    assert standing(right.state) == standing(wrong.state)
    assert wrong.act(JUDGE, do.Correct(3, 1, Duel((10, 90)), "noch einmal")) == []


def test_corrections_reach_any_round_even_after_the_end() -> None:
    run = duel()
    run.play_round()
    run.act(ORGANISER, do.Finish())
    assert standing(run.state)[0].who == 1
    run.act(JUDGE, do.Correct(1, 1, Duel((0, 99)), "Protest"))
    assert standing(run.state)[0].who == 2
    assert run.refused(ORGANISER, do.Draw(2)) == "tour-over"


def test_a_void_table_does_not_count_or_is_played_again() -> None:
    run = duel()
    assert run.refused(JUDGE, do.Correct(1, 1, Duel((1, 0)), "x")) == "tour-nothing-to-correct"
    run.play_round()
    run.act(JUDGE, do.VoidTable(1, 1, "Feueralarm", again=True))
    assert view(run.state, player(1)).rounds[0].tables[0].status == "open"
    assert run.refused(ORGANISER, do.Draw(2)) == "tour-round-open"
    run.act(JUDGE, do.VoidTable(1, 1, "keine Zeit mehr"))
    assert view(run.state, player(1)).rounds[0].tables[0].status == "void"
    assert run.refused(player(1), do.ReportResult(1, 1, Duel((1, 0)))) == "tour-void"
    worth = {one.who: one.worth["played"] for one in standing(run.state)}
    assert worth == {1: 0, 2: 0, 3: 1, 4: 1}
    run.draw()
    assert run.refused(JUDGE, do.VoidTable(1, 2, "x", again=True)) == "tour-again-late"
    run.act(JUDGE, do.Correct(1, 1, Duel((1, 0)), "doch"))
    assert run.state.rounds[0].tables[0].result == Duel((1, 0))
    assert [act.act for act in run.state.acts] == ["again", "void", "correct"]


def test_pauses_stop_results_and_the_clock() -> None:
    run = duel()
    assert run.refused(JUDGE, do.Pause("")) == "tour-reason-missing"
    run.act(JUDGE, do.Pause("Tisch 1 streitet", table=1))
    report = do.ReportResult(1, 1, Duel((1, 0)))
    assert run.refused(player(1), report) == "tour-paused"
    run.act(player(3), do.ReportResult(1, 2, Duel((1, 0))))
    run.act(JUDGE, do.Resume(table=1))
    run.act(player(1), report)
    run.act(JUDGE, do.Pause("Feueralarm"))
    stopped = run.at
    assert run.state.rounds[0].stopped == stopped
    assert run.refused(player(2), report) == "tour-paused"
    assert run.act(JUDGE, do.Pause("Feueralarm")) == []
    run.act(JUDGE, do.Resume())
    assert run.state.rounds[0].waited == run.at - stopped
    assert run.act(JUDGE, do.Resume()) == []
    assert [act.act for act in run.state.acts] == ["pause", "resume", "pause", "resume"]
