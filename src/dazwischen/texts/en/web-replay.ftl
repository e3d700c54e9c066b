## Watching a game again

replay-my-games = My games
replay-none = Your games will be here as soon as one has been played to its end.
replay-file-title = A game from a file
replay-file = A recording (.jsonl) from here or elsewhere. It is checked event by event.
replay-file-choose = Choose a file
replay-table = The table at this moment
replay-controls = Playback
replay-timeline = Course of the game
replay-step = { $step } of { $total }
replay-run = Play
replay-stop = Stop
replay-back = One step back
replay-on = One step on
replay-leap-back = Back to the last moment that mattered
replay-leap-on = On to the next moment that mattered
replay-speed = Speed
replay-eye = Show
replay-eye-all = all cards
replay-share = Link to this moment
replay-shared = The link to this moment is copied.
replay-share-by-hand = Copying does not work here by itself: the link is in the address bar.
replay-give = Pass it on
replay-as-protocol = Protocol for the referee
replay-as-log = Recording
replay-moments = What mattered
replay-no-moments = Nothing out of the ordinary happened in this game.
replay-moment-fault = Fault
replay-moment-pause = Pause
replay-moment-jay = “Jay”
replay-moment-count = Counted at
replay-moment-void = Void
replay-moment-end = End
replay-moment-lead = New leader
replay-moment-run = Long turn
replay-moment-slot = Slot earned
replay-moment-undo = Taken back
replay-moment-jarnac = Jarnac!
replay-moment-long = Long word
replay-moment-objection = Objection
replay-moment-flag = Time up
replay-keys = Keys: ← and → one step, comma and full stop to the moment before and after, space plays and stops, 1, 2, 4 and 8 the speed, Home and End.
replay-could = What could be laid here?
replay-could-stop = Stop, and it will be shown here.
replay-could-nothing = Nobody can lay anything here.
replay-could-stacks = on stack { $stacks }
replay-could-from-slot = from the slot
replay-could-from-corner = from the corner
replay-could-word = { $verdict ->
    [jarnac] Jarnac, { $gain } points
   *[ok] { $gain } points more
}{ $row ->
    [0] , new word
   *[other] , from row { $row }
}
replay-could-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
# The word of the referee before a number
replay-player = player
