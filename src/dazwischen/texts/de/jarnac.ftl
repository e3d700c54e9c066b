# Was geschieht
jarnac-drew = { $side } zieht { $letters }.
jarnac-exchanged = { $side } legt { $returned } zurück und zieht dafür { $drawn }.
jarnac-laid = { $side } legt { $word } auf Reihe { $row }: { $score } Punkte.
jarnac-changed = { $side } macht auf Reihe { $row } aus { $old } mit { $added } das Wort { $word }: { $score } Punkte.
jarnac-taken = Jarnac! { $side } macht aus { $old } mit { $added } das Wort { $word } und nimmt es { $other } ab: Reihe { $row }, { $score } Punkte.
jarnac-taken-new = Jarnac! { $side } legt aus den Buchstaben von { $other } das Wort { $word } auf die eigene Reihe { $row }: { $score } Punkte.
jarnac-late = { $timed ->
    [yes] Zeit abgelaufen:{ " " }
   *[no] { "" }
}
jarnac-passed = { jarnac-late }{ $side } passt. Vor dem eigenen Zug darf { $other } „Jarnac!“ rufen.
jarnac-passed-full = { jarnac-late }{ $side } passt. { $other } hat keine freie Reihe für ein Jarnac und ist am Zug.
jarnac-passed-over = { jarnac-late }{ $side } passt. Damit ist das Spiel zu Ende.
jarnac-passed-alone = { jarnac-late }{ $side } passt und zieht einen Buchstaben, wenn noch einer im Beutel ist.
jarnac-forgone = { $side } verzichtet auf ein Jarnac.
jarnac-forgone-over = { $side } verzichtet auf das letzte Jarnac. Damit ist das Spiel zu Ende.
jarnac-objection-fails = { $side } erhebt Einspruch, aber { $word } gilt{ $strict ->
    [yes] : { $other } darf einmal zwei Buchstaben statt einem ziehen
   *[no] { "" }
}.
jarnac-objection-holds = { $side } erhebt zu Recht Einspruch: { $word } gilt nicht und wird zurückgenommen; { $strict ->
    [yes] { $side } ist an der Reihe, darf Jarnac rufen und einmal zwei Buchstaben statt einem ziehen
    [full] { $side } ist an der Reihe und darf einmal zwei Buchstaben statt einem ziehen
   *[no] { $other } spielt weiter
}.
jarnac-accepted = Kein Einspruch: Das Ergebnis steht fest.
jarnac-granted = { $side } sagt: { $word } gilt.
jarnac-released = { $side } hat gegen { $word } nichts gesagt; { $other } darf jetzt weiterspielen.
jarnac-flag-lost = Die Zeit von { $side } ist abgelaufen: { $other } gewinnt.
jarnac-flag-lost-alone = Die Zeit von { $side } ist abgelaufen; das Ziel ist verfehlt.
jarnac-flag-fell = Die Zeit von { $side } ist abgelaufen; von jetzt an kann { $side } nur noch passen.
jarnac-proposed = { $seat } schlägt vor: { $what ->
    [pass] passen
    [object] Einspruch erheben
    [exchange] { $word } tauschen
    [jarnac] Jarnac mit { $word }
   *[lay] { $word }
}.
jarnac-captain = { $seat } ist jetzt Kapitän von { $side }.
jarnac-left = { $seat } ist nicht mehr da.
jarnac-returned = { $seat } ist wieder da.

# Abgelehnt
rejected-not-begun = Das Spiel hat noch nicht begonnen.
rejected-has-begun = Das Spiel hat schon begonnen.
rejected-table-begins = Das Spiel beginnt der Tisch.
rejected-side-not-at-move = { $side } ist am Zug.
rejected-not-captain = Für diese Seite entscheidet { $captain }; alle anderen können vorschlagen.
rejected-letters-first = Erst ziehen: { $count ->
    [one] Ein Buchstabe ist
   *[other] { $count } Buchstaben sind
} fällig.
rejected-no-letters-due = Jetzt ist nichts zu ziehen.
rejected-bag-empty = Der Beutel ist leer.
rejected-draw-count = Gezogen { $count ->
    [one] wird genau ein Buchstabe.
   *[other] werden genau { $count } Buchstaben.
}
rejected-not-in-bag = Nicht mehr im Beutel: { $letters }.
rejected-chance-draws = Was gezogen wird, bestimmt der Zufall.
rejected-no-exchange-now = Getauscht wird nur statt des einen Buchstabens, mit dem ein Zug beginnt, und nicht im ersten Zug.
rejected-no-exchange-possible = Zum Tauschen braucht es mindestens drei Buchstaben auf der Ablage.
rejected-exchange-three = Getauscht werden genau drei Buchstaben.
rejected-no-such-row = Ein Spielfeld hat die Reihen 1 bis 8.
rejected-no-free-row = Es ist keine Reihe frei.
rejected-no-word = { $word } ist kein gültiges Wort.
rejected-word-length = { $word } hat { $count } Buchstaben; ein Wort hat 3 bis 9.
rejected-letters-lost = Aus { $old } darf kein Buchstabe verschwinden: In { $word } fehlt { $letters }.
rejected-adds-nothing = { $word } fügt { $old } keinen Buchstaben hinzu.
rejected-not-in-rack = Auf der Ablage fehlt: { $letters }.
rejected-new-word-short = Vereinbart ist: Ein neues Wort hat mindestens { $count } Buchstaben. { $word } ist zu kurz.
rejected-adds-too-few = Vereinbart ist: Zu einem Wort kommen mindestens { $count } Buchstaben dazu. Von { $old } zu { $word } sind es weniger.
rejected-only-appended = Vereinbart ist: Anlegen allein reicht nicht. In { $word } steht { $old } unverändert.
rejected-not-professional = { $word } gilt im Profispiel nicht: Hauptwörter nur im Nominativ Singular, Verben nur im Infinitiv und in den beiden Partizipien.
rejected-same-entry = { $word } steht im Wörterbuch im selben Eintrag wie { $old }; so darf im Profispiel nicht verlängert werden.
rejected-no-jarnac-in-solo = Im Solospiel gibt es kein Jarnac.
rejected-no-jarnac-now = „Jarnac!“ ruft man nur, nachdem der Gegner gepasst hat und bevor man selbst zieht.
rejected-no-more-jarnacs = Mehr als { $count ->
    [one] ein Wort darf
   *[other] { $count } Wörter darf
} man auf einmal nicht nehmen.
rejected-no-row-for-it = Ohne freie Reihe kann man kein Wort nehmen.
rejected-row-empty = Auf Reihe { $row } des Gegners liegt kein Wort.
rejected-word-safe = { $word } ist mit { $count } Buchstaben vor Jarnac sicher.
rejected-only-last-jarnac = Jetzt ist nur noch das letzte Jarnac möglich – oder man verzichtet mit „pass“.
rejected-not-longer = Ein neues Wort muss beim letzten Jarnac länger sein als { $count } Buchstaben; { $word } ist es nicht.
rejected-dictionary-judges = Hier prüft das Wörterbuch jedes Wort sofort; Einsprüche gibt es nicht.
rejected-nothing-to-object-to = Es liegt kein Wort da, gegen das sich jetzt noch Einspruch erheben ließe.
rejected-may-still-object = { $side } kann gegen { $word } noch Einspruch erheben oder „Gilt“ sagen. Danach geht es weiter.
rejected-nothing-to-accept = Es ist nichts anzuerkennen.
rejected-not-yours-to-accept = Anerkennen muss das der Gegner.
rejected-time-up = Die Bedenkzeit ist um; jetzt bleibt nur Passen.
rejected-flag-lost = Die Gesamtzeit ist verbraucht; die Partie ist verloren.
rejected-flag-fallen = Die Gesamtzeit ist verbraucht; jetzt bleibt nur Passen.
rejected-time-left = Die Zeit ist noch nicht um.
rejected-no-time-running = Gerade läuft keine Zeit.
rejected-table-keeps-time = Die Zeit nimmt der Tisch.
rejected-nothing-to-propose = Gerade gibt es nichts vorzuschlagen.
rejected-no-team = Auf dieser Seite spielt nur einer.
rejected-no-such-proposal = Diesen Vorschlag gibt es nicht.
rejected-captain-confirms = Vorschläge bestätigt nur der Kapitän.
rejected-captain-hands-over = Übergeben kann das Amt nur der Kapitän.
rejected-not-on-this-side = Übergeben wird an jemand anderen, der auf dieser Seite sitzt und da ist.
rejected-is-gone = Dieser Platz ist schon verlassen.
rejected-is-here = Dieser Platz ist besetzt.
rejected-table-sees-who-is-here = Wer da ist, stellt der Tisch fest.

# Die Lage in Worten
jarnac-situation-draw = { $side } ist am Zug und muss ziehen: { $count ->
    [one] einen Buchstaben
   *[other] { $count } Buchstaben
}.
jarnac-situation-play = { $side } ist am Zug.
jarnac-situation-jarnac = { $side } darf „Jarnac!“ rufen; danach beginnt der eigene Zug.
jarnac-situation-full = { $side } hat keine freie Reihe für ein Jarnac und beginnt den eigenen Zug.
jarnac-situation-last-jarnac = { $side } darf ein letztes Mal „Jarnac!“ rufen oder verzichten.
jarnac-situation-over = Das Spiel ist zu Ende.
jarnac-situation-board = { $side }: { $rows } · Ablage { $rack } · { $score } Punkte.
jarnac-situation-bag = Im Beutel { $count ->
    [0] ist kein Buchstabe mehr.
    [one] ist ein Buchstabe.
   *[other] sind { $count } Buchstaben.
}
jarnac-situation-won = { $side } gewinnt.
jarnac-situation-nobody-won = Das Spiel endet unentschieden.
jarnac-situation-goal-reached = { $score } Punkte: Das Ziel von { $goal } ist erreicht.
jarnac-situation-goal-missed = { $score } Punkte: Das Ziel von { $goal } ist verfehlt.

# Eingaben, mit denen sich nichts anfangen lässt
unusable-bad-side = „{ $text }“ ist keine Seite; es spielen { $sides }.
unusable-bad-member = „{ $text }“ gibt es nicht; auf dieser Seite { $count ->
    [one] spielt einer
   *[other] spielen { $count }
}.
unusable-bad-word = „{ $text }“ ist kein Wort, auch nicht mit einer Reihe davor wie „3: MAU“.
unusable-bad-letters = „{ $text }“ sind keine Buchstaben dieses Spiels.
unusable-bad-exchange = „{ $text }“ ist kein Tausch der Form „exchange ABC for XYZ“.
unusable-option-sides = sides: „{ $value }“ geht nicht; nötig { $count ->
    [one] ist ein Name
   *[other] sind zwei verschiedene Namen
} nur aus Buchstaben.
unusable-option-no-umlauts = umlauts: Umlaute aufzuteilen gibt es nur im Deutschen, nicht bei language: { $language }.
unusable-option-no-entries = Kein Profispiel in dieser Sprache (language: { $language }): Ihr Wörterbuch kennt keine Einträge und Formen.
unusable-too-many-rows = { $count } Reihen sind zu viele: Ein Spielfeld hat acht.
unusable-row-length = „{ $text }“ passt auf keine Reihe; ein Wort hat 3 bis 9 Buchstaben.
unusable-too-many-letters = bag: { $count } geht nicht; bei dem, was auf dem Tisch liegt, sind höchstens { $left } Buchstaben im Beutel.
