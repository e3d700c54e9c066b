"""A tournament from registration to prizes, and what it refuses on the way."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dazwischen.texts import LANGUAGES, load
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.settings import Settings
from dazwischen.tournament.director.standing import division, standing
from dazwischen.tournament.director.view import decisions, view
from dazwischen.tournament.prizes import Amount
from dazwischen.tournament.ranking.results import Duel, Series, Walkover
from dazwischen.tournament.rounds import Played, Void
from tests.tournament.director.acting import JUDGE, ORGANISER, SERVER, Running, player


def jarnac(**more: object) -> Running:
    return Running(game="jarnac", system="swiss", **more)


# Whole tournaments


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


# Results


def duel() -> Running:
    run = jarnac()
    run.enter("Ada", "Bea", "Cem", "Dan", teams=("Rot", "Blau", "Rot", "Blau"))
    run.draw((1, 2), (3, 4))
    return run


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


# The judge


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


# What is refused


def test_draws_at_the_wrong_time() -> None:
    run = jarnac(rounds=2)
    assert run.refused(ORGANISER, do.Draw(1)) == "tour-too-few"
    assert run.refused(ORGANISER, do.Finish()) == "tour-not-begun"
    run.people(4)
    assert run.refused(ORGANISER, do.Draw(2)) == "tour-other-round"
    run.act(ORGANISER, do.Draw(1))
    assert run.act(ORGANISER, do.Draw(1)) == []
    run.act(ORGANISER, do.Undraw(1))
    assert run.state.phase == "registration"
    run.act(ORGANISER, do.Draw(1))
    assert run.refused(player(1), do.ReportResult(1, 1, Duel((1, 0)))) in {
        "tour-round-not-begun",
        "tour-not-yours",
    }
    run.act(ORGANISER, do.Start(1))
    assert run.act(ORGANISER, do.Start(1)) == []
    assert run.refused(ORGANISER, do.Undraw(1)) == "tour-begun"
    assert run.refused(ORGANISER, do.Draw(2)) == "tour-round-open"
    assert run.refused(ORGANISER, do.Finish()) == "tour-round-open"


@pytest.mark.parametrize(
    ("tables", "code"),
    [
        (((1, 2), (2, 3)), "tour-seated-twice"),
        (((1, 2), (3, 9)), "tour-not-here"),
        (((1, 2, 3),), "tour-table-size"),
        (((1,),), "tour-table-size"),
    ],
)
def test_tables_that_cannot_be_given(tables: tuple[tuple[int, ...], ...], code: str) -> None:
    run = jarnac()
    run.people(4)
    assert run.refused(ORGANISER, do.Draw(1, tables)) == code


def test_tables_can_be_given_and_placed() -> None:
    run = jarnac()
    run.people(3)
    run.act(ORGANISER, do.Register("Bot", bot="leicht"))
    assert run.state.entrants[3].presence == "here"
    run.act(ORGANISER, do.Draw(1, ((1, 2), (3, 4))))
    assert [table.where for table in run.state.rounds[0].tables] == ["real", "online"]
    assert run.refused(ORGANISER, do.Place(1, 2, online=False)) == "tour-bots-online"
    offered = [table.may for table in view(run.state, ORGANISER).rounds[0].tables]
    assert offered == [("place",), ()]
    run.act(ORGANISER, do.Place(1, 1, online=True))
    assert run.state.rounds[0].tables[0].where == "online"
    run.act(ORGANISER, do.Undraw(1))
    run.act(ORGANISER, do.Draw(1, ((1, 2),)))
    assert run.state.rounds[0].byes == (3, 4)


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        (Settings(game="jay", system="swiss"), "tour-system"),
        (Settings(game="jarnac", system="series"), "tour-system"),
        (Settings(rounds=0), "tour-range"),
        (Settings(table_size=7), "tour-range"),
        (Settings(game="jarnac", system="swiss", final=True), "tour-no-final"),
        (Settings(options={"level": 99}), "tour-options"),
        (Settings(options={"nonsense": 1}), "tour-options"),
        (Settings(timing={"deal": -1}), "tour-options"),
        (Settings(timing={"deal": "bald"}), "tour-options"),
        (Settings(timing={"stand_in": "göttlich"}), "tour-options"),
        (Settings(game="jarnac", system="swiss", options={"variant": "solo"}), "tour-options"),
    ],
)
def test_settings_that_cannot_be(chosen: Settings, code: str) -> None:
    assert Running().refused(ORGANISER, do.Configure(chosen)) == code


def test_settings_that_come_too_late() -> None:
    run = duel()
    change = Settings(game="jarnac", system="round-robin")
    assert run.refused(ORGANISER, do.Configure(change)) == "tour-settings-late"
    run.act(ORGANISER, do.Configure(Settings(game="jarnac", system="swiss", rounds=5, title="Neu")))
    assert run.state.settings.title == "Neu"


def test_names_are_told_apart() -> None:
    run = Running()
    run.enter("Ada", "Bea")
    assert run.refused(ORGANISER, do.Register("ada")) == "tour-name-taken"
    assert run.refused(ORGANISER, do.Register("")) == "name-empty"
    assert run.refused(ORGANISER, do.Edit(2, name="ADA")) == "tour-name-taken"
    run.act(ORGANISER, do.Edit(2, name="Bert", team="Blau"))
    assert (run.state.entrants[1].name, run.state.entrants[1].team) == ("Bert", "Blau")
    assert run.refused(ORGANISER, do.Register("Bot", bot="göttlich")) == "tour-bot"


def test_an_entry_link_registers_people_only() -> None:
    run = Running()
    run.act(Actor("entry"), do.Register("Ada", bot="leicht", here=True))
    assert run.state.entrants[0].bot == ""
    assert run.state.entrants[0].presence == "registered"


def test_one_person_plays_for_one_entrant() -> None:
    run = duel()
    run.act(player(1), do.Claim(77))
    assert run.act(player(1), do.Claim(77)) == []
    assert run.refused(player(2), do.Claim(77)) == "tour-claimed-other"
    assert view(run.state, player(1)).entrants[0].claimed


# What is shown


def test_what_a_link_may_do() -> None:
    run = duel()
    run.act(player(1), do.ReportResult(1, 1, Duel((80, 70))))
    reporter = view(run.state, player(1)).rounds[0].tables
    assert reporter[0].may == ("report",)
    assert reporter[1].may == ()
    assert view(run.state, player(2)).rounds[0].tables[0].may == ("report", "confirm", "dispute")
    assert view(run.state, JUDGE).rounds[0].tables[0].may == ("confirm", "pause", "rule", "void")
    assert view(run.state, Actor("spectator")).may == ()
    assert "draw" not in view(run.state, ORGANISER).may
    run.play_round()
    assert {"draw", "finish"} <= set(view(run.state, ORGANISER).may)
    assert view(run.state, JUDGE).rounds[0].tables[0].may == ("pause", "void", "correct")


def test_every_decision_has_its_sentence() -> None:
    run = jarnac()
    run.people(6)
    run.draw((1, 2), (3, 4), (5, 6))
    run.settle(1, Duel((60, 50)))
    run.settle(2, Duel((60, 50)))
    run.settle(3, Duel((61, 50)))
    said = decisions(run.state, standing(run.state))
    assert [message.key for message in said] == [
        "tour-decided-difference",
        "tour-decided-shared",
        "tour-decided-shared",
        "tour-decided-difference",
    ]
    for language in LANGUAGES:
        for message in said:
            assert "P1" in load(language)(message.key, message.args) or message.args["who"] != "P1"
