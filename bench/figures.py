"""What is measured, and what is claimed about it."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import NamedTuple

Samples = Mapping[str, Sequence[float]]

MILLIONS = "M decisions/s"
THOUSANDS = "k decisions/s"
STEPS = "k steps/s"
SECONDS = "s"
MICROSECONDS = "µs"
SIZES = {MILLIONS: 1e6, THOUSANDS: 1e3, STEPS: 1e3, SECONDS: 1.0, MICROSECONDS: 1e-6}


class Figure(NamedTuple):
    key: str
    text: str
    unit: str


GROUPS = {
    "Jay: whole random rounds, level 7, 4 players": (
        Figure("kernel", "flow kernel, compiled", MILLIONS),
        Figure("kernel_uncompiled", "flow kernel, the same source as plain Python", MILLIONS),
        Figure("engine", "engine, decide + evolve, with its random driver", THOUSANDS),
        Figure("engine_alone", "engine, decide + evolve, the same intents once more", THOUSANDS),
    ),
    "OpenSpiel crazy_eights: random games, 4 players": (
        Figure("openspiel", "whole games in C++: evaluate_bots", MILLIONS),
        Figure("openspiel_rollouts", "after the deal, in C++: RandomRolloutEvaluator", MILLIONS),
        Figure("openspiel_python", "whole games driven from Python", MILLIONS),
    ),
    "RLCard uno: random games, 2 players": (
        Figure("rlcard", "environment, stepped with a random legal action", STEPS),
        Figure("rlcard_agents", "environment, run with its own random agents", STEPS),
        Figure("rlcard_bare", "bare game, without observations", STEPS),
    ),
    "Jarnac: all plays on a board of eight words": (
        Figure("plays_6", "6 loose letters, anagram index", MICROSECONDS),
        Figure("lookup_6", "6 loose letters, looked up one by one", MICROSECONDS),
        Figure("plays_9", "9 loose letters, anagram index", MICROSECONDS),
        Figure("lookup_9", "9 loose letters, looked up one by one", MICROSECONDS),
        Figure("plays_12", "12 loose letters, anagram index", MICROSECONDS),
        Figure("lookup_12", "12 loose letters, looked up one by one", MICROSECONDS),
        Figure("plays_20", "20 loose letters, anagram index", MICROSECONDS),
        Figure("lookup_20", "20 loose letters, looked up one by one", MICROSECONDS),
        Figure("lexicon", "loading the German dictionary", SECONDS),
        Figure("lexicon_index", "loading it and building the index", SECONDS),
    ),
    "Start-up": (
        Figure("referee", "dazwischen referee FILE --json, a file of ten lines", SECONDS),
        Figure("word", "dazwischen word MAUT --json", SECONDS),
        Figure("python", "Python alone", SECONDS),
    ),
}


class Claim(NamedTuple):
    """At least so many times as fast as another figure; or below so many seconds."""

    figure: str
    bound: float
    text: str
    than: str | None = None

    def value(self, samples: Samples) -> float | None:
        """The median of the ratios within each run, where the machine was the same for both."""
        ours = samples.get(self.figure, ())
        if self.than is None:
            return median(ours) if ours else None
        pairs = list(zip(ours, samples.get(self.than, ()), strict=False))
        return median(one / other for one, other in pairs) if pairs else None

    def holds(self, value: float) -> bool:
        return value < self.bound if self.than is None else value >= self.bound


CLAIMS = (
    Claim("kernel", 5, "flow kernel ≥ 5 × crazy_eights, whole games in C++", "openspiel"),
    Claim("kernel", 5, "flow kernel ≥ 5 × crazy_eights, after the deal", "openspiel_rollouts"),
    Claim("engine", 1.5, "engine with its driver ≥ 1.5 × uno environment", "rlcard"),
    Claim("referee", 0.3, "referee start-up < 0.3 s"),
    Claim("word", 0.3, "word start-up < 0.3 s"),
    Claim("lexicon_index", 0.05, "dictionary and index < 0.05 s"),
    Claim("lookup_9", 20, "index ≥ 20 × looking up, 9 loose letters", "plays_9"),
    Claim("plays_9", 52e-6, "index, 9 loose letters < 4 × 13 µs (C++: 13–35)"),
    Claim("plays_20", 400e-6, "index, 20 loose letters < 4 × 100 µs (C++: 100–250)"),
)
NOTES = """\
A decision is what a player chooses. Dealing and drawing take their time but are not counted,
neither here nor there; nor are our "bereit", "Jay" and the cards that have to be drawn.
RandomRolloutEvaluator is OpenSpiel's barest loop: it leaves out the deal, and its decisions are
worked out from the mean length of such games. evaluate_bots plays whole games, counted exactly.
A claim compares the two values of each run; shown is the median of these ratios."""
