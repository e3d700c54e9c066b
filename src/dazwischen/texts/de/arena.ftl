## Die Arena: Bots gegeneinander

arena-rounds = Runden
arena-played = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} mit der Saat { $seed }. In Klammern und nach ± steht, worin der wahre Wert in 95 von 100 Fällen liegt.
arena-interrupted = { $rounds ->
    [0] Noch keine Runde
    [one] Erst eine Runde
   *[other] Erst { $rounds } Runden
} von { $asked } mit der Saat { $seed }; dann kam die Unterbrechung.
arena-column-strength = Stärke
arena-column-wins = Siege
arena-column-place = Platz
arena-column-points = Punkte/Runde
arena-column-rating = Wertung
arena-column-faults = Fehler
arena-lengths = Eine Runde dauert am Tisch { $mean } s und { $events } Ereignisse; die Hälfte bis { $median } s, 95 von 100 bis { $most } s, die längste { $longest } s.
unusable-no-such-option = Eine Option „{ $name }“ hat dieses Spiel nicht; es hat { $known }.
unusable-not-a-setting = „{ $text }“ hat nicht die Form NAME=WERT.
unusable-no-folder = Der Ordner { $path } lässt sich nicht anlegen: { $problem }
