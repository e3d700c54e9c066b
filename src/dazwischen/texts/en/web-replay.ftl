## Watching a game again

replay-my-games = My games
replay-none = Your games appear here as soon as a round has been played to its end.
replay-none-such = There is no such game among them.
replay-older = Show older ones
replay-filter = Choose
replay-filter-game = Game
replay-filter-result = Result
replay-filter-with = With whom
replay-any-game = All games
replay-any-result = Any result
replay-any-with = With anybody
replay-only-bots = Against bots only
replay-result-won = Won
replay-result-lost = Lost
replay-title-level = { $name }, level { $level }
replay-ended = { $result ->
    [won] Won
    [shared] A draw
   *[lost] { $place ->
        [0] Lost
       *[other] Place { $place }
    }
} · { $points ->
    [one] one point
   *[other] { $points } points
}
replay-broken-off = Broken off · { $points ->
    [one] one point
   *[other] { $points } points
}
replay-in-play = Still in play · { $rounds ->
    [one] one round played
   *[other] { $rounds } rounds played
} · { $points ->
    [one] one point
   *[other] { $points } points
}
replay-from-file = From a file
replay-no-names = The file says no names.
replay-alone = Alone
replay-with = With { $names }
replay-somebody = somebody without a name
replay-play-on = Play on
replay-remove = Remove
replay-remove-sure = Remove this game from your list?
replay-remove-sure-others = Remove this game from your list? The others keep it in theirs.
replay-remove-yes = Yes, remove it
replay-remove-no = No, keep it
replay-removed = The game is gone from your list.
replay-still-in-play = This game is still in play. You see the rounds that are over, with your own cards. All cards and the link to share come when it is over.
replay-file-line = Line { $line }: { $problem }
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

## Whether anybody could have chosen the cards

replay-cards-checked = { $game ->
    [jarnac] Letters checked
   *[other] Cards checked
}
replay-cards-again = { $game ->
    [jarnac] Letters worked out again
   *[other] Cards worked out again
}
replay-cards-unchecked = { $game ->
    [jarnac] Letters cannot be checked
   *[other] Cards cannot be checked
}
replay-cards-wrong = { $game ->
    [jarnac] The letters are not right
   *[other] The cards are not right
}
replay-cards-why-kept = The server had made its promise before anything was mixed, and { $shares ->
    [one] one device at the table has
   *[other] { $shares } devices at the table have
} mixed along: nobody could choose anything.
replay-cards-why-without = The server had made its promise before anything was mixed. But your device did not mix along: it was too late, or another one of yours was faster.
replay-cards-why-again = Everything follows from what is here. What the server promised before is not kept on this device.
replay-cards-why-alone = Play began before any device at the table could mix along.
replay-cards-why-old = The game was played before there was this promise.
replay-cards-why-words = The game was played with another dictionary and cannot be played again here.
replay-cards-why-wrong = What the server says now does not fit what it promised before anything was mixed.
