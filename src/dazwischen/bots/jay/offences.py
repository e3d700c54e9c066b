"""Who has done what wrong since the last interruption: what a pause would bring to light.

The same findings as the game's own at a pause (J-FAULT-2 to J-FAULT-5), from what everybody sees.
"""

from dazwischen.cards import layout as at
from dazwischen.games.jay.ruleset import Ruleset
from dazwischen.games.jay.state import Seen


class Debt:
    """Penalty cards that a seat has yet to draw; `serial` is the fault that they are for, or 0."""

    __slots__ = ("cards", "serial")

    def __init__(self, cards: int, serial: int = 0) -> None:
        self.cards = cards
        self.serial = serial


class Offences:
    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._debts: list[list[Debt]] = [[] for _ in range(rules.players + 1)]
        self._faults: dict[int, int] = {}
        """Whose each fault since the game was last opened is, by serial."""
        self._grave: list[int] = []
        """The seats of whatever justifies a pause in every edition."""

    def begin(self) -> None:
        """A new round."""
        self.settle((0,) * self._rules.players, frozenset())

    def settle(self, owes: tuple[int, ...], lying: frozenset[int]) -> None:
        """After an interruption everybody knows what is owed, and which cards still lie there."""
        for seat, owed in enumerate(owes, 1):
            faults = [debt for debt in self._debts[seat] if debt.serial in lying]
            more = owed - sum(debt.cards for debt in faults)
            self._debts[seat] = [*faults, Debt(more)] if more > 0 else faults
        self._faults.clear()
        self._grave.clear()

    def drew(self, seat: int, cards: int, *, short: bool) -> None:
        """Penalty cards, which pay the oldest debt first; `short`: there were no more."""
        left = cards
        for debt in self._debts[seat]:
            paid = debt.cards if short else min(left, debt.cards)
            debt.cards -= paid
            left -= paid
        self._debts[seat] = [debt for debt in self._debts[seat] if debt.cards]

    def topped_up(self, seat: int) -> None:
        """Whoever owes penalty cards draws these first: J-FAULT-2."""
        if self._debts[seat]:
            self._grave.append(seat)

    def owed(self, seat: int) -> int:
        return sum(debt.cards for debt in self._debts[seat])

    def has_open_fault(self, seat: int) -> bool:
        return any(debt.serial for debt in self._debts[seat])

    def is_fault(self, serial: int) -> bool:
        return serial in self._faults

    def laid(self, card: Seen, below: tuple[Seen, ...], *, legal: bool) -> None:
        seat = card.seat
        again = self.has_open_fault(seat)
        if self._debts[seat]:
            self._grave.append(seat)  # J-FAULT-5, J-FAULT-2
        if legal:
            if card.figure == self._rules.traitor:
                self._debts[seat].append(Debt(1))
            return
        misled = self._misled(card, below)
        self._faults[card.serial] = seat
        if again:
            return
        if misled:
            self._grave.append(seat)
        self._debts[seat].append(Debt(2, card.serial))

    def _misled(self, card: Seen, below: tuple[Seen, ...]) -> bool:
        """J-FAULT-4: another's fault is among the last cards, and this one fits on one of them."""
        if self._rules.changes.any_fault_misleads:
            return any(seat != card.seat for seat in self._faults.values())
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
        return any(
            seat != me and self.has_open_fault(seat) for seat in range(1, self._rules.players + 1)
        )
