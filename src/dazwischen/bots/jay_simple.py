"""A simple opponent for Jay: lays what is legal, throws when it can, saves a pawn for the end."""

from random import Random

from dazwischen.bots.jay_follow import Follower
from dazwischen.bots.protocol import Action
from dazwischen.bots.reaction import reaction, thought
from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.rules_count import COUNT_OUT
from dazwischen.games.jay.ruleset import Ruleset
from dazwischen.games.jay.state import REOPENING, RUNNING
from dazwischen.games.jay.view import View

LEAST = 3
"""J-DRAW-1."""
HURRY = 500
"""Milliseconds left of a count when a bot lays at the latest."""


class JaySimple:
    def __init__(self, rules: Ruleset, seat: int, chance: Random, pace: float = 1.0) -> None:
        self.rules = rules
        self.seat = seat
        self._chance = chance
        self._pace = pace
        self._follower = Follower(rules) if rules.options.faults == "tournament" else None

    def act(self, view: View, now: int) -> Action[do.JayIntent] | None:
        if self._follower:
            self._follower.see(view, now)
        intent = self._speak_or_draw(view) or self._play(view, now)
        return Action(intent, self._delay(view, intent, now)) if intent else None

    def _delay(self, view: View, intent: do.JayIntent, now: int) -> int:
        quick = not isinstance(intent, do.Lay | do.TopUp) or self._throws(view, intent)
        delay = (reaction if quick else thought)(self._chance, self._pace)
        if view.counting is not None and self._obligation(view) == self.seat:
            delay = min(delay, max(0, view.counting + COUNT_OUT - HURRY - now))
        return delay

    def _throws(self, view: View, intent: do.JayIntent) -> bool:
        return isinstance(intent, do.Lay) and (intent.card, at.THROW) in self._legal(view)

    def _speak_or_draw(self, view: View) -> do.JayIntent | None:
        """What comes before play: calling "Jay", penalty cards, "bereit"."""
        if view.may.jay:
            return do.CallJay(seat=self.seat)
        if view.phase in RUNNING:
            if view.may.draw:
                return do.Draw(seat=self.seat, count=view.may.draw)
            if self._follower and self._follower.debt and self._cards_left(view):
                count = max(self._follower.debt, LEAST - len(view.hand))
                return do.Draw(seat=self.seat, count=count)
        return do.Ready(seat=self.seat) if view.may.ready else None

    def _play(self, view: View, now: int) -> do.JayIntent | None:
        may = view.may
        if view.phase not in RUNNING or may.top_up is None:
            return None
        if not view.hand:
            # Drawing nothing over and over helps nobody, except that it reopens the game.
            helps = self._cards_left(view) or view.phase == REOPENING
            return do.TopUp(seat=self.seat, count=may.top_up) if helps else None
        must = self._obligation(view) == self.seat
        if must and self._counted_out(view, now):
            return self._face_down(view)
        card = self._best(view, must=must)
        if card:
            return do.Lay(seat=self.seat, card=card)
        if may.waive:
            return do.Waive(seat=self.seat)
        if not must:
            return None
        # A second top up costs three cards, a traitor only one.
        if may.top_up < LEAST or self._traitor(view) == at.FAULT:
            return do.TopUp(seat=self.seat, count=may.top_up)
        return self._face_down(view)

    def _best(self, view: View, *, must: bool) -> int:
        """The card to lay, or 0: throws first, then what leaves most cards that go with it."""
        options = self._legal(view)
        if not must:
            options = [option for option in options if not self._regrets(view, option[0])]
        return max(options, key=lambda option: self._worth(view, *option), default=(0, 0))[0]

    def _worth(self, view: View, figure: int, kind: int) -> tuple[bool, bool, int, int]:
        row = self.rules.tables[at.FITS + figure]
        goes_on = sum(row >> card & 1 or card == figure for card in view.hand)
        return not self._regrets(view, figure), kind == at.THROW, goes_on, figure

    def _regrets(self, view: View, figure: int) -> bool:
        """Without a pawn nobody finishes: the last one is kept, and no hand ends on a noble."""
        pawns = sum(self._is_pawn(card) for card in view.hand)
        if len(view.hand) == 1:
            return not pawns
        return pawns == 1 and self._is_pawn(figure)

    def _face_down(self, view: View) -> do.Lay:
        """Gives up the card that goes with the fewest others, but no pawn that is needed."""
        card = min(
            view.hand, key=lambda card: (self._regrets(view, card), self._company(view, card))
        )
        return do.Lay(seat=self.seat, card=card, face_down=True)

    def _company(self, view: View, card: int) -> tuple[int, int]:
        return sum(self.rules.tables[at.FITS + card] >> other & 1 for other in view.hand), card

    def _is_pawn(self, card: int) -> bool:
        return self.rules.pawns >> card & 1 == 1

    def _cards_left(self, view: View) -> bool:
        """J-DRAW-6: in the piles, aside, or surely in the box below its last two valid figures."""
        faults = sum(card.kind == at.FAULT for card in view.box)
        if self._follower:
            faults = self._follower.faults
        return sum(view.piles) + view.aside > 0 or len(view.box) > 2 + faults

    def _legal(self, view: View) -> list[tuple[int, int]]:
        lays = view.may.lay
        if self._follower:
            lays = tuple((figure, self._judge(self._follower, figure)) for figure, _ in lays)
        return [(figure, kind) for figure, kind in lays if kind != at.FAULT]

    def _traitor(self, view: View) -> int:
        if self._follower:
            return self._judge(self._follower, self.rules.traitor)
        return view.may.traitor or at.FAULT

    def _judge(self, follower: Follower, figure: int) -> int:
        return laying.judge(self.rules.tables, follower.flow, self.seat, figure)

    def _obligation(self, view: View) -> int:
        if self._follower:
            return self._follower.flow[at.OBLIGATION]
        return view.flow.obligation if view.flow else 0

    def _counted_out(self, view: View, now: int) -> bool:
        late = view.counting is not None and now >= view.counting + COUNT_OUT
        return late and self._traitor(view) != at.FAULT
