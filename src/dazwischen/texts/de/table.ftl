## Plätze am Tisch

rejected-seat-empty = An diesem Platz sitzt niemand.
rejected-bot-plays = Hier spielt gerade ein Bot.
rejected-no-bot-plays = Hier spielt kein Bot für jemanden.
rejected-nobody-to-go = An diesem Platz ist niemand, der gehen könnte.
rejected-nobody-was-gone = An diesem Platz war niemand weg.
rejected-nobody-to-play-for = Ein Bot vertritt nur jemanden, der hier sitzt.
rejected-sits-there = So ist dieser Platz schon besetzt.
rejected-no-such-strength = Die Stärke „{ $value }“ gibt es nicht; möglich sind { $allowed }.
unusable-seat-count = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
} besetzt, diese Partie hat aber { $seats }.
