"""A person for whole games: looks at the same view as everybody and types what a newcomer would."""

from random import Random

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.cli.games.jay.hand import in_order
from dazwischen.cli.games.jay.input import Keyboard
from dazwischen.cli.games.jay.table import PlayTable
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import OVER

MOST = 3000
CHATTER = ("?", "regeln", "nonsense", "99", "v", "tausch 1 1", "23", "pause", "verzicht", "bereit",
           "jay", "z", "a0", "tausch rX 7", "\x07", "v99", "bo")  # fmt: skip


class Typist(Keyboard):
    def __init__(self, table: PlayTable, seed: int, *, chatter: float = 0.15) -> None:
        super().__init__()
        self._table = table
        self._dice = Random(seed)
        self._chatter = chatter
        self._typed_lines = 0

    def start(self) -> None:
        """Needs no thread."""

    def line(self, timeout: float | None) -> str | None:  # noqa: ARG002 - never waits
        self._typed_lines += 1
        if self._typed_lines > MOST:
            raise EOFError
        if self._dice.random() < self._chatter:
            return self._dice.choice(CHATTER)
        return self._sensible(GAME.view(self._table.state, 1))

    def _sensible(self, view: View) -> str:
        may = view.may
        if "jay" in may.acts:
            return "jay"
        if may.draw and view.phase != OVER:
            return "z"
        if "ready" in may.acts or view.phase == OVER:
            return ""
        if not view.hand:
            return "a"
        return self._lays(view)

    def _lays(self, view: View) -> str:
        """Mostly what is legal, by number or by name; now and then anything."""
        catalogue = self._table.state.rules.catalogue
        hand = in_order(catalogue, view.hand)
        legal = [card for card in set(hand) if self._judge(card) != at.FAULT]
        if legal and self._dice.random() < 0.95:
            card = self._dice.choice(legal)
            return self._dice.choice([str(hand.index(card) + 1), catalogue.name(card).lower()])
        if self._table.state.obligation != view.seat:
            return ""
        return self._dice.choice(["a", f"v{self._dice.randint(1, len(hand))}"])

    def _judge(self, card: int) -> int:
        """Follows the game also where nobody tells."""
        state = self._table.state
        return laying.judge(state.rules.tables, state.flow, 1, card)
