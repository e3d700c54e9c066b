## Plätze am Tisch

rejected-seat-empty = An diesem Platz sitzt niemand.
rejected-bot-plays = Hier spielt gerade ein Bot.
rejected-no-bot-plays = Hier spielt kein Bot für jemanden.
rejected-nobody-to-go = An diesem Platz ist niemand, der gehen könnte.
rejected-nobody-was-gone = An diesem Platz war niemand weg.
rejected-nobody-to-play-for = Ein Bot vertritt nur jemanden, der hier sitzt.
rejected-sits-there = So ist dieser Platz schon besetzt.
rejected-no-such-strength = Die Stärke „{ $value }“ gibt es nicht; möglich sind { $allowed }.
rejected-no-such-pace = Das Tempo „{ $value }“ gibt es nicht: Hinter dem @ steht eine Zahl von { $least } bis { $most }, in Prozent der üblichen Zeit.
unusable-strength-not-ready = Bots dieser Stärke sind noch nicht bereit: Der Server übersetzt dafür erst noch seine Rechenkerne. Nimm so lange eine andere Stärke.
unusable-seat-count = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
} besetzt, diese Partie hat aber { $seats }.

## Aufzeichnungen, die nachgerechnet werden

unusable-log-time = Ereignis { $seq } liegt vor dem Ereignis davor, oder zu keiner möglichen Zeit.
unusable-log-lexicon = Die Aufzeichnung gehört zu einem anderen Wörterbuch ({ $found }); hier gilt { $ours }.
unusable-log-commitment = Der Server hatte sich auf etwas anderes festgelegt: Das aufgedeckte Geheimnis passt nicht zu der Prüfsumme, die er vorher genannt hat.
unusable-log-seed = Der Startwert kommt nicht aus dem Geheimnis des Servers und den Beiträgen der Spieler.
unusable-log-promise = Vor dem Geben war eine andere Prüfsumme genannt worden als die in der Aufzeichnung.
unusable-log-no-cause = Ereignis { $seq } kann hier durch nichts geschehen.
unusable-log-refused = Ereignis { $seq } verstößt gegen die Regeln ({ $rules }).
unusable-log-differs = Ereignis { $seq } ist nicht das, was die Regeln und der Startwert ergeben.
unusable-log-missing = Nach Ereignis { $seq } fehlt, was daraus folgt.
unusable-log-actor = Ereignis { $seq } kommt von jemandem, der dort nicht sitzt.
unusable-log-no-duty = Ereignis { $seq } hätte der Tisch zu dieser Zeit nicht von sich aus getan.
