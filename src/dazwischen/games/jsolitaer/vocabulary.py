"""What protocol files of J-Solitär can say, and the words for it."""

from typing import Final

from dazwischen.cards.spoken import figure
from dazwischen.core.vocabulary import YES, Header, Vocabulary
from dazwischen.games.jsolitaer.actions import ACTIONS

HEADERS: Final = (
    Header("game", ("Spiel",), {"jsolitaer": ("J-Solitär",)}),
    Header("players", ("Spieler", "Mitspieler", "Personen"), numbers=(1, 6), usual="1"),
    Header("names", ("Namen",)),
    Header("edition", ("Regelheft", "Ausgabe"), {"jay": (), "zdj-4.6": ("ZdJ 4.6", "ZdJ")}),
    Header("level", ("Stufe",), numbers=(1, 7), usual="7"),
    Header("hands", ("Hände", "Handkarten")),
    Header("piles", ("Ziehstapel",)),
    Header("corner", ("Ecke",)),
    Header("slots", ("Slotkarten", "offene Karten")),
    Header("first", ("zuerst", "beginnt", "es beginnt")),
    Header("games", ("Spiele", "Partien")),
    Header("keep_slots", ("Slots bleiben", "Slots behalten"), YES),
    Header("hand", ("Meine Hand", "Blatt")),
    Header("colours", ("Farben", "colors")),
    Header("copies", ("Exemplare",)),
    Header("figures", ("Figuren",)),
)

VOCABULARY: Final = Vocabulary(
    "jsolitaer", HEADERS, ACTIONS.verbs, {"figure": figure, "slot": figure}
)
