"""What can be chosen about a game of Jay. The order is that of the pages."""

from typing import Final

from dazwischen.core.choices import Choice

CHOICES: Final = (
    Choice(
        option="level", texts="jay-level", values=(1, 2, 3, 4, 5, 6, 7), counted=True,
        within="edition",
    ),
    Choice(option="players", texts="jay-players", values=(2, 3, 4, 5, 6), counted=True),
    Choice(option="rounds", texts="jay-rounds", values=(1, 3, 5, 10, 0), counted=True),
    Choice(
        option="faults", texts="jay-faults",
        values=("guarded", "take-back", "penalty", "tournament"),
    ),
    Choice(
        option="count", texts="jay-pace", values=(0, 20_000, 10_000, 5_000), counted=True,
        unit=1000, timing=True,
    ),
    Choice(
        option="edition", texts="jay-edition", values=("jay", "zdj-4.6"), words={"zdj-4.6": "zdj"}
    ),
    Choice(option="announce", texts="jay-announce", values=("auto", "manual")),
    Choice(
        option="hand", texts="jay-hand-size", values=(0, *range(3, 13)), counted=True
    ),
    Choice(option="colours", texts="jay-colours", values=(4, 3, 2), counted=True),
    Choice(option="shuffle", texts="jay-shuffle", values=("full", "cut")),
    Choice(option="decks", texts="jay-decks", values=("common", "own")),
    Choice(option="starter_noble", texts="jay-starter", values=(False, True)),
    Choice(option="captains", texts="jay-captains", values=(False, True)),
    Choice(option="opener", texts="jay-opener", values=(1, 2, 3, 4, 5, 6, 0), counted=True),
)  # fmt: skip
