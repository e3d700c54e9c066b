# Was ein Haus von wem behält, und wie lange. Jeder Satz folgt der Datenbank und den Einstellungen.
kept-person = Wer du bist: dein Name, wann du zuerst und zuletzt da warst, und ein Prüfwert für jedes deiner Geräte. Kein Passwort, keine E-Mail-Adresse. Hat dich der Betreiber ausgesperrt, dann auch das.
kept-person-until = { $days ->
    [0] Bis der Betreiber es löscht.
    [one] Bis du einen Tag nicht da warst und keinen Platz mehr hast.
   *[other] Bis du { $days } Tage nicht da warst und keinen Platz mehr hast.
}
kept-device = Ein Prüfwert für den Link, mit dem du ein zweites Gerät dazunimmst.
kept-device-until = Der Link gilt { $minutes } Minuten und nur einmal. Ist er abgelaufen, wird er gelöscht, sobald jemand den nächsten benutzt.
kept-table = Tische: Name und Regeln, wer daran sitzt oder eingeladen hat, wer dort einem anderen den Platz genommen hat, der das noch nicht weiß, wie es steht, und was dir dort zuletzt abgelehnt wurde. Dazu, was an einem Tisch geschah, mit der Zeit: wer kam und ging, welche Regeln galten. Darin bist du nur eine Nummer; die bleibt, auch wenn du gelöscht wirst.
kept-table-until = { $days ->
    [0] Bis der Betreiber es löscht.
    [one] Bis einen Tag niemand da war; Tische eines Turniers gehen mit dem Turnier.
   *[other] Bis { $days } Tage niemand da war; Tische eines Turniers gehen mit dem Turnier.
}
kept-talk = Was am Tisch gesagt wird, mit der Zeit und wer es sagte.
kept-talk-until = { $days ->
    [0] So lange wie der Tisch: bis der Betreiber ihn löscht.
   *[other] So lange wie der Tisch.
}
kept-game = Partien: jeder Zug mit seiner Zeit, das Ergebnis, wer an welchem Platz saß, und welche du aus deiner Liste genommen hast. Eine Partie selbst kennt nur Plätze, keine Namen.
kept-game-until = { $days ->
    [0] Bis der Betreiber es löscht. Wirst du gelöscht, bleibt die Partie, aber niemand steht mehr am Platz.
    [one] Bis die Partie seit einem Tag zu Ende ist; in einem Turnier nicht vor dessen Ende.
   *[other] Bis die Partie seit { $days } Tagen zu Ende ist; in einem Turnier nicht vor dessen Ende.
}
kept-rating = Deine Wertung nach jeder gewerteten Partie, oder dass du keine willst. Abschalten kannst du sie selbst; dann ist sie weg.
kept-rating-until = { $days ->
    [0] Bis du sie abschaltest oder der Betreiber dich löscht.
   *[other] Bis du sie abschaltest, oder so lange, wie behalten wird, wer du bist.
}
kept-tournament = Turniere: Einstellungen, Namen der Angemeldeten, Ergebnisse und Entscheidungen, mit der Zeit und von wem sie kamen; Prüfwerte für die Links der Rollen.
kept-tournament-until = { $days ->
    [0] Bis der Betreiber es löscht.
    [one] Bis einen Tag nichts geschah.
   *[other] Bis { $days } Tage nichts geschah.
}
kept-sheet = Wertungsblätter: die Namen, die jemand eingetragen hat, und die Runden.
kept-sheet-until = { $days ->
    [0] Bis der Betreiber es löscht.
    [one] Bis einen Tag nichts geschah.
   *[other] Bis { $days } Tage nichts geschah.
}
kept-order = Aufträge des Betreibers an den laufenden Server, etwa etwas zu löschen.
kept-order-until = Bis der Betreiber die Antwort gelesen hat.
kept-memory = Von welcher Adresse wie oft gefragt wird, damit niemand die anderen aufhält. Das steht nur im Arbeitsspeicher.
kept-memory-until = Bis andere an die Reihe kommen oder der Server neu startet.
kept-log = { $access ->
    [addresses] Das Protokoll des Servers: jede Anfrage mit ihrer Zeit und der Adresse, von der sie kam, und was schiefging.
    [on] Das Protokoll des Servers: jede Anfrage mit ihrer Zeit, ohne die Adresse, von der sie kam, und was schiefging.
   *[off] Das Protokoll des Servers: was schiefging. Keine Anfragen, keine Adressen.
}
kept-log-until = Wie lange, bestimmt der Betreiber außerhalb dieses Programms; so auch, was ein Server davor aufschreibt.
kept-browser = In deinem Browser: ein Cookie, an dem du erkannt wirst; dein Name und deine Einstellungen; Wertungsblätter und Turniere, die du geöffnet hast, mit dem, was noch nicht gesendet ist; was du beim Schiedsrichter geschrieben hast; wie du deine Karten geordnet hast; was dir für die Karten deiner letzten Partien zugesagt war und was dein Gerät dazu beigetragen hat; und die Seite selbst, damit sie ohne Verbindung aufgeht. Bis auf diesen Beitrag geht nichts davon an andere.
kept-browser-until = Das Cookie { $year } Tage, nachdem du dir einen Namen gegeben hast; alles andere, bis du es im Browser löschst.
