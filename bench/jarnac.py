"""All plays on full boards of Jarnac: the anagram index beside a dictionary of sorted letters.

The other one is how one would write it without thinking of speed: look every choice of loose
letters up, for every row. Both give the same plays as Python objects, here for the same boards.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from statistics import median
from time import perf_counter

import stopwatch
from dazwischen.lexicon import letter_set, load
from dazwischen.lexicon.index import load_index

ROWS, LONGEST = 8, 9
BOARDS = {6: 200, 9: 200, 12: 100, 20: 60}
"""Boards for each number of loose letters."""
SLOW = {6: 40, 9: 20, 12: 5, 20: 1}
"""On how many of them the other one is timed too."""
REPEATS = 3

Board = tuple[list[str], str]
Plays = dict[int, list[str]]


class Lookup:
    """Words by their sorted letters."""

    def __init__(self, words: Iterator[str]) -> None:
        self.words: dict[str, list[str]] = defaultdict(list)
        for word in words:
            self.words["".join(sorted(word))].append(word)

    def plays(self, rows: list[str], rack: str) -> Plays:
        found: Plays = {}
        loose = sorted(rack)
        for row, old in enumerate(["", *rows]):
            made: list[str] = []
            for size in range(1, LONGEST - len(old) + 1):
                for chosen in set(combinations(loose, size)):
                    letters = "".join(sorted([*old, *chosen]))
                    made += self.words.get(letters, ())
            if made:
                found[row] = made
        return found


def board(dice: Random, words: dict[int, list[str]], loose: int) -> Board:
    """Eight words of 3 to 8 letters, each length as likely, and loose letters from the same bag."""
    bag = Counter(letter_set("de").tiles())
    rows: list[str] = []
    while len(rows) < ROWS:
        word = dice.choice(words[dice.randint(3, LONGEST - 1)])
        if Counter(word) <= bag:
            rows.append(word)
            bag -= Counter(word)
    return rows, "".join(dice.sample(sorted(bag.elements()), loose))


def listed(plays: Plays) -> list[tuple[int, str]]:
    return sorted((row, word) for row, words in plays.items() for word in words)


def seconds(plays: Callable[[list[str], str], Plays], boards: list[Board]) -> float:
    """The median board's time; of each board the best of a few, as others use the machine too."""
    return median(min(_time(plays, *one) for _ in range(REPEATS)) for one in boards)


def _time(plays: Callable[[list[str], str], Plays], rows: list[str], rack: str) -> float:
    start = perf_counter()
    found = plays(rows, rack)
    end = perf_counter()
    del found  # Only now: throwing the plays away is not part of finding them.
    return end - start


def main() -> None:
    start = perf_counter()
    lexicon = load("de", umlauts="tiles")
    loaded = perf_counter()
    index = load_index("de")
    built = perf_counter()
    words = defaultdict(list)
    for word in lexicon.words():
        words[len(word)].append(word)
    lookup, dice = Lookup(lexicon.words()), Random(1977)
    figures: dict[str, float] = {
        "lexicon": loaded - start,
        "lexicon_index": built - start,
    }
    for loose, number in BOARDS.items():
        boards = [board(dice, words, loose) for _ in range(number)]
        few = boards[: SLOW[loose]]
        if any(listed(index.plays(*one)) != listed(lookup.plays(*one)) for one in few):
            raise SystemExit(f"different plays at {loose} letters")
        fast, slow = seconds(index.plays, boards), seconds(lookup.plays, few)
        figures |= {f"plays_{loose}": fast, f"lookup_{loose}": slow}
        found = sum(len(listed(index.plays(*one))) for one in boards) // number
        print(f"{loose:2} loose letters: {found} plays, {fast * 1e6:.0f} µs, {slow * 1e6:.0f} µs")
    stopwatch.report(figures)


if __name__ == "__main__":
    main()
