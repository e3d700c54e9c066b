"""Jay: all that it offers."""

from functools import cached_property
from typing import Final

from dazwischen.core.contest import Contest, Rated
from dazwischen.core.game import Intent
from dazwischen.core.module import Blame, GameModule, Overtaken


class Jay(GameModule):
    name = "jay"

    @cached_property
    def captains(self) -> frozenset[type[Intent]]:
        from dazwischen.games.jay.intents import CAPTAINS

        return CAPTAINS

    @cached_property
    def blame(self) -> Blame:
        from dazwischen.games.jay.faults import blame

        return blame

    @cached_property
    def overtaken(self) -> Overtaken:
        from dazwischen.games.jay.overtaken import overtaken

        return overtaken

    @cached_property
    def contest(self) -> Contest:
        from dazwischen.games.jay.contest import CONTEST

        return CONTEST

    @cached_property
    def rated(self) -> Rated:
        from dazwischen.games.jay.rated import RATED

        return RATED


MODULE: Final = Jay()
