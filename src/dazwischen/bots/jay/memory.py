"""What a bot remembers of its own doings that no view shows: what it has yet to say.

Everything here follows from what the bot was told and shown, so a bot that is shown the same again
after an interruption of the program remembers the same.
"""

from typing import Final, TypeAlias

from dazwischen.bots.jay.habits import Habits
from dazwischen.bots.jay.offences import Offences
from dazwischen.cards import layout as at
from dazwischen.core.dice import Dice
from dazwischen.games.jay.intents import STRAFE
from dazwischen.games.jay.ruleset import Ruleset
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import PAUSED

_OWN: Final = frozenset({"ready", "jay", "waive"})
"""What one does once."""
Trace: TypeAlias = tuple[object, ...]


class Memory:
    def __init__(self, rules: Ruleset, seat: int, habits: Habits) -> None:
        self.say: list[int] = []
        """Announcements still to be made, where they are not made by the program."""
        self.since = 0
        """Since when everybody waits for whom they are waiting for."""
        self._care = 1.0
        """With how much care it acted last: with little it forgets what goes with it at first."""
        self._rules = rules
        self._seat = seat
        self._habits = habits
        self._serial = 0
        self._round = 0
        self._top: Trace = ()
        self._before: Trace | None = None
        self._last: Trace = ()

    def acted(self, dice: Dice) -> None:
        """It has done something itself, and has yet to see what came of it."""
        self._care = dice.random()
        if self.say:
            self.say.pop(0)  # what is to be said comes before everything else
        else:
            self._before = self._last

    def see(self, view: View, when: int, offences: Offences | None) -> None:
        """`offences` are what a tournament's player has to find out by himself."""
        if view.round != self._round:
            self._round, self._serial = view.round, 0
            self.say.clear()
        if self._rules.options.announce == "manual":
            self._listen(view, offences)
        top = (view.round, view.phase, view.box[-1].serial if view.box else 0, len(view.finished))
        if top != self._top:
            self._top, self.since = top, when
        self._last = _trace(view, self._seat)
        if self._before is not None and self._last != self._before:
            self._before = None

    @property
    def forgets(self) -> bool:
        """Whether it does not think at once of what has to be said about what it did last."""
        return self._care < self._habits.forgets

    @property
    def owns_up(self) -> bool:
        """Whether it would admit a fault, if what it did last was one."""
        return self._care >= 1 - self._habits.owns_up

    @property
    def hand_is_moving(self) -> bool:
        """It has not seen yet what it did last, and so knows neither its hand nor the box."""
        return self._before is not None

    def _listen(self, view: View, offences: Offences | None) -> None:
        """PrivateView traitors have to be named, and own faults, if they are admitted."""
        for card in view.box:
            if card.serial <= self._serial:
                continue
            self._serial = card.serial
            if card.seat != self._seat:
                continue
            if card.kind == at.FAULT or (offences and offences.is_fault(card.serial)):
                if offences is None or self.owns_up:
                    self.say.append(card.figure)
            elif card.figure == self._rules.traitor:
                self.say.append(STRAFE)


def _trace(view: View, seat: int) -> Trace:
    """What changes with everything that a seat itself can do, except talking, and with little that
    others do."""
    mine = tuple([name for name in view.may.acts if name in _OWN])
    owes, paused, counted = view.owes[seat - 1], view.phase == PAUSED, view.counting is not None
    return view.hand, owes, mine, paused, counted
