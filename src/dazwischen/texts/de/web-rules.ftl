## Die Regeln auf kurzen Seiten

rules-all = Alle Regeln im Wortlaut
rules-search = In den Regeln suchen
rules-search-like = etwa: Verräter, aufstocken, J-THROW-1
rules-found = { $count ->
    [0] Dazu steht nichts in den Regeln.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-no-such-page = Die Seite „{ $what }“ gibt es in den Regeln nicht.
rules-no-such-rule = Eine Regel „{ $what }“ gibt es nicht.
rules-near = Meintest du eine von diesen?
rules-overview = Alle Regelseiten
rules-read = { $game } lernen
rules-behind = Genau nachlesen:
rules-lying = oben in der Box
rules-you = Du
rules-opponent = Dein Gegner
rules-about-jay = Alle legen in eine Box, und wer schnell ist, wirft dazwischen. Zwei bis sechs Leute, sieben Stufen.
rules-about-jsolitaer = Die Patience zum Jay-Deck: fünf Stapel, ein Zug nach dem anderen. Allein oder bis zu sechst.
rules-about-jarnac = Wörter legen und Wörter klauen: Was du übersiehst, nimmt dir der Gegner weg.

# Jay
rules-jay-title = Jay in zwei Minuten
rules-jay-goal = Alle spielen in dieselbe Box. Wer zuerst alle Handkarten los ist und „Jay“ ruft, gewinnt die Runde. Wer dran ist, muss legen, aber wer aufpasst, darf dazwischen.
rules-jay-serve-title = Bedienen
rules-jay-serve = Eine Person hat immer die Legepflicht. Sie legt eine Karte mit gleicher Farbe oder gleichem Buchstaben wie die oberste. Dann geht die Pflicht im Uhrzeigersinn weiter.
rules-jay-same-colour = gleiche Farbe
rules-jay-same-letter = gleicher Buchstabe
rules-jay-neither = weder noch
rules-jay-twin = genau dieselbe: Ein Zwilling wird nicht bedient, sondern geworfen
rules-jay-stuck-title = Nichts passt?
rules-jay-stuck = Dann stocke auf: Sag eine Zahl und zieh so viele Karten; danach hast du mindestens drei. Du bleibst dran. Oder leg irgendeine Karte verdeckt. Das ist der Verräter: Er passt auf alles, und auf ihn passt alles, aber er kostet dich eine Strafkarte.
rules-jay-traitor = geht auf alles, auf Stufe 1 nur nicht auf einen anderen Verräter
rules-jay-end-title = Fertig werden
rules-jay-end = Deine letzte Karte muss ein Bauer sein, also ein Buchstabe. Dann ruf sofort „Jay“, denn erst der Ruf zählt. Der erste Platz bringt 5 Punkte, der zweite 2, und die Runde ist aus. Damit kannst du auf Stufe 1 schon spielen.
rules-jay-throw-title = Ab Stufe 2: Werfen
rules-jay-throw = Hast du genau dieselbe Karte wie die oberste, dann wirf sie dazwischen, egal, wer dran ist. Wer selbst dran ist und wirft, reserviert damit: Er darf später noch einmal bedienen, solange das niemand vor ihm tut.
rules-jay-throw-it = jeder, jederzeit
rules-jay-twins-title = Wenn Zwillinge liegen
rules-jay-twins = Liegen zwei gleiche Karten aufeinander, darf auf höheren Stufen jeder auch denselben Buchstaben in einer anderen Farbe werfen.
rules-jay-similar = gleicher Buchstabe, andere Farbe
rules-jay-third = und natürlich noch einmal dieselbe
rules-jay-nobles-title = Vier Adlige
rules-jay-nobles = Sie kommen mit den Stufen dazu. Als letzte Karte taugt keine von ihnen.
rules-jay-queen-name = Dame
rules-jay-queen = Sie fliegt auf jeden Bauern, von jedem, jederzeit. Und auf eine Dame darf jeder jeden Bauern legen. Der schnellste gewinnt.
rules-jay-envoy-name = Botschafter
rules-jay-envoy = Er passt auf alles, und alles passt auf ihn.
rules-jay-jay-name = Jay
rules-jay-jay = Wer ihn bedient, reserviert und darf gleich noch einmal. Auf Botschafter und Verräter darf ihn jeder jederzeit legen; dann reserviert auch, wer darunter gelegt hat.
rules-jay-thief-name = Dieb
rules-jay-thief = Liegen Zwillinge, fliegt er darauf, in jeder Farbe, von jedem. Und er reserviert immer.
rules-jay-trouble-title = Wenn etwas nicht stimmt
rules-jay-trouble = Am Anfang lehnt das Programm falsche Karten einfach ab und sagt, warum. Mutigere stellen den Tisch auf „Strafe“: Die falsche Karte bleibt liegen, zählt nicht und kostet zwei Karten. Im Turnier sagt niemand, was falsch war.
rules-jay-pause = Hand auf die Box: Damit unterbrichst du das Spiel. War nichts faul, kostet das im strengen Spiel eine Karte. Weiter geht es, wenn alle „bereit“ sagen.
rules-jay-count = Trödelt jemand, zähl ihn an: 23, 22, 21, Strafe. Danach darf er nur noch einen Verräter legen.
rules-jay-levels-title = Die sieben Stufen
rules-jay-levels = Jede Stufe bringt eine Sache dazu. Spiel ein paar Runden, dann nimm die nächste. Es gibt zwei Regelhefte mit verschiedener Reihenfolge.
rules-jay-editions = Beide Regelhefte nebeneinander

# J-Solitär
rules-soli-title = J-Solitär in zwei Minuten
rules-soli-goal = Werde auf fünf Stapeln alle Karten los, die von der Hand und die von deinem Ziehstapel. Allein ist es eine Patience, zu mehreren gewinnt, wer zuerst fertig ist.
rules-soli-picture = Jeder Stapel beginnt mit einem Verräter, auf den alles passt. Daneben liegt die Ecke mit einer aufgedeckten Karte, darunter deine Hand.
rules-soli-serve-title = Einmal bedienen
rules-soli-serve = In deinem Zug darfst du ein einziges Mal bedienen: gleiche Farbe oder gleicher Buchstabe, auf einem beliebigen Stapel.
rules-soli-lying = oben auf einem Stapel
rules-soli-once = bedienen: nur einmal im Zug
rules-soli-throw = werfen: so oft du kannst
rules-soli-free-title = Alles andere ist frei
rules-soli-free = Was ein Wurf ist oder durch eine Figur erlaubt wird, darfst du beliebig oft. So entstehen die langen Züge:
rules-soli-free-twin = genau dieselbe Karte, und auf Zwillinge denselben Buchstaben in anderer Farbe,
rules-soli-free-queen = die Dame auf jeden Bauern, und dann jeden Bauern auf die Dame,
rules-soli-free-thief = den Dieb auf Zwillinge; er reserviert dir den Stapel, und dort darfst du noch einmal,
rules-soli-free-jay = den Jay auf Verräter und Botschafter; auch er reserviert.
rules-soli-corner-title = Ecke und Zugende
rules-soli-corner = Einmal im Zug darfst du eine Karte der Ecke aufdecken. Die oberste darf legen, wer am Zug ist; auf die Hand kommt sie nie.
rules-soli-end = Dann beendest du den Zug und ziehst auf acht Karten nach. Allein darfst du zurücknehmen, bis du etwas Verdecktes gesehen hast.
rules-soli-slots-title = Slots und Sieg
rules-soli-slots = Hast du den Zug mit acht Karten begonnen und die Hand leer gelegt? Dann bekommst du einen Slot: eine offene Karte, die du in einem späteren Zug legen oder vorher tauschen kannst. Höchstens drei.
rules-soli-win = Wer weder Handkarten noch Ziehkarten hat, gewinnt sofort. Geht bei niemandem mehr etwas, gewinnt, wer die wenigsten Karten hat.

# Jarnac
rules-jarnac-call = JARNAC!
rules-jarnac-title = Jarnac in zwei Minuten
rules-jarnac-goal = Zwei Seiten legen Wörter auf ihre acht Reihen, und alle Buchstaben liegen offen. Lange Wörter zählen viel mehr als kurze. Aber was du übersiehst, nimmt dir der Gegner weg.
rules-jarnac-turn-title = Dein Zug
rules-jarnac-turn-draw = Zieh einen Buchstaben, beim ersten Mal sechs. Oder tausche drei.
rules-jarnac-turn-lay = Leg ein neues Wort mit mindestens drei Buchstaben auf eine freie Reihe. Oder nimm Buchstaben zu einem deiner Wörter dazu und stell alle neu um.
rules-jarnac-turn-again = Nach jedem Wort ziehst du einen Buchstaben und machst weiter, solange dir etwas einfällt.
rules-jarnac-turn-pass = Dann passt du. Was übrig ist, bleibt offen liegen.
rules-jarnac-steal-title = Jarnac!
rules-jarnac-steal = Hat der Gegner gepasst, schau genau hin, bevor du ziehst: Geht mit seinen losen Buchstaben noch ein Wort, ein neues oder aus einem, das schon liegt? Dann ruf „Jarnac!“ und leg es auf deine Seite.
rules-jarnac-before = Dein Gegner hat MAU und REST gelegt, das T übersehen und gepasst.
rules-jarnac-after = Du machst daraus MAUT. Das Wort liegt jetzt bei dir, seine Reihe ist wieder frei. Zweimal darfst du das je Gelegenheit; Wörter mit neun Buchstaben sind sicher.
rules-jarnac-score-title = Was zählt
rules-jarnac-score = Ein Wort zählt seine Länge mal sich selbst:
rules-jarnac-letters = Buchstaben
rules-jarnac-points = Punkte
rules-jarnac-end = Sobald eine Seite alle acht Reihen gefüllt hat, ist Schluss. Es gewinnt, wer mehr Punkte hat, nicht wer zuerst voll ist.
rules-jarnac-words-title = Welche Wörter gelten
rules-jarnac-words = Alles, was im Wörterbuch steht, in jeder gebeugten Form. Keine Namen, keine Abkürzungen. Am Tisch könnt ihr auch vereinbaren, dass jedes Wort gilt, bis jemand Einspruch erhebt.
rules-jarnac-ways = Es geht auch allein, auf 576 Punkte, in Mannschaften mit einem Kapitän, und für Profis mit strengeren Wörtern und Uhr.

# Neben den Regeln
rules-page-real-table = Am echten Tisch
rules-page-beyond = Nach Stufe 7
rules-advice = Gut spielen
rules-advice-of = { $game }: gut spielen
rules-advice-line = Kurze Tipps, die meisten davon aus den Regelheften. Jedes Bild zeigt, was liegt, und was du dann tust.
rules-advice-from = { $same ->
    [yes] Ab Stufe { $jay }
   *[no] Ab Stufe { $jay }, nach ZdJ 4.6 ab Stufe { $zdj }
}
rules-step = { $as ->
    [throw] werfen
    [other] jemand anderes legt
    [into-slot] in den Slot
    [from-slot] auf die Hand
    [redirect] { $game ->
        [jsolitaer] umleiten
       *[other] gleich bedienen
    }
   *[serve] bedienen
}{ $more ->
    [draws] {""}, eine Karte ziehen
    [elsewhere] {""}, auf einem anderen Stapel
   *[no] {""}
}
rules-advice-loose = unten die losen Buchstaben
rules-advice-word = { $as ->
    [jarnac] Jarnac! { $points } Punkte für die andere Seite
   *[lay] { $points } Punkte{ $more ->
        [yes] {""}, gezogen: { $drawn }
       *[no] {""}
    }
}
rules-jay-beyond = Angekündigt sind noch mehr Stufen, doch ihre Regeln stehen nicht in den Heften. Was man davon weiß:
rules-real-line = Mit richtigen Karten kommen Hände dazu, Abstand, und Karten, die nicht so fallen wie gedacht. Im Turnier gilt das streng. Zu Hause reicht es, wenn es sich für alle fair anfühlt.
rules-real-print = Auf einem Blatt drucken
rules-real-qr = QR-Code zum Schiedsrichter
rules-real-dispute = Streit? Schreibt auf, was geschah, und der Schiedsrichter urteilt.
rules-drawn-box = Box
rules-drawn-lid = Deckel
rules-drawn-card-hand = Kartenhand
rules-drawn-laying-hand = Legehand
rules-drawing-box = Die Box steht auf dem umgedrehten Deckel, rundherum vier Ziehstapel.
rules-drawing-hands = Links hält die Kartenhand einen Fächer, rechts führt die Legehand eine einzelne Karte.
rules-drawing-distance = Zwischen der Box und den Handkarten sind 20 Zentimeter.
rules-drawing-slots = Richtig: Der Fächer bleibt hinter den beiden Slots. Falsch: Er ragt über sie hinaus.
rules-drawing-let-go = Richtig: Die Karte fliegt, die Hand bleibt vor der Box. Falsch: Die Hand hält die Karte über der Box.
rules-drawing-quarter = Linien durch die Ecken der Box teilen den Tisch in vier Teile. Eine Karte ist über die Box hinaus in ein fremdes Viertel geflogen.
rules-drawing-standing = Eine Karte steht aufrecht in der Box.
rules-drawing-askew = Zwei Karten liegen schräg über dem Rand der Box.
rules-drawing-stop = Eine flache Hand über der Box.
rules-drawing-hindered = Zwei Hände und zwei Karten stoßen über der Box zusammen.
rules-drawing-outside = Jemand, der nicht mitspielt, stößt an den Tisch.
rules-drawing-doubt = Eine Hand hält eine Karte ganz nah am Rand der Box: War sie schon darüber?
rules-drawing-judge = Ein Richter steht am Tisch und hebt die Hand, zwei spielen.
rules-drawing-captain = Ein Captain sitzt neben seinem Spieler und zeigt auf die Box.
