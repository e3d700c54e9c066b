"""What protocol files of J-Solitär can say, and the words for it."""

from typing import Final

from dazwischen.cards.spoken import figure
from dazwischen.core.vocabulary import YES, Header, Verb, Vocabulary

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

VERBS: Final = (
    Verb(
        "lay",
        "{who} {stack}:{figure}",
        (
            "{who} {stack}: {figure}",
            "{who} legt {figure} auf {stack}",
            "{who} legt {figure} auf Stapel {stack}",
            "{who} legt {stack}: {figure}",
        ),
        ("{who} lays {figure} on {stack}", "{who} lays {figure} on stack {stack}"),
        group="lay",
    ),
    Verb(
        "corner",
        "{who} corner {figure}",
        ("{who} deckt {figure} auf", "{who} Ecke {figure}", "{who} deckt Ecke {figure} auf"),
        ("{who} turns up {figure}",),
    ),
    Verb(
        "lay-corner",
        "{who} {stack}:corner",
        (
            "{who} legt Ecke auf {stack}",
            "{who} legt die Ecke auf {stack}",
            "{who} legt die Ecke auf Stapel {stack}",
            "{who} {stack}: Ecke",
        ),
        ("{who} lays corner on {stack}", "{who} lays the corner on stack {stack}"),
    ),
    Verb(
        "lay-slot",
        "{who} {stack}:slot {figure}",
        (
            "{who} legt Slot {figure} auf {stack}",
            "{who} legt Slot {figure} auf Stapel {stack}",
            "{who} {stack}: Slot {figure}",
        ),
        ("{who} lays slot {figure} on {stack}",),
    ),
    Verb(
        "swap",
        "{who} swap {figure} {slot}",
        ("{who} tauscht {figure} gegen {slot}", "{who} tauscht {figure} {slot}"),
        ("{who} swaps {figure} for {slot}",),
    ),
    Verb(
        "name-slot",
        "{who} slot {figure}",
        ("{who} Slot {figure}", "{who} nennt {figure}", "{who} wählt {figure}"),
        ("{who} names {figure}",),
    ),
    Verb(
        "end",
        "{who} end",
        ("{who} beendet den Zug", "{who} beendet", "{who} Ende", "{who} fertig"),
        ("{who} ends", "{who} ends the turn"),
    ),
    Verb(
        "end-drawing",
        "{who} end {count}",
        ("{who} beendet und zieht {count}", "{who} Ende {count}", "{who} beendet {count}"),
        ("{who} ends and draws {count}",),
        group="rare",
    ),
    Verb("undo", "{who} undo", ("{who} nimmt zurück", "{who} zurück"), group="rare"),
    Verb(
        "undo-more",
        "{who} undo {count}",
        ("{who} nimmt {count} zurück", "{who} zurück {count}"),
        group="rare",
    ),
    Verb("deal", "deal", ("geben", "neues Spiel", "austeilen"), ("new game",), group="rare"),
)

VOCABULARY: Final = Vocabulary("jsolitaer", HEADERS, VERBS, {"figure": figure, "slot": figure})
