## J-Solitär im Browser

soli-title = J-Solitär
soli-title-series = J-Solitär · Spiel { $game }
soli-table = Der Tisch
soli-mine = Deine Karten
soli-stacks = Die fünf Stapel
soli-stack = Stapel { $stack }: oben liegt { $figure-nominative }{ $twins ->
    [yes] , Zwillinge
   *[no] { "" }
}, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
soli-stack-reserved = reserviert für { $me ->
    [yes] dich
   *[no] { $name }
}
soli-stack-open = { $kind ->
    [throw] hier kannst du werfen
    [redirect] hier kannst du umleiten
   *[serve] hier kannst du bedienen
}
soli-twins = Zwillinge
soli-reserved = { $me ->
    [yes] für dich
   *[no] für { $name }
}
soli-corner = Die Ecke
soli-turn-up = Eckstapel: { $count ->
    [0] leer
    [one] eine Karte, aufdecken
   *[other] { $count } Karten, eine aufdecken
}
soli-players-around = Die anderen, im Uhrzeigersinn
soli-cards = { $hand } auf der Hand, { $pile } zu ziehen
soli-slots = Slots: { $cards }
soli-at-turn = am Zug
soli-hand = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
soli-own-slots = Deine Slots
soli-own-pile = { $count ->
    [0] Dein Ziehstapel ist leer
    [one] Noch eine Karte zu ziehen
   *[other] Noch { $count } Karten zu ziehen
}
soli-card = { $figure-nominative }{ $source ->
    [slot] { " " }im Slot
    [corner] { " " }aus der Ecke
   *[hand] { "" }
}{ $kind ->
    [serve] , passt
    [redirect] , zum Umleiten
    [throw] , zum Werfen
   *[fault] { "" }
}
soli-served = bedient
soli-may-serve = einmal bedienen
soli-sort = Sortieren
soli-choose-card = Wähle zuerst eine Karte.

# Tasten und große Knöpfe
soli-controls = Was du tun kannst
soli-act-turn-up = Ecke aufdecken
soli-act-swap = Slot tauschen
soli-act-undo = Zurücknehmen
soli-act-hint = Tipp
soli-act-end = Zug beenden, { $count ->
    [0] nichts ziehen
   *[other] { $count } ziehen
}
soli-act-end-game = Spiel beenden
soli-fewer = Weniger ziehen
soli-more = Mehr ziehen

# Was jetzt zu tun ist
soli-now-over = Das Spiel ist vorbei.
soli-now-turn = { $name } ist am Zug.
soli-now-thinking = Ich überlege …
soli-now-advice = Tipp: Leg { $figure-accusative }{ $source ->
    [slot] { " " }aus dem Slot
    [corner] { " " }aus der Ecke
   *[hand] { "" }
} auf Stapel { $stack }. { $count ->
    [one] Mehr geht dann nicht.
   *[other] { $sure ->
        [yes] So gehen { $count } Karten weg.
       *[no] So gehen mindestens { $count } Karten weg.
    }
}
soli-now-advice-turn-up = Tipp: Legen lässt sich gerade nichts. Deck eine Eckkarte auf.
soli-now-advice-end = Tipp: Legen lässt sich nichts mehr. Beende den Zug.
soli-now-do-swap-card = Welche Handkarte soll in den Slot?
soli-now-do-swap-slot = Und gegen welchen Slot?
soli-now-do-choose-stack = Auf welchen Stapel soll { $figure-nominative }?
soli-now-do-turn = Du bist am Zug.
soli-now-do-throw = Du bist am Zug: Werfen und Umleiten kosten nichts!
soli-now-do-go-on = Weiter: Da geht noch etwas!
soli-now-do-serve = Du bist am Zug: Einmal darfst du bedienen.
soli-now-do-turn-up = Nichts passt mehr: Deck eine Eckkarte auf.
soli-now-do-give-up = Nichts geht mehr: Wenn du den Zug beendest, ist das Spiel aus.
soli-now-do-end = Nichts passt mehr: Beende den Zug.
soli-now-do-draw = Die Hand ist leer: Beende den Zug und zieh nach.

# Was geschehen ist
soli-told-dealt = Spiel { $game } ist ausgeteilt.
soli-told-turn-began = { $me ->
    [yes] Du bist am Zug.
   *[no] { $name } ist am Zug.
}
soli-told-serve = { $me ->
    [yes] Du bedienst
   *[no] { $name } bedient
} Stapel { $stack } mit { $figure-dative }.
soli-told-redirect = { $me ->
    [yes] Du leitest
   *[no] { $name } leitet
} auf Stapel { $stack } mit { $figure-dative } um.
soli-told-throw = { $me ->
    [yes] Du wirfst
   *[no] { $name } wirft
} { $figure-accusative } auf Stapel { $stack }!
soli-told-turned-up = { $me ->
    [yes] Du deckst
   *[no] { $name } deckt
} aus der Ecke { $figure-accusative } auf.
soli-told-swapped = { $me ->
    [yes] Du tauschst
   *[no] { $name } tauscht
} { $figure-accusative } gegen { $slot-accusative } aus dem Slot.
soli-told-earned-slot = Hand leer! { $me ->
    [yes] Du bekommst
   *[no] { $name } bekommt
} { $figure-accusative } als Slot.
soli-told-turn-ended = { $me ->
    [yes] Du ziehst
   *[no] { $name } zieht
} { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
} und { $me ->
    [yes] beendest deinen Zug
   *[no] beendet den Zug
}.
soli-told-undone = { $count ->
    [one] Ein Schritt ist
   *[other] { $count } Schritte sind
} zurückgenommen.
soli-told-game-ended = Das Spiel ist zu Ende.

# Das Ergebnis
soli-alone-emptied = Geschafft: Alle Karten sind untergebracht!
soli-alone-stuck = Nichts geht mehr
soli-company-emptied = { $me ->
    [yes] Du hast keine Karten mehr und gewinnst!
   *[no] { $names } hat keine Karten mehr und gewinnt
}
soli-company-stuck = Nichts geht mehr. { $count ->
    [one] { $me ->
        [yes] Du hast die wenigsten Karten und gewinnst!
       *[no] { $names } hat die wenigsten Karten und gewinnt.
    }
   *[other] Die wenigsten Karten haben { $names }.
}
soli-score-laid = Gelegt
soli-score-left = Übrig
soli-score-turns = Züge
soli-score-won = Siege
soli-score-series = { $count ->
    [one] In einem Spiel gelegt
   *[other] In { $count } Spielen gelegt
}
soli-won-why = Gezählt haben die Punkte aller { $games } Spiele.
soli-onward = Weiter
soli-next-game = Gleich geht es weiter.

# Regeln zur Wahl
soli-players = Spieler
soli-players-of = { $count }
soli-players-of-line = { $count ->
    [1] Allein: mit Zurücknehmen und Tipps.
   *[other] In Gesellschaft: Zug um Zug, zurückgenommen wird nichts.
}
soli-games = Spiele
soli-games-of = { $count ->
    [0] endlos
   *[other] { $count }
}
soli-games-of-line = { $count ->
    [0] Es geht weiter, bis jemand aufhört; die Punkte zählen zusammen.
    [one] Ein Spiel.
   *[other] { $count } Spiele hintereinander, deren Punkte zusammenzählen.
}
soli-keep-slots = Slots fürs nächste Spiel behalten
soli-keep-slots-no = nein
soli-keep-slots-no-line = Jedes Spiel beginnt ohne Slots.
soli-keep-slots-yes = ja
soli-keep-slots-yes-line = Was in den Slots liegt, bleibt dort fürs nächste Spiel.
soli-level = Figuren der Stufe
soli-level-of = { $count }
soli-level-of-line = { $count ->
    [3] Bauern und Damen.
    [4] Dazu die Botschafter, die auf alles passen.
    [5] Dazu die Botschafter, die auf alles passen.
    [6] Dazu die Jays, die reservieren.
    [7] Alle Figuren, auch die Diebe.
   *[other] Nur Bauern. Am schwersten.
}
soli-colours = Farben
soli-colours-of = { $count }
soli-colours-of-line = { $count ->
    [4] Das ganze Deck.
    [3] Mehr Zwillinge, es geht leichter.
   *[2] Fast alles passt: ein kurzes Spiel.
}
soli-first = Es beginnt
soli-first-of = Platz { $count }
soli-first-of-line = Das erste Spiel; danach geht es reihum.

# Hilfe
soli-help-goal = Werde alle Karten los, erst die auf der Hand, dann die im Ziehstapel. Gelegt wird auf fünf Stapel; am Anfang liegt auf jedem ein Verräter, auf den alles passt.
soli-help-turn = In einem Zug darfst du einmal bedienen: gleiche Farbe oder gleiches Zeichen. Werfen (genau dieselbe Karte, und auf Zwillinge jede mit gleichem Zeichen) und Umleiten geht, so oft du kannst. Einmal je Zug deckst du eine Eckkarte auf. Am Ende ziehst du auf acht nach. Wer acht Karten in einem Zug loswird, bekommt einen Slot.
soli-help-mouse = Klicken oder tippen legt eine Karte, wenn es nur einen Platz für sie gibt. Sonst wähle danach den Stapel, oder zieh die Karte gleich dorthin. Rechtsklick oder langes Drücken wählt sie nur aus. Seitlich ziehen ordnet die Hand.
soli-keys-cards = ← →
soli-keys-cards-does = Karte wählen
soli-keys-stack = 1 … 5
soli-keys-stack-does = auf diesen Stapel legen
soli-keys-lay = Enter
soli-keys-lay-does = legen, wo es nur einen Platz gibt
soli-keys-move = Alt ← →
soli-keys-move-does = Karte verschieben
soli-keys-turn-up-does = Eckkarte aufdecken
soli-keys-end-does = Zug beenden
soli-keys-more = + −
soli-keys-more-does = mehr oder weniger ziehen
soli-keys-undo-does = zurücknehmen, wenn du allein spielst
soli-keys-hint-does = Tipp, allein oder nur unter Bots
soli-keys-swap-does = Slot tauschen, Esc bricht ab
soli-keys-sort-does = sortieren
soli-keys-fits-does = zeigen, was passt
soli-keys-sound-does = Ton an oder aus
