"""What a tournament refuses."""

import msgspec
import pytest

from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.settings import Settings
from dazwischen.tournament.director.view import view
from dazwischen.tournament.ranking.results import Duel
from tests.tournament.director.acting import ORGANISER, Running, duel, jarnac, player


@pytest.mark.parametrize("game", ["jsolitaer", "chess", ""])
def test_no_settings_of_a_game_without_tournaments(game: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": game}, Settings)


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
        (Settings(options={"level": 99}), "option-range"),
        (Settings(options={"nonsense": 1}), "no-such-option"),
        (Settings(timing={"deal": -1}), "option-range"),
        (Settings(timing={"deal": "bald"}), "option-value"),
        (Settings(timing={"stand_in": "göttlich"}), "no-such-strength"),
        (Settings(game="jarnac", system="swiss", options={"variant": "solo"}), "option-value"),
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
