"""Everybody once against everybody: one stays, the others go round him one place a round."""

from collections.abc import Sequence


def length(players: int) -> int:
    """How many rounds it takes."""
    return players - 1 + players % 2


def round_robin(entrants: Sequence[int], number: int) -> tuple[list[list[int]], list[int]]:
    """The pairs of a round, counted from 1, and who has none in it."""
    circle: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    turn = (number - 1) % (len(circle) - 1)
    moving = circle[1:]
    row = [circle[0], *moving[len(moving) - turn :], *moving[: len(moving) - turn]]
    half = len(row) // 2
    pairs, free = [], []
    for one, two in zip(row[:half], reversed(row[half:]), strict=True):
        if one is None or two is None:
            free += [player for player in (one, two) if player is not None]
        else:
            pairs.append([one, two])
    return pairs, free
