"""Jarnac: all that it offers."""

from functools import cached_property
from typing import Final

from dazwischen.core.contest import Contest, Rated
from dazwischen.core.module import Analysis, GameModule


class Jarnac(GameModule):
    name = "jarnac"

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
