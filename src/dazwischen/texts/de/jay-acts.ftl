## Was man bei Jay außer Legen und Ziehen tun kann: was dazu alle sagen, die davon reden.
## `.key` ist die Taste im Browser, `.rule` die Regel hinter dem Satz.

# Verzichten
jay-act-waive = Verzichten
    .key = w
jay-keys-waive-does = verzichten
jay-told-waived = { $me ->
    [yes] Du verzichtest.
   *[no] { $name } verzichtet.
}
    .rule = J-PAUSE-2
play-waived = { $me ->
    [yes] Du verzichtest
   *[no] { $seat } verzichtet
} darauf zu eröffnen
did-waive = Spieler { $seat } verzichtet darauf zu eröffnen.
rejected-nothing-to-waive = Es gibt gerade kein Vorrecht, auf das sich verzichten ließe.
rejected-must-open = Wer die Legepflicht hat, muss eröffnen und kann nicht verzichten.
