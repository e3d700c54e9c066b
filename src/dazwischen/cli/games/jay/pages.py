"""The longer texts of a game: greeting, commands, the rules of the level, points."""

from dazwischen.cards.decks import LEVELS
from dazwischen.cli.games.jay.people import People
from dazwischen.core.errors import Argument
from dazwischen.core.game import Outcome
from dazwischen.games.jay.ruleset import Ruleset
from dazwischen.games.jay.sight import View

_FEATURES = ("throw", "extended", "Botschafter", "Dame", "Jay", "Dieb", "slots")


class Pages:
    def __init__(self, people: People, rules: Ruleset) -> None:
        self.people = people
        self.rules = rules

    def greeting(self) -> list[str]:
        options = self.rules.options
        throws = "yes" if self.rules.throw else "no"
        others = self.people.listed(self.people.others())
        about = {"edition": options.edition, "level": options.level, "others": others}
        return [
            self.people.tell("play-greeting", about),
            self.people.tell("play-first-goal", {"throws": throws}),
            self.people.tell("play-first-step"),
        ]

    def help(self) -> list[str]:
        slots = self.people.tell("play-help-slots").splitlines() if self.rules.slots else []
        return [*self.people.tell("play-help").splitlines(), *slots]

    def level(self) -> list[str]:
        """The rules that hold here, a line or two each."""
        options = self.rules.options
        brings = LEVELS[options.edition]
        throws = "yes" if self.rules.throw else "no"
        keys = ["goal", "serve", "top-up", "traitor"]
        keys += [name.lower() for name in _FEATURES if brings[name] <= options.level]
        args: dict[str, Argument] = {"throws": throws, "places": self.rules.places}
        lines = [self.people.tell(f"play-rules-{key}", args) for key in keys]
        return [*lines, self.people.tell("play-rules-faults", {"faults": options.faults})]

    def round(self, view: View) -> list[str]:
        """Who got which points, and where everybody stands."""
        places = " · ".join(
            self.people.tell("play-place", {"place": place, "seat": seat, "points": points})
            for place, seat in enumerate(view.places, 1)
            for points in [view.points[seat - 1]]
        )
        args: dict[str, Argument] = {"round": view.round, "places": places}
        return [self.people.tell("play-round-over", args), self.standing(view)]

    def standing(self, view: View) -> str:
        """Most points first; equal ones in the order of the seats."""
        totals = view.totals or (0,) * self.rules.players
        ranked = sorted(self.people.seats, key=lambda seat: -totals[seat - 1])
        cells = " · ".join(f"{self.people.name(seat)} {totals[seat - 1]}" for seat in ranked)
        return self.people.tell("play-standing", {"points": cells})

    def result(self, outcome: Outcome) -> str:
        points = max(outcome.points)
        if len(outcome.winners) == 1:
            return self.people.tell("play-winner", {"seat": outcome.winners[0], "points": points})
        names = self.people.listed(list(outcome.winners))
        return self.people.tell("play-winners", {"names": names, "points": points})
