"""What a seat makes of what it sees: how play stands, and what it may do with its cards."""

from dazwischen.bots.jay.deck_facts import DeckFacts
from dazwischen.bots.jay.follow import Follower
from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay.rules_count import COUNT_OUT
from dazwischen.games.jay.ruleset import Ruleset
from dazwischen.games.jay.sight import Flow, View
from dazwischen.games.jay.state import PLAYING


class PositionFeatures:
    """One moment. In a tournament nobody is told how play stands: then it is what was followed."""

    __slots__ = ("_follower", "deck_facts", "legal", "must", "rules", "seat", "traitor", "view")

    def __init__(
        self,
        rules: Ruleset,
        deck_facts: DeckFacts,
        seat: int,
        view: View,
        follower: Follower | None,
    ) -> None:
        self.rules = rules
        self.deck_facts = deck_facts
        self.seat = seat
        self.view = view
        self._follower = follower
        self.legal: list[tuple[int, int]]
        """Hand figures that may be laid, with what that would be."""
        self.traitor: int
        """What laying a card face down would be."""
        self.must: bool
        """Whether the seat is under obligation."""
        if follower is None:
            self.legal = [lay for lay in view.may.lay if lay[1]]
            self.traitor = view.may.traitor or at.FAULT
            self.must = view.flow is not None and view.flow.obligation == seat
        else:
            kinds = [(figure, self._judge(follower, figure)) for figure, _ in view.may.lay]
            self.legal = [lay for lay in kinds if lay[1]]
            self.traitor = self._judge(follower, rules.traitor)
            self.must = follower.flow[at.OBLIGATION] == seat

    def _judge(self, follower: Follower, figure: int) -> int:
        return laying.judge(self.rules.tables, follower.flow, self.seat, figure)

    @property
    def flow(self) -> bytes:
        if self._follower:
            return self._follower.flow
        return situation(self.view.flow, self.rules.players, self.view.finished)

    @property
    def waits(self) -> bool:
        """Whether doing nothing is possible: somebody else has to act."""
        return not self.must and self.view.phase == PLAYING

    @property
    def running_on(self) -> bool:
        """Whether the last card was its own: the hand is still over the box."""
        return bool(self.view.box) and self.view.box[-1].seat == self.seat

    @property
    def pawns(self) -> int:
        """How many pawns are in the hand."""
        return sum(self.rules.pawns >> card & 1 for card in self.view.hand)

    def unseen(self) -> list[int]:
        """How many cards of each figure could be in a hand or a pile."""
        left = list(self.deck_facts.deck)
        for card in self.view.hand:
            left[card] -= 1
        for slots in self.view.slots:
            for card in slots:
                left[card] -= 1
        for seen in self.view.box:
            if seen.figure != self.rules.traitor:
                left[seen.figure] -= 1
        return _few_enough(left)

    def contested(self) -> float:
        """How likely it is that somebody else can lay at once, too, without any right."""
        flow, tables, view = self.flow, self.rules.tables, self.view
        free = tables[at.SERVED_BY_ANYONE + flow[at.LYING]]
        free |= tables[at.THROWN + at.FIGURES * flow[at.TWINS] + flow[at.LYING]]
        unseen = self.unseen()
        fitting = sum(count for figure, count in enumerate(unseen) if free >> figure & 1)
        others = sum(view.counts) - len(view.hand)
        return float(1 - (1 - fitting / max(1, sum(unseen))) ** others)

    def cards_left(self) -> bool:
        """J-DRAW-6: in the piles, aside, or surely in the box below its last two valid figures."""
        view = self.view
        if sum(view.piles) + view.aside:
            return True
        if self._follower:
            faults = self._follower.faults
        else:
            faults = sum(card.kind == at.FAULT for card in view.box)
        return len(view.box) > 2 + faults

    def counted_out(self, now: int) -> bool:
        """J-COUNT-1: whether only a traitor is left to lay."""
        counting = self.view.counting
        late = self.must and counting is not None and now >= counting + COUNT_OUT
        return late and self.traitor != at.FAULT


def _few_enough(cards: list[int]) -> list[int]:
    """A deck a person is more than the kernels hold: of each figure its share."""
    total = sum(cards)
    if total <= at.MOST_CARDS:
        return cards
    return [count * at.MOST_CARDS // total for count in cards]


def situation(flow: Flow | None, players: int, out: tuple[int, ...]) -> bytes:
    """The kernel's bytes of what a view tells."""
    if flow is None:
        return laying.fresh(players, 1)
    told = bytearray(at.SITUATION)
    told[at.LYING], told[at.LAYER], told[at.TWINS] = flow.lying, flow.layer, flow.twins
    told[at.OBLIGATION], told[at.PLAYERS] = flow.obligation, players
    told[at.COUNT] = len(flow.reservations)
    for place, seat in enumerate(reversed(flow.reservations)):
        told[at.ORDER + place] = seat
        told[at.RESERVED] |= 1 << seat
    for seat in out:
        told[at.OUT] |= 1 << seat
    return bytes(told)
