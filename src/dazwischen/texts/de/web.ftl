## Im Browser: was zu keinem bestimmten Spiel gehört

web-birds = Elster, Dohle, Kiebitz, Specht, Zaunkönig, Pirol, Stieglitz, Wiedehopf, Amsel, Bussard, Kranich, Neuntöter
web-menu = Menü
web-other-language = English
web-settings = Einstellungen
web-back = Zurück
web-imprint = Impressum
web-imprint-none = Wer diesen Server betreibt, hat hier noch nichts hinterlegt.
web-privacy = Datenschutz
web-kept = Was dieser Server behält, und wie lange
web-kept-line = Diese Liste folgt aus dem Programm und seinen Einstellungen. Andere Dienste sind nicht beteiligt; nichts wird weitergegeben.
web-home = Zur Startseite
web-close = Schließen
web-held = Pause: Es geht weiter, wenn du zurück bist.
web-more = Mehr
web-help = Hilfe
web-help-advice = Gut spielen: Tipps für diesen Tisch
web-help-pictures = Alle Tipps mit Bildern (in einem neuen Tab)
web-help-rules = Alle Regeln dieses Spiels (in einem neuen Tab)
web-no-server = Darauf kam vom Server keine Antwort. Versuch es gleich noch einmal.

# Startseite
web-play-title = Sofort los
web-play-now = Jetzt spielen
web-about-jay = Alle legen in dieselbe Box, und wer zuerst keine Karten mehr hat, gewinnt. Ab Stufe 2 wirft, wer schnell ist, einfach dazwischen.
web-quick-jay = Jay, Stufe 1, gegen drei leichte Gegner, die sich Zeit lassen. Keine Anmeldung.
web-game-jay = Jay
web-about-jsolitaer = Die Patience zum Jay-Deck: fünf Stapel, ein Zug nach dem anderen, und die Figuren öffnen lange Wege. Werde alle Karten los!
web-quick-jsolitaer = Allein und in Ruhe, mit Zurücknehmen und Tipps.
web-game-jsolitaer = J-Solitär
web-about-jarnac = Zwei Spielfelder, ein Beutel voller Buchstaben: Leg Wörter, lass sie wachsen – und ruf „Jarnac!“, wenn die andere Seite eines übersehen hat. Dann gehört es dir.
web-quick-jarnac = Jarnac gegen einen leichten Gegner, der nur Alltagswörter kennt.
web-game-jarnac = Jarnac
web-friends-title = Mit anderen
web-friends-line = Eröffne einen Tisch, schick den Link herum, und los.
web-open-table = Tisch für { $game } eröffnen
web-join = Dazusetzen
web-continue-title = Weiterspielen
web-public-title = Offene Tische
web-running = läuft
web-waiting = wartet
web-name-title = Dein Name
web-name = So sehen dich die anderen
web-rename = Ändern
web-renamed = Du heißt jetzt { $name }.
web-who-are-you = Wie heißt du?
web-to-the-table = An den Tisch
web-unknown-game = Dieses Spiel kennt diese Seite noch nicht.

# Am Tisch, vor dem Spiel
web-seats = Plätze
web-seat-empty = Frei
web-seat-free = frei
web-seat-holder = Wer auf Platz { $seat } sitzt
web-sit = Hinsetzen
web-stand = Aufstehen
web-host = leitet
web-gone = nicht da
web-start = Spiel beginnen
web-seats-free = Es sind noch Plätze frei: Lade jemanden ein oder setz einen Bot hin.
web-fill-bots = Freie Plätze mit Bots besetzen
web-host-starts = Wer den Tisch leitet, beginnt das Spiel.
web-invite = Einladen
web-invitation = Link zum Tisch
web-code-is = Code:
web-copy = Kopieren
web-share = Teilen
web-qr = QR-Code
web-qr-alt = QR-Code mit dem Link zum Tisch
web-copied = Der Link ist kopiert.
web-copy-by-hand = Kopieren geht hier nicht von selbst: Markiere den Link und kopiere ihn.
web-rules = Regeln
web-table = Tisch
web-table-public = Öffentlich in der Liste
web-table-watching = Zuschauen erlaubt
web-table-talk = Freier Text erlaubt
web-watchers = Es schauen zu: { $names }
web-again = Nochmal
web-change-rules = Tisch und Regeln

# Bots
web-bot-leicht = Bot, leicht
web-bot-mittel = Bot, mittel
web-bot-stark = Bot, stark
web-bot-meister = Bot, Meister
web-bots-unready = Noch nicht bereit: { $strengths }. Dafür übersetzt der Server erst noch seine Rechenkerne. Das dauert etwa eine Minute und braucht einen C-Compiler.
web-bot-name-1 = Anton
web-bot-name-2 = Bea
web-bot-name-3 = Carl
web-bot-name-4 = Dora
web-bot-name-5 = Emil
web-bot-name-6 = Frieda
web-bot-name-7 = Gustav
web-bot-name-8 = Hanna
web-bot-name-9 = Igor
web-bot-name-10 = Jana
web-bot-name-11 = Kurt
web-bot-name-12 = Lena

# Verbindung
web-stuck = Ein Teil dieser Seite ließ sich nicht laden.
web-reload = Seite neu laden
web-offline = Keine Verbindung zum Server. Sobald sie wieder da ist, geht es hier von selbst weiter.
web-line-open = Verbunden. Hin und zurück zum Server dauert es { $ms } Millisekunden; im Spiel kostet dich das keine Zeit.
web-line-connecting = Verbinde …
web-line-broken = Verbindung weg, ich versuche es weiter …
web-line-closed = Nicht verbunden

# Zurufe
web-talk = Reden
web-say = Sag etwas
web-send = Sagen
web-call-hallo = Hallo!
web-call-gut = Gut gespielt!
web-call-schnell = War das schnell!
web-call-mist = So ein Mist!
web-call-danke = Danke!
web-call-moment = Moment …
web-call-nochmal = Nochmal?
web-call-glueckwunsch = Glückwunsch!

# Einstellungen
web-language = Sprache
web-theme = Aussehen
web-theme-auto = wie das System
web-theme-dark = dunkel
web-theme-light = hell
web-prefer-sound = Töne
web-sound-short = Ton
web-fits = Was passt
web-prefer-motion = Bewegung
web-prefer-patterns = Muster auf den Karten
web-prefer-fits = Zeigen, was passt
web-device-title = Zweites Gerät
web-device-line = Mit einem Link, der einmal und zehn Minuten lang gilt, bist du auch auf einem anderen Gerät du.
web-device-make = Link machen
web-device-link = Öffne diesen Link auf dem anderen Gerät
web-device-taking = Einen Augenblick …
web-device-keep-line = Willst du beides behalten, dann mach in den Einstellungen erst einen Link für ein weiteres Gerät.
web-device-change = Ja, wechseln
web-device-stay = Nein, so bleiben

# Nachsehen
web-study-title = Nachsehen
web-study-rules = Regeln
web-study-rules-line = Jedes Spiel in zwei Minuten, mit Bildern.
web-study-games = Meine Partien
web-study-games-line = Jede Partie noch einmal ansehen, Schritt für Schritt.
web-study-referee = Schiedsrichter
web-study-referee-line = Streit am echten Tisch? Schreib auf, was geschah.
web-study-words = Wörterbuch
web-study-words-line = Gilt das Wort? Und was steckt noch in den Buchstaben?
web-watch-again = Noch einmal ansehen
web-rule-in-place = Im Regelwerk zeigen
web-no-such-rule = Diese Regel steht nicht im Regelwerk.

# Am echten Tisch
web-real-title = Am echten Tisch
web-real-rules = Hände, Box und Karten
web-real-rules-line = Was am echten Tisch gilt, auf einem Blatt zum Ausdrucken.
web-real-sheet = Wertungszettel
web-real-sheet-line = Zehn Runden mitschreiben, und alles Rechnen übernimmt der Zettel.
web-real-ratings = Rangliste
web-real-ratings-line = Wie stark alle spielen, die hier gegeneinander antreten.

# Turniere
web-tournaments = Turniere
web-tournaments-line = An echten Tischen oder online: Anmeldung, Auslosung, Ergebnisse vom Handy, Stand am Beamer.
web-tournament-make = Turnier anlegen
web-tournament-untitled = Turnier ohne Namen

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
web-stop-sure-rated = Wirklich abbrechen? Wird das Spiel gewertet, hast du es damit verloren.
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

# Wie ein Spiel ausging
web-history = Verlauf
web-result = Ergebnis
web-place = Platz
web-player = Wer
web-you = du
web-won = { $me ->
    [yes] { $count ->
        [one] Du hast gewonnen!
       *[other] Du gewinnst zusammen mit { $names }!
    }
   *[no] { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
}
web-won-all = Unentschieden!
web-won-nobody = Diesmal gewinnt niemand.

# Einladungen, Plätze, Tempo
web-nameless = Wie heißt du?
web-play-along = Mitspielen
web-tempo = Tempo der Bots
web-tempo-of = { $pace ->
    [100] flott
    [150] ruhig
    [250] gemächlich
    [400] ganz langsam
   *[other] { $pace } %
}
web-tempo-line = { $pace ->
    [100] Sie spielen so schnell, wie sie können.
    [150] Sie lassen sich halb so viel Zeit mehr.
    [250] Sie brauchen für alles zweieinhalbmal so lange.
    [400] Sie brauchen für alles viermal so lange.
   *[other] Sie brauchen für alles { $pace } % ihrer Zeit.
}
web-put-out-sure = { $name } vom Platz nehmen?
web-put-out-rated = Wird das Spiel gewertet, hast du es damit verloren.
web-put-out-yes = Ja, Platz freimachen
web-put-out-no = Nein
web-put-out = { $name } hat deinen Platz freigegeben. Du schaust jetzt zu.
web-share-text = { $name } lädt dich zu { $game } ein.
web-invited = { $host } lädt dich zu { $game } ein
web-invited-level = Stufe { $level }
web-invited-people = Am Tisch: { $names }.
web-invited-playing = Das Spiel läuft schon, und alle Plätze sind besetzt.
web-invited-full = Alle Plätze sind besetzt.
web-more-rules = Mehr Regeln zur Wahl
