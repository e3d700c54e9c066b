"""J-Solitär: all that it offers."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from dazwischen.core.acts import Intended
from dazwischen.core.choices import Choice
from dazwischen.core.duties import Keeper
from dazwischen.core.game import Game
from dazwischen.core.log import Log
from dazwischen.core.module import GameModule
from dazwischen.core.report import Adviser, Referee
from dazwischen.core.retelling import Teller
from dazwischen.core.vocabulary import Vocabulary


class Solitaire(GameModule):
    name = "jsolitaer"

    @cached_property
    def rules(self) -> Game[Any, Any]:
        from dazwischen.games.jsolitaer.game import GAME

        return GAME

    @cached_property
    def keeper(self) -> Keeper:
        from dazwischen.games.jsolitaer.duties import KEEPER

        return KEEPER

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        from dazwischen.games.jsolitaer.choices import CHOICES

        return CHOICES

    @cached_property
    def option_rules(self) -> Mapping[str, str]:
        from dazwischen.games.jsolitaer.options import RULES

        return RULES

    @cached_property
    def vocabulary(self) -> Vocabulary:
        from dazwischen.games.jsolitaer.vocabulary import VOCABULARY

        return VOCABULARY

    @cached_property
    def referee(self) -> Referee:
        from dazwischen.games.jsolitaer.referee import REFEREE

        return REFEREE

    @cached_property
    def export(self) -> Callable[[Log], str]:
        from dazwischen.games.jsolitaer.export import export

        return export

    @cached_property
    def intended(self) -> Intended:
        from dazwischen.games.jsolitaer.intended import intended

        return intended

    @cached_property
    def teller(self) -> Teller:
        from dazwischen.games.jsolitaer.retelling import TELLER

        return TELLER

    @cached_property
    def adviser(self) -> Adviser:
        from dazwischen.games.jsolitaer.hint import ADVISER

        return ADVISER


MODULE: Final = Solitaire()
