"""What a kind of contest settles about a tournament. Each kind has a file here, and no game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

from dazwischen.core.errors import Rejected
from dazwischen.core.game import Outcome
from dazwischen.tournament.ranking.order import Placed
from dazwischen.tournament.ranking.played import PlayedRound, PlayedTable
from dazwischen.tournament.ranking.results import Result
from dazwischen.tournament.rounds import Round

System: TypeAlias = Literal["series", "swiss", "round-robin"]


class Kind(Protocol):
    @property
    def systems(self) -> tuple[System, ...]: ...
    @property
    def players(self) -> tuple[int, int]:
        """How few and how many can sit at a table."""
        ...

    @property
    def by_rounds(self) -> bool:
        """A game at a table is a part of what is played there, and is entered round by round."""
        ...

    @property
    def final(self) -> bool:
        """The best can meet at a last table."""
        ...

    @property
    def asked(self) -> tuple[str, ...]:
        """What decides the standing, one after the other."""
        ...

    @property
    def asked_of_teams(self) -> tuple[str, ...]: ...

    def ranking(
        self, entrants: Iterable[int], rounds: Sequence[PlayedRound]
    ) -> tuple[Placed, ...]: ...

    def worth(self, table: PlayedTable, *, final: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Places at a table and what they add to the score, by place in the table's list."""
        ...

    def unfit(self, players: int, result: Result, *, whole: bool) -> Rejected | None:
        """What speaks against a result; a judge can be content with less than the `whole`."""
        ...

    def options(
        self, wished: Mapping[str, Any], players: int, rounds: Sequence[Round]
    ) -> Mapping[str, Any]:
        """What the tournament has to say about the options of the next game after these rounds."""
        ...

    def seats(self, players: int, rounds: Sequence[Round]) -> tuple[int, ...]:
        """Players by seat, for what comes after these rounds."""
        ...

    def rounds(self, events: Iterable[Any], seats: Sequence[int]) -> tuple[Round, ...]:
        """The rounds of a game; `seats` says who sat where."""
        ...

    def result(self, rounds: Sequence[Round], outcome: Outcome | None) -> Result | None:
        """None as long as there is more to play."""
        ...
