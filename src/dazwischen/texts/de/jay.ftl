# Urteile über gelegte Karten
lay-open = Spieler { $seat } eröffnet mit { $figure-dative }. Spieler { $next } hat die Legepflicht.
lay-serve = Spieler { $seat } bedient mit { $figure-dative } auf { $lying-accusative }. Die Legepflicht geht an Spieler { $next }.
lay-redirect = Spieler { $seat } leitet mit { $figure-dative } um. Alle Reservierungen verfallen, die Legepflicht geht an Spieler { $next }.
lay-throw = Spieler { $seat } wirft { $figure-accusative }. Die Legepflicht bleibt bei Spieler { $next }.
lay-throw-reserves = Spieler { $seat } wirft { $figure-accusative } und hat damit eine Reservierung. Die Legepflicht bleibt bei Spieler { $next }.
lay-throw-must = Spieler { $seat } wirft { $figure-accusative } unter Legepflicht und reserviert. Die Legepflicht geht an Spieler { $next }.
lay-fault = Fehler: Spieler { $seat } durfte { $figure-accusative } nicht legen; { why } Die Karte bleibt liegen und zählt nicht, dafür sind zwei Strafkarten fällig.
lay-own-follow-up = Fehler: Spieler { $seat } durfte { $figure-accusative } nicht legen; { why } Ein eigener Fehler war noch offen: eine extra Strafkarte, drei insgesamt, und bei einer Unterbrechung kommt die Karte zurück.
lay-follow-up = Folgefehler: { $figure-nominative } geht ohne Strafe zurück auf die Hand von Spieler { $seat }, denn ein fremder Fehler hat in die Irre geführt.
lay-fault-after-all = Fehler: Spieler { $seat } durfte { $figure-accusative } nicht legen. Der frühere Fehler war ein Folgefehler, also zählt dieser für sich: zwei Strafkarten.
lay-taken-back = Fehler: Spieler { $seat } nimmt { $figure-accusative } zurück; { why } Das Spiel ist unterbrochen.
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
pause-unjustified = Spieler { $seat } unterbricht ohne Grund und zieht eine extra Strafkarte.
did-top-up = Spieler { $seat } stockt { $count } { $count ->
    [one] Karte
   *[other] Karten
} auf.
did-draw = Spieler { $seat } zieht { $count } { $count ->
    [one] Strafkarte
   *[other] Strafkarten
}.
did-call = Spieler { $seat } sagt „Jay“ und hat einen Platz sicher.
did-call-last = Spieler { $seat } sagt „Jay“. Die Runde ist zu Ende.
did-call-wrongly = Spieler { $seat } sagt „Jay“, ohne vollendet zu haben: eine extra Strafkarte.
did-ready = { $seat ->
    [all] Alle sind bereit.
   *[other] Spieler { $seat } ist bereit.
}
did-announce = Spieler { $seat } sagt „{ $said }“.
did-waive = Spieler { $seat } verzichtet darauf zu eröffnen.
did-count = { $seat ->
    [0] Der Tisch
   *[other] Spieler { $seat }
} zählt Spieler { $of } an: 23 …
did-swap = Spieler { $seat } legt { $figure-accusative } in einen Slot und nimmt dafür eine Karte heraus.
did-deal = Spieler { $dealer } teilt aus, Spieler { $opener } eröffnet.
judge-pause = Der Richter unterbricht das Spiel.
judge-void = Der Richter wertet die Runde nicht; sie wird wiederholt.
judge-too-far = Richter: Spieler { $of } hat zu weit geworfen, „Strafe Karte“ und zwei Strafkarten.
judge-over-box = Richter: Spieler { $of } war mit der Hand über der Box, die Karte geht zurück, eine extra Strafkarte.
judge-standing = Richter: Die Karte von Spieler { $of } steht in der Box und geht zurück, ohne Strafe.
judge-unclear = Richter: Die Lage ist nicht zu klären. Niemand wird bestraft, es geht nach Spieler { $of } weiter, die Runde zählt nicht.
judge-hindered = Richter: Spieler { $of } wurde behindert und legt seine Karte jetzt.
judge-back = Richter: Einfluss von außen, die letzten { $count } Karten gehen zurück.

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
rejected-must-top-up = Die letzte Karte war kein Bauer: erst auf mindestens { $least } Karten aufstocken.
rejected-draw-first = Erst ziehen: { $count } { $count ->
    [one] Strafkarte ist
   *[other] Strafkarten sind
} fällig.
rejected-does-not-fit = Die Figur passt nicht auf das, was liegt.
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
rejected-nothing-to-waive = Es gibt gerade kein Vorrecht, auf das sich verzichten ließe.
rejected-must-open = Wer die Legepflicht hat, muss eröffnen und kann nicht verzichten.
rejected-nobody-must = Gerade muss niemand legen.
rejected-already-counting = Es wird schon angezählt.
rejected-not-finished = „Jay“ sagt nur, wer vollendet hat.
rejected-no-pause-now = Gerade läuft kein Spiel, das sich unterbrechen ließe.
rejected-not-paused = Das geht nur während einer Unterbrechung.
rejected-no-slots = Auf dieser Stufe gibt es keine Slots.
rejected-too-late-to-swap = Slots werden nur vor dem eigenen „bereit“ getauscht.
rejected-not-the-judge = Das entscheidet nur der Richter.
rejected-no-such-finding = Diesen Richterspruch gibt es nicht.
rejected-no-card-of-that-seat = Von diesem Platz liegt keine Karte in der Box.
rejected-not-so-many-cards = In der Box liegen nur { $count } Karten.
rejected-not-legal-then = Diese Karte hätte nicht gelegt werden dürfen.
rejected-table-deals = Ausgeteilt wird vom Tisch.
rejected-game-over = Das Spiel ist zu Ende.

# Die Lage in Worten
situation-waiting = Es wurde noch nicht ausgeteilt.
situation-preparing = Vor der Runde: Es wird noch getauscht und gezogen.
situation-opening = Vor der ersten Karte.
situation-playing = Das Spiel läuft.
situation-paused = Das Spiel ist unterbrochen; alle müssen „bereit“ sagen.
situation-reopening = Alle sind bereit; das Spiel wird neu eröffnet.
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
situation-must-top-up = Spieler { $seat } hat mit einer Adligen aufgehört und muss auf drei Karten aufstocken.
situation-place = Platz { $place }: Spieler { $seat }{ $points ->
    [0] { "" }
   *[other] , { $points } Punkte
}.
