"""How a tournament stands: single players, teams, prizes."""

from itertools import groupby

from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.director.state import Tournament
from dazwischen.tournament.prizes import Division, divide
from dazwischen.tournament.ranking.order import Placed
from dazwischen.tournament.ranking.teams import TeamPlaced, team_ranking


def standing(state: Tournament, rounds: int | None = None) -> tuple[Placed, ...]:
    """After so many rounds, or after all that have been played."""
    entrants = [entrant.id for entrant in state.entrants]
    return kind_of(state.settings.game).ranking(entrants, state.played()[:rounds])


def team_standing(state: Tournament, single: tuple[Placed, ...]) -> tuple[TeamPlaced, ...]:
    teams = {entrant.id: entrant.team for entrant in state.entrants}
    settings = state.settings
    asked = kind_of(settings.game).asked_of_teams
    return team_ranking(single, teams, settings.team_size, asked)


def division(state: Tournament, single: tuple[Placed, ...]) -> Division | None:
    """J-SCORE-3, once the tournament is over."""
    if not state.over:
        return None
    groups = [
        [one.who for one in shared] for _, shared in groupby(single, key=lambda one: one.place)
    ]
    return divide(state.settings.prizes, groups)
