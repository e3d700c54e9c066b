## Der Schiedsrichter

referee-line = Schreib auf, was am Tisch geschah, eine Handlung je Zeile. Der Schiedsrichter sagt zu jeder, was sie war und nach welcher Regel. Nimm ein Beispiel, füge dein Protokoll ein oder zieh eine Datei hierher.
referee-protocol = Protokoll
referee-judge = Urteilen
referee-load = Datei laden
referee-done = { $count ->
    [one] Eine Zeile ist beurteilt.
   *[other] { $count } Zeilen sind beurteilt.
}
referee-complaint = Zeile { $line }: { $text }
referee-verdicts = Die Urteile
referee-look = Zeigt den Tisch nach dieser Zeile
referee-situation = Der Tisch nach Zeile { $line }
referee-example-jay-thief = Ein Dieb zu viel
referee-example-jay-run = Acht auf einen Streich
referee-example-jay-misled = In die Irre geführt
referee-example-jay-count = Angezählt
referee-example-jsolitaer-turn = Zwei Züge
referee-example-jsolitaer-jay = Der Jay hilft
referee-example-jsolitaer-empty = Die Hand ist leer
referee-example-jarnac-steal = Jarnac!
referee-example-jarnac-double = Doppelt
referee-example-jarnac-objection = Einspruch
referee-notation = So schreibt man es auf
referee-notation-head = Oben stehen Angaben wie „game: jay“ und „players: 4“, dann kommt eine leere Zeile, dann die Handlungen. Hinter einem # steht, was der Schiedsrichter überliest, und mit @12.5 vorn sagst du, in welcher Sekunde etwas geschah.
referee-notation-jay = Platz und Karte: „2 bX“ (r, b, g, l sind rot, blau, gelb, lila; B der Botschafter, V der Verräter, dazu Dame, Jay und Dieb). „2 A3“ stockt drei auf, „2 draw 2“ zieht Strafkarten, „3 pause“ unterbricht, „3 count“ zählt an. Gesagtes steht in Anführungszeichen: 2 "Jay", all "bereit".
referee-notation-jsolitaer = Platz, Stapel und Karte: „1 3:rH“. „1 corner bX“ deckt die Eckkarte auf, „1 2:corner“ legt sie, „1 end“ beendet den Zug.
referee-notation-jarnac = „A draws SATEMU“ zieht, „A MAU“ legt ein neues Wort, „A 1: MAUS“ ändert das Wort auf Reihe 1, „A pass“ passt, „B jarnac 1: MAUT“ nimmt es weg, „B objects“ erhebt Einspruch.
