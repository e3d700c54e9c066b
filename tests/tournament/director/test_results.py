"""Who reports what, and when it counts."""

from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.view import view
from dazwischen.tournament.ranking.results import Duel, Series
from dazwischen.tournament.rounds import Played, Void
from tests.tournament.director.acting import JUDGE, ORGANISER, SERVER, Running, duel, player


def test_two_who_report_the_same_settle_it() -> None:
    run = duel()
    run.act(player(1), do.ReportResult(1, 1, Duel((80, 70))))
    assert view(run.state, player(2)).rounds[0].tables[0].status == "reported"
    assert run.refused(player(1), do.Confirm(1, 1, Duel((80, 70)))) == "tour-own-report"
    assert run.refused(player(2), do.Confirm(1, 1, Duel((80, 71)))) == "tour-result-changed"
    run.act(player(2), do.Confirm(1, 1, Duel((80, 70))))
    table = run.state.rounds[0].tables[0]
    assert (table.result, table.how) == (Duel((80, 70)), "agreed")
    # Whatever comes again changes nothing.
    for action in (do.Confirm(1, 1, Duel((80, 70))), do.ReportResult(1, 1, Duel((80, 70)))):
        assert run.act(player(2), action) == []
    assert run.refused(player(2), do.ReportResult(1, 1, Duel((0, 70)))) == "tour-settled"


def test_two_who_differ_call_the_judge() -> None:
    run = duel()
    run.act(player(1), do.ReportResult(1, 1, Duel((80, 70))))
    run.act(player(2), do.ReportResult(1, 1, Duel((70, 80))))
    assert view(run.state, JUDGE).rounds[0].tables[0].status == "disputed"
    assert run.refused(player(1), do.Confirm(1, 1, Duel((70, 80)))) == "tour-disputed"
    assert run.refused(JUDGE, do.Rule(1, 1, Duel((75, 75)), " ")) == "tour-reason-missing"
    run.act(JUDGE, do.Rule(1, 1, Duel((75, 75)), "Zettel nachgerechnet"))
    table = run.state.rounds[0].tables[0]
    assert (table.result, table.how) == (Duel((75, 75)), "judge")
    assert [(act.act, act.reason) for act in run.state.acts] == [("rule", "Zettel nachgerechnet")]
    assert run.refused(JUDGE, do.Rule(1, 1, Duel((0, 1)), "x")) == "tour-rule-settled"


def test_the_own_report_can_be_put_right_before_it_is_confirmed() -> None:
    run = duel()
    run.act(player(1), do.ReportResult(1, 1, Duel((80, 70))))
    run.act(player(1), do.ReportResult(1, 1, Duel((81, 70))))
    run.act(player(2), do.ReportResult(1, 1, Duel((81, 70))))
    assert run.state.rounds[0].tables[0].result == Duel((81, 70))


def test_a_dispute_without_another_result() -> None:
    run = duel()
    assert run.refused(player(2), do.Dispute(1, 1)) == "tour-nothing-reported"
    assert run.refused(player(2), do.Confirm(1, 1, Duel((1, 0)))) == "tour-nothing-reported"
    run.act(player(1), do.ReportResult(1, 1, Duel((80, 70))))
    run.act(player(2), do.Dispute(1, 1))
    assert run.act(player(2), do.Dispute(1, 1)) == []
    assert run.refused(JUDGE, do.Confirm(1, 1, Duel((80, 70)))) == "tour-disputed"


def test_a_judge_confirms() -> None:
    run = duel()
    run.act(player(1), do.ReportResult(1, 1, Duel((80, 70))))
    run.act(JUDGE, do.Confirm(1, 1, Duel((80, 70))))
    assert run.state.rounds[0].tables[0].how == "judge"


def test_captains_act_for_their_team_only() -> None:
    run = duel()
    red, blue = Actor("captain", team="Rot"), Actor("captain", team="Blau")
    run.act(red, do.ReportResult(1, 1, Duel((80, 70))))
    assert run.refused(red, do.Confirm(1, 1, Duel((80, 70)))) == "tour-own-report"
    run.act(blue, do.Confirm(1, 1, Duel((80, 70))))
    assert run.refused(red, do.Withdraw(2)) == "tour-not-yours"
    run.act(red, do.Withdraw(3))
    run.act(red, do.Register("Eva", "Blau"))
    assert run.state.entrants[-1].team == "Rot"
    assert run.refused(Actor("captain", team="Grün"), do.Dispute(1, 1)) == "tour-not-yours"


def test_players_act_for_themselves_only() -> None:
    run = duel()
    assert run.refused(player(3), do.ReportResult(1, 1, Duel((1, 0)))) == "tour-not-yours"
    assert run.refused(player(3), do.Withdraw(1)) == "tour-not-yours"
    assert run.refused(player(3), do.CheckIn(1)) == "tour-not-yours"


def test_a_series_entered_round_by_round() -> None:
    run = Running()
    run.people(3)
    run.draw((2, 3, 1))
    for number in range(1, 10):
        run.act(player(1), do.Score(1, 1, number, 1, 2))
    run.act(player(3), do.Score(1, 1, 4, 3, 1))
    assert run.act(player(2), do.Score(1, 1, 4, 3, 1)) == []
    run.act(player(3), do.Score(1, 1, 10, void=True))
    run.act(player(3), do.Score(1, 1, 10, 2, 3))
    table = run.state.rounds[0].tables[0]
    assert view(run.state, player(1)).rounds[0].tables[0].status == "reported"
    assert table.rounds == (*(Played(1, 2),) * 3, Played(3, 1), *(Played(1, 2),) * 5, Void(),
                            Played(2, 3))  # fmt: skip
    run.act(player(1), do.Confirm(1, 1, Series(table.rounds)))
    assert run.state.rounds[0].complete
    assert run.refused(player(1), do.Score(1, 1, 4, 1, 2)) == "tour-settled"


def test_a_round_put_right_after_the_last_is_reported_anew() -> None:
    run = Running()
    run.people(3)
    run.draw((1, 2, 3))
    for number in range(1, 11):
        run.act(player(1), do.Score(1, 1, number, 1, 2))
    run.act(player(1), do.Score(1, 1, 3, 2, 1))
    reports = run.state.rounds[0].tables[0].reports
    assert len(reports) == 1
    assert reports[0].result == Series((*(Played(1, 2),) * 2, Played(2, 1), *(Played(1, 2),) * 7))


def test_online_tables_report_themselves() -> None:
    run = Running(online=True)
    run.people(3)
    run.draw((1, 2, 3))
    assert run.refused(player(1), do.Score(1, 1, 1, 1, 2)) == "tour-table-online"
    run.act(SERVER, do.OpenRoom(1, 1, "abc"))
    half = (Played(1, 2),) * 5
    run.act(SERVER, do.PlayOnline(1, 1, half))
    assert view(run.state, ORGANISER).rounds[0].tables[0].seats == (1, 2, 3)
    run.act(SERVER, do.PlayOnline(1, 1, half * 2, Series(half * 2)))
    table = run.state.rounds[0].tables[0]
    assert (table.how, table.room) == ("online", "abc")
    assert run.act(SERVER, do.PlayOnline(1, 1, half, Series(half))) == []
