cli-column-line = Zeile
cli-column-seat = Wer
cli-column-action = Was
cli-column-verdict = Urteil
cli-column-rules = Regeln
cli-situation = Die Lage
cli-judge = Richter
cli-all = alle
cli-table = Tisch
verdict-open = eröffnet
verdict-serve = bedient
verdict-redirect = umgeleitet
verdict-throw = geworfen
verdict-fault = Fehler
verdict-follow-up = Folgefehler
verdict-refused = abgelehnt
verdict-ok = in Ordnung
verdict-justified = berechtigt
verdict-unjustified = unberechtigt
cli-reasons = Begründung

decimal-mark = ,
cli-play-at = Dazwischen läuft: { $url } (beenden mit Strg+C)

## `dazwischen verify`

verify-follows = { $events ->
    [one] Ein Ereignis, und es folgt
   *[other] { $events } Ereignisse, und alle folgen
} aus den Regeln.
verify-cards-checked = Karten geprüft: Sie kommen aus dem Geheimnis, auf das sich der Server vorher festgelegt hatte, und aus { $shares ->
    [one] dem Beitrag eines Geräts
   *[other] den Beiträgen von { $shares } Geräten
} am Tisch.
verify-cards-alone = Karten nicht prüfbar: Es ging los, bevor ein Gerät am Tisch etwas beitragen konnte.
verify-cards-old = Karten nicht prüfbar: Die Partie wurde gespielt, bevor es diese Zusage gab.
verify-commitment = Vor dem Geben genannt: { $commitment }
