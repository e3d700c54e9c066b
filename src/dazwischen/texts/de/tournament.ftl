# Turniere und Wertungszettel: was nicht geht, und warum jemand vorn ist.

## Der Wertungszettel
rejected-sheet-not-begun = Auf diesem Zettel steht noch niemand: Trag zuerst die Namen ein.
rejected-sheet-begun = Dieser Zettel ist schon angefangen.
rejected-sheet-players = Eine Wertung spielen zwei bis sechs; hier sind es { $players }.
rejected-sheet-names = Alle brauchen einen Namen, und keiner darf zweimal vorkommen.
rejected-sheet-prizes = { $prizes } Preise sind mehr, als es Plätze gibt; es sind { $players }.
rejected-no-such-sheet = Diesen Wertungszettel gibt es nicht (mehr).
rejected-sheet-key = Mit diesem Link kann man den Zettel nur ansehen.

## Rollen und Links
rejected-no-such-tournament = Dieses Turnier gibt es nicht (mehr).
rejected-tour-key = Dieser Link gehört nicht zu diesem Turnier.
rejected-role-may-not = { $role ->
    [organiser] Das kann die Turnierleitung nicht: Dafür gibt es einen eigenen Link.
    [judge] Das kann das Schiedsgericht nicht: Dafür gibt es einen eigenen Link.
    [captain] Das kann ein Captain nicht: Dafür gibt es einen eigenen Link.
    [player] Das kannst du mit deinem Spielerlink nicht.
    [entry] Mit diesem Link kann man sich nur anmelden.
   *[other] Mit diesem Link kann man nur zuschauen.
}
rejected-tour-not-yours = Das kannst du nur für dich und deine Mannschaft.
rejected-tour-claim-players = An den Tisch setzt man sich mit dem eigenen Spielerlink.

## Wer mitspielt
rejected-tour-no-such-entrant = Nummer { $entrant } gibt es in diesem Turnier nicht.
rejected-tour-name-taken = { $name } ist schon angemeldet. Wähle einen Namen, der dich unterscheidet.
rejected-tour-full = Mehr als { $most } können nicht mitspielen.
rejected-tour-bot = „{ $bot }“ ist keine Spielstärke eines Bots.
rejected-tour-withdrawn = { $name } hat sich abgemeldet.
rejected-tour-not-withdrawn = { $name } hatte sich gar nicht abgemeldet.
rejected-tour-claimed-other = Du spielst in diesem Turnier schon unter einem anderen Namen.
rejected-tour-round-robin-closed = Wenn alle gegen alle spielen, kann nach der Auslosung niemand mehr dazukommen.
rejected-tour-final-drawn = Die Endrunde ist ausgelost; daran ändert sich nichts mehr.
rejected-tour-final-one-table = Die Endrunde wird an einem einzigen Tisch gespielt.

## Einstellungen und Runden
rejected-tour-system = Dieses Spiel lässt sich nicht als „{ $system }“ austragen.
rejected-tour-range = { $name }: { $value } geht nicht; möglich ist { $low } bis { $high }.
rejected-tour-no-final = Eine Endrunde gibt es nur bei Jay.
rejected-tour-settings-late = Spiel und Austragung stehen seit der ersten Auslosung fest.
rejected-tour-rounds-drawn = { $rounds ->
    [one] Eine Runde ist schon ausgelost.
   *[other] { $rounds } Runden sind schon ausgelost.
}
rejected-tour-over = Das Turnier ist zu Ende.
rejected-tour-not-begun = Es ist noch keine Runde gespielt.
rejected-tour-too-few = Zum Auslosen müssen mindestens { $least } da sein; angekommen { $here ->
    [0] ist noch niemand
    [one] ist erst jemand
   *[other] sind { $here }
}.
rejected-tour-other-round = Runde { $round } ist nicht an der Reihe, sondern Runde { $next }.
rejected-tour-round-open = { $left ->
    [one] In Runde { $round } fehlt noch das Ergebnis eines Tisches.
   *[other] In Runde { $round } fehlen noch die Ergebnisse von { $left } Tischen.
}
rejected-tour-all-drawn = Alle { $rounds } Runden sind ausgelost.
rejected-tour-round-robin-own = Wenn alle gegen alle spielen, steht fest, wer auf wen trifft.
rejected-tour-seated-twice = Jemand sitzt an zwei Tischen.
rejected-tour-not-here = Nummer { $entrant } ist nicht da.
rejected-tour-table-size = { $low ->
    [2] An jeden Tisch gehören { $high ->
        [2] zwei
       *[other] zwei bis { $high }
    }.
   *[other] An jeden Tisch gehören { $low } bis { $high }.
}
rejected-tour-no-such-round = Runde { $round } gibt es nicht, oder sie ist nicht an der Reihe.
rejected-tour-no-such-table = Tisch { $table } gibt es nicht; es sind { $tables }.
rejected-tour-begun = Runde { $round } läuft schon.
rejected-tour-round-not-begun = Runde { $round } hat noch nicht begonnen.
rejected-tour-bots-online = Bots spielen nur an Online-Tischen.

## Ergebnisse
rejected-tour-no-such-player = Platz { $player } gibt es an diesem Tisch nicht; es sind { $players }.
rejected-tour-other-result = So ein Ergebnis gibt es bei diesem Spiel nicht.
rejected-tour-scores = Ein Punktestand ist eine Zahl ab 0.
rejected-tour-series-length = Eine Wertung hat { $rounds } Runden, die zählen; hier sind es { $played }.
rejected-tour-table-online = An diesem Tisch wird online gespielt: Das Ergebnis kommt von selbst.
rejected-tour-settled = Dieses Ergebnis steht fest. Ändern kann es nur das Schiedsgericht.
rejected-tour-void = Dieser Tisch zählt nicht. Ändern kann das nur das Schiedsgericht.
rejected-tour-disputed = Die Angaben widersprechen sich: Das Schiedsgericht entscheidet.
rejected-tour-nothing-reported = Für diesen Tisch ist noch nichts gemeldet.
rejected-tour-result-changed = Gemeldet ist inzwischen ein anderes Ergebnis. Sieh es dir noch einmal an.
rejected-tour-own-report = Bestätigen muss jemand anderes am Tisch.

## Das Schiedsgericht
rejected-tour-reason-missing = Dazu gehört eine Begründung.
rejected-tour-paused = Das Spiel ist unterbrochen: { $reason }
rejected-tour-rule-settled = Dieser Tisch hat schon ein Ergebnis. Berichtige es.
rejected-tour-nothing-to-correct = Dieser Tisch hat noch kein Ergebnis, das man berichtigen könnte.
rejected-tour-again-late = Runde { $round } lässt sich nicht wiederholen: Es ist schon weitergegangen.

## Anmeldungen aus einer Datei
rejected-book-full = Hier wurde schon { $most }-mal etwas geändert; mehr geht nicht.
rejected-sheet-full = Auf einen Zettel passen höchstens { $most } Runden, ungültige eingeschlossen.
rejected-too-many-books = Gerade werden zu viele Turniere und Zettel angelegt. Warte einen Augenblick.
rejected-tour-import = { $problems ->
    [one] In der Datei stimmt eine Zeile nicht. Es ist niemand angemeldet worden.
   *[other] In der Datei stimmen { $problems } Zeilen nicht. Es ist niemand angemeldet worden.
}
rejected-csv-empty = Die Datei ist leer.
rejected-csv-too-long = Die Datei hat mehr als { $most } Zeilen.
rejected-csv-encoding = Die Datei ist nicht in UTF-8 geschrieben.
rejected-csv-header = Zeile { $line }: Die erste Zeile muss die Spalten nennen, mindestens „name“.
rejected-csv-column = Zeile { $line }: Die Spalte „{ $column }“ ist unbekannt; möglich sind name, team, remote.
rejected-csv-column-twice = Zeile { $line }: Die Spalte „{ $column }“ kommt zweimal vor.
rejected-csv-fields = Zeile { $line }: { $fields } Felder statt { $columns }.
rejected-csv-quote = Zeile { $line }: Ein Anführungszeichen ist nicht geschlossen, oder dahinter steht noch etwas.
rejected-csv-name = Zeile { $line }: Der Name fehlt.
rejected-csv-name-taken = Zeile { $line }: { $name } ist schon angemeldet.
rejected-csv-name-twice = Zeile { $line }: { $name } steht schon in Zeile { $first }.
rejected-csv-yes = Zeile { $line }: „{ $text }“ ist weder ja noch nein.
rejected-csv-too-many = Zeile { $line }: Mehr als { $most } können nicht mitspielen.

## Warum jemand vorn ist
tour-decided-final = { $who } steht vor { $whom }: In der Endrunde war { $who } besser.
tour-decided-points = { $who } steht vor { $whom }: Die Tischpunkte sind gleich, aber die Rundenpunkte stehen { $more } zu { $fewer }.
tour-decided-wins = { $who } steht vor { $whom }: Tischpunkte und Rundenpunkte sind gleich, aber die Rundensiege stehen { $more } zu { $fewer }.
tour-decided-buchholz = { $who } steht vor { $whom }: Die Punkte sind gleich, aber nach Buchholz steht es { $more } zu { $fewer }.
tour-decided-difference = { $who } steht vor { $whom }: Punkte und Buchholz sind gleich, aber die Differenz der Spielstände ist { $more } gegen { $fewer }.
tour-decided-direct = { $who } steht vor { $whom }: Alles andere ist gleich, aber gegeneinander steht es { $more } zu { $fewer }.
tour-decided-shared = { $who } und { $whom } teilen sich Platz { $place }: Es ist alles gleich.

## Spalten in Tabellen
tour-column-place = Platz
tour-column-name = Name
tour-column-team = Mannschaft
tour-column-presence = Anwesenheit
tour-column-round = Runde
tour-column-table = Tisch
tour-column-seat = Platz am Tisch
tour-column-result = Ergebnis
tour-column-gained = Wertung
tour-column-score = Wertungspunkte
tour-column-points = Rundenpunkte
tour-column-wins = Rundensiege
tour-column-final = Endrunde
tour-column-buchholz = Buchholz
tour-column-difference = Differenz
tour-column-direct = Direkter Vergleich
tour-column-played = Gespielt
tour-column-first = Erster
tour-column-second = Zweiter
tour-column-void = zählt nicht
tour-column-bye = spielfrei
tour-presence-registered = angemeldet
tour-presence-here = da
tour-presence-withdrawn = abgemeldet

## Wertungszahlen
rejected-no-such-rating = Eine solche Wertungszahl gibt es nicht.
