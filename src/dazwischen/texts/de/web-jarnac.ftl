## Jarnac im Browser

jarnac-title-standard = { $bag ->
    [0] Beutel leer
   *[other] { $bag } im Beutel
} · Jarnac
jarnac-title-professional = { $bag ->
    [0] Beutel leer
   *[other] { $bag } im Beutel
} · Jarnac, Profispiel
jarnac-title-solo = { $bag ->
    [0] Beutel leer
   *[other] { $bag } im Beutel
} · Jarnac allein
jarnac-table = Die Spielfelder
jarnac-mine = Dein Zug
jarnac-score = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
jarnac-is-captain = Kapitän
jarnac-bring = Groß zeigen
jarnac-row = { $filled ->
    [yes] Reihe { $row }: { $word }, { $points } Punkte
   *[no] Reihe { $row }, frei
}
jarnac-look-up = { $word } nachschlagen
jarnac-rack = { $count ->
    [0] Keine losen Buchstaben
    [one] Ein loser Buchstabe
   *[other] { $count } lose Buchstaben
}

# Das Wort, das entsteht
jarnac-word-lay = Dein Wort
jarnac-word-jarnac = Wort aus den Buchstaben der anderen Seite
jarnac-word-exchange = Buchstaben, die du zurücklegst
jarnac-word-hint = Wort tippen
jarnac-made = Das Wort in Buchstaben
jarnac-take-out = { $letter } herausnehmen
jarnac-put-in = { $letter } dazunehmen
jarnac-where = Wohin mit dem Wort?
jarnac-place-row = { $word } in Reihe { $row }: { $points } Punkte
jarnac-place-new = neues Wort: { $points } Punkte

# Knöpfe und Tasten
jarnac-controls = Was du tun kannst
jarnac-send-lay = Legen
jarnac-send-jarnac = Jarnac!
jarnac-send-exchange = { $word ->
    [none] Zurücklegen
   *[other] { $word } zurücklegen
}
jarnac-send-propose = Vorschlagen
jarnac-act-draw = { $count ->
    [one] Ziehen
   *[other] { $count } ziehen
}
jarnac-act-exchange = Tauschen
jarnac-act-pass = Passen
jarnac-act-forgo = Verzichten
jarnac-act-object = Einspruch gegen { $word }
jarnac-act-accept = Gilt
jarnac-act-object-short = Einspruch
jarnac-verdict = Gilt { $word }?
jarnac-act-shuffle = Mischen
jarnac-act-clear = Leeren

# Was jetzt zu tun ist
jarnac-now-turn = { $who ->
    [some] { $name } sind am Zug.
   *[one] { $name } ist am Zug.
}
jarnac-now-over = Das Spiel ist aus.
jarnac-now-sent = Dein Wort liegt …
jarnac-now-object = Gibt es { $word }? Wenn nicht: Einspruch!
jarnac-now-object-in = Gibt es { $word }? Sag „Gilt“ oder erhebe Einspruch: noch { $seconds } s.
jarnac-now-held = { $who ->
    [some] { $name } können
   *[one] { $name } kann
} noch { $seconds } s widersprechen.
jarnac-now-exchange = Wähle die drei Buchstaben, die zurück in den Beutel sollen.
jarnac-now-last = Ein letztes Jarnac: mach ein Wort mit mehr als { $count } Buchstaben oder verlängere eines.
jarnac-now-jarnac = { $asks ->
    [yes] Liegt dort noch ein Wort? Schlag ein Jarnac vor!
   *[no] Liegt dort noch ein Wort? Mach es und ruf „Jarnac!“ – oder zieh, dann beginnt dein Zug.
}
jarnac-now-draw-or-exchange = { $asks ->
    [yes] Euer Kapitän zieht, oder du schlägst einen Tausch vor.
   *[no] Zieh einen Buchstaben, oder tausche drei.
}
jarnac-now-draw = Der nächste Buchstabe kommt …
jarnac-now-draw-after = Solange du nicht ziehst, kann die andere Seite Einspruch erheben.
jarnac-now-play = { $asks ->
    [yes] Ihr seid dran: Schlag ein Wort vor.
   *[no] Du bist dran: Leg ein Wort oder lass eines wachsen. Findest du keines, dann passe.
}
jarnac-now-solo = Leg ein Wort oder lass eines wachsen. Passen bringt einen neuen Buchstaben.

# Die Uhr
jarnac-clock-jarnac = Zeit für „Jarnac!“
jarnac-clock-move = Bedenkzeit
jarnac-clock-game = Restzeit
jarnac-clock-jarnac-short = Jarnac
jarnac-clock-move-short = Zug
jarnac-clock-game-short = Rest

# Die eigene Seite zu mehreren
jarnac-team = Vorschläge deiner Seite
jarnac-no-proposals = Noch kein Vorschlag.
jarnac-proposal = { $what ->
    [pass] passen
    [object] Einspruch
    [exchange] { $word } tauschen
    [jarnac] Jarnac mit { $word }
   *[lay] { $row ->
        [0] { $word }
       *[other] { $word } in Reihe { $row }
    }
}
jarnac-confirm = Machen wir
jarnac-hand-over = { $name } zum Kapitän machen

# Was geschehen ist
jarnac-told-begun = { $who ->
    [you] Du beginnst.
    [we] Ihr beginnt.
    [some] { $name } beginnen.
   *[one] { $name } beginnt.
}
jarnac-told-drew = { $who ->
    [you] Du ziehst
    [we] Ihr zieht
    [some] { $name } ziehen
   *[one] { $name } zieht
} { $letters }.
jarnac-told-exchanged = { $who ->
    [you] Du legst
    [we] Ihr legt
    [some] { $name } legen
   *[one] { $name } legt
} { $returned } zurück und { $who ->
    [you] bekommst
    [we] bekommt
    [some] bekommen
   *[one] bekommt
} { $drawn }.
jarnac-told-laid = { $who ->
    [you] Du legst
    [we] Ihr legt
    [some] { $name } legen
   *[one] { $name } legt
} { $word }{ $old ->
    [none] { "" }
   *[other] { " " }aus { $old }
}: { $points } Punkte.
jarnac-told-taken = Jarnac! { $who ->
    [you] Du nimmst
    [we] Ihr nehmt
    [some] { $name } nehmen
   *[one] { $name } nimmt
} { $word }{ $old ->
    [none] { "" }
   *[other] { " " }aus { $old }
}: { $points } Punkte.
jarnac-told-passed = { $who ->
    [you] Du passt.
    [we] Ihr passt.
    [some] { $name } passen.
   *[one] { $name } passt.
}
jarnac-told-timed-out = Zeit abgelaufen: { $who ->
    [you] du passt.
    [we] ihr passt.
    [some] { $name } passen.
   *[one] { $name } passt.
}
jarnac-told-forgone = Kein Jarnac. { $who ->
    [you] Dein Zug beginnt.
    [we] Euer Zug beginnt.
   *[one] Jetzt zieht { $name }.
}
jarnac-told-last-jarnac = Acht Reihen sind voll. { $who ->
    [you] Du darfst
    [we] Ihr dürft
    [some] { $name } dürfen
   *[one] { $name } darf
} noch einmal „Jarnac!“ rufen.
jarnac-told-objected = { $who ->
    [you] Du erhebst
    [we] Ihr erhebt
    [some] { $name } erheben
   *[one] { $name } erhebt
} Einspruch: { $right ->
    [yes] { $word } gilt.
   *[no] { $word } gilt nicht.
}
jarnac-told-taken-back = { $word } wird zurückgenommen.
jarnac-told-turn-given = { $who ->
    [you] Jetzt bist du am Zug.
    [we] Jetzt seid ihr am Zug.
    [some] Jetzt sind { $name } am Zug.
   *[one] Jetzt ist { $name } am Zug.
}
jarnac-told-doubled = { $who ->
    [you] Du ziehst
    [we] Ihr zieht
    [some] { $name } ziehen
   *[one] { $name } zieht
} beim nächsten Mal zwei Buchstaben.
jarnac-told-granted = { $who ->
    [you] Du lässt
    [we] Ihr lasst
    [some] { $name } lassen
   *[one] { $name } lässt
} { $word } gelten.
jarnac-told-accepted = Kein Einspruch: Das Ergebnis steht fest.
jarnac-told-proposed = { $name } schlägt { $what ->
    [hidden] etwas vor.
    [pass] vor zu passen.
    [object] Einspruch vor.
    [exchange] vor, { $word } zu tauschen.
    [jarnac] Jarnac mit { $word } vor.
   *[lay] { $word } vor.
}
jarnac-told-captain = { $name } ist jetzt Kapitän.
jarnac-told-flag-lost = Die Zeit ist um: { $who ->
    [you] Du hast
    [we] Ihr habt
    [some] { $name } haben
   *[one] { $name } hat
} verloren.
jarnac-told-flag-fell = Die Zeit ist um: { $who ->
    [you] Du kannst
    [we] Ihr könnt
    [some] { $name } können
   *[one] { $name } kann
} nur noch passen.
jarnac-told-ended = Das Spiel ist aus.

# Das Wörterbuch
jarnac-looking-up = Ich schlage nach …
jarnac-entry-no = Das Wörterbuch kennt dieses Wort nicht.
jarnac-entry-standard = Gültig, aber nicht im Profispiel.
jarnac-entry-professional = Gültig, auch im Profispiel.
jarnac-entry-source = Aus dem offenen Wörterbuch dieses Spiels; Bedeutungen stehen nicht darin.

# Das Ende und die Analyse
jarnac-result-won = { $who ->
    [you] Du hast gewonnen!
    [we] Ihr habt gewonnen!
    [some] { $name } haben gewonnen
   *[one] { $name } hat gewonnen
}
jarnac-result-draw = Unentschieden
jarnac-result-solo = { $reached ->
    [yes] Geschafft: { $points } Punkte!
   *[no] { $points } von { $goal } Punkten
}
jarnac-ended-rows = Acht Reihen sind voll.
jarnac-ended-bag = Der Beutel ist leer, und niemand legt mehr.
jarnac-ended-flag = Eine Uhr ist abgelaufen: Das verliert die Partie.
jarnac-ended-flags = Die Zeit ist um.
jarnac-player = Wer
jarnac-words = Wörter
jarnac-points = Punkte
jarnac-analyse = Analyse ansehen
jarnac-analysis = Analyse
jarnac-analysing = Ich sehe mir das Spiel an …
jarnac-plot = Punkte im Lauf des Spiels
jarnac-plot-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
jarnac-plot-move = Zug
jarnac-plot-table = Als Tabelle
jarnac-balance = Bilanz
jarnac-balance-left = Liegen gelassen
jarnac-balance-called = Jarnac gerufen
jarnac-balance-missed = Jarnac verpasst
jarnac-moves = Zug um Zug
jarnac-move-from = aus { $old }
jarnac-move-called = Jarnac!
jarnac-move-passed = gepasst
jarnac-move-let-go = kein Jarnac gerufen
jarnac-moves-line = Besser heißt: mehr Punkte und Buchstaben, mit dem, was gerade da war. Jedes Wort bringt einen Buchstaben, deshalb lohnen sich kleine Schritte.
jarnac-move-better = { $rare ->
    [yes] Nur mit seltenen Wörtern besser:
   *[no] Besser:
}
jarnac-move-brings = ({ $points } Punkte{ $letters ->
    [0] { "" }
    [one] , ein Buchstabe
   *[other] , { $letters } Buchstaben
})
jarnac-move-rare = selten
jarnac-move-jarnacs = { $count ->
    [one] Ein Jarnac lag da:
   *[other] { $count } Jarnacs lagen da:
}
jarnac-move-more = und { $count ->
    [one] noch eines
   *[other] { $count } weitere
}

# Regeln zur Wahl
jarnac-variant = Spielart
jarnac-variant-standard = normal
jarnac-variant-standard-line = Alle Wörter mit allen ihren Formen.
jarnac-variant-professional = Profi
jarnac-variant-professional-line = Hauptwörter nur im Nominativ Singular, Verben nur im Infinitiv und als Partizip; verlängert wird nie innerhalb desselben Worteintrags.
jarnac-variant-solo = allein
jarnac-variant-solo-line = Eine Seite, kein Jarnac. Das Ziel sind 576 Punkte.
jarnac-language = Sprache der Wörter
jarnac-language-de = Deutsch
jarnac-language-de-line = Deutsche Buchstaben und ein deutsches Wörterbuch; ß ist SS.
jarnac-language-fr = Französisch
jarnac-language-fr-line = Französische Buchstaben und ein französisches Wörterbuch; ohne Profispiel.
jarnac-people = Leute auf Seite { $side }
jarnac-people-solo = Leute
jarnac-people-of = { $count }
jarnac-people-of-line = { $count ->
    [1] Eine Person spielt für die ganze Seite.
   *[other] Zu mehreren schlagen alle vor, und der Kapitän entscheidet.
}
jarnac-side-of = Seite { $side }
jarnac-judging = Ob ein Wort gilt,
jarnac-judging-dictionary = sagt das Wörterbuch
jarnac-judging-dictionary-line = Ein ungültiges Wort wird gleich abgelehnt.
jarnac-judging-challenge = entscheidet ein Einspruch
jarnac-judging-challenge-line = Jedes Wort bleibt liegen, bis jemand Einspruch erhebt. Dann erst wird nachgeschlagen.
jarnac-doubt = Zeit für einen Einspruch
jarnac-doubt-of = { $count ->
    [0] bis gezogen ist
   *[other] mindestens { $count } Sekunden
}
jarnac-doubt-of-line = { $count ->
    [0] Einspruch geht nur, bis der nächste Buchstabe gezogen ist.
   *[other] So lange wartet der Tisch nach jedem Wort; keine Uhr läuft dabei.
}
jarnac-jarnacs = Jarnacs auf einmal
jarnac-jarnacs-1 = eines
jarnac-jarnacs-1-line = Von allem, was liegen blieb, darf die andere Seite ein Wort nehmen.
jarnac-jarnacs-2 = zwei
jarnac-jarnacs-2-line = So steht es im Heft: Bis zu zwei Wörter lassen sich nacheinander nehmen.
jarnac-jarnacs-unlimited = beliebig viele
jarnac-jarnacs-unlimited-line = Wer viel übersieht, kann alles verlieren.
jarnac-pause = Zeit für „Jarnac!“
jarnac-pause-of = { $count ->
    [0] ohne Grenze
   *[other] { $count } Sekunden
}
jarnac-pause-of-line = { $count ->
    [0] Nach dem Passen wartet der Tisch, bis die andere Seite zieht oder „Jarnac!“ ruft.
   *[other] So lange kann die andere Seite nach dem Passen „Jarnac!“ rufen.
}
jarnac-handicap = Wörter von Seite { $side } sind sicher
jarnac-handicap-of = ab { $count } Buchstaben
jarnac-handicap-of-line = { $count ->
    [9] Nur Wörter mit neun Buchstaben kann niemand mehr nehmen.
   *[other] Wörter ab { $count } Buchstaben kann die andere Seite nicht mehr nehmen: ein Vorteil für Ungeübte.
}
jarnac-starter = Wer beginnt
jarnac-starter-of = { $count ->
    [0] das Los
   *[other] Seite { $count }
}
jarnac-starter-of-line = { $count ->
    [0] Wer beginnt, wird gezogen.
   *[other] Seite { $count } zieht die ersten Buchstaben und legt das erste Wort.
}
jarnac-thinking = Bedenkzeit je Zug
jarnac-thinking-of = { $count ->
    [0] ohne Grenze
   *[other] { $count } Sekunden
}
jarnac-thinking-of-line = { $count ->
    [0] Jeder darf überlegen, solange er mag.
   *[other] Nach { $count } Sekunden passt die Seite von selbst.
}
jarnac-clock = Zeit für das ganze Spiel
jarnac-clock-of = { $count ->
    [0] ohne Grenze
   *[other] { $count } Minuten
}
jarnac-clock-of-line = { $count ->
    [0] Keine Uhr läuft.
   *[other] Jede Seite hat { $count } Minuten für alle ihre Züge zusammen.
}
jarnac-time-per = Die Bedenkzeit gilt
jarnac-time-per-move = für jedes Wort
jarnac-time-per-move-line = Mit jedem Wort, das du legst, beginnt sie neu.
jarnac-time-per-turn = für den ganzen Zug
jarnac-time-per-turn-line = Sie muss für alles reichen, was du in einem Zug legst.
jarnac-flag = Ist die Uhr abgelaufen,
jarnac-flag-lose = hast du verloren
jarnac-flag-lose-line = Wie beim Schach, egal wie es steht.
jarnac-flag-pass = kannst du nur noch passen
jarnac-flag-pass-line = Die andere Seite spielt weiter, solange sie Zeit hat.
jarnac-no-append = Wörter einfach verlängern
jarnac-no-append-no = erlaubt
jarnac-no-append-no-line = Aus MAU darf MAUT werden.
jarnac-no-append-yes = nicht erlaubt
jarnac-no-append-yes-line = Nur davor oder dahinter zu setzen reicht nicht: Aus TAL darf LAST werden, aber nicht TALS. Das gilt auch für Jarnac.
jarnac-added = Neue Buchstaben beim Ändern
jarnac-added-of = { $count ->
    [0] mindestens einer
   *[other] mindestens { $count }
}
jarnac-added-of-line = { $count ->
    [0] Ein einziger Buchstabe mehr genügt, um ein Wort zu ändern.
   *[other] Wer ein Wort ändert, nimmt { $count } oder mehr Buchstaben dazu, auch bei einem Jarnac.
}
jarnac-length = Länge neuer Wörter
jarnac-length-of = { $count ->
    [0] ab 3 Buchstaben
   *[other] ab { $count } Buchstaben
}
jarnac-length-of-line = { $count ->
    [0] Auch ein kurzes Wort darf eine Reihe beginnen.
   *[other] Ein neues Wort hat { $count } oder mehr Buchstaben, auch bei einem Jarnac.
}
jarnac-umlauts = Umlaute
jarnac-umlauts-tiles = eigene Buchstaben
jarnac-umlauts-tiles-line = Ä, Ö und Ü gibt es je einmal.
jarnac-umlauts-split = aufgeteilt
jarnac-umlauts-split-line = Ä ist AE, Ö ist OE, Ü ist UE. Nur im Deutschen.

# Hilfe
jarnac-help-goal = Leg Wörter mit drei bis neun Buchstaben in deine acht Reihen, oder lass ein Wort wachsen: mindestens ein Buchstabe kommt dazu, keiner fällt weg, und die Reihenfolge ist frei. Ein Wort zählt seine Länge mal sich selbst. Nach jedem Wort kommt ein neuer Buchstabe.
jarnac-help-jarnac = Wenn die andere Seite passt und ein Wort übersehen hat, mach es aus ihren Buchstaben und ruf „Jarnac!“: Dann liegt es bei dir. Das Spiel endet, wenn eine Seite acht Wörter hat; mehr Punkte gewinnen.
jarnac-help-solo = Leg Wörter mit drei bis neun Buchstaben in acht Reihen, oder lass ein Wort wachsen: mindestens ein Buchstabe kommt dazu, keiner fällt weg. Ein Wort zählt seine Länge mal sich selbst. Das Ziel sind 576 Punkte.
jarnac-help-words = Gilt ein Wort? Das Wörterbuch sagt es – nach der Partie.
jarnac-help-mouse = Tipp das Wort einfach, dann findet es seine Reihe. Oder klick die Buchstaben der Reihe nach an; ein Klick auf eine Reihe nimmt ihr Wort als Anfang. Buchstaben lassen sich auch ziehen: ins Wort, auf eine Reihe oder an einen anderen Platz. Ein Klick auf die Punkte eines Wortes schlägt es nach.
jarnac-keys-letters = A … Z
jarnac-keys-letters-does = das Wort tippen
jarnac-keys-send = Enter
jarnac-keys-send-does = legen, „Jarnac!“ rufen, vorschlagen
jarnac-keys-places = ↑ ↓
jarnac-keys-places-does = Reihe wählen
jarnac-keys-clear = Esc
jarnac-keys-clear-does = das Wort leeren
jarnac-keys-draw-does = ziehen
jarnac-keys-exchange-does = drei Buchstaben tauschen
jarnac-keys-pass-does = passen
jarnac-keys-object-does = Einspruch erheben
jarnac-keys-shuffle-does = Buchstaben mischen
jarnac-keys-accept-does = ein Wort gelten lassen
jarnac-keys-sound-does = Ton an oder aus
jarnac-keys-move = Alt ← →
jarnac-keys-move-does = einen Buchstaben verschieben
jarnac-keys-line = Wähle eine Taste, um eine andere zu nehmen. Buchstaben schreiben das Wort; Pfeile, Enter und Esc bleiben, wie sie sind.
jarnac-keys-not = Diese Taste geht nicht. Nimm eine Ziffer oder ein Zeichen.
