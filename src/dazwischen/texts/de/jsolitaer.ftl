# Urteile über gelegte Karten
patience-from = { $source ->
    [slot] aus dem Slot
    [corner] vom Eckstapel
   *[hand] aus der Hand
}
patience-then = { $then ->
    [slot] { " " }Die Hand ist leer: Die nächste Ziehkarte wird zum Slot.
    [slot-wins] { " " }Die Hand ist leer und die letzte Ziehkarte wird zum Slot: Spieler { $seat } gewinnt.
    [wins] { " " }Weder Hand- noch Ziehkarten sind übrig: Spieler { $seat } gewinnt.
   *[none] { "" }
}
patience-serve = Spieler { $seat } bedient Stapel { $stack } mit { $figure-dative } { patience-from } auf { $lying-accusative } und kann in diesem Zug nicht noch einmal bedienen.{ $reserves ->
    [yes] { " " }Auf diesem Stapel hat Spieler { $seat } jetzt eine Reservierung.
   *[no] { "" }
}{ patience-then }
patience-redirect = Spieler { $seat } leitet auf Stapel { $stack } mit { $figure-dative } { patience-from } auf { $lying-accusative } um.{ $reserves ->
    [yes] { " " }Auf diesem Stapel hat Spieler { $seat } jetzt eine Reservierung{ $older ->
        [0] .
       *[other] , ebenso Spieler { $older }, der { $lying-accusative } gelegt hat.
    }
   *[no] { "" }
}{ patience-then }
patience-throw = Spieler { $seat } wirft { $figure-accusative } { patience-from } auf { $lying-accusative } von Stapel { $stack }.{ $reserves ->
    [yes] { " " }Auf diesem Stapel hat Spieler { $seat } eine Reservierung.
   *[no] { "" }
}{ patience-then }

# Was sonst geschieht
patience-drawn = { $count ->
    [0] zieht keine Karte
    [one] zieht eine Karte
   *[other] zieht { $count } Karten
}
patience-end = Spieler { $seat } { patience-drawn } und beendet den Zug. Spieler { $turn } ist am Zug.
patience-end-over = Spieler { $seat } { patience-drawn } und beendet den Zug. Damit ist das Spiel zu Ende.
patience-turned-up = Spieler { $seat } deckt vom Eckstapel { $figure-accusative } auf.
patience-swapped = Spieler { $seat } legt { $figure-accusative } in den Slot und nimmt dafür { $slot-accusative } auf die Hand.
patience-named = Der Slot von Spieler { $seat } ist { $figure-nominative }.
patience-undone = Spieler { $seat } nimmt { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} zurück.
patience-dealt = Das nächste Spiel ist ausgeteilt, Spieler { $first } beginnt.

# Abgelehnt
rejected-not-dealt = Es wurde noch nicht ausgeteilt.
rejected-game-ended = Das Spiel ist zu Ende.
rejected-game-running = Das Spiel läuft noch.
rejected-all-games-played = Alle Spiele der Reihe sind gespielt.
rejected-not-at-turn = Spieler { $turn } ist am Zug; sonst darf niemand etwas tun.
rejected-no-such-stack = Diesen Stapel gibt es nicht.
rejected-no-traitors = Bei J-Solitär darf niemand einen Verräter legen.
rejected-hand-empty = Die Hand ist leer.
rejected-not-in-slot = { $figure } liegt nicht in einem Slot.
rejected-nothing-turned-up = Vom Eckstapel liegt keine aufgedeckte Karte da.
rejected-turned-up-already = In diesem Zug wurde schon eine Eckkarte aufgedeckt.
rejected-corner-empty = Der Eckstapel ist leer.
rejected-serve-used = Die Figur passt zwar auf { $lying-accusative } von Stapel { $stack }, aber in diesem Zug wurde schon bedient, und weder eine eigene Reservierung auf diesem Stapel noch ein Effekt hilft.
rejected-fits-not-there = Die Figur passt nicht auf { $lying-accusative } von Stapel { $stack }.
rejected-swap-too-late = Ein Slot wird nur vor dem Zug getauscht, ehe die erste Karte liegt.
rejected-no-nameless-slot = Es gibt keinen Slot, dessen Figur noch offen ist.
rejected-cannot-draw = So viele Karten dürfen hier nicht gezogen werden; möglich: { $allowed }.
rejected-undo-in-company = In Gesellschaft wird kein Schritt zurückgenommen.
rejected-undo-no-further = { $count ->
    [0] Es gibt keinen Schritt, der sich zurücknehmen ließe.
    [one] Nur der letzte Schritt lässt sich zurücknehmen.
   *[other] Zurücknehmen lassen sich nur die letzten { $count } Schritte.
}

# Die Lage in Worten
patience-turn = Spieler { $seat } ist am Zug und { $served ->
    [yes] hat schon bedient
   *[no] kann noch bedienen
}.
patience-over-won = Das Spiel ist zu Ende: Spieler { $seat } hat gewonnen.
patience-over-stuck = Das Spiel ist zu Ende, denn niemand kann oder will mehr legen. { $count ->
    [one] Die wenigsten Karten hat Spieler { $seats } und gewinnt.
   *[other] Die wenigsten Karten haben die Spieler { $seats } und teilen sich den Sieg.
}
patience-over-stuck-alone = Das Spiel ist zu Ende, ohne dass alle Karten untergebracht sind.
patience-score = Gelegte Karten: { $laid }, Züge: { $turns }.
patience-stack = Stapel { $stack }: { $figure-nominative }{ $layer ->
    [0] { " " }vom Anfang
   *[other] { " " }von Spieler { $layer }
}{ $twins ->
    [yes] , Zwillinge liegen
   *[no] { "" }
}{ $count ->
    [0] { "" }
    [one] , reserviert für Spieler { $seats }
   *[other] , reserviert (neueste zuerst) für die Spieler { $seats }
}.
patience-corner = Ecke: Oben liegt { $figure-nominative }; verdeckt { $count ->
    [0] ist keine Karte mehr
    [one] ist noch eine Karte
   *[other] sind noch { $count } Karten
}.
patience-corner-empty = Ecke: Aufgedeckt liegt nichts; verdeckt { $count ->
    [0] ist keine Karte mehr
    [one] ist noch eine Karte
   *[other] sind noch { $count } Karten
}.
patience-seat = Spieler { $seat }: { $hand } auf der Hand, { $pile } zu ziehen{ $count ->
    [0] { "" }
    [one] , Slot: { $slots }
   *[other] , Slots: { $slots }
}.

# Der Rat zum Zug
hint-exact = { $count ->
    [0] Spieler { $seat } kann jetzt keine Karte legen.
    [one] Spieler { $seat } kann jetzt höchstens eine Karte legen.
   *[other] Spieler { $seat } kann jetzt höchstens { $count } Karten legen.
}
hint-at-least = Spieler { $seat } kann jetzt mindestens { $count } { $count ->
    [one] Karte
   *[other] Karten
} legen; nach { $nodes ->
    [one] einer Stellung
   *[other] { $nodes } Stellungen
} wurde nicht weitergesucht.
hint-step = { $number }. Stapel { $stack }: { $figure-nominative } { patience-from }, { $kind ->
    [serve] bedient
    [redirect] umgeleitet
   *[throw] geworfen
}
hint-empties = Danach ist die Hand leer.
hint-nameless-slot = Ein Slot ist nicht benannt („1 slot gO“) und blieb außer Betracht.
hint-corner = Eine Eckkarte darf in diesem Zug noch aufgedeckt werden; sie ist nicht eingerechnet.
hint-other-count = Spieler { $seat } hält nach dem Protokoll { $counted } Karten; gerechnet wurde mit { $named ->
    [0] einer leeren Hand
    [one] der einen genannten
   *[other] den { $named } genannten
}.
