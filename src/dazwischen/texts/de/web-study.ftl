## Nachsehen: was Replays, Schiedsrichter und Regeln gemeinsam haben

study-game-jay = Jay
study-game-jsolitaer = J-Solitär
study-game-jarnac = Jarnac
study-game-jay-series = Jay-Serie
study-player = Spieler
study-figure = { $figure-nominative }
study-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
study-hand = Hand
study-slots = Slots
study-counted = angezählt
study-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
study-phase-preparing = vor der Runde
study-phase-opening = wird eröffnet
study-phase-paused = unterbrochen
study-phase-reopening = wird neu eröffnet
study-phase-over = Runde vorbei
study-pile = { $count ->
    [0] kein Ziehstapel mehr
    [one] noch eine Ziehkarte
   *[other] noch { $count } Ziehkarten
}
study-stack = Stapel { $number }, oben { $figure-nominative }
study-twins = Zwillinge
study-reserved = reserviert: { $seats }
study-corner = Ecke: { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
study-turned = Aufgedeckte Eckkarte
study-side = Seite { $side }, { $score } Punkte
study-row-free = freie Reihe
study-rack = Lose Buchstaben: { $letters }
study-rack-empty = keine
study-bag = Im Beutel: { $count ->
    [one] ein Buchstabe
   *[other] { $count } Buchstaben
}
