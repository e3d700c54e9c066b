"""What can be chosen about a game of Jarnac. The order is that of the pages."""

from typing import Final

from dazwischen.core.choices import Choice

CHOICES: Final = (
    Choice(
        option="variant", texts="jarnac-variant", values=("standard", "professional", "solo")
    ),
    Choice(option="language", texts="jarnac-language", values=("de", "fr")),
    Choice(option="teams", texts="jarnac-people", values=(1, 2, 3, 4), counted=True, sides=2),
    Choice(option="judging", texts="jarnac-judging", values=("dictionary", "challenge")),
    Choice(
        option="doubt", texts="jarnac-doubt", values=(5_000, 10_000, 20_000, 0), counted=True,
        unit=1000, timing=True,
    ),
    Choice(option="jarnacs", texts="jarnac-jarnacs", values=(1, 2, "unlimited")),
    Choice(
        option="jarnac", texts="jarnac-pause", values=(0, 20_000, 10_000, 5_000), counted=True,
        unit=1000, timing=True,
    ),
    Choice(option="handicap", texts="jarnac-handicap", values=(9, 8, 7), counted=True, sides=2),
    Choice(option="starter", texts="jarnac-starter", values=(0, 1, 2), counted=True),
    Choice(option="thinking", texts="jarnac-thinking", values=(0, 60, 45, 30), counted=True),
    Choice(
        option="clock", texts="jarnac-clock", values=(0, 600, 900, 1500), counted=True, unit=60
    ),
    Choice(option="umlauts", texts="jarnac-umlauts", values=("tiles", "split")),
    Choice(option="time_per", texts="jarnac-time-per", values=("move", "turn")),
    Choice(option="flag", texts="jarnac-flag", values=("lose", "pass")),
    Choice(option="no_append", texts="jarnac-no-append", values=(False, True)),
    Choice(option="min_added", texts="jarnac-added", values=(0, 2, 3), counted=True),
    Choice(option="min_length", texts="jarnac-length", values=(0, 4, 5, 6), counted=True),
)  # fmt: skip
