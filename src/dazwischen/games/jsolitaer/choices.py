"""What can be chosen about a game of J-Solitär. The order is that of the pages."""

from typing import Final

from dazwischen.core.choices import Choice

CHOICES: Final = (
    Choice(option="players", texts="soli-players", values=(1, 2, 3, 4, 5, 6), counted=True),
    Choice(option="games", texts="soli-games", values=(1, 3, 5, 10, 0), counted=True),
    Choice(option="keep_slots", texts="soli-keep-slots", values=(False, True)),
    Choice(option="level", texts="soli-level", values=(1, 2, 3, 4, 5, 6, 7), counted=True),
    Choice(option="colours", texts="soli-colours", values=(4, 3, 2), counted=True),
    Choice(option="first", texts="soli-first", values=(1, 2, 3, 4, 5, 6), counted=True),
)
