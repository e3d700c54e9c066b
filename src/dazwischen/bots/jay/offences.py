"""Who has done what wrong since the last interruption: what a pause would bring to light.

The same findings as the game's own at a pause (J-FAULT-2 to J-FAULT-5), from what everybody sees.
"""

from dazwischen.cards import layout as at
from dazwischen.games.jay.ruleset import Ruleset
from dazwischen.games.jay.state import Seen


class Offences:
    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._owed = [0] * (rules.players + 1)
        self._open: dict[int, int] = {}
        """The serial of each seat's open fault."""
        self._faults: dict[int, int] = {}
        """Whose each fault in the box is, by serial."""
        self._grave: list[int] = []
        """The seats of whatever justifies a pause in every edition."""

    def begin(self) -> None:
        """A new round."""
        self._faults.clear()
        self.settle((0,) * self._rules.players)

    def settle(self, owes: tuple[int, ...]) -> None:
        """After an interruption everybody knows what is owed, and nothing else is left."""
        self._owed = [0, *owes]
        self._open.clear()
        self._grave.clear()

    def drew(self, seat: int, cards: int) -> None:
        """Whoever takes fewer cards than owed has topped up instead of drawing: J-FAULT-2."""
        if cards < self._owed[seat]:
            self._grave.append(seat)
            return
        self._owed[seat] = 0
        self._open.pop(seat, None)

    def owed(self, seat: int) -> int:
        return self._owed[seat]

    def has_open_fault(self, seat: int) -> bool:
        return seat in self._open

    def is_fault(self, serial: int) -> bool:
        return serial in self._faults

    def laid(self, card: Seen, below: tuple[Seen, ...], *, legal: bool) -> None:
        seat = card.seat
        again = seat in self._open
        if again or self._owed[seat]:
            self._grave.append(seat)  # J-FAULT-5, J-FAULT-2
        if legal:
            self._owed[seat] += card.figure == self._rules.traitor
            return
        misled = self._misled(card, below)
        self._faults[card.serial] = seat
        if again:
            return
        if misled:
            self._grave.append(seat)
        self._owed[seat] += 2
        self._open[seat] = card.serial

    def _misled(self, card: Seen, below: tuple[Seen, ...]) -> bool:
        """J-FAULT-4: another's fault is among the last cards, and this one fits on one of them."""
        last = below[max(0, len(below) - (self._rules.players - 1)) :]
        tables, figure = self._rules.tables, card.figure
        others = any(self._faults.get(other.serial, card.seat) != card.seat for other in last)
        return others and any(
            other.figure == figure or tables[at.FITS + other.figure] >> figure & 1 for other in last
        )

    def grave(self, me: int) -> bool:
        """Whether a pause by this seat would be justified whatever the edition."""
        return any(seat != me for seat in self._grave)

    def open(self, me: int) -> bool:
        """Whether another's fault lies open; in edition ZdJ that is enough: J-FAULT-3."""
        return any(seat != me for seat in self._open)
