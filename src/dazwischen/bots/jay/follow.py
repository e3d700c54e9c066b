"""Follows a tournament's box as its players must: nobody tells them who has to and who may.

Everything here is in the seat's views: whose card came into the box, whose hand grew, who has said
"Jay". The laying kernel then says what each card was, and a fault changes nothing (J-FAULT-1).
"""

from dazwischen.bots.jay.offences import Offences
from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay.rules_count import COUNT_OUT
from dazwischen.games.jay.ruleset import Ruleset
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import PAUSED, REOPENING, Seen


class Follower:
    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.flow = laying.fresh(rules.players, 1)
        self.faults = 0
        """Faults seen this round, whether they still lie in the box or not."""
        self.offences = Offences(rules)
        self._round = 0
        self._serial = 0
        self._counts: tuple[int, ...] = ()
        self._paid: tuple[int, ...] = ()
        self._counting: int | None = None

    def see(self, view: View, when: int) -> None:
        """Takes in a view of that time; to be shown every one, in order."""
        if view.round != self._round:
            self.flow = laying.fresh(self.rules.players, view.opener)
            self._round, self._serial, self.faults = view.round, 0, 0
            self.offences.begin()
            self._counts, self._paid = view.counts, view.paid
        self._who_drew(view)
        for place, card in enumerate(view.box):
            if card.serial > self._serial:
                self._follow(card, view.box[:place], when)
        if view.box:
            self._serial = max(self._serial, view.box[-1].serial)
        if view.phase in (PAUSED, REOPENING):
            self.offences.settle(view.owes, frozenset(card.serial for card in view.box))
        self._counts, self._paid, self._counting = view.counts, view.paid, view.counting
        self._who_is_out(view)

    def _who_drew(self, view: View) -> None:
        """Penalty cards are drawn without a word, everything else is topping up."""
        nothing_left = not any(view.piles)
        for seat in range(1, self.rules.players + 1):
            paid = view.paid[seat - 1] - self._paid[seat - 1]
            if paid > 0:
                self.offences.drew(seat, paid, short=nothing_left)
            elif view.counts[seat - 1] > self._counts[seat - 1]:
                self.offences.topped_up(seat)

    def _follow(self, card: Seen, below: tuple[Seen, ...], when: int) -> None:
        kind = laying.judge(self.rules.tables, self.flow, card.seat, card.figure)
        void = self.rules.changes.own_follow_up_is_void
        if void and self.offences.has_open_fault(card.seat):
            kind = at.FAULT
        if kind != at.FAULT and self._too_late(card, when):
            kind = at.FAULT
        self.offences.laid(card, below, legal=kind != at.FAULT)
        if kind == at.FAULT:
            self.faults += 1
        else:
            self.flow = laying.after_lay(self.rules.tables, self.flow, card.seat, card.figure, kind)

    def _too_late(self, card: Seen, when: int) -> bool:
        """J-COUNT-1: after "Strafe" only a traitor is valid, if one can be laid at all."""
        traitor, must = self.rules.traitor, self.flow[at.OBLIGATION]
        if self._counting is None or when < self._counting + COUNT_OUT or card.seat != must:
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
