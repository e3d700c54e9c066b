# Urteile über gelegte Karten
lay-open = Spieler { $seat } eröffnet mit { $figure-dative }. Spieler { $next } hat die Legepflicht.{ lay-reserved }{ cost-extra }
lay-serve = Spieler { $seat } bedient mit { $figure-dative } auf { $lying-accusative }. { lay-lapsed }{ lay-reserved }{ cost-extra }
lay-redirect = Spieler { $seat } leitet mit { $figure-dative } um. { lay-lapsed }{ lay-reserved }{ cost-extra }
lay-lapsed = { $lapse ->
    [yes] Alle bisherigen Reservierungen verfallen, die
   *[no] Die
} Legepflicht { $moves ->
    [yes] geht an
   *[no] bleibt bei
} Spieler { $next }.
lay-reserved = { $newer ->
    [0] { "" }
   *[other] { $older ->
        [0] { " " }Eine Reservierung hat jetzt Spieler { $newer }.
       *[other] { " " }Reservierungen haben jetzt Spieler { $newer } und Spieler { $older }, die neuere Spieler { $newer }.
    }
}
cost-extra = { $extra ->
    [now] { " " }Erst war zu ziehen: Das kostet eine extra Strafkarte.
    [found] { " " }Erst war zu ziehen: Deckt das jemand anderes auf, kostet es eine extra Strafkarte.
   *[no] { "" }
}
lay-throw = Spieler { $seat } wirft { $figure-accusative }. Die Legepflicht bleibt bei Spieler { $next }.{ cost-extra }
lay-throw-reserves = Spieler { $seat } wirft { $figure-accusative } und hat damit eine Reservierung. Die Legepflicht bleibt bei Spieler { $next }.{ cost-extra }
lay-throw-must = Spieler { $seat } wirft { $figure-accusative } unter Legepflicht { $reserves ->
    [yes] und reserviert
   *[no] und behält seine Reservierung, jetzt als neueste
}. Die Legepflicht geht an Spieler { $next }.{ cost-extra }
lay-fault = Fehler: Spieler { $seat } durfte { $figure-accusative } nicht legen; { why } Die Karte bleibt liegen und zählt nicht.{ cost-owed }{ cost-extra }
cost-owed = { $count ->
    [0] { "" }
    [one] { " " }Zu ziehen ist jetzt eine Strafkarte.
   *[other] { " " }Zu ziehen sind jetzt { $count } Strafkarten.
}
lay-own-follow-up = Fehler: Spieler { $seat } durfte { $figure-accusative } nicht legen; { why } Ein eigener Fehler war noch offen, also kommt die Karte bei einer Unterbrechung zurück.{ cost-owed }{ cost-extra }
lay-follow-up = Folgefehler: { $figure-nominative } geht zurück auf die Hand von Spieler { $seat }, denn ein fremder Fehler hat in die Irre geführt. Zu ziehen ist dafür nichts mehr.
lay-fault-after-all = Fehler: Spieler { $seat } durfte { $figure-accusative } nicht legen. Der frühere Fehler war ein Folgefehler, also zählt dieser für sich: zwei Strafkarten.
lay-taken-back = Fehler: Spieler { $seat } nimmt { $figure-accusative } zurück; { why } Das Spiel ist unterbrochen.
lay-taken-back-on = Fehler: Spieler { $seat } nimmt { $figure-accusative } zurück; { why } Es geht weiter.
why = { $reason ->
    [twin-not-served] ein Zwilling wird nie bedient, und geworfen wird auf dieser Stufe nicht.
    [no-right] die Figur passt zwar, aber ohne Legepflicht, Reservierung oder Effekt darf nicht bedient werden.
    [no-right-no-fit] die Figur passt nicht, und ein Recht zu bedienen bestand auch nicht.
    [counted-out] nach dem Anzählen darf nur noch ein Verräter gelegt werden.
   *[does-not-fit] die Figur passt nicht auf das, was liegt.
}

# Was sonst geschieht
pause-break = Spieler { $seat } unterbricht das Spiel.
pause-justified = Spieler { $seat } unterbricht zu Recht.
pause-unjustified = Spieler { $seat } unterbricht ohne Grund{ $extra ->
    [now] { " " }und muss eine extra Strafkarte ziehen.
   *[no] . Eine extra Strafkarte war schon fällig, eine zweite gibt es nicht.
}
pause-captain-break = Der Kapitän von Spieler { $seat } unterbricht das Spiel.
pause-captain-justified = Der Kapitän von Spieler { $seat } unterbricht zu Recht.
pause-captain-unjustified = Der Kapitän von Spieler { $seat } unterbricht ohne Grund{ $extra ->
    [now] , und Spieler { $seat } muss dafür eine extra Strafkarte ziehen.
   *[no] . Eine extra Strafkarte war schon fällig, eine zweite gibt es nicht.
}
did-top-up = Spieler { $seat } stockt { $count } { $count ->
    [one] Karte
   *[other] Karten
} auf.{ cost-extra }
did-top-up-short = Spieler { $seat } stockt auf und will { $wanted } Karten; es { $count ->
    [0] ist keine mehr
    [one] ist nur noch eine
   *[other] sind nur noch { $count }
} da.{ cost-extra }
did-draw = Spieler { $seat } zieht { $count } { $count ->
    [one] Strafkarte
   *[other] Strafkarten
}.
did-draw-short = Spieler { $seat } muss { $wanted } Strafkarten ziehen; es { $count ->
    [0] ist keine Karte mehr
    [one] ist nur noch eine Karte
   *[other] sind nur noch { $count } Karten
} da, und damit ist es gut.
did-call = Spieler { $seat } sagt „Jay“ und hat einen Platz sicher.
did-call-last = Spieler { $seat } sagt „Jay“. Die Runde ist zu Ende.
did-call-at-once = Spieler { $seat } sagt im selben Augenblick „Jay“: Es zählt, wer zuerst vollendet hat.
did-call-wrongly = Spieler { $seat } sagt „Jay“, ohne vollendet zu haben{ $extra ->
    [now] : eine extra Strafkarte.
   *[no] . Eine extra Strafkarte war schon fällig, eine zweite gibt es nicht.
}
did-ready = { $seat ->
    [all] Alle sind bereit.
   *[other] Spieler { $seat } ist bereit.
}
did-announce = Spieler { $seat } sagt „{ $said }“.
together-call = Die Spieler { $seats } sagen im selben Augenblick „Jay“: Es zählt, wer zuerst vollendet hat.{ $over ->
    [yes] {" "}Die Runde ist zu Ende.
   *[no] {""}
}
together-ready = Die Spieler { $seats } sind bereit.
together-announce = Die Spieler { $seats } sagen „{ $said }“.
did-count = { $seat ->
    [0] Der Tisch
   *[other] Spieler { $seat }
} zählt Spieler { $of } an: 23 …
did-count-out = „Strafe“: Spieler { $of } hat zu lange gezögert und darf nur noch einen Verräter legen.
did-count-out-free = „Strafe“: Spieler { $of } hat zu lange gezögert. Ein Verräter darf hier aber nicht liegen, also bleibt jede passende Karte erlaubt.
did-swap = Spieler { $seat } legt { $figure-accusative } in einen Slot und nimmt dafür eine Karte heraus.
did-deal = Spieler { $dealer } teilt aus, Spieler { $opener } eröffnet.
judge-pause = Der Richter unterbricht das Spiel.
judge-void = Der Richter wertet die Runde nicht; sie wird wiederholt.
judge-too-far = Richter: Spieler { $of } hat zu weit geworfen, „Strafe Karte“ und zwei Strafkarten.
judge-over-box = Richter: Spieler { $of } war mit der Hand über der Box, die Karte geht zurück. { judge-extra }
judge-extra = { $extra ->
    [now] Das kostet eine extra Strafkarte.
   *[no] Eine extra Strafkarte war schon fällig, eine zweite gibt es nicht.
}
judge-standing = Richter: Die Karte von Spieler { $of } steht in der Box und geht zurück, ohne Strafe. Das Spiel ist unterbrochen.
judge-unclear = Richter: Die Lage ist nicht zu klären. Niemand wird bestraft, es geht nach Spieler { $of } weiter, die Runde zählt nicht.
judge-hindered = Richter: Spieler { $of } wurde behindert und legt seine Karte jetzt.
judge-back = Richter: Einfluss von außen, { $count ->
    [one] die letzte Karte geht
   *[other] die letzten { $count } Karten gehen
} zurück.

# Abgelehnt
rejected-no-such-seat = Diesen Platz gibt es nicht.
rejected-no-such-figure = Diese Figur gibt es nicht.
rejected-not-in-play = { $figure } ist in diesem Regelsatz nicht im Spiel.
rejected-not-in-hand = { $figure } ist nicht auf der Hand.
rejected-traitor-is-face-down = Ein Verräter ist eine verdeckt gelegte Karte.
rejected-paused = Das Spiel ist unterbrochen: erst müssen alle „bereit“ sagen.
rejected-not-opener = Spieler { $first } eröffnet; vorher darf niemand sonst legen oder aufstocken.
rejected-not-first = Spieler { $first } hat das Vorrecht zu eröffnen.
rejected-round-over = Die Runde ist vorbei.
rejected-round-running = Die Runde läuft noch.
rejected-not-ready = Die Runde hat noch nicht begonnen.
rejected-is-out = Spieler { $seat } hat vollendet und „Jay“ gesagt.
rejected-say-jay = Spieler { $seat } hat vollendet und muss nur noch „Jay“ sagen.
rejected-must-top-up = Ohne Karten auf der Hand und ohne vollendet zu haben: erst auf mindestens { $least } Karten aufstocken.
rejected-draw-first = Erst ziehen: { $count } { $count ->
    [one] Strafkarte ist
   *[other] Strafkarten sind
} fällig.
rejected-does-not-fit = Die Figur passt nicht auf das, was liegt.
rejected-too-late = Zu spät: Spieler { $of } war schneller.
rejected-no-right = Die Figur passt, aber ohne Legepflicht, Reservierung oder Effekt darf nicht bedient werden.
rejected-no-right-no-fit = Die Figur passt nicht, und ein Recht zu bedienen besteht auch nicht.
rejected-twin-not-served = Ein Zwilling wird nie bedient, und geworfen wird auf dieser Stufe nicht.
rejected-counted-out = Nach dem Anzählen darf nur noch ein Verräter gelegt werden.
rejected-too-few = Das sind zu wenige: mindestens { $least } { $least ->
    [one] Karte
   *[other] Karten
}.
rejected-owes-nothing = Es ist nichts zu ziehen oder anzusagen.
rejected-owes-other = Fällig { $count ->
    [one] ist genau eine Strafkarte
   *[other] sind genau { $count } Strafkarten
}.
rejected-said-ready = { $seat ->
    [all] Alle haben schon „bereit“ gesagt.
   *[other] Spieler { $seat } hat schon „bereit“ gesagt.
}
rejected-not-waiting = Gerade wartet niemand auf ein „bereit“.
rejected-nobody-must = Gerade muss niemand legen.
rejected-already-counting = Es wird schon angezählt.
rejected-table-counts-out = „Strafe“ sagt beim Anzählen der Tisch.
rejected-nobody-is-counted = Gerade wird niemand angezählt.
rejected-still-counting = Es wird noch gezählt: Erst kommt 23, 22, 21.
rejected-not-finished = „Jay“ sagt nur, wer vollendet hat.
rejected-no-pause-now = Gerade läuft kein Spiel, das sich unterbrechen ließe.
rejected-no-captains = An diesem Tisch gibt es keine Kapitäne.
rejected-not-paused = Das geht nur während einer Unterbrechung.
rejected-no-slots = Auf dieser Stufe gibt es keine Slots.
rejected-too-late-to-swap = Slots werden nur vor dem eigenen „bereit“ getauscht.
rejected-not-the-judge = Das entscheidet nur der Richter.
rejected-no-such-finding = Diesen Richterspruch gibt es nicht.
rejected-no-card-of-that-seat = Von diesem Platz liegt keine Karte in der Box.
rejected-not-so-many-cards = So viele Karten sind es nicht; zurückgehen können höchstens { $count }.
rejected-not-legal-then = Diese Karte hätte nicht gelegt werden dürfen.
rejected-table-deals = Ausgeteilt wird vom Tisch.
rejected-game-over = Das Spiel ist zu Ende.

# Die Lage in Worten
situation-waiting = Es wurde noch nicht ausgeteilt.
situation-preparing = Vor der Runde: Noch sind nicht alle bereit.
situation-opening = Vor der ersten Karte.
situation-playing = Das Spiel läuft.
situation-paused = Das Spiel ist unterbrochen; alle müssen „bereit“ sagen.
situation-reopening = Das Spiel wird neu eröffnet.
situation-over = Die Runde ist vorbei.
situation-lying = Oben liegt { $figure-nominative } von Spieler { $seat }{ $twins ->
    [yes] , es liegen Zwillinge
   *[no] { "" }
}.
situation-must = Spieler { $seat } hat die Legepflicht.
situation-reserved = { $count ->
    [one] Eine Reservierung hat Spieler { $seats }.
   *[other] Reservierungen haben, die neueste zuerst, die Spieler { $seats }.
}
situation-nobody-reserved = Niemand hat reserviert.
situation-priority = { $count ->
    [one] Nach einer Unterbrechung eröffnet Spieler { $seats }.
   *[other] Nach einer Unterbrechung dürfen eröffnen, der Reihe nach: { $seats }.
}
situation-owes-cards = Spieler { $seat } muss noch { $count ->
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
} ziehen.
situation-owes-words = Spieler { $seat } muss noch „{ $say }“ sagen.
situation-owes-both = Spieler { $seat } muss noch „{ $say }“ sagen und { $count ->
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
} ziehen.
situation-say-jay = Spieler { $seat } hat vollendet und muss noch „Jay“ sagen.
situation-must-top-up = Spieler { $seat } hat keine Karten mehr, aber nicht vollendet, und muss auf drei Karten aufstocken.
situation-place = Platz { $place }: Spieler { $seat }{ $points ->
    [0] { "" }
   *[other] , { $points } Punkte
}.

lay-void = Spieler { $seat } legt { $figure-accusative }, obwohl ein eigener Fehler noch offen ist: Die Karte zählt nicht.{ cost-owed }{ cost-extra }
judge-two-cards = Richter: Spieler { $of } hat mehrere Karten auf einmal gelegt; { $count ->
    [one] eine Karte geht
   *[other] { $count } Karten gehen
} zurück. { judge-extra }
judge-wrong-hand = Richter: Spieler { $of } hat mit der Kartenhand gelegt; die Karte geht zurück. { judge-extra }
judge-too-near = Richter: Die Karten von Spieler { $of } waren zu nah. { judge-laid }{ judge-extra }
judge-laid = { $count ->
    [0] { "" }
   *[other] Die Karte geht zurück.{ " " }
}
judge-hinders = Richter: Spieler { $of } hat jemanden behindert. { judge-laid }{ judge-extra }
judge-askew = Richter: Die Karte von Spieler { $of } liegt nicht richtig, gilt als nicht gelegt und geht zurück.
judge-askew-several = Richter: Mehrere Karten liegen nicht richtig. Mit allem, was danach kam, { $count ->
    [one] geht eine Karte
   *[other] gehen { $count } Karten
} zurück, und das Spiel wird neu eröffnet.
judge-unannounced = Richter: Ob Spieler { $of } das Aufstocken angesagt hat, ist unklar; jede Karte zählt als eigenes Aufstocken. { $count ->
    [0] Hier ändert das nichts.
   *[other] Damit sind { $count } Karten nachzuziehen.
}
