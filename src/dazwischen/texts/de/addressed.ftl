## Abgelehnt, gesagt zu der Person, die es wollte; die anderen haben Namen

you-rejected-is-out = Du hast vollendet und „Jay“ gesagt: Für dich ist die Runde gelaufen.
you-rejected-say-jay = Du hast vollendet. Sag nur noch „Jay“!
you-rejected-said-ready = Du hast schon „bereit“ gesagt.
you-rejected-not-opener = Erst eröffnet { $first }.
you-rejected-not-first = Zuerst darf { $first } eröffnen.
you-rejected-no-right = Die Karte passt, aber du bist nicht dran.
you-rejected-no-right-no-fit = Die Karte passt nicht, und du bist nicht dran.
you-rejected-does-not-fit = Die Karte passt nicht: weder Farbe noch Zeichen.
you-rejected-too-late = Zu spät, { $of } war schneller.
you-rejected-twin-not-served = Genau dieselbe Karte darf auf dieser Stufe nie darauf.
you-rejected-not-at-turn = { $turn } ist am Zug.
you-rejected-may-still-object = Gegen { $word } kann die andere Seite noch Einspruch erheben oder „Gilt“ sagen. Danach ziehst du.
you-rejected-side-not-at-move = Die andere Seite ist am Zug.
you-rejected-bot-plays = Gerade spielt ein Bot für dich. Sag erst, dass du selbst weiterspielst.
