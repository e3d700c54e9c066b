"""J-Solitär: all that it offers."""

from functools import cached_property
from typing import Final

from dazwischen.core.module import GameModule
from dazwischen.core.report import Adviser


class Solitaire(GameModule):
    name = "jsolitaer"

    @cached_property
    def adviser(self) -> Adviser:
        from dazwischen.games.jsolitaer.hint import ADVISER

        return ADVISER


MODULE: Final = Solitaire()
