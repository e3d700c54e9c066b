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
   *[identity] { $count ->
        [one] Die Person
       *[other] Die Personen
    }
} { $names } für immer löschen?
admin-deleted = { $count ->
    [one] Ein Eintrag
   *[other] { $count } Einträge
} gelöscht.
unusable-no-database = Unter { $path } liegt keine Datenbank.
unusable-store-version = Die Datenbank gehört zu einer anderen Version des Programms: Sie hat Stand { $found }, gebraucht wird { $ours }.
unusable-store-problem = Die Datenbank lässt sich nicht benutzen: { $problem }
unusable-store-in-use = Der Ordner { $folder } gehört schon einem anderen Server, der gerade läuft.
unusable-no-output = Die Datei lässt sich nicht schreiben: { $problem }
unusable-game-in-play = Die Partie { $name } läuft noch. Sie lässt sich mit dem Tisch { $table } löschen oder wenn sie zu Ende ist.
unusable-no-such-entry = { $kind ->
    [game] Eine Partie
    [table] Einen Tisch
   *[identity] Eine Person
} „{ $name }“ gibt es nicht.
