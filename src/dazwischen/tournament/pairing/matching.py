"""As many pairs as there can be in a graph: Edmonds' way of growing trees and shrinking blossoms.

A perfect pairing in which r pairs meet again has all its other pairs among those who have not met;
so the most pairs among those who have not met leave the fewest who must.
"""

from collections import deque
from collections.abc import Sequence

from dazwischen.tournament.pairing.field import Field, Groups

NOBODY = -1


def fewest_meetings(field: Field) -> Groups:
    """Pairs of an even number of players, as few as possible of whom have met."""
    players = range(field.players)
    strangers = [
        [other for other in players if other != one and field.cost[one][other] < field.meeting]
        for one in players
    ]
    mate = most_pairs(strangers)
    alone = [player for player in players if mate[player] == NOBODY]
    pairs = [[player, other] for player, other in enumerate(mate) if player < other]
    return pairs + [alone[at : at + 2] for at in range(0, len(alone), 2)]


def most_pairs(neighbours: Sequence[Sequence[int]]) -> list[int]:
    """The partner of each, or nobody."""
    mate = [NOBODY] * len(neighbours)
    for player, others in enumerate(neighbours):
        if mate[player] == NOBODY:
            free = next((other for other in others if mate[other] == NOBODY), NOBODY)
            if free != NOBODY:
                mate[player], mate[free] = free, player
    for root in range(len(neighbours)):
        if mate[root] == NOBODY:
            _Tree(neighbours, mate).grow(root)
    return mate


class _Tree:
    """An alternating tree from one who has no partner, looking for another."""

    def __init__(self, neighbours: Sequence[Sequence[int]], mate: list[int]) -> None:
        self._neighbours = neighbours
        self._mate = mate
        count = len(neighbours)
        self._parent = [NOBODY] * count
        self._base = list(range(count))
        """Who stands for a blossom in which somebody is."""
        self._outer = [False] * count

    def grow(self, root: int) -> None:
        self._outer[root] = True
        waiting = deque([root])
        while waiting:
            one = waiting.popleft()
            for two in self._neighbours[one]:
                if self._base[one] == self._base[two] or self._mate[one] == two:
                    continue
                partner = self._mate[two]
                if two == root or (partner != NOBODY and self._parent[partner] != NOBODY):
                    waiting.extend(self._shrink(one, two))
                elif self._parent[two] == NOBODY:
                    self._parent[two] = one
                    if partner == NOBODY:
                        self._turn(two)
                        return
                    self._outer[partner] = True
                    waiting.append(partner)

    def _turn(self, end: int) -> None:
        """Along the way back to the root, who was paired is parted, and the other way round."""
        while end != NOBODY:
            before = self._parent[end]
            further = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = further

    def _shrink(self, one: int, two: int) -> list[int]:
        """Everybody on an odd circle can be reached both ways: those who are new to it."""
        base = self._common(one, two)
        inside: set[int] = set()
        self._mark(one, base, two, inside)
        self._mark(two, base, one, inside)
        fresh = []
        for player in range(len(self._base)):
            if self._base[player] in inside:
                self._base[player] = base
                if not self._outer[player]:
                    self._outer[player] = True
                    fresh.append(player)
        return fresh

    def _mark(self, player: int, base: int, child: int, inside: set[int]) -> None:
        while self._base[player] != base:
            partner = self._mate[player]
            inside |= {self._base[player], self._base[partner]}
            self._parent[player] = child
            child = partner
            player = self._parent[partner]

    def _common(self, one: int, two: int) -> int:
        """The first who stands on the way from both to the root."""
        passed = set()
        at = one
        while True:
            at = self._base[at]
            passed.add(at)
            if self._mate[at] == NOBODY:
                break
            at = self._parent[self._mate[at]]
        at = self._base[two]
        while at not in passed:
            at = self._base[self._parent[self._mate[at]]]
        return at
