## Am echten Tisch: Wertungszettel und Rangliste

sheet-name = Wertungszettel
sheet-new = Neuer Wertungszettel
sheet-new-line = Für eine Wertung über zehn Runden Jay am echten Tisch: Ein Telefon schreibt mit, rechnet und weiß, wer zur Halbzeit wohin wechselt. Ohne Anmeldung, auch ohne Verbindung.
sheet-mine = Zettel auf diesem Gerät
sheet-older = Ältere Zettel
sheet-empty = Noch ohne Namen
sheet-watch = Nur ansehen
sheet-you-watch = Du siehst zu
sheet-not-begun = Auf diesem Zettel steht noch niemand. Sobald jemand die Namen einträgt, siehst du sie hier.

# Namen, Plätze, Preise
sheet-names = Wer spielt mit?
sheet-names-line = Trag die Namen im Uhrzeigersinn ein, so wie ihr sitzt. Leere Felder zählen nicht.
sheet-name-of = Name auf Platz { $number }
sheet-one-more = Noch jemand
sheet-draw = Plätze auslosen
sheet-more = Titel und Preise
sheet-title-field = Titel
sheet-prizes = Preise
sheet-prizes-line = Ein Betrag oder eine Sache je Platz. Wer sich einen Platz teilt, teilt sich auch den Preis.
sheet-prize-of = Platz { $place }
sheet-prize-example = 20,00 oder Pokal
sheet-begin = Los geht’s
sheet-edit = Namen und Preise ändern
sheet-save = Speichern
sheet-too-few = Trag mindestens zwei Namen ein: Eine Wertung spielen zwei bis sechs.
sheet-name-missing = Alle brauchen einen Namen.
sheet-name-twice = { $name } steht zweimal da. Gib beiden Namen, die man unterscheiden kann.

# Eintragen
sheet-round = Runde { $number }
sheet-who-first = Wer ist auf Platz 1?
sheet-was = Bisher: { $before }
sheet-who-second = { $name } auf Platz 1. Und wer auf Platz 2?
sheet-void = Runde zählt nicht
sheet-again = Noch einmal wählen
sheet-cancel = Abbrechen
sheet-void-title = Runde { $number } zählt nicht?
sheet-void-now = Die Runde bekommt keine Punkte und wird wiederholt.
sheet-void-later = Die Runde verliert ihre Punkte und wird wiederholt; die Runden danach rücken auf.
sheet-void-yes = Zählt nicht
sheet-entered = Runde { $number }: { $who } vor { $whom }.
sheet-entered-of-two = Runde { $number }: { $who } gewinnt.
sheet-entered-void = Runde { $number } zählt nicht und wird wiederholt.
sheet-correct = Ändern
sheet-correct-last = Ändern
sheet-correct-round = Runde { $number } ändern
sheet-rounds = Runden
sheet-is-void = zählt nicht
sheet-unsent = noch nicht gesendet

# Verbindung
sheet-saved = Gespeichert
sheet-sending = Wird gesendet …
sheet-waits = { $count ->
    [one] Ein Eintrag wartet
   *[other] { $count } Einträge warten
}
sheet-computed-later = { $count ->
    [one] Ein Eintrag wartet auf die Verbindung.
   *[other] { $count } Einträge warten auf die Verbindung.
} Du kannst weiter eintragen; Punkte und Plätze werden nachgerechnet, sobald sie wieder da ist.
sheet-seats-later = Das ist die Sitzordnung der ersten Hälfte. Wer jetzt wohin wechselt, steht hier, sobald die Verbindung wieder da ist.
sheet-keeps-nothing = Dieser Browser merkt sich nichts. Lass die Seite offen, bis alles gespeichert ist.
sheet-refused = Nicht übernommen
sheet-understood = Verstanden

# Der Stand
sheet-standing = So steht es
sheet-result = Ergebnis
sheet-how-ranked = Es gewinnt die kleinste Summe der drei Plätze: erste Hälfte, zweite Hälfte, alle Runden.
sheet-words = In Worten
sheet-column-round = Runde
sheet-column-first = Platz 1
sheet-column-second = Platz 2
sheet-column-place = Platz
sheet-column-name = Name
sheet-column-points = Punkte
sheet-column-wins = Siege
sheet-column-first-half = 1. Hälfte
sheet-column-places = Plätze
sheet-column-sum = Summe
sheet-award = Preis: { $prizes }
sheet-half-time = Halbzeit
sheet-sit-anew = Setzt euch jetzt so:
sheet-stay = Alle bleiben sitzen.
sheet-seats = Sitzordnung
sheet-clockwise = Sitzordnung im Uhrzeigersinn
sheet-moved = neu
sheet-plot = Punkte nach Runden
sheet-as-table = Als Tabelle

# Weitergeben
sheet-give = Zeigen und mitnehmen
sheet-watch-link = Link zum Zusehen
sheet-qr-alt = QR-Code mit dem Link zum Zusehen
sheet-print = Drucken
sheet-csv = Als CSV-Datei
sheet-other-phone = Auf einem anderen Gerät weiterschreiben
sheet-write-link = Wer diesen Link hat, kann eintragen und ändern

# Rangliste
ratings-title = Rangliste
ratings-choose = Spiel und Stufe
ratings-none = In der Rangliste steht noch niemand. Dazu müssen mindestens zwei Menschen eine Partie zu Ende spielen.
ratings-level = { $game }, Stufe { $number }
ratings-level-zdj = { $game } (ZdJ), Stufe { $number }
ratings-standard = { $game }
ratings-professional = { $game }, Professional
ratings-rating = Stärke
ratings-estimate = Schätzung
ratings-games = Partien
ratings-history-of = Verlauf von { $name }
ratings-own = Deine Spielstärke
ratings-own-none = Über deine Spielstärke ist noch nichts bekannt. Spiel eine Partie gegen einen anderen Menschen zu Ende, und sie steht hier.
ratings-own-not = Deine Partien zählen nicht für die Rangliste, und niemand findet dich darin.
ratings-remove = Aus der Rangliste löschen
ratings-remove-title = Aus der Rangliste löschen?
ratings-remove-line = Deine Spielstärke wird mit ihrem ganzen Verlauf gelöscht, und keine weitere Partie zählt. Zurückholen lässt sich nichts davon; du kannst aber jederzeit von vorn beginnen.
ratings-remove-yes = Löschen
ratings-removed = Du bist aus der Rangliste gelöscht.
ratings-count-again = Wieder mitzählen
ratings-counted-again = Ab jetzt zählen deine Partien wieder.
ratings-what-counts = Was zählt
ratings-counts = Es zählt jede Partie, die auf diesem Server zu Ende gespielt wurde und in der mindestens zwei Menschen saßen. Verglichen werden nur Menschen miteinander; Bots am Tisch bleiben außen vor. Wer aufsteht oder einen Bot für sich spielen lässt, bekommt das, was am Ende auf dem Platz herauskommt.
ratings-counts-not = Nicht mitgezählt werden Partien mit erfundenen Figuren, anderen Kartenzahlen oder einer anderen Zahl von Farben, Partien in Mannschaften, Partien aus Dateien und Plätze, auf denen mehrere saßen.
ratings-numbers = Die Schätzung sagt, wie stark jemand vermutlich spielt, und wie unsicher das noch ist. Nach der Stärke ist die Liste geordnet: So stark spielt jemand so gut wie sicher mindestens. Sie beginnt bei 0 und wächst, je mehr deine Partien über dich verraten.
