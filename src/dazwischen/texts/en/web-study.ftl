## Looking things up: what replays, referee and rules share

study-game-jay = Jay
study-game-jsolitaer = J-Solitär
study-game-jarnac = Jarnac
study-game-jay-series = Jay series
study-player = player
study-figure = { $figure-nominative }
study-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
study-hand = Hand
study-slots = Slots
study-counted = counted at
study-points = { $count ->
    [one] one point
   *[other] { $count } points
}
study-phase-preparing = before the round
study-phase-opening = about to open
study-phase-paused = interrupted
study-phase-reopening = about to reopen
study-phase-over = round over
study-pile = { $count ->
    [0] no draw pile left
    [one] one card left to draw
   *[other] { $count } cards left to draw
}
study-stack = Stack { $number }, on top { $figure-nominative }
study-twins = twins
study-reserved = reserved: { $seats }
study-corner = Corner: { $count ->
    [one] one card left
   *[other] { $count } cards left
}
study-turned = Corner card turned up
study-side = Side { $side }, { $score } points
study-row-free = free row
study-rack = Loose letters: { $letters }
study-rack-empty = none
study-bag = In the bag: { $count ->
    [one] one letter
   *[other] { $count } letters
}
