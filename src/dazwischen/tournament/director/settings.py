"""What can be chosen about a tournament."""

from typing import Any

from msgspec import Struct, field

from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.input_problem import problem_of
from dazwischen.tournament.contest import games
from dazwischen.tournament.contest.kind import System
from dazwischen.tournament.director import online
from dazwischen.tournament.prizes import Prize


def _first() -> str:
    return games.names()[0]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: str = ""
    game: str = field(default_factory=_first)
    system: System = "series"
    """One of those of the game's kind of contest."""
    rounds: int = 3
    """Without the final; a round robin has as many as it needs."""
    table_size: int = 4
    """Of a series: how many sit at a table if it can be, 3 to 6."""
    final: bool = False
    """Of series: the best play a last one for the first places."""
    online: bool = False
    """All tables are online; otherwise only those at which somebody is remote or a bot."""
    options: dict[str, Any] = {}
    """Of the game, for online tables; players and rounds are the tournament's."""
    timing: dict[str, Any] = {}
    minutes: int = 0
    """For a round, shown as a clock; 0 for none."""
    team_size: int = 0
    """How many members of a team count; 0 for all."""
    prizes: tuple[Prize, ...] = ()

    def __post_init__(self) -> None:
        if self.game not in games.names():
            raise ValueError(f"no tournaments of {self.game!r}")


def unfit(settings: Settings) -> Rejected | None:
    kind = games.kind_of(settings.game)
    if settings.system not in kind.systems:
        return Rejected("tour-system", (), {"system": settings.system})
    for name, value, low, high in (
        ("rounds", settings.rounds, 1, 30),
        ("table_size", settings.table_size, 3, 6),
        ("minutes", settings.minutes, 0, 24 * 60),
        ("team_size", settings.team_size, 0, 100),
    ):
        if not low <= value <= high:
            args: dict[str, int | str] = {"name": name, "value": value, "low": low, "high": high}
            return Rejected("tour-range", (), args)
    if settings.final and not kind.final:
        return Rejected("tour-no-final")
    try:
        least, most = kind.players
        for players in range(least, min(most, settings.table_size) + 1):
            online.options_of(settings.game, settings.options, players, ())
        online.check_timing(settings.game, settings.timing)
    except InvalidInput as error:
        return problem_of(error)
    return None
