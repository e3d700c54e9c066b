## Eine Partie, noch einmal erzählt

retold-seated = An Platz { $seat } sitzt jetzt jemand anderes.
retold-went-away = Spieler { $seat } ist nicht mehr da.
retold-came-back = Spieler { $seat } ist wieder da.
retold-bot-stepped-in = Für Spieler { $seat } spielt jetzt ein Bot.
retold-bot-stepped-out = Spieler { $seat } spielt wieder selbst.
retold-dealt = Es ist ausgeteilt, Spieler { $first } beginnt.
retold-begun = Das Los fällt auf Seite { $side }: Sie beginnt.
could-open = eröffnen
could-serve = bedienen
could-redirect = umleiten
could-throw = werfen
unusable-too-many-lines = Ein Protokoll darf hier höchstens { $most } Zeilen haben.
