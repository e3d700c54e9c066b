"""Tournaments driven through their decisions, with every event kept as JSON in between."""

from collections.abc import Sequence

import msgspec

from dazwischen.core.errors import Rejected
from dazwischen.core.stream import Command
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import events as ev
from dazwischen.tournament.director.decide import decide
from dazwischen.tournament.director.evolve import evolve
from dazwischen.tournament.director.roles import Actor
from dazwischen.tournament.director.settings import Settings
from dazwischen.tournament.director.state import Tournament
from dazwischen.tournament.ranking.results import Duel, Result, Series
from dazwischen.tournament.rounds import Played

ORGANISER = Actor("organiser")
JUDGE = Actor("judge")
SERVER = Actor("server")


def player(number: int) -> Actor:
    return Actor("player", entrant=number)


class Running:
    """A tournament and the log it follows from."""

    def __init__(self, **settings: object) -> None:
        self.log: list[ev.Event] = []
        self.state = Tournament()
        self.at = 1000
        self.seed = 7
        self.act(ORGANISER, do.Configure(Settings(**settings)))  # type: ignore[arg-type]

    def ask(self, by: Actor, action: do.Action | do.Own) -> list[ev.Event] | Rejected:
        self.at += 1000
        return decide(self.state, Command(by, action, self.at, self.seed))

    def act(self, by: Actor, action: do.Action | do.Own) -> list[ev.Event]:
        answer = self.ask(by, action)
        assert not isinstance(answer, Rejected), answer
        for event in answer:
            kept = msgspec.json.decode(msgspec.json.encode(event), type=ev.Event)
            self.log.append(kept)
            self.state = evolve(self.state, kept)
        return answer

    def refused(self, by: Actor, action: do.Action | do.Own) -> str:
        answer = self.ask(by, action)
        assert isinstance(answer, Rejected), answer
        return answer.code

    def again(self) -> Tournament:
        """Folded from the log alone."""
        state = Tournament()
        for event in self.log:
            state = evolve(state, event)
        return state

    def enter(self, *names: str, teams: Sequence[str] = ()) -> None:
        for at, name in enumerate(names):
            team = teams[at] if teams else ""
            self.act(ORGANISER, do.Register(name, team, here=True))

    def people(self, count: int) -> None:
        self.enter(*(f"P{number}" for number in range(1, count + 1)))

    def draw(self, *tables: tuple[int, ...]) -> None:
        number = len(self.state.rounds) + 1
        self.act(ORGANISER, do.Draw(number, tables))
        self.act(ORGANISER, do.Start(number))

    def settle(self, table: int, result: Result) -> None:
        """Two of the table report the same."""
        number = len(self.state.rounds)
        entrants = self.state.rounds[-1].tables[table - 1].entrants
        for entrant in entrants[:2]:
            self.act(player(entrant), do.ReportResult(number, table, result))

    def play_round(self) -> None:
        """Lower numbers win."""
        for table in self.state.rounds[-1].tables:
            self.settle(table.number, self.by_number(table.entrants))

    def by_number(self, entrants: tuple[int, ...]) -> Result:
        if self.state.settings.game == "jarnac":
            one, two = entrants
            return Duel((60, 50)) if one < two else Duel((50, 60))
        order = sorted(range(len(entrants)), key=lambda at: entrants[at])
        second = order[1] + 1 if len(entrants) > 2 else None
        return Series((Played(order[0] + 1, second),) * 10)


def jarnac(**more: object) -> Running:
    return Running(game="jarnac", system="swiss", **more)


def duel() -> Running:
    run = jarnac()
    run.enter("Ada", "Bea", "Cem", "Dan", teams=("Rot", "Blau", "Rot", "Blau"))
    run.draw((1, 2), (3, 4))
    return run
