"""Counts of legal continuations, as data: a change of the laying rules shows in a number.

A row of `perft.txt`: edition, level, the hands by seat, then how many sequences of 1, 2, 3 … legal
lays there are after seat 1 has opened with its first card. `python -m tests.cards.test_perft`
prints the rows anew.
"""

from pathlib import Path

import pytest

from dazwischen.cards import laying
from dazwischen.cards import layout as at
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.ruleset import Ruleset, ruleset

ROWS = (Path(__file__).parent / "perft.txt").read_text().splitlines()
Hands = tuple[tuple[int, ...], ...]


def continuations(rules: Ruleset, situation: bytes, hands: Hands, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat, hand in enumerate(hands, 1):
        for figure in set(hand):
            kind = laying.judge(rules.tables, situation, seat, figure)
            if kind != at.FAULT:
                after = laying.after_lay(rules.tables, situation, seat, figure, kind)
                total += continuations(rules, after, without(hands, seat, figure), depth - 1)
    return total


def without(hands: Hands, seat: int, figure: int) -> Hands:
    hand = list(hands[seat - 1])
    hand.remove(figure)
    return (*hands[: seat - 1], tuple(hand), *hands[seat:])


def counts(edition: str, level: str, shares: list[str], depths: int) -> list[int]:
    rules = ruleset(
        Options(edition="jay" if edition == "jay" else "zdj-4.6", level=int(level),
                players=len(shares))
    )  # fmt: skip
    hands = tuple(tuple(rules.catalogue.number(n) or 0 for n in s.split()) for s in shares)
    first = hands[0][0]
    situation = laying.after_lay(rules.tables, laying.fresh(len(hands), 1), 1, first, at.OPEN)
    left = without(hands, 1, first)
    return [continuations(rules, situation, left, depth) for depth in range(1, depths + 1)]


@pytest.mark.parametrize("row", ROWS)
def test_counts_of_legal_continuations(row: str) -> None:
    ruleset_, hands, numbers = row.split("|")
    edition, level = ruleset_.split()
    expected = [int(number) for number in numbers.split()]
    assert counts(edition, level, hands.split(","), len(expected)) == expected


if __name__ == "__main__":
    for row in ROWS:
        head, hands, _ = row.split("|")
        edition, level = head.split()
        found = counts(edition, level, hands.split(","), 5)
        print(f"{head}|{hands}| {' '.join(map(str, found))}")  # noqa: T201
