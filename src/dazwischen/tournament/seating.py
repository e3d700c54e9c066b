"""J-SCORE-2: who sits where after five rounds.

The sources know four players. For others, and for what they leave open:
- The first keeps his seat and the others are placed around him.
- Who are the two best is decided by points of the first half; of equals, who won more of its
  rounds; of equals in that as well, who sat at the lower seat. So is who is third.
- With five players two seats lie across; the one opposite the first is the nearer one clockwise.
- With five or six, the others keep their order clockwise after the first. If the two best sit
  opposite already, nobody moves: "the others swap" has one meaning with two others only.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from dazwischen.tournament.standings import Part

Seating: TypeAlias = tuple[int, ...]
"""Players by seat, clockwise from seat 1."""

How: TypeAlias = Literal[
    "nobody-moves", "others-swap", "third-after-first", "already-opposite", "second-opposite"
]


class SeatChange(Struct, frozen=True):
    order: tuple[int, ...]
    """Players by their standing at half-time, best first."""
    seats: Seating
    how: How


def change_seats(seats: Seating, half: Part) -> SeatChange:
    order = half_time_order(seats, half)
    first, second = order[:2]
    if len(seats) <= 3:
        return SeatChange(order, seats, "nobody-moves")
    around = _clockwise(seats, first)
    across = len(seats) // 2
    opposite = around[across] == second
    how: How
    if len(seats) == 4:
        _, after, _, before = around
        third, fourth = (before, after) if opposite else order[2:]
        around = (first, third, second, fourth)
        how = "others-swap" if opposite else "third-after-first"
    else:
        rest = tuple(player for player in around if player != second)
        around = (*rest[:across], second, *rest[across:])
        how = "already-opposite" if opposite else "second-opposite"
    # The first stays: turn the table back until he has the seat he had.
    return SeatChange(order, _clockwise(around, around[-seats.index(first)]), how)


def half_time_order(seats: Seating, half: Part) -> tuple[int, ...]:
    """Everybody by points, then by rounds won, then by seat."""

    def worth(player: int) -> tuple[int, int]:
        return half.points[player - 1], half.wins[player - 1]

    # A stable sort: equals stay in the order of the seats.
    return tuple(sorted(seats, key=worth, reverse=True))


def _clockwise(seats: Seating, player: int) -> Seating:
    """The table as this player sees it, beginning with himself."""
    seat = seats.index(player)
    return seats[seat:] + seats[:seat]
