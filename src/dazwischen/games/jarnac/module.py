"""Jarnac: all that it offers."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from dazwischen.core.acts import Intended
from dazwischen.core.choices import Choice
from dazwischen.core.contest import Contest, Rated
from dazwischen.core.duties import Keeper
from dazwischen.core.game import Game
from dazwischen.core.log import Log
from dazwischen.core.module import Analysis, GameModule
from dazwischen.core.report import Referee
from dazwischen.core.retelling import Teller
from dazwischen.core.vocabulary import Vocabulary


class Jarnac(GameModule):
    name = "jarnac"

    @cached_property
    def rules(self) -> Game[Any, Any]:
        from dazwischen.games.jarnac.game import GAME

        return GAME

    @cached_property
    def keeper(self) -> Keeper:
        from dazwischen.games.jarnac.duties import KEEPER

        return KEEPER

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        from dazwischen.games.jarnac.choices import CHOICES

        return CHOICES

    @cached_property
    def option_rules(self) -> Mapping[str, str]:
        from dazwischen.games.jarnac.options import RULES

        return RULES

    @cached_property
    def vocabulary(self) -> Vocabulary:
        from dazwischen.games.jarnac.vocabulary import VOCABULARY

        return VOCABULARY

    @cached_property
    def referee(self) -> Referee:
        from dazwischen.games.jarnac.referee import REFEREE

        return REFEREE

    @cached_property
    def export(self) -> Callable[[Log], str]:
        from dazwischen.games.jarnac.export import export

        return export

    @cached_property
    def intended(self) -> Intended:
        from dazwischen.games.jarnac.intended import intended

        return intended

    @cached_property
    def teller(self) -> Teller:
        from dazwischen.games.jarnac.retelling import TELLER

        return TELLER

    @cached_property
    def analysis(self) -> Analysis:
        from dazwischen.games.jarnac.analysis import analyse

        return analyse

    @cached_property
    def contest(self) -> Contest:
        from dazwischen.games.jarnac.contest import CONTEST

        return CONTEST

    @cached_property
    def rated(self) -> Rated:
        from dazwischen.games.jarnac.rated import RATED

        return RATED


MODULE: Final = Jarnac()
