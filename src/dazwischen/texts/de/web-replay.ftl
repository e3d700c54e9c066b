## Eine Partie noch einmal ansehen

replay-my-games = Meine Partien
replay-none = Hier stehen deine Partien, sobald eine zu Ende gespielt ist.
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
replay-player = Spieler
