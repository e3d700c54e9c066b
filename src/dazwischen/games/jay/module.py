"""Jay: all that it offers."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from dazwischen.core.acts import Intended
from dazwischen.core.choices import Choice
from dazwischen.core.contest import Contest, Rated
from dazwischen.core.duties import Keeper
from dazwischen.core.game import Game, Intent
from dazwischen.core.log import Log
from dazwischen.core.module import Blame, GameModule, Overtaken
from dazwischen.core.report import Referee
from dazwischen.core.retelling import Teller
from dazwischen.core.vocabulary import Vocabulary


class Jay(GameModule):
    name = "jay"

    @cached_property
    def rules(self) -> Game[Any, Any]:
        from dazwischen.games.jay.game import GAME

        return GAME

    @cached_property
    def keeper(self) -> Keeper:
        from dazwischen.games.jay.duties import KEEPER

        return KEEPER

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        from dazwischen.games.jay.choices import CHOICES

        return CHOICES

    @cached_property
    def option_rules(self) -> Mapping[str, str]:
        from dazwischen.games.jay.options import RULES

        return RULES

    @cached_property
    def vocabulary(self) -> Vocabulary:
        from dazwischen.games.jay.vocabulary import VOCABULARY

        return VOCABULARY

    @cached_property
    def referee(self) -> Referee:
        from dazwischen.games.jay.referee import REFEREE

        return REFEREE

    @cached_property
    def export(self) -> Callable[[Log], str]:
        from dazwischen.games.jay.export import export

        return export

    @cached_property
    def intended(self) -> Intended:
        from dazwischen.games.jay.intended import intended

        return intended

    @cached_property
    def teller(self) -> Teller:
        from dazwischen.games.jay.retelling import TELLER

        return TELLER

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
