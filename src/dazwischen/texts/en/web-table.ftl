## In the browser: the table during a game, who comes and goes, keys

# The table during a game
web-table-menu = The table
web-table-for-me = You
web-let-bot = Let a bot play for me
web-bot-for-me = A bot plays for you, and you watch.
web-play-on = I play on
web-table-name = Name of the table
web-table-name-set = Name it
web-table-delay = Watchers see everything
web-table-delay-of = { $seconds ->
    [0] at once
    [30] 30 seconds later
    [120] 2 minutes later
    [300] 5 minutes later
   *[other] { $seconds } seconds later
}
web-rules-later = The rules can be changed as soon as the game is over.
web-stop = Break the game off
web-stop-sure = Really break it off? The game will not count.
web-stop-yes = Yes, break it off
web-stop-no = No, play on
web-hand-host = Make host
web-hand-host-to = Make { $name } the host
web-seat-bot-plays = a bot plays
web-points = { $points ->
    [one] one point
   *[other] { $points } points
}

# Who comes and goes
web-told-sat = { $name } sits down.
web-told-freed = Seat { $seat } is free.
web-told-bot-sat = A bot plays at seat { $seat } now.
web-told-gone = { $name } is away.
web-told-back = { $name } is back.
web-told-lets-bot = { $me ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
}
web-told-plays-on = { $me ->
    [yes] You play yourself again.
   *[no] { $name } plays again.
}
web-told-host = { $me ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
web-told-stopped = The game was broken off.
web-told-said = { $name }: { $words }

# Start page
web-join-title = Join others at a table
web-join-line = You have a code or a link? Enter it here. A QR code is read by your phone’s camera.
web-join-label = Code or link
web-watch-title = Watch
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-company-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-go-on = Back to your table
web-go-on-title = Your game is still running

# Keys
web-keys = Keys
web-keys-line = Choose a key to take another one instead. Arrows, digits, Enter, + and − stay as they are.
web-key-change = { $does }: key { $key }, change
web-key-press = Press a key …
web-key-swapped = { $key } was taken: the two have swapped.
web-key-not = That key cannot be used. Take a letter or a sign.
web-keys-reset = All keys as in the beginning
web-device-qr = QR code with the link for the other device
