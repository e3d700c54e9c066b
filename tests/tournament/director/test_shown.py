"""What a tournament shows, and to whom."""

from dazwischen.texts import LANGUAGES, load
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.standing import standing
from dazwischen.tournament.director.view import decisions, view
from dazwischen.tournament.ranking.results import Duel
from tests.tournament.director.acting import JUDGE, ORGANISER, duel, jarnac, player


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
