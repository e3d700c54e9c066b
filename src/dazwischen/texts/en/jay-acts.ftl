## What can be done at Jay besides laying and drawing: what all say who speak of it.
## `.key` is the key in the browser, `.rule` the rule behind the sentence.

# Waiving
jay-act-waive = Waive
    .key = w
jay-keys-waive-does = waive
jay-told-waived = { $me ->
    [yes] You waive it.
   *[no] { $name } waives it.
}
    .rule = J-PAUSE-2
play-waived = { $me ->
    [yes] You do
   *[no] { $seat } does
} not want to open
did-waive = Player { $seat } does not want to open.
rejected-nothing-to-waive = There is no right to open that could be waived now.
rejected-must-open = Whoever has the obligation must open and cannot waive.
