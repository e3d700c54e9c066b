# Die Wertung: zehn Runden, Sitzordnung, Rangfolge und Preise.
# Entweder haben alle Spieler Namen oder keiner.
series-who = { $named ->
    [yes] { $who }
   *[no] Spieler { $who }
}
series-whom = { $named ->
    [yes] { $whom }
   *[no] Spieler { $whom }
}
series-third = { $named ->
    [yes] { $third }
   *[no] Spieler { $third }
}

# Urteile über Einträge
series-round = Runde { $number }: { $points } Punkte für { series-who }, { $fewer } für { series-whom }.{ series-then }
series-round-of-two = Runde { $number }: { $points } Punkte für { series-who }.{ series-then }
series-round-void = Runde { $number } zählt nicht und wird wiederholt.
series-corrected = Runde { $number } berichtigt: { $points } Punkte für { series-who }, { $fewer } für { series-whom }. Alles ist neu berechnet.{ series-then }
series-corrected-of-two = Runde { $number } berichtigt: { $points } Punkte für { series-who }. Alles ist neu berechnet.{ series-then }
series-corrected-void = Runde { $number } zählt nicht mehr und wird wiederholt; die späteren Runden rücken auf. Alles ist neu berechnet.{ series-then }
series-then = { $then ->
    [half] { " " }Die erste Hälfte ist gespielt, niemand wechselt den Platz.
    [seats] { " " }Jetzt gilt eine andere Sitzordnung.
    [over] { " " }Die Wertung ist zu Ende.
   *[on] { "" }
}

# Abgelehnt
rejected-series-over = Die zehn Runden der Wertung sind gespielt.
rejected-series-no-such-player = Spieler { $player } gibt es nicht; es sind { $players }.
rejected-series-no-second = Zu zweit wird nur der erste Platz vergeben.
rejected-series-second-missing = Es fehlt, wer Zweiter wurde.
rejected-series-twice = Niemand wird in einer Runde Erster und Zweiter zugleich.
rejected-series-no-such-round = Runde { $number } lässt sich nicht berichtigen: { $played ->
    [0] Es zählt noch keine Runde.
    [one] Bisher zählt eine Runde.
   *[other] Bisher zählen { $played } Runden.
}

# Nicht zu lesen
unusable-series-line = „{ $text }“ ist weder eine Runde („1 3“) noch „void“ noch eine Berichtigung („correct 3: 2 1“).
unusable-series-player = „{ $text }“ ist kein Spieler von 1 bis { $players }.
unusable-series-names = names: Es müssen { $players } verschiedene Namen sein, durch Kommas getrennt.
unusable-series-seats = seats: „{ $value }“ nennt nicht jeden Spieler von 1 bis { $players } genau einmal.
unusable-series-prize = prizes: „{ $text }“ ist weder ein Betrag wie 50.00 noch eine Sache; zwischen zwei Preisen stehen Komma und Leerzeichen.
unusable-series-prizes = prizes: { $prizes } Preise sind mehr, als es Plätze gibt; es sind { $players }.

# Der Stand in Worten
series-first-half = Erste Hälfte: { $played ->
    [one] eine von { $rounds } Runden zählt
   *[other] { $played } von { $rounds } Runden zählen
} bisher.
series-second-half = Zweite Hälfte: { $played } von { $rounds } Runden zählen bisher.
series-over = Die Wertung ist zu Ende.
series-seats = { $named ->
    [yes] Im Uhrzeigersinn sitzen { $players }.
   *[no] Im Uhrzeigersinn sitzen die Spieler { $players }.
}
series-seat-change = { $how ->
    [others-swap] { series-who } und { series-whom } waren zur Halbzeit die Besten und saßen sich schon gegenüber; die beiden anderen haben die Plätze getauscht.
    [third-after-first] { series-who } und { series-whom } waren zur Halbzeit die Besten und sitzen sich jetzt gegenüber; { series-third } sitzt nach { series-who }.
    [already-opposite] { series-who } und { series-whom } waren zur Halbzeit die Besten und saßen sich schon gegenüber; alle bleiben sitzen.
    [second-opposite] { series-who } und { series-whom } waren zur Halbzeit die Besten und sitzen sich jetzt gegenüber; die anderen behalten ihre Reihenfolge.
   *[nobody-moves] Zu zweit und zu dritt bleiben alle sitzen.
}
series-place = Platz { $place }: { series-who } mit Platzsumme { $sum } ({ $parts }), { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $wins ->
    [0] kein Rundensieg
    [one] ein Rundensieg
   *[other] { $wins } Rundensiege
}.
series-decided-points = { series-who } steht vor { series-whom }: Die Platzsumme ist gleich, aber es sind { $more } Punkte gegen { $fewer }.
series-decided-wins = { series-who } steht vor { series-whom }: Platzsumme und Punkte sind gleich, aber die Rundensiege stehen { $more } zu { $fewer }.
series-decided-shared = { series-who } und { series-whom } teilen sich Platz { $place }: Platzsumme, Punkte und Rundensiege sind gleich.
series-prize-amount = Preis für { series-who }: { $whole },{ $cents }
series-prize-thing = Preis für { series-who }: { $prize }
series-prize-kept = Nicht vergeben, denn teilen lässt es sich nicht, und einen nächsten Platz gibt es nicht: { $prize }
