# Ein Spiel im Terminal. Die Person wird geduzt, die Gegner haben Namen.
play-you = Du
play-name-1 = Bea
play-name-2 = Carl
play-name-3 = Dora
play-name-4 = Emil
play-name-5 = Frieda
play-and = { $most } und { $last }

play-greeting = Jay{ $edition ->
    [jay] { "" }
   *[other] { " " }({ $edition })
}, Stufe { $level }. Du spielst gegen { $others }.
play-first-goal = Wer zuerst keine Karten mehr hat, gewinnt die Runde. Wenn du dran bist, leg, was in Farbe oder Zeichen zur Karte in der Box passt{ $throws ->
    [yes] . Genau dieselbe Karte darf jeder jederzeit dazwischenwerfen!
   *[no] {" "}– nur nie genau dieselbe.
}
play-first-step = Zum Legen tippst du die Nummer der Karte und Enter. ? zeigt alles Weitere.

# Was geschieht
play-dealt = ── Runde { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }von { $rounds }
} ── { $me ->
    [yes] Du eröffnest
   *[no] { $seat } eröffnet
}.
play-lay-open = { $me ->
    [yes] Du eröffnest
   *[no] { $seat } eröffnet
} mit { $figure }
play-lay-serve = { $me ->
    [yes] Du bedienst
   *[no] { $seat } bedient
} mit { $figure }
play-lay-redirect = { $me ->
    [yes] Du leitest
   *[no] { $seat } leitet
} um mit { $figure }
play-lay-throw = { $me ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $figure }
play-lay-unknown = { $me ->
    [yes] Du legst
   *[no] { $seat } legt
} { $figure }
play-lay-face-down = { $me ->
    [yes] Du legst { $figure } verdeckt, als Verräter
   *[no] { $seat } legt eine Karte verdeckt: Verräter
}
play-lay-fault = Fehler! { $me ->
    [yes] Du legst
   *[no] { $seat } legt
} { $figure }, aber { why }{ $own ->
    [yes] { "" }
   *[no] { " " }Zwei Strafkarten.
}
play-note-reserves = reserviert
play-note-left = { $count ->
    [0] keine Karte mehr
    [one] noch eine Karte!
   *[other] noch { $count } Karten
}
play-taken-back = Fehler! { $me ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $figure } zurück, denn { why }
play-drew-penalty = { $seat } zieht { $count ->
    [0] nichts, es gibt keine Karten mehr
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
}
play-drew-top-up = { $seat } stockt auf, { $count ->
    [0] aber es gibt keine Karten mehr
    [one] eine Karte
   *[other] { $count } Karten
}
play-drew-extra = { $seat } nimmt { $count } extra
play-own-penalty = Du ziehst zur Strafe { $count ->
    [0] nichts: Es gibt keine Karten mehr
   *[other] { $cards }
}
play-own-top-up = Du stockst auf: { $count ->
    [0] nichts, es gibt keine Karten mehr
   *[other] { $cards }
}
play-own-extra = Du nimmst dazu: { $count ->
    [0] nichts, es gibt keine Karten mehr
   *[other] { $cards }
}
play-recycled = Die Ziehstapel sind leer: { $source ->
    [aside] abgelegte Karten werden
   *[box] der untere Teil der Box wird
} neu gemischt.
play-owed = { $me ->
    [yes] Du musst
   *[no] { $seat } muss
} { $count ->
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
} ziehen{ $why ->
    [extra-pause] , weil die Unterbrechung keinen Grund hatte
    [extra-fault] , weil nach einem Fehler einfach weitergespielt wurde
   *[other] { "" }
}
play-swapped = { $me ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} { $given } gegen { $taken } aus dem Slot
play-all-ready = Alle sind bereit.
play-reopening = Alle sind bereit, { $me ->
    [yes] du eröffnest neu
   *[no] { $seat } eröffnet neu
}.
play-called = { $me ->
    [yes] Du sagst „Jay“ und hast
   *[no] { $seat } sagt „Jay“ und hat
} einen Platz sicher!
play-counted = { $me ->
    [yes] Du zählst
   *[no] { $seat } zählt
} { $at-me ->
    [yes] dich
   *[no] { $of }
} an: 23 … 22 … 21 …
play-counted-out = „Strafe!“ { $me ->
    [yes] Du darfst
   *[no] { $seat } darf
} nur noch verdeckt legen
play-paused = { $me ->
    [yes] Du unterbrichst
   *[no] { $seat } unterbricht
} { $word ->
    [justified] zu Recht
    [unjustified] ohne Grund
   *[break] das Spiel
}
play-returned = { $figure } geht zurück auf { $me ->
    [yes] deine Hand
   *[no] die Hand von { $seat }
}
play-withdrawn = { $me ->
    [yes] Du bist
   *[no] { $seat } ist
} wieder im Spiel, der Platz ist weg

# Die Lage
play-box-empty = Box: leer
play-box = Box: { $cards }{ $twins ->
    [yes] { " " } Zwillinge!
   *[no] { "" }
}
play-mark-must = muss legen
play-mark-reserved = reserviert
play-mark-owes = { $count ->
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
} offen
play-mark-finished = vollendet
play-own-reserved = du hast reserviert
play-slots = Slots: { $cards }

# Was jetzt zu tun ist
play-hint-reading = Die anderen warten. Weiter mit Enter
play-hint-next-round = Enter: nächste Runde
play-hint-say-jay = Geschafft! Tippe schnell: jay
play-hint-draw = Erst ziehen: { $count ->
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
}. Tippe z
play-hint-ready = Bereit? Enter. Vorher: { $slots ->
    [yes] tausch 3 1 (Karte 3 gegen Slot 1), { "" }
   *[no] { "" }
}a1 (Karte dazu)
play-hint-paused = Unterbrochen. Weiter mit Enter
play-hint-open = Du eröffnest: Leg irgendeine Karte, tippe ihre Nummer
play-hint-opens = { $seat } eröffnet …
play-hint-reopen = Du darfst neu eröffnen: leg eine Karte oder stocke auf (a1){ $waive ->
    [yes] , sonst: verzicht
   *[no] { "" }
}
play-hint-reopens = { $seat } darf neu eröffnen …
play-hint-others = Die anderen spielen …
play-hint-out = Du bist fertig. Die anderen spielen noch …
play-hint-no-pawn = Die letzte Karte war kein Bauer: Stocke auf, tippe a{ $least }
play-hint-must = Du bist dran!
play-hint-must-fits = Du bist dran! Was mit ▸ markiert ist, passt
play-hint-must-nothing = Du bist dran, nichts passt: a{ $least } stockt auf, v1 legt Karte 1 verdeckt
play-hint-counted-out = „Strafe!“ Du darfst nur noch verdeckt legen: v1 legt Karte 1 verdeckt
play-hint-throw = Schnell dazwischen! Wirf eine Karte mit ▸
play-hint-redirect = Du darfst dazwischen bedienen: mit einer Karte mit ▸
play-hint-reserved = Du hast reserviert und darfst bedienen
play-hint-turn = { $seat } ist dran …
play-hint-tournament = Turnier: Wer dran ist, musst du selbst wissen
play-hint-empty = Keine Karte mehr: a3 stockt auf, z3 zieht Strafkarten

# Was nicht ging
play-not-understood = „{ $text }“ verstehe ich nicht. ? zeigt die Befehle.
play-no-such-card = Eine Karte { $number } hast du nicht; du hast { $count }.
play-no-such-slot = Einen Slot „{ $text }“ hast du nicht; du hast { $count }.
play-which-face-down = Welche Karte? v3 legt Karte 3 verdeckt.
play-rejected-say-jay = Du hast vollendet, sag nur noch „jay“!
play-rejected-not-ready = Die Runde hat noch nicht begonnen: Sag mit Enter „bereit“.

# Punkte
play-place = { $place }. { $seat } +{ $points }
play-round-over = Runde { $round } ist zu Ende: { $places }
play-standing = Stand: { $points }
play-winner = { $me ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} mit { $points } Punkten!
play-winners = Gleichstand mit { $points } Punkten: { $names }.
play-goodbye = Bis bald!

# Hilfe
play-help =
    3           Karte 3 legen; auch beim Namen: rX, gDame, Botschafter
    v3          Karte 3 verdeckt legen: ein Verräter passt auf alles, kostet eine
    a2          2 Karten aufstocken, wenn nichts passt oder auch sonst
    z           Strafkarten ziehen
    jay         sagen, sobald du keine Karten mehr hast
    Enter       bereit, weiter
    pause       unterbrechen, bis alle bereit sind
    verzicht    nach einer Unterbrechung nicht selbst eröffnen
    23          anzählen: Wer dran ist, hat 3 Sekunden, dann nur noch Verräter
    regeln      die Regeln dieser Stufe
    ende        aufhören
    Farben: r rot, b blau, g gelb, l lila. Zeichen: O H I X S Z
play-help-slots = tausch 3 1  vor der Runde: Karte 3 gegen Slot 1 tauschen

# Regeln der Stufe
play-rules-goal = Ziel: alle Karten loswerden, die letzte ein Bauer (O H I X S Z), dann „jay“ sagen. { $places ->
    [one] Das bringt 5 Punkte.
   *[other] Das bringt als Erster 5, als Zweiter 2 Punkte.
}
play-rules-serve = Bedienen: Wer dran ist, legt gleiche Farbe oder gleiches Zeichen, nie genau dasselbe. Dann ist der Nächste dran.
play-rules-top-up = Aufstocken: jederzeit Karten ziehen, wenn du dran bist beim zweiten Mal mindestens 3. Danach hält man immer mindestens 3.
play-rules-traitor = Verräter: jede Karte, verdeckt gelegt. Passt auf alles{ $throws ->
    [no] { "" } außer auf einen Verräter
   *[yes] { "" }
}, alles passt darauf; kostet eine Strafkarte.
play-rules-throw = Werfen: Genau dieselbe Figur darf jeder jederzeit legen. Wer dabei dran war, reserviert: Er darf bedienen, bis jemand bedient.
play-rules-extended = Liegen Zwillinge (zweimal dieselbe Figur), darf jeder auch dasselbe Zeichen in anderer Farbe werfen.
play-rules-botschafter = Botschafter: passt auf alles, und alles passt darauf.
play-rules-dame = Dame: lässt sich auf jeden Bauern werfen. Liegt sie, darf jeder irgendeinen Bauern darauf bedienen.
play-rules-jay = Jay (die Karte): Wer damit bedient, reserviert. Auf Botschafter und Verräter darf ihn jeder legen; auch deren Leger reserviert.
play-rules-dieb = Dieb: lässt sich auf Zwillinge werfen und reserviert dabei immer.
play-rules-slots = Slots: zwei offene Karten, vor der Runde gegen Handkarten tauschbar.
play-rules-faults = Fehler: { $faults ->
    [guarded] Falsche Karten nimmt das Programm nicht an.
    [take-back] Eine falsche Karte geht zurück auf die Hand, und das Spiel ist unterbrochen.
    [penalty] Eine falsche Karte bleibt liegen, zählt nicht und kostet zwei Strafkarten.
   *[tournament] Eine falsche Karte bleibt liegen, und niemand sagt es. Wer unterbricht, deckt auf; ohne Grund kostet das.
}
unusable-opponent-count = { $count ->
    [one] Ein Gegner ist
   *[other] { $count } Gegner sind
} genannt; nenne einen für alle oder { $opponents }.
