"""What protocol files of Jarnac can say, and the words for it."""

from typing import Final

from dazwischen.core.vocabulary import YES, Header, Verb, Vocabulary

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

VERBS: Final = (
    Verb("draw", "{who} draws {*letters}", ("{who} zieht {*letters}",)),
    Verb("lay", "{who} {word}", ("{who} legt {word}",), ("{who} lays {word}",), group="lay"),
    Verb(
        "lay-row",
        "{who} {row}: {word}",
        (
            "{who} legt {word} auf Reihe {row}",
            "{who} legt {word} auf {row}",
            "{who} legt {row}: {word}",
            "{who} Reihe {row}: {word}",
        ),
        ("{who} lays {word} on {row}", "{who} lays {word} on row {row}"),
        group="lay",
    ),
    Verb("jarnac", "{who} jarnac {word}", ("{who} Jarnac {word}", "{who} ruft Jarnac {word}")),
    Verb(
        "jarnac-row",
        "{who} jarnac {row}: {word}",
        (
            "{who} Jarnac Reihe {row}: {word}",
            "{who} Jarnac {row}: {word}",
            "{who} ruft Jarnac {row}: {word}",
        ),
    ),
    Verb(
        "exchange",
        "{who} exchange {*letters} for {*drawn}",
        ("{who} tauscht {*letters} gegen {*drawn}",),
        ("{who} exchanges {*letters} for {*drawn}",),
    ),
    Verb("pass", "{who} pass", ("{who} passt",), ("{who} passes",)),
    Verb(
        "object",
        "{who} objects",
        ("{who} erhebt Einspruch", "{who} einspruch", "{who} widerspricht"),
    ),
    Verb("accept", "{who} accepts", ("{who} sagt gilt", "{who} gilt", "{who} nimmt an")),
    Verb("say-nothing", "{who} says nothing", ("{who} sagt nichts",), group="rare"),
    Verb("forgo", "{who} forgoes", ("{who} verzichtet",), group="rare"),
    Verb("propose", "{who} proposes {word}", ("{who} schlägt {word} vor",), group="team"),
    Verb(
        "propose-row",
        "{who} proposes {row}: {word}",
        ("{who} schlägt {row}: {word} vor",),
        group="team",
    ),
    Verb(
        "propose-jarnac",
        "{who} proposes jarnac {word}",
        ("{who} schlägt Jarnac {word} vor",),
        group="team",
    ),
    Verb(
        "propose-jarnac-row",
        "{who} proposes jarnac {row}: {word}",
        ("{who} schlägt Jarnac {row}: {word} vor",),
        group="team",
    ),
    Verb(
        "propose-exchange",
        "{who} proposes exchange {*letters}",
        ("{who} schlägt Tausch {*letters} vor",),
        group="team",
    ),
    Verb("propose-pass", "{who} proposes pass", ("{who} schlägt vor zu passen",), group="team"),
    Verb(
        "propose-objection",
        "{who} proposes objects",
        ("{who} schlägt einen Einspruch vor",),
        group="team",
    ),
    Verb("confirm", "{who} confirms {member}", ("{who} bestätigt {member}",), group="team"),
    Verb(
        "hand-over",
        "{who} hands over to {member}",
        ("{who} übergibt an {member}",),
        group="team",
    ),
    Verb("leave", "{who} leaves", ("{who} ist weg",), group="team"),
    Verb("return", "{who} returns", ("{who} ist zurück",), group="team"),
    Verb("time-up", "{who} time up", ("{who} Bedenkzeit um", "{who} Zeit um"), group="rare"),
    Verb("flag", "{who} flag falls", ("{who} Uhr abgelaufen",), group="rare"),
)

VOCABULARY: Final = Vocabulary("jarnac", HEADERS, VERBS, sided=True)
