"""What the score sheet of a series can say, and the words for it."""

from typing import Final

from dazwischen.core.vocabulary import Header, Verb, Vocabulary

SERIES: Final = "jay-series"
"""What such a file says it is about."""
NAMES: Final = ("Jay-Serie", "Serie", "Wertungsserie")
"""Other names of the game that the file is about."""

PLAYERS: Final = 4
"""Where the file does not say how many."""

HEADERS: Final = (
    Header("game", ("Spiel",), {SERIES: NAMES}),
    Header("players", ("Spieler", "Mitspieler", "Personen"), numbers=(2, 6), usual=str(PLAYERS)),
    Header("names", ("Namen",)),
    Header("seats", ("Plätze", "Sitzordnung")),
    Header("prizes", ("Preise",)),
)

VERBS: Final = (
    Verb(
        "round",
        "{first} {second}",
        ("{first} vor {second}", "{first} gewinnt vor {second}"),
        ("{first} before {second}",),
        group="lay",
    ),
    Verb("winner", "{first}", ("{first} gewinnt",), ("{first} wins",), group="lay"),
    Verb("void", "void", ("ungültig", "Runde ungültig"), group="lay"),
    Verb(
        "correct",
        "correct {number}: {first} {second}",
        (
            "Runde {number}: {first} vor {second}",
            "Runde {number}: {first} {second}",
            "Korrektur {number}: {first} {second}",
        ),
        ("round {number}: {first} before {second}",),
    ),
    Verb(
        "correct-winner",
        "correct {number}: {first}",
        ("Runde {number}: {first} gewinnt", "Korrektur {number}: {first}"),
        ("round {number}: {first} wins",),
        group="rare",
    ),
    Verb(
        "correct-void",
        "correct {number}: void",
        ("Runde {number}: ungültig", "Korrektur {number}: ungültig"),
        group="rare",
    ),
)

VOCABULARY: Final = Vocabulary(SERIES, HEADERS, VERBS)
