## dazwischen admin

admin-no-games = Es gibt keine Partien.
admin-no-tables = Es gibt keine Tische.
admin-no-identities = Es gibt keine Leute.
admin-column-id = Nr.
admin-column-code = Kennung
admin-column-name = Name
admin-column-game = Spiel
admin-column-state = Stand
admin-column-table = Tisch
admin-column-host = Leitung
admin-column-people = Leute
admin-column-begun = Beginn
admin-column-ended = Ende
admin-column-changed = Zuletzt
admin-column-created = Seit
admin-column-seen = Zuletzt da
admin-state-playing = läuft
admin-state-waiting = wartet
admin-state-ended = zu Ende
admin-state-stopped = abgebrochen
admin-backup = Gesichert in { $file }.
admin-delete-sure = { $kind ->
    [game] { $count ->
        [one] Die Partie
       *[other] Die Partien
    }
    [table] { $count ->
        [one] Den Tisch
       *[other] Die Tische
    }
    [tournament] { $count ->
        [one] Mit allen Tischen das Turnier
       *[other] Mit allen Tischen die Turniere
    }
    [sheet] { $count ->
        [one] Das Wertungsblatt
       *[other] Die Wertungsblätter
    }
    [ratings] { $count ->
        [one] Alle Wertungen der Person
       *[other] Alle Wertungen der Personen
    }
   *[identity] { $count ->
        [one] Die Person
       *[other] Die Personen
    }
} { $names } für immer löschen?
admin-deleted = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
} gelöscht.
admin-prune-nothing = Sag, was nach wie vielen Tagen gehen soll, zum Beispiel --tables 90.
admin-prune-sure = Alles, was so lange niemand benutzt hat, für immer löschen?
admin-no-tournaments = Es gibt keine Turniere.
admin-no-sheets = Es gibt keine Wertungsblätter.
admin-no-imports = Niemand hat Partien von anderswo mitgebracht.
admin-no-ratings = Niemand ist gewertet.
admin-column-level = Stufe
admin-column-points = Wertung
admin-column-count = Partien
admin-column-banned = Gesperrt
admin-column-events = Ereignisse
admin-column-rounds = Runden
admin-column-tables = Tische
admin-column-said = Gesagt
admin-column-ratings = Wertungen
admin-column-options = Regeln
admin-column-outcome = Ergebnis
admin-column-games = Partien
admin-yes = ja
admin-banned = { $count ->
    [one] Eine Person kommt
   *[other] { $count } Personen kommen
} nicht mehr herein.
admin-unbanned = { $count ->
    [one] Eine Person darf
   *[other] { $count } Personen dürfen
} wieder herein.
unusable-no-answer = Der Server hat { $seconds } Sekunden lang nicht geantwortet. Es ist nichts geschehen, und es wird auch nichts nachgeholt.
unusable-no-database = Unter { $path } liegt keine Datenbank.
unusable-store-version = Die Datenbank gehört zu einer anderen Version des Programms: Sie hat Stand { $found }, gebraucht wird { $ours }.
unusable-store-problem = Die Datenbank lässt sich nicht benutzen: { $problem }
unusable-store-in-use = Der Ordner { $folder } gehört schon einem anderen Server, der gerade läuft.
unusable-no-output = Die Datei lässt sich nicht schreiben: { $problem }
unusable-game-in-play = Die Partie { $name } läuft noch. Sie lässt sich mit dem Tisch { $table } löschen oder wenn sie zu Ende ist.
unusable-no-such-entry = { $kind ->
    [game] Eine Partie
    [table] Einen Tisch
    [tournament] Ein Turnier
    [sheet] Ein Wertungsblatt
   *[identity] Eine Person
} „{ $name }“ gibt es nicht.
admin-upgraded = Die Datenbank hat den Stand, den diese Version braucht.
unusable-store-outdated = Die Datenbank hat noch Stand { $found }, diese Version braucht { $ours }. Läuft noch ein älterer Server, lass ihn mit seiner Version in Ruhe. Steht er still, hebt „dazwischen admin upgrade“ die Datenbank an, und auch „dazwischen serve“ tut es beim Start.
unusable-file-taken = { $file } gibt es schon. Nimm einen anderen Namen: Überschrieben wird nichts.
admin-whole = Alles ist so da, wie es behalten wurde.
admin-damaged = { $count ->
    [one] Ein Schaden.
   *[other] { $count } Schäden.
} Halte den Server an, hebe den Ordner auf, und stelle mit „dazwischen admin --data NEU restore SICHERUNG“ die letzte Sicherung wieder her.
admin-restored = Die Sicherung liegt jetzt in { $folder }.
damage = { $what ->
    [pages] Die Datei der Datenbank ist beschädigt: { $problem }
    [log] Das Protokoll neben der Datenbank ist abgeschnitten oder beschädigt: Die letzten { $seq } Seiten, die behalten wurden, sind verloren, also das, was zuletzt geschah.
    [file] Die Datei der Datenbank ist nicht mehr so, wie sie geschlossen wurde.
    [game] Die Partie { $name } ist ab Ereignis { $seq } beschädigt.
    [table] Der Tisch { $name } lässt sich nicht mehr lesen.
   *[book] Im Turnier oder Wertungsblatt { $name } fehlt etwas, oder es lässt sich nicht mehr lesen.
}
unusable-store-damaged = { damage } Es ist nichts verändert worden. „dazwischen admin check“ zeigt alles.
