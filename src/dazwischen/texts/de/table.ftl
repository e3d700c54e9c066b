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

## Aufzeichnungen, die nachgerechnet werden

unusable-log-time = Ereignis { $seq } ({ $event }) liegt vor dem Ereignis davor, oder zu keiner möglichen Zeit.
unusable-log-lexicon = Die Aufzeichnung gehört zu einem anderen Wörterbuch ({ $found }); hier gilt { $ours }.
unusable-log-no-cause = Ereignis { $seq } ({ $event }) kann hier durch nichts geschehen.
unusable-log-refused = Ereignis { $seq } ({ $event }) wäre nach den Regeln abgelehnt worden: { $reason } ({ $rules }).
unusable-log-differs = Ereignis { $seq } ({ $event }) ist nicht das, was die Regeln und der Startwert ergeben.
unusable-log-missing = Nach Ereignis { $seq } ({ $event }) fehlt etwas: Es folgt noch { $missing }.
unusable-log-actor = Ereignis { $seq } ({ $event }) kommt von jemandem, der dort nicht sitzt.
unusable-log-no-duty = Ereignis { $seq } ({ $event }) hätte der Tisch zu dieser Zeit nicht von sich aus getan.
