"""What protocol files of Jay can say, and the words for it."""

from typing import Final

from dazwischen.cards.spoken import figure
from dazwischen.core.vocabulary import YES, Header, Vocabulary
from dazwischen.games.jay.actions import ACTIONS

HEADERS: Final = (
    Header("game", ("Spiel",), {"jay": ("Jay",)}),
    Header("players", ("Spieler", "Mitspieler", "Personen"), numbers=(2, 6), usual="4"),
    Header("names", ("Namen",)),
    Header(
        "edition",
        ("Regelheft", "Ausgabe"),
        {"jay": (), "zdj-4.6": ("ZdJ 4.6", "ZdJ")},
        usual="jay",
    ),
    Header("level", ("Stufe",), numbers=(1, 7), usual="7"),
    Header("opener", ("Eröffner", "eröffnet", "es eröffnet")),
    Header(
        "faults",
        ("Fehler", "falsche Karten"),
        {
            "guarded": ("abgelehnt", "ablehnen"),
            "take-back": ("zurücknehmen", "take back"),
            "penalty": ("Strafe", "Strafen"),
            "tournament": ("Turnier",),
        },
        usual="penalty",
    ),
    Header(
        "announce",
        ("Ansage", "ansagen", "Strafe sagt"),
        {"auto": ("Programm", "das Programm", "von selbst"), "manual": ("selbst", "jeder selbst")},
    ),
    Header("hands", ("Hände", "Handkarten")),
    Header("shuffle", ("Mischen",), {"full": ("ganz", "neu"), "cut": ("abheben",)}),
    Header(
        "decks",
        ("Kartendecks", "Deck"),
        {"common": ("gemeinsam", "ein Deck"), "own": ("eigene", "eins pro Person")},
    ),
    Header("hand", ("Handgröße", "Karten pro Hand")),
    Header("reading", ("Lesart",)),
    Header("colours", ("Farben", "colors")),
    Header("copies", ("Exemplare",)),
    Header("figures", ("Figuren",)),
    Header("starter_noble", ("Startadlige", "Start-Adlige"), YES),
    Header("captains", ("Kapitäne", "Teamcaptains"), YES),
    Header("window", ("Fenster", "Zeitfenster")),
    Header("rounds", ("Runden",)),
    Header("prepare", ("Vorbereitung", "vorbereiten"), YES),
    Header("piles", ("Ziehstapel", "Stapel")),
    Header("aside", ("beiseite",)),
    Header("slots", ("Slotkarten", "offene Karten")),
)

VOCABULARY: Final = Vocabulary("jay", HEADERS, ACTIONS.verbs, {"figure": figure, "slot": figure})
