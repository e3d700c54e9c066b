"""What protocol files of Jarnac can say, and the words for it."""

from typing import Final

from dazwischen.core.vocabulary import YES, Header, Vocabulary
from dazwischen.games.jarnac.actions import ACTIONS

HEADERS: Final = (
    Header("game", ("Spiel",), {"jarnac": ("Jarnac",)}),
    Header("language", ("Sprache",), {"de": ("deutsch",), "fr": ("französisch",)}),
    Header(
        "variant",
        ("Spielart", "Variante"),
        {"standard": ("normal",), "professional": ("Profi",), "solo": ("allein",)},
        usual="standard",
    ),
    Header(
        "judging",
        ("Prüfung", "Wörter gelten"),
        {"dictionary": ("Wörterbuch",), "challenge": ("Einspruch",)},
        usual="dictionary",
        usual_with={"professional": "challenge"},
    ),
    Header("doubt", ("Zeit für Einspruch",)),
    Header(
        "jarnacs",
        ("Zahl der Jarnacs",),
        {"unlimited": ("unbegrenzt", "beliebig viele"), "1": ("einmal", "eins"),
         "2": ("zweimal", "zwei")},
    ),
    Header("handicap", ("Vorgabe",)),
    Header(
        "umlauts",
        ("Umlaute",),
        {"tiles": ("eigene Buchstaben", "Steine"), "split": ("aufgeteilt", "getrennt")},
    ),
    Header("sides", ("Seiten",)),
    Header("teams", ("Mannschaften",)),
    Header("thinking", ("Bedenkzeit",)),
    Header(
        "time_per",
        ("Bedenkzeit je", "Bedenkzeit gilt"),
        {"move": ("Handlung",), "turn": ("Zug",)},
    ),
    Header("clock", ("Uhr", "Schachuhr")),
    Header(
        "flag",
        ("Uhr abgelaufen",),
        {"lose": ("verloren",), "pass": ("passen", "nur passen")},
    ),
    Header("no_append", ("kein Anlegen", "ohne Anlegen"), YES),
    Header("min_added", ("Buchstaben dazu", "mindestens dazu")),
    Header("min_length", ("Mindestlänge",)),
    Header("reading", ("Lesart",)),
    Header("rows", ("Reihen",), of_side=True),
    Header("rack", ("Buchstaben", "lose Buchstaben", "Vorrat"), of_side=True),
    Header("bag", ("Beutel",)),
    Header("to move", ("am Zug",)),
)  # fmt: skip

VOCABULARY: Final = Vocabulary("jarnac", HEADERS, ACTIONS.verbs, sided=True)
