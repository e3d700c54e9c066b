## Im Browser: der Tisch während eines Spiels, wer kommt und geht, Tasten

# Der Tisch während eines Spiels
web-table-menu = Der Tisch
web-table-for-me = Du
web-let-bot = Lass einen Bot für mich spielen
web-bot-for-me = Ein Bot spielt für dich, du schaust zu.
web-play-on = Ich spiele weiter
web-table-name = Name des Tisches
web-table-name-set = Nennen
web-table-delay = Zuschauer sehen alles
web-table-delay-of = { $seconds ->
    [0] sofort
    [30] 30 Sekunden später
    [120] 2 Minuten später
    [300] 5 Minuten später
   *[other] { $seconds } Sekunden später
}
web-rules-later = Andere Regeln sind möglich, sobald das Spiel aus ist.
web-stop = Spiel abbrechen
web-stop-sure = Wirklich abbrechen? Das Spiel zählt dann nicht.
web-stop-yes = Ja, abbrechen
web-stop-no = Nein, weiterspielen
web-hand-host = Leitung übergeben
web-hand-host-to = Leitung an { $name } übergeben
web-seat-bot-plays = ein Bot spielt
web-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

# Wer kommt und geht
web-told-sat = { $name } setzt sich dazu.
web-told-freed = Platz { $seat } ist frei.
web-told-bot-sat = Auf Platz { $seat } spielt jetzt ein Bot.
web-told-gone = { $name } ist gerade nicht da.
web-told-back = { $name } ist wieder da.
web-told-lets-bot = { $me ->
    [yes] Ein Bot spielt für dich.
   *[no] Für { $name } spielt ein Bot.
}
web-told-plays-on = { $me ->
    [yes] Du spielst wieder selbst.
   *[no] { $name } spielt wieder selbst.
}
web-told-host = { $me ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $name } leitet jetzt den Tisch.
}
web-told-stopped = Das Spiel ist abgebrochen.
web-told-said = { $name }: { $words }

# Startseite
web-join-title = Zu anderen an den Tisch
web-join-line = Du hast einen Code oder einen Link? Trag ihn hier ein. Einen QR-Code liest die Kamera deines Handys.
web-join-label = Code oder Link
web-watch-title = Zuschauen
web-free-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-company-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
web-go-on = Weiter an deinem Tisch
web-go-on-title = Dein Spiel läuft noch

# Tasten
web-keys = Tasten
web-keys-line = Wähle eine Taste, um eine andere zu nehmen. Pfeile, Ziffern, Enter, + und − bleiben, wie sie sind.
web-key-change = { $does }: Taste { $key }, ändern
web-key-press = Drück eine Taste …
web-key-swapped = { $key } war vergeben: Die beiden haben getauscht.
web-key-not = Diese Taste geht nicht. Nimm einen Buchstaben oder ein Zeichen.
web-keys-reset = Alle Tasten wie am Anfang
web-device-qr = QR-Code mit dem Link für das andere Gerät
