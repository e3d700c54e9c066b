## Eine Partie noch einmal ansehen

replay-my-games = Meine Partien
replay-none = Hier stehen deine Partien, sobald eine Runde zu Ende gespielt ist.
replay-none-such = So eine Partie ist nicht dabei.
replay-older = Ältere zeigen
replay-filter = Auswählen
replay-filter-game = Spiel
replay-filter-result = Ergebnis
replay-filter-with = Mit wem
replay-any-game = Alle Spiele
replay-any-result = Jedes Ergebnis
replay-any-with = Mit allen
replay-only-bots = Nur gegen Bots
replay-result-won = Gewonnen
replay-result-lost = Verloren
replay-title-level = { $name }, Stufe { $level }
replay-ended = { $result ->
    [won] Gewonnen
    [shared] Unentschieden
   *[lost] { $place ->
        [0] Verloren
       *[other] { $place }. Platz
    }
} · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
replay-broken-off = Abgebrochen · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
replay-in-play = Läuft noch · { $rounds ->
    [one] eine Runde gespielt
   *[other] { $rounds } Runden gespielt
} · { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
replay-from-file = Aus einer Datei
replay-no-names = In der Datei stehen keine Namen.
replay-alone = Allein
replay-with = Mit { $names }
replay-somebody = jemand ohne Namen
replay-play-on = Weiterspielen
replay-remove = Entfernen
replay-remove-sure = Diese Partie aus deiner Liste entfernen?
replay-remove-sure-others = Diese Partie aus deiner Liste entfernen? Bei den anderen bleibt sie stehen.
replay-remove-yes = Ja, entfernen
replay-remove-no = Nein, behalten
replay-removed = Die Partie ist aus deiner Liste entfernt.
replay-still-in-play = Diese Partie läuft noch. Zu sehen sind die Runden, die vorbei sind, mit deinen Karten. Alle Karten und den Link zum Weitergeben gibt es, wenn sie zu Ende ist.
replay-file-line = Zeile { $line }: { $problem }
replay-file-title = Partie aus einer Datei
replay-file = Eine Aufzeichnung (.jsonl) von hier oder anderswo. Sie wird nachgerechnet, Ereignis für Ereignis.
replay-file-choose = Datei wählen
replay-table = Der Tisch in diesem Augenblick
replay-controls = Abspielen
replay-timeline = Verlauf der Partie
replay-step = { $step } von { $total }
replay-run = Abspielen
replay-stop = Anhalten
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-leap-back = Zum Augenblick davor, der zählte
replay-leap-on = Zum nächsten Augenblick, der zählte
replay-speed = Tempo
replay-eye = Gezeigt werden
replay-eye-all = alle Karten
replay-share = Link zu diesem Augenblick
replay-shared = Der Link zu diesem Augenblick ist kopiert.
replay-share-by-hand = Kopieren geht hier nicht von selbst: Der Link steht in der Adresszeile.
replay-give = Weitergeben
replay-as-protocol = Protokoll für den Schiedsrichter
replay-as-log = Aufzeichnung
replay-moments = Was zählte
replay-no-moments = In dieser Partie ging alles seinen Gang.
replay-moment-fault = Fehler
replay-moment-pause = Unterbrechung
replay-moment-jay = „Jay“
replay-moment-count = Angezählt
replay-moment-void = Ungültig
replay-moment-end = Ende
replay-moment-lead = Neue Führung
replay-moment-run = Langer Zug
replay-moment-slot = Slot verdient
replay-moment-undo = Zurückgenommen
replay-moment-jarnac = Jarnac!
replay-moment-long = Langes Wort
replay-moment-objection = Einspruch
replay-moment-flag = Zeit um
replay-keys = Tasten: ← und → ein Schritt, Komma und Punkt zum Augenblick davor und danach, Leertaste spielt ab und hält an, 1, 2, 4 und 8 das Tempo, Pos1 und Ende.
replay-could = Was ginge hier?
replay-could-stop = Halte an, dann steht es hier.
replay-could-nothing = Hier kann niemand etwas legen.
replay-could-stacks = auf Stapel { $stacks }
replay-could-from-slot = aus dem Slot
replay-could-from-corner = aus der Ecke
replay-could-word = { $verdict ->
    [jarnac] Jarnac, { $gain } Punkte
   *[ok] { $gain } Punkte mehr
}{ $row ->
    [0] , neues Wort
   *[other] , aus Reihe { $row }
}
replay-could-more = { $count ->
    [one] Und eines mehr.
   *[other] Und { $count } weitere.
}
# Das Wort des Schiedsrichters vor der Nummer

## Ob sich jemand die Karten aussuchen konnte

replay-cards-checked = { $game ->
    [jarnac] Buchstaben geprüft
   *[other] Karten geprüft
}
replay-cards-again = { $game ->
    [jarnac] Buchstaben nachgerechnet
   *[other] Karten nachgerechnet
}
replay-cards-unchecked = { $game ->
    [jarnac] Buchstaben nicht prüfbar
   *[other] Karten nicht prüfbar
}
replay-cards-wrong = { $game ->
    [jarnac] Die Buchstaben stimmen nicht
   *[other] Die Karten stimmen nicht
}
replay-cards-why-kept = Der Server hatte sich schon vor dem Mischen festgelegt, und { $shares ->
    [one] ein Gerät am Tisch hat
   *[other] { $shares } Geräte am Tisch haben
} mitgemischt: Niemand konnte sich etwas aussuchen.
replay-cards-why-without = Der Server hatte sich schon vor dem Mischen festgelegt. Dein Gerät hat aber nicht mitgemischt: Es war zu spät dran, oder ein anderes von dir war schneller.
replay-cards-why-again = Alles folgt aus dem, was hier steht. Was der Server vor dem Mischen zugesagt hat, ist auf diesem Gerät nicht aufgehoben.
replay-cards-why-alone = Es ging los, bevor ein Gerät am Tisch mitmischen konnte.
replay-cards-why-old = Die Partie wurde gespielt, bevor es diese Zusage gab.
replay-cards-why-words = Die Partie wurde mit einem anderen Wörterbuch gespielt und lässt sich hier nicht nachspielen.
replay-cards-why-wrong = Was der Server jetzt sagt, passt nicht zu dem, was er vor dem Mischen zugesagt hat.
