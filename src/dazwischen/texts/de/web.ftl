## Im Browser: was zu keinem bestimmten Spiel gehört

web-birds = Elster, Dohle, Kiebitz, Specht, Zaunkönig, Pirol, Stieglitz, Wiedehopf, Amsel, Bussard, Kranich, Neuntöter
web-menu = Menü
web-other-language = English
web-settings = Einstellungen
web-back = Zurück
web-home = Zur Startseite
web-close = Schließen
web-help = Hilfe
web-no-server = Der Server antwortet gerade nicht. Versuch es gleich noch einmal.

# Startseite
web-play-title = Sofort los
web-play-now = Jetzt spielen
web-about-jay = Alle spielen in eine Box, und wer schnell ist, wirft seine Karte einfach dazwischen. Wer zuerst keine mehr hat, gewinnt.
web-quick-jay = Jay, Stufe 1, gegen drei leichte Gegner. Keine Anmeldung.
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
web-offline = Keine Verbindung zum Server. Sobald sie wieder da ist, geht es hier von selbst weiter.
web-line-open = Verbunden, { $ms } Millisekunden
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

# Am echten Tisch
web-real-title = Am echten Tisch
web-real-sheet = Wertungszettel
web-real-sheet-line = Zehn Runden mitschreiben, und alles Rechnen übernimmt der Zettel.
web-real-ratings = Rangliste
web-real-ratings-line = Wie stark alle spielen, die hier gegeneinander antreten.

# Nachsehen
web-study-title = Nachsehen
web-study-rules = Regeln
web-study-rules-line = Jedes Spiel in zwei Minuten, mit Bildern.
web-study-games = Meine Partien
web-study-games-line = Jede Partie noch einmal ansehen, Schritt für Schritt.
web-study-referee = Schiedsrichter
web-study-referee-line = Streit am echten Tisch? Schreib auf, was geschah.
web-watch-again = Noch einmal ansehen
web-rule-in-place = Im Regelwerk zeigen
web-no-such-rule = Diese Regel steht nicht im Regelwerk.
