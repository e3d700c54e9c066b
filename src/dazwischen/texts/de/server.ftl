## Am Server: was nicht geht

rejected-unreadable = Diese Nachricht war nicht zu lesen.
rejected-hello-first = Sag zuerst, an welchen Tisch du kommst.
rejected-follow-first = Sag zuerst, was du verfolgst.
rejected-page-outdated = Diese Seite ist veraltet. Lade sie neu.
rejected-too-many-followers = Hier sehen schon zu viele zu.
rejected-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
rejected-too-big = Diese Nachricht ist zu groß.
rejected-head-too-big = Diese Anfrage hat zu lange Kopfzeilen.
rejected-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
rejected-too-many-sockets = Von dir oder von deiner Adresse kommen schon zu viele Verbindungen. Mach ein paar Fenster zu.
rejected-house-full = Gerade sind zu viele Leute hier. Versuch es gleich noch einmal.
rejected-too-many-people = Von deiner Adresse kommen gerade zu viele neue Leute. Warte einen Augenblick.
rejected-work-busy = Hier wird gerade zu viel gerechnet. Versuch es gleich noch einmal.
rejected-work-slow = Das auszurechnen dauert zu lange. Versuch es mit weniger davon.
rejected-table-full = An diesem Tisch ist kein Platz mehr, auch nicht zum Zuschauen.
rejected-put-out = { $name } hat deinen Platz freigegeben, und an diesem Tisch darf niemand zuschauen.
rejected-watching-off = An diesem Tisch darf niemand zuschauen.
rejected-no-game-running = Gerade läuft keine Partie.
rejected-game-is-running = Das geht erst nach der Partie.
rejected-has-no-seat = Du sitzt nicht an diesem Tisch.
rejected-nobody-to-captain = An diesem Platz sitzt niemand, der einen Kapitän haben könnte.
rejected-captains-one-seat = Man ist immer nur bei einem Platz Kapitän.
rejected-captain-taken = An diesem Platz ist schon jemand Kapitän oder hat gefragt.
rejected-captain-declined = Du hast hier schon gefragt. Wer am Platz sitzt, kann dich selbst zum Kapitän machen.
rejected-nobody-watches = Kapitän kann nur sein, wer gerade zuschaut.
rejected-no-such-captain = An diesem Platz gibt es keinen Kapitän.
rejected-not-your-captain = Das entscheidet, wer am Platz sitzt, oder wer den Tisch leitet.
rejected-captains-pause-only = Als Kapitän kannst du unterbrechen, sonst nichts.
rejected-captain-only = Das tut nur ein Kapitän. Du selbst unterbrichst einfach so.
rejected-seats-drawn = An diesem Tisch verteilt das Turnier die Plätze.
rejected-has-a-seat = Du sitzt schon an diesem Tisch.
rejected-seat-taken = Dieser Platz ist besetzt.
rejected-no-seat-free = Hier ist kein Platz mehr frei.
rejected-seats-free = Es sind noch Plätze frei: Lade jemanden ein oder setze einen Bot hin.
rejected-host-only = Das kann nur, wer den Tisch leitet.
rejected-people-sit-down-themselves = Hinsetzen kann sich jeder nur selbst.
rejected-nobody-to-be-host = Leiten kann nur jemand anderes, der am Tisch sitzt.
rejected-delay-range = Zuschauer können höchstens { $most } Sekunden hinterher sein.
rejected-no-such-call = Diesen Zuruf gibt es nicht.
rejected-nothing-said = Da stand nichts.
rejected-talk-off = An diesem Tisch gibt es nur die fertigen Zurufe.
rejected-hint-in-company = Tipps gibt es nur, wo sonst niemand oder nur Bots mitspielen.
rejected-no-hints = Für dieses Spiel gibt es keine Tipps.
rejected-no-such-table = Diesen Tisch gibt es nicht (mehr).
rejected-no-such-game = Diese Partie gibt es nicht, oder sie ist nicht für dich.
rejected-too-long-to-analyse = Diese Partie ist zu lang für eine Analyse; mehr als { $most } Ereignisse gehen nicht.
rejected-no-such-dictionary = Dieses Wörterbuch gibt es hier nicht.
rejected-book-closed = Schlag erst nach der Partie nach: In deiner laufenden Partie Jarnac zählt, was die Seiten wissen.
rejected-search-in-company = Wörter suchen geht erst nach deiner Partie gegen andere.
rejected-no-such-letters = Gib 3 bis 9 Buchstaben ein.
rejected-too-many-tables = Mehr als { $most } Tische kannst du nicht offen haben.
rejected-too-many-imports = Mehr als { $most } Partien kannst du nicht von anderswo mitbringen.
rejected-name-empty = Wähle einen Namen mit mindestens einem Zeichen.
rejected-link-replaces = Auf diesem Gerät spielst du als „{ $mine }“. Mit dem Link wirst du hier „{ $theirs }“ vom anderen Gerät. Deine Tische, Spiele und Wertungen als „{ $mine }“ erreichst du von hier aus dann nicht mehr.
rejected-link-spent = Dieser Link ist abgelaufen oder wurde schon benutzt.
rejected-who-are-you = Wähle zuerst einen Namen.
rejected-banned = Du kannst hier nicht mehr mitspielen. So hat es entschieden, wer diesen Server betreibt.
rejected-foreign-origin = Diese Anfrage kommt von einer fremden Seite.
rejected-not-found = Hier ist nichts.
rejected-wrong-method = So kann man hier nicht fragen.
rejected-bad-request = Mit dieser Anfrage stimmt etwas nicht.
rejected-cannot-keep = Der Server kann gerade nichts behalten. Darum ist auch nichts geschehen; versuch es in einer Weile noch einmal.
rejected-game-damaged = Die Aufzeichnung dieser Partie ist beschädigt und lässt sich nicht mehr zeigen.
rejected-table-damaged = Die Aufzeichnung dieses Tisches ist beschädigt, er lässt sich nicht mehr öffnen.
rejected-book-damaged = Die Aufzeichnung dieses Turniers oder Wertungsblatts ist beschädigt und lässt sich nicht mehr zeigen.
rejected-our-mistake = Da ist uns ein Fehler unterlaufen. Versuch es noch einmal.
manifest-description = Drei Spiele, in denen man dazwischengeht: Jay, J-Solitär und Jarnac, mit Freunden oder gegen Bots.
unusable-options-unreadable = Die Regeln sind nicht zu lesen: { $problem }
unusable-one-seat-each = Du kannst nur auf einem Platz sitzen.
bye-too-fast = Das waren zu viele Nachrichten. Die Verbindung wird beendet.
bye-closed = Diesen Tisch gibt es nicht mehr.
bye-removed = Deine Person wurde hier gelöscht.
bye-banned = Du kannst hier nicht mehr mitspielen. So hat es entschieden, wer diesen Server betreibt.
bye-restart = Der Server startet neu. Du bist gleich wieder am Tisch.
unusable-setting = { $where }: „{ $value }“ passt nicht. Gebraucht wird { $kind ->
    [host] eine Adresse dieses Rechners, etwa 127.0.0.1
    [port] eine Zahl von 0 bis 65535
    [folder] ein Ordner
    [there] ein Ordner, den es gibt
    [house] die Adresse, unter der man den Server erreicht, etwa https://spiele.example/ oder https://spiele.example/jay/
    [origin] der Anfang einer Adresse ohne Pfad, etwa https://spiele.example
    [proxy] eine Adresse oder ein Netz, etwa 10.0.0.0/8
    [factor] eine Zahl von 0.01 bis 1000
    [days] eine Zahl von Tagen, 0 für immer
    [token] ein Wort, das niemand errät
    [level] debug, info, warning oder error
    [access] off, on oder addresses
   *[other] etwas anderes
}.
unusable-setting-unknown = { $where }: „{ $name }“ ist keine Einstellung.
unusable-settings-file = { $path }: Die Einstellungen lassen sich nicht lesen: { $problem }.
unusable-no-listening = An { $host }, Port { $port }, kann der Server nicht lauschen: { $problem }.
