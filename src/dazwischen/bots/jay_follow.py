"""Follows a tournament's box as its players must: nobody tells them who has to and who may.

Everything here is in the seat's view: whose card came into the box, and who has said "Jay". The
laying kernel then says what each card was, and a fault changes nothing (J-FAULT-1).
"""

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay.rules_count import COUNT_OUT
from dazwischen.games.jay.ruleset import Ruleset
from dazwischen.games.jay.view import Seen, View


class Follower:
    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.flow = laying.fresh(rules.players, 1)
        self.debt = 0
        """Penalty cards for an own traitor, which nobody calls in."""
        self.faults = 0
        """Faults seen this round, whether they still lie in the box or not."""
        self._round = 0
        self._boxed = 0
        self._held = 0
        self._count: int | None = None

    def see(self, view: View, now: int) -> None:
        """Takes in a view; to be shown every one, in order."""
        if view.round != self._round:
            self.flow = laying.fresh(self.rules.players, view.opener)
            self._round, self._boxed, self.debt, self.faults = view.round, 0, 0, 0
        elif len(view.hand) > self._held or view.seat in view.finished:
            self.debt = 0
        # A box that has become smaller gave up faults, or cards that lie too deep to matter.
        for card in view.box[self._boxed :]:
            self._follow(card, view.seat, now)
        self._boxed, self._held, self._count = len(view.box), len(view.hand), view.counting
        self._who_is_out(view)

    def _follow(self, card: Seen, me: int | None, now: int) -> None:
        kind = laying.judge(self.rules.tables, self.flow, card.seat, card.figure)
        if kind == at.FAULT or self._too_late(card, now):
            self.faults += 1
            return
        if card.seat == me and card.figure == self.rules.traitor:
            self.debt += 1
        self.flow = laying.after_lay(self.rules.tables, self.flow, card.seat, card.figure, kind)

    def _too_late(self, card: Seen, now: int) -> bool:
        """J-COUNT-1: after "Strafe" only a traitor is valid, if one can be laid at all."""
        traitor, must = self.rules.traitor, self.flow[at.OBLIGATION]
        if self._count is None or now < self._count + COUNT_OUT or card.seat != must:
            return False
        possible = laying.judge(self.rules.tables, self.flow, must, traitor) != at.FAULT
        return possible and card.figure != traitor

    def _who_is_out(self, view: View) -> None:
        """In a tournament the view counts as finished who has also said so."""
        for seat in range(1, self.rules.players + 1):
            out = self.flow[at.OUT] >> seat & 1 == 1
            if seat in view.finished and not out:
                self.flow = laying.after_leaving(self.flow, seat)
            elif out and seat not in view.finished:
                self.flow = laying.after_rejoining(self.flow, seat)
