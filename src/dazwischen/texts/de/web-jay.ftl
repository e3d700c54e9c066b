## Jay im Browser

jay-title = Stufe { $level } · Runde { $round }
jay-table = Der Tisch
jay-others = Die anderen, im Uhrzeigersinn
jay-mine = Deine Karten
jay-hand = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
jay-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
jay-card-label = { $figure-nominative }{ $kind ->
    [open] , zum Eröffnen
    [serve] , passt
    [redirect] , darf dazwischen bedienen
    [throw] , zum Werfen!
    [face-down] , verdeckt legen
   *[fault] { "" }
}
jay-box-empty = Die Box ist leer
jay-box-lying = In der Box liegt oben { $figure-nominative }{ $twins ->
    [yes] , Zwillinge
   *[no] { "" }
}
jay-box-count = { $count ->
    [one] eine Karte in der Box
   *[other] { $count } Karten in der Box
}
jay-twins = Zwillinge
jay-fault = Fehler
jay-strafe = Strafe!
jay-slots = Slots: { $cards }
jay-own-slots = Deine Slots
jay-slot = Slot: { $figure-nominative }
jay-mark-must = muss legen
jay-mark-reserved = reserviert { $place }
jay-mark-owes = { $count ->
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
}
jay-mark-ready = bereit
jay-mark-place = { $place }. Platz
jay-mark-finished = vollendet
jay-sort = Sortieren

# Tasten und große Knöpfe
jay-controls = Was du tun kannst
jay-act-jay = Jay!
jay-act-draw = Strafe: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ziehen
jay-act-ready = Bereit
jay-act-top-up = { $count } aufstocken
jay-act-face-down = Verdeckt
jay-act-face-down-now = Verdeckt legen
jay-face-down-why = Legt die nächste Karte verdeckt. Sie ist dann ein Verräter: Er passt auf fast alles und kostet dich eine Strafkarte.
jay-act-count = Anzählen
jay-act-pause = Hand drauf
jay-tip-top-up = Aufstocken: Du ziehst Karten nach, so viele du willst. Wenn du dran bist, bleibst du dran.
jay-tip-count = Anzählen: Wer dran ist und trödelt, hört „23, 22, 21, Strafe“. Danach kann er nur noch verdeckt legen.
jay-tip-pause = { $costs ->
    [yes] Hand drauf: Du hältst das Spiel an, um einen Fehler aufzudecken. Findet sich keiner, ziehst du eine Strafkarte.
   *[no] Hand drauf: Du hältst das Spiel an. Weiter geht es, sobald alle „bereit“ sagen.
}
jay-fewer = Weniger
jay-more = Mehr
jay-say-strafe = „Strafe“
jay-say-strafe-for = „Strafe { $name }“
jay-say-strafe-card = „Strafe Karte“

# Was jetzt zu tun ist
jay-now-do-jay = Geschafft! Sag „Jay“!
jay-now-do-draw = Erst { $count ->
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
} ziehen.
jay-now-do-face-down = Zu lange gezögert: Du darfst nur noch verdeckt legen.
jay-now-do-turned = Welche Karte legst du verdeckt?
jay-now-do-swap = Wähle eine Karte und dann einen Slot, um zu tauschen. Fertig? Sag „bereit“!
jay-now-do-ready = Bereit?
jay-now-do-go-on = Unterbrochen. Bereit, weiterzuspielen?
jay-now-others-ready = Die anderen sind noch nicht bereit.
jay-now-over = Die Runde ist vorbei.
jay-now-out = Du bist fertig. Die anderen spielen noch.
jay-now-tournament = Turnier: Wer dran ist, musst du selbst wissen.
jay-now-do-open = Du eröffnest: Leg irgendeine Karte in die Box.
jay-now-opens = { $name } eröffnet.
jay-now-do-reopen = Du darfst neu eröffnen: leg eine Karte oder stocke auf.
jay-now-reopens = { $name } darf neu eröffnen.
jay-now-do-no-pawn = Die letzte Karte war kein Bauer: Stocke { $least } Karten auf.
jay-now-do-lay = { $level ->
    [1] Du bist dran: gleiche Farbe oder gleiches Zeichen!
   *[other] Du bist dran!
}
jay-now-do-stuck = Du bist dran, nichts passt: Stocke auf, oder leg eine Karte verdeckt.
jay-now-do-throw = Schnell dazwischen: Wirf!
jay-now-do-redirect = Du darfst dazwischen bedienen!
jay-now-reserved = Du hast reserviert und darfst bedienen.
jay-now-turn = { $name } ist dran.
jay-now-watch = Du schaust zu.
jay-now-watch-turn = Du schaust zu. { $name } ist dran.

# Was geschehen ist
jay-told-dealt = Runde { $round }. { $me ->
    [yes] Du eröffnest.
   *[no] { $name } eröffnet.
}
jay-told-open = { $me ->
    [yes] Du eröffnest
   *[no] { $name } eröffnet
} mit { $figure-dative }.
jay-told-serve = { $me ->
    [yes] Du bedienst
   *[no] { $name } bedient
} mit { $figure-dative }.
jay-told-redirect = { $me ->
    [yes] Du leitest
   *[no] { $name } leitet
} mit { $figure-dative } um.
jay-told-throw = { $me ->
    [yes] Du wirfst
   *[no] { $name } wirft
} { $figure-accusative }!
jay-told-unknown = { $me ->
    [yes] Du legst
   *[no] { $name } legt
} { $figure-accusative }.
jay-told-fault = Fehler! { $me ->
    [yes] Du durftest
   *[no] { $name } durfte
} { $figure-accusative } nicht legen.
jay-told-left = { $count ->
    [0] Keine Karte mehr!
    [one] Noch eine Karte!
   *[other] Noch { $count } Karten.
}
jay-told-taken-back = { $me ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} { $figure-accusative } zurück.
jay-told-drew = { $me ->
    [yes] Du ziehst
   *[no] { $name } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $why ->
    [penalty] { " " }zur Strafe
   *[other] { "" }
}.
jay-told-owed = { $me ->
    [yes] Du musst
   *[no] { $name } muss
} { $count ->
    [one] eine Strafkarte
   *[other] { $count } Strafkarten
} ziehen.
jay-told-recycled = Die Ziehstapel waren leer und sind neu gemischt.
jay-told-swapped = { $me ->
    [yes] Du tauschst
   *[no] { $name } tauscht
} { $figure-accusative } gegen { $slot-accusative }.
jay-told-all-ready = Alle sind bereit.
jay-told-reopening = { $me ->
    [yes] Du darfst
   *[no] { $name } darf
} neu eröffnen.
jay-told-called = { $me ->
    [yes] Du sagst
   *[no] { $name } sagt
} „Jay“!
jay-told-called-wrongly = { $me ->
    [yes] Du sagst
   *[no] { $name } sagt
} „Jay“, aber zu früh.
jay-told-announced = { $me ->
    [yes] Du sagst
   *[no] { $name } sagt
} „Strafe“.
jay-told-counted = { $me ->
    [yes] Du wirst angezählt
   *[no] { $name } wird angezählt
}: 23, 22, 21 …
jay-told-counted-out = „Strafe!“ { $bound ->
    [yes] { $me ->
        [yes] Du darfst
       *[no] { $name } darf
    } nur noch verdeckt legen.
   *[no] { $me ->
        [yes] Du hast
       *[no] { $name } hat
    } lange gezögert.
}
jay-told-paused = { $me ->
    [yes] Du unterbrichst
   *[no] { $name } unterbricht
} das Spiel.
jay-told-found = { $justified ->
    [yes] Das war richtig: Etwas stimmte nicht.
   *[no] Zu finden war nichts.
}
jay-told-returned = Eine Karte geht aus der Box zurück.
jay-told-round-ended = Die Runde ist zu Ende. { $me ->
    [yes] Du hast gewonnen!
   *[no] { $name } hat gewonnen.
}

# Punkte
jay-result-round = Runde { $round } geht an { $me ->
    [yes] dich!
   *[no] { $name }.
}
jay-result-void = Runde { $round } zählt nicht.
jay-points-so-far = { $rounds ->
    [one] Stand nach einer Runde
   *[other] Stand nach { $rounds } Runden
}
jay-won-why = { $rounds ->
    [one] Es wurde eine Runde gespielt.
   *[other] Es zählen die Punkte aller { $rounds } Runden.
}
jay-round = Runde { $round }
jay-round-short = R{ $round }
jay-total = Gesamt
jay-points-button = { $points ->
    [-1] Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
}
jay-next-round = Weiter
jay-next-soon = { $count ->
    [0] Gleich geht es von selbst weiter.
    [one] { $names } will weiter. Gleich geht es von selbst los.
   *[other] { $names } wollen weiter. Gleich geht es von selbst los.
}
jay-beyond = Was kommt nach Stufe 7?
jay-next-level = Nächste Stufe: { $level }

# Regeln zur Wahl
jay-level = Stufe
jay-level-of = { $count }
jay-level-jay-1 = Bauern: Wer dran ist, legt gleiche Farbe oder gleiches Zeichen.
jay-level-jay-2 = Dazu das Werfen: Genau dieselbe Karte darf jeder jederzeit dazwischenwerfen.
jay-level-jay-3 = Dazu die Dame: Sie fliegt auf jeden Bauern, und jeder Bauer darf auf sie.
jay-level-jay-4 = Dazu der Botschafter, der auf alles passt, und Würfe auf Zwillinge.
jay-level-jay-5 = Dazu zwei Slots: offene Karten zum Tauschen vor der Runde.
jay-level-jay-6 = Dazu der Jay: Er reserviert, und auf Botschafter darf ihn jeder legen.
jay-level-jay-7 = Dazu der Dieb, der auf Zwillinge fliegt und immer reserviert. Alles ist im Spiel.
jay-level-zdj-1 = Bauern und Botschafter: Wer dran ist, legt gleiche Farbe oder gleiches Zeichen.
jay-level-zdj-2 = Dazu das Werfen: Genau dieselbe Karte darf jeder jederzeit dazwischenwerfen.
jay-level-zdj-3 = Dazu Würfe auf Zwillinge: dasselbe Zeichen in anderer Farbe.
jay-level-zdj-4 = Dazu zwei Slots: offene Karten zum Tauschen vor der Runde.
jay-level-zdj-5 = Dazu der Jay: Er reserviert, und auf Botschafter darf ihn jeder legen.
jay-level-zdj-6 = Dazu der Dieb, der auf Zwillinge fliegt und immer reserviert.
jay-level-zdj-7 = Dazu die Dame: Sie fliegt auf jeden Bauern, und jeder Bauer darf auf sie.
jay-players = Spieler
jay-players-of = { $count }
jay-players-of-line = { $count ->
    [2] Zu zweit gewinnt, wer zuerst fertig ist.
   *[other] Zu { $count }: Die Runde endet, wenn zwei fertig sind.
}
jay-rounds = Runden
jay-faults = Falsche Karten
jay-faults-guarded = abgelehnt
jay-faults-guarded-line = Eine falsche Karte kommt zurück, mit der Begründung. Am besten zum Lernen.
jay-faults-take-back = zurücknehmen
jay-faults-take-back-line = Eine falsche Karte geht ohne Strafe zurück auf die Hand; nach ZdJ ist das Spiel dabei unterbrochen.
jay-faults-penalty = Strafe
jay-faults-penalty-line = Eine falsche Karte bleibt liegen, zählt nicht und kostet zwei Strafkarten.
jay-faults-tournament = Turnier
jay-faults-tournament-line = Niemand sagt, was falsch war: Wer es merkt, unterbricht. Ohne Grund kostet das.
jay-pace = Angezählt wird
jay-pace-of = { $count ->
    [0] nie von selbst
   *[other] nach { $count } Sekunden
}
jay-pace-of-line = { $count ->
    [0] Zur Eile mahnen nur die Mitspieler.
   *[other] Wer so lange zögert, hört „23, 22, 21, Strafe“ und darf dann nur noch verdeckt legen.
}
jay-edition = Regelheft
jay-edition-jay = Jay
jay-edition-jay-line = Das neue Regelheft, Stufen 1 bis 7.
jay-edition-zdj = ZdJ 4.6
jay-edition-zdj-line = Das ältere Regelheft mit anderer Reihenfolge der Stufen.
jay-announce = „Strafe“ sagt
jay-announce-auto = das Programm
jay-announce-auto-line = Angesagt wird von selbst.
jay-announce-manual = jeder selbst
jay-announce-manual-line = Jeder sagt „Strafe“ selbst; nach ZdJ kostet Vergessen bei einer Unterbrechung eine Karte extra.

# Hilfe
jay-help-goal = Werde als Erste oder Erster alle Karten los. Wenn du dran bist, leg eine Karte mit gleicher Farbe oder gleichem Zeichen. Die letzte muss ein Buchstabe sein; dann sag „Jay“.
jay-help-mouse = Klicken oder tippen legt eine Karte, ebenso das Ziehen zur Box. Der Knopf „Verdeckt“, ein Rechtsklick, langes Drücken oder die Umschalttaste legt sie verdeckt, als Verräter: Er passt auf fast alles und kostet eine Strafkarte. Seitlich ziehen ordnet die Hand.
jay-help-throw = Genau dieselbe Karte wie die oberste darf jeder jederzeit dazwischenwerfen.
jay-keys-cards = ← →
jay-keys-cards-does = Karte wählen
jay-keys-lay = Enter
jay-keys-lay-does = legen
jay-keys-down = ⇧ Enter
jay-keys-down-does = verdeckt legen
jay-keys-digits = 1 … 0
jay-keys-digits-does = die ersten zehn Karten gleich legen, mit ⇧ verdeckt
jay-keys-move = Alt ← →
jay-keys-move-does = Karte verschieben
jay-keys-amount = + −
jay-keys-amount-does = mehr oder weniger aufstocken
jay-keys-top-up-does = aufstocken
jay-keys-draw-does = Strafkarten ziehen
jay-keys-face-down-does = nächste Karte verdeckt
jay-keys-jay-does = „Jay“ sagen
jay-keys-ready-does = bereit
jay-keys-pause-does = Hand auf die Box: unterbrechen
jay-keys-count-does = anzählen
jay-keys-strafe-does = „Strafe“ sagen
jay-keys-sort-does = sortieren
jay-keys-fits-does = zeigen, was passt
jay-keys-sound-does = Ton an oder aus

jay-rounds-of = { $count ->
    [0] endlos
   *[other] { $count }
}
jay-rounds-of-line = { $count ->
    [0] Es geht weiter, bis jemand das Spiel beendet.
    [one] Eine Runde, und es ist entschieden.
   *[other] Nach { $count } Runden gewinnt, wer die meisten Punkte hat.
}
jay-hand-size = Handkarten
jay-hand-size-of = { $count ->
    [0] wie im Heft
   *[other] { $count }
}
jay-hand-size-of-line = { $count ->
    [0] So viele, wie das Regelheft für Stufe und Spielerzahl vorsieht.
   *[other] Alle bekommen { $count } Karten: Mit wenigen geht es schneller, mit vielen lässt sich mehr planen.
}
jay-colours = Farben
jay-colours-of = { $count }
jay-colours-of-line = { $count ->
    [4] Alle vier Farben.
   *[other] Nur { $count } Farben: Zwillinge sind häufiger, also wird öfter geworfen.
}
jay-shuffle = Gemischt wird
jay-shuffle-full = gründlich
jay-shuffle-full-line = Jede Karte kann überall liegen.
jay-shuffle-cut = durch Abheben
jay-shuffle-cut-line = Wie am Tisch: Was zusammen gespielt wurde, bleibt beisammen, und Zwillinge kommen öfter.
jay-decks = Decks
jay-decks-common = eins für alle
jay-decks-common-line = Alle ziehen vom selben Deck.
jay-decks-own = eins pro Person
jay-decks-own-line = Jeder hat ein ganzes Deck für sich und bekommt seine Karten nach der Runde zurück.
jay-starter = Neue Adlige zum Testen
jay-starter-no = nein
jay-starter-no-line = Alle bekommen, was das Deck hergibt.
jay-starter-yes = eine für jeden
jay-starter-yes-line = In der ersten Runde hat jeder die Figur auf der Hand, die diese Stufe bringt.
jay-opener = Es eröffnet
jay-opener-of = { $count ->
    [0] das Los
   *[other] Platz { $count }
}
jay-opener-of-line = { $count ->
    [0] Wer die erste Runde eröffnet, wird gezogen.
   *[other] Die erste Runde; danach eröffnet, wer die letzte gewonnen hat. Nach dem Regelheft ist das die jüngste Person.
}

# Kapitäne: wer zuschaut und für jemanden unterbrechen darf
jay-captains = Kapitäne
jay-captains-no = keine
jay-captains-no-line = Es unterbricht nur, wer mitspielt.
jay-captains-yes = erlaubt
jay-captains-yes-line = Wer zuschaut, kann für einen Mitspieler unterbrechen, wenn der das will. Es zählt, als hätte er es selbst getan: War es falsch, zieht er die Strafkarte, und ein Vollenden gilt nicht mehr.
jay-captain-is = { $captain } ist Kapitän für { $name }.
jay-captain-you = Du bist Kapitän für { $name } und darfst unterbrechen. War es falsch, zieht { $name } die Strafkarte.
jay-captain-yours = { $name } ist dein Kapitän.
jay-captain-asks = { $name } möchte dein Kapitän sein.
jay-captain-asks-you = { $name } möchte dein Kapitän sein. Antworten kannst du unter „Tisch“.
jay-captain-asked = Du hast { $name } gefragt.
jay-captain-ask = Für wen möchtest du Kapitän sein?
jay-captain-make = Wer soll dein Kapitän sein?
jay-captain-nobody = Dein Kapitän kann sein, wer zuschaut. Gerade schaut niemand zu.
jay-captain-yes = Ja, gern
jay-captain-no = Nein
jay-captain-end = Beenden
jay-now-captain = Du bist Kapitän für { $name }.
jay-told-captain-paused = { $mine ->
    [yes] Du unterbrichst
   *[no] { $named ->
        [yes] { $captain } unterbricht
       *[no] Jemand unterbricht
    }
} als Kapitän für { $me ->
    [yes] dich
   *[no] { $name }
}.
