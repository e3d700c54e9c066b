## Turniere im Browser

# Anlegen
tournament-all = Zu den Turnieren
tournament-known = Meine Turniere
tournament-make = Turnier anlegen
tournament-make-line = Du legst fest, was gespielt wird. Danach bekommst du Links für alle: für dich, fürs Schiedsgericht, für die Spielerinnen und Spieler, fürs Publikum.
tournament-make-now = Anlegen
tournament-title = Name des Turniers
tournament-game = Spiel
tournament-game-jay = Jay
tournament-game-jay-line = Wertungen zu zehn Runden an Tischen zu dritt oder viert. Neue Tische nach jeder Wertung.
tournament-game-jarnac = Jarnac
tournament-game-jarnac-line = Immer zwei gegeneinander.
tournament-system = Wer auf wen trifft
tournament-system-swiss = Schweizer System
tournament-system-swiss-line = In jeder Runde spielen die gegeneinander, die gleich gut stehen. Niemand scheidet aus.
tournament-system-round-robin = alle gegen alle
tournament-system-round-robin-line = Alle treffen auf alle, so viele Runden es dafür braucht. Schön für bis zu zehn.
tournament-rounds = Wie viele Runden
tournament-rounds-of = { $count }
tournament-table-size = Wie viele an einem Tisch
tournament-table-size-of = { $count }
tournament-final-wanted = Am Schluss spielen die Besten eine Endrunde
tournament-where = Wo gespielt wird
tournament-where-real = an echten Tischen
tournament-where-real-line = Ergebnisse kommen vom Handy. Wer nicht im Raum ist, kann trotzdem online mitspielen.
tournament-where-online = online
tournament-where-online-line = Alle Tische öffnen sich hier von selbst, und die Ergebnisse kommen von selbst.
tournament-more = Uhr, Mannschaften, Preise, Regeln
tournament-minutes = Zeit für eine Runde
tournament-minutes-of = { $count ->
    [0] ohne Uhr
   *[other] { $count } Minuten
}
tournament-team-size = Von einer Mannschaft zählen
tournament-team-size-of = { $count ->
    [0] alle
   *[other] die besten { $count }
}
tournament-prizes = Preise
tournament-prizes-line = Ein Betrag wie 50 oder 12,50 wird geteilt, wenn sich mehrere einen Platz teilen. Eine Sache wie „Pokal“ geht dann an den nächsten Platz.
tournament-prize-for = { $place }. Platz
tournament-prizes-kept = Noch zu vergeben: { $prizes }
tournament-online-rules = Regeln an Online-Tischen

# Überall
tournament-ways = Teile des Turniers
tournament-part-people = Teilnehmer
tournament-part-rounds = Runden
tournament-part-standing = Stand
tournament-part-links = Links
tournament-part-settings = Einstellungen
tournament-part-tables = Tische
tournament-part-rulings = Entscheidungen
tournament-part-team = Mannschaft
tournament-part-pairings = Tische
tournament-part-now = Jetzt
tournament-part-entry = Anmelden
tournament-part-report = Bericht
tournament-role-organiser = Turnierleitung
tournament-role-judge = Schiedsgericht
tournament-role-captain = Captain
tournament-role-player = Spieler
tournament-role-spectator = Publikum
tournament-role-entry = Anmeldung
tournament-registering = { $count ->
    [0] Noch niemand angemeldet
    [one] Eine Anmeldung
   *[other] { $count } Anmeldungen
}
tournament-drawn = { $round } ist ausgelost
tournament-runs = { $round } läuft
tournament-complete = { $round } ist gespielt
tournament-over = Das Turnier ist zu Ende
tournament-paused = Unterbrochen: { $reason }
tournament-unsent = { $count ->
    [one] Ein Eintrag ist noch nicht beim Server. Er wird gesendet, sobald es geht.
   *[other] { $count } Einträge sind noch nicht beim Server. Sie werden gesendet, sobald es geht.
}
tournament-round = Runde { $number }
tournament-final = Endrunde
tournament-table = Tisch { $number }
tournament-table-is = Tisch { $number }: { $status }
tournament-place = { $place }. Platz
tournament-online = online
tournament-no-round = Es ist noch nichts ausgelost.
tournament-byes = Spielfrei: { $names }
tournament-watch = Zuschauen
tournament-status-drawn = ausgelost
tournament-status-open = wird gespielt
tournament-status-reported = gemeldet
tournament-status-disputed = strittig
tournament-status-settled = entschieden
tournament-status-void = zählt nicht
tournament-how-agreed = Am Tisch bestätigt
tournament-how-judge = Vom Schiedsgericht entschieden
tournament-how-online = Online gespielt
tournament-how-walkover = Kampflos
tournament-walkover-for = kampflos für { $name }
tournament-series-of = { $count ->
    [one] Wertung mit einer Runde
   *[other] Wertung mit { $count } Runden
}
tournament-reported-by = { $name } meldet: { $result }
tournament-time-left = Noch
tournament-time-up = Die Zeit ist um
tournament-time-passed = Läuft seit
tournament-result = Ergebnis

# Stand
tournament-standing = Stand
tournament-teams = Mannschaften
tournament-nobody = Noch ist niemand dabei.
tournament-column-place = Platz
tournament-column-name = Name
tournament-column-team = Mannschaft
tournament-column-table = Tisch
tournament-column-who = Wer
tournament-column-final = Endrunde
tournament-column-score = Punkte
tournament-column-points = Rundenpunkte
tournament-column-wins = Rundensiege
tournament-column-buchholz = Buchholz
tournament-column-difference = Differenz
tournament-column-direct = Direkt
tournament-reasons = Was den Ausschlag gibt
tournament-as-table = Als Tabelle herunterladen

# Wer mitspielt
tournament-people = Wer mitspielt
tournament-presence = { $here } da, { $missing } noch nicht, { $gone } abgemeldet
tournament-search = Suchen
tournament-name = Name
tournament-team = Mannschaft
tournament-team-if = Mannschaft, falls es eine gibt
tournament-remote = Spielt online, nicht im Raum
tournament-here = da
tournament-here-of = { $name } ist da
tournament-here-already = Ist schon da
tournament-bot = Bot
tournament-gone = abgemeldet
tournament-register = Anmelden
tournament-register-now = Anmelden
tournament-register-member = Mitglied anmelden
tournament-register-self = Melde dich an
tournament-register-self-line = Ein Name genügt. Danach bekommst du deinen eigenen Link: Mit ihm siehst du, wo du spielst, und meldest deine Ergebnisse.
tournament-register-closed = Anmelden kann man sich hier nicht mehr.
tournament-registered-here = Hier angemeldet
tournament-registered-here-line = Heb den Link gut auf: Er gehört nur dieser Person.
tournament-to-my-page = Zur eigenen Seite
tournament-edit = Ändern
tournament-edit-of = { $name } ändern
tournament-save = Speichern
tournament-saved = Gespeichert.
tournament-settings-over = Das Turnier ist zu Ende. Daran ändert sich nichts mehr.
tournament-withdraw = Abmelden
tournament-withdraw-self = Ich höre auf
tournament-withdraw-of = { $name } abmelden
tournament-withdraw-title = { $name } abmelden?
tournament-withdraw-line = Ausgelost wird dann ohne. Bleibt am Tisch nur jemand allein zurück, gewinnt diese Person kampflos.
tournament-come-back = Wieder da
tournament-come-back-of = { $name } ist wieder da
tournament-reason = Begründung
tournament-reason-if = Grund, falls du einen nennen willst
tournament-bots = Bot anmelden
tournament-bots-line = Bots spielen an Online-Tischen und sind immer da. Wer gegen sie ausgelost wird, spielt auch online.
tournament-bot-name = Name des Bots
tournament-bot-usual = Bot { $number }
tournament-strength = Spielstärke
tournament-bot-register = Bot anmelden
tournament-import = Aus einer Datei
tournament-import-line = Eine CSV-Datei mit einer Zeile für jede Person, so wie Tabellenprogramme sie speichern. Die erste Zeile nennt die Spalten:
tournament-import-sample = name;team;online
    Ada;Rot;
    Bea;Blau;ja
tournament-import-choose = Datei wählen
tournament-imported = { $count ->
    [0] In der Datei steht niemand.
    [one] Eine Person ist angemeldet.
   *[other] { $count } Personen sind angemeldet.
}
tournament-entry-link = Link zum Anmelden
tournament-entry-link-line = Wer ihn öffnet, meldet sich selbst an.

# Runden leiten
tournament-next = Wie es weitergeht
tournament-needs-people = Sobald mindestens zwei da sind, kannst du auslosen.
tournament-results-missing = { $count ->
    [one] Ein Tisch hat noch kein Ergebnis.
   *[other] { $count } Tische haben noch kein Ergebnis.
}
tournament-over-line = Der Stand ist endgültig. Den Bericht kannst du ausdrucken.
tournament-draw = { $round } auslosen
tournament-undraw = Auslosung zurücknehmen
tournament-start = { $round } beginnen
tournament-finish = Turnier beenden
tournament-finish-line = Der Stand wird endgültig, und die Preise werden verteilt. Danach kann nur noch das Schiedsgericht ein Ergebnis berichtigen.
tournament-look-at = Runde ansehen
tournament-place-online = Online spielen
tournament-place-online-of = Tisch { $number } online spielen
tournament-place-real = Am echten Tisch spielen
tournament-place-real-of = Tisch { $number } am echten Tisch spielen
tournament-by-hand = Selbst zusammenstellen
tournament-by-hand-line = Wer keinen Tisch bekommt, hat spielfrei.
tournament-by-hand-take = So soll es sein
tournament-bye = spielfrei

# Links
tournament-links = Links für alle
tournament-links-line = Ein Link sagt, wer jemand ist. Gib jeden nur denen, die ihn brauchen. Den eigenen heb gut auf: Ohne ihn leitet niemand dieses Turnier.
tournament-links-people = Links für jede und jeden
tournament-wall = Anzeige für den Beamer
tournament-copy-of = Link kopieren: { $name }
tournament-qr-of = QR-Code: { $name }

# Schiedsgericht
tournament-everything = Alle Tische
tournament-pause-all = Alles unterbrechen
tournament-pause-all-line = Auch die Uhr bleibt stehen. Niemand kann ein Ergebnis melden, bis es weitergeht.
tournament-resume-all = Alles geht weiter
tournament-pause = Unterbrechen
tournament-pause-of = Tisch { $number } unterbrechen
tournament-resume = Weiter
tournament-resume-of = An Tisch { $number } geht es weiter
tournament-confirm = Bestätigen
tournament-confirm-of = Tisch { $number } bestätigen: { $result }
tournament-rule = Entscheiden
tournament-rule-of = Tisch { $number } entscheiden
tournament-correct = Berichtigen
tournament-correct-of = Tisch { $number } berichtigen
tournament-void = Nicht werten
tournament-void-of = Tisch { $number } nicht werten
tournament-void-now = So entscheiden
tournament-void-then = Und dann?
tournament-void-again = Noch einmal spielen
tournament-void-out = Der Tisch zählt nicht
tournament-void-is = Dieser Tisch zählt nicht.
tournament-kind-series = Wertung
tournament-kind-duel = Punktestand
tournament-kind-walkover = kampflos
tournament-walkover-who = Wer gewinnt kampflos?
tournament-no-rulings = Das Schiedsgericht hat noch nichts entschieden.
tournament-act-pause = Unterbrochen
tournament-act-resume = Weitergespielt
tournament-act-rule = Entschieden
tournament-act-correct = Berichtigt
tournament-act-void = Nicht gewertet
tournament-act-again = Noch einmal zu spielen
tournament-at = Runde { $round }, Tisch { $table }
tournament-at-all = alles

# Wer spielt
tournament-against = Gegen { $names }
tournament-of-team = Mannschaft { $team }
tournament-my-place = Du bist auf Platz { $place } von { $of }.
tournament-you-registered = Du bist angemeldet. Sag Bescheid, wenn du da bist: Erst dann wirst du ausgelost.
tournament-you-here = Du bist da. Hier steht gleich, wo du spielst.
tournament-i-am-here = Ich bin da
tournament-not-here = Ich bin noch nicht da
tournament-you-withdrew = Du hast dich abgemeldet. Willst du wieder mitspielen, sag es der Turnierleitung.
tournament-you-bye = { $round }: Du hast spielfrei.
tournament-you-over = Das Turnier ist zu Ende. Du bist auf Platz { $place }.
tournament-your-prize = Dein Preis: { $prizes }
tournament-begins-soon = Geh schon hin: Die Runde beginnt gleich.
tournament-your-place = Du bist hier auf Platz { $place }.
tournament-wait-next = Bald geht es weiter.
tournament-judge-decides = Die Angaben widersprechen sich. Das Schiedsgericht kommt und entscheidet.
tournament-you-reported = Du meldest: { $result }
tournament-wait-confirm = Jetzt muss es noch jemand am Tisch bestätigen.
tournament-right = Stimmt
tournament-wrong = Stimmt nicht
tournament-report = Ergebnis melden
tournament-report-own = Etwas anderes melden
tournament-report-other = Meine Angabe ändern
tournament-go-there = Zum Online-Tisch
tournament-go-there-line = Gespielt wird hier im Browser. Das Ergebnis kommt von selbst.
tournament-room-soon = Dein Online-Tisch wird gerade geöffnet …
tournament-who-first = Runde { $number }: Wer war zuerst fertig?
tournament-who-second = Runde { $number }: Und wer war Zweiter?
tournament-round-void = Runde zählt nicht
tournament-round-void-is = zählt nicht
tournament-leave-it = Doch nicht ändern
tournament-change-of = Runde { $number } ändern
tournament-seats = So sitzt ihr im Uhrzeigersinn: { $names }.

# Anzeige und Bericht
tournament-page = Seite { $page } von { $pages }
tournament-print = Drucken
tournament-file-standing = Stand (CSV)
tournament-file-rounds = Runden (CSV)
tournament-file-entrants = Teilnehmer (CSV)
tournament-file-export = Alles (JSON)
