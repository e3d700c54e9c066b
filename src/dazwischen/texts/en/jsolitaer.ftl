# Verdicts on cards laid
patience-from = { $source ->
    [slot] from the slot
    [corner] from the corner pile
   *[hand] from the hand
}
patience-then = { $then ->
    [slot] { " " }The hand is empty: the next draw card becomes a slot.
    [slot-wins] { " " }The hand is empty and the last draw card becomes a slot: player { $seat } wins.
    [wins] { " " }Neither hand cards nor draw cards are left: player { $seat } wins.
   *[none] { "" }
}
patience-serve = Player { $seat } serves stack { $stack } with { $figure-dative } { patience-from } on { $lying-accusative } and cannot serve again in this turn.{ $reserves ->
    [yes] { " " }Player { $seat } now has a reservation on this stack.
   *[no] { "" }
}{ patience-then }
patience-redirect = Player { $seat } redirects on stack { $stack } with { $figure-dative } { patience-from } on { $lying-accusative }.{ $reserves ->
    [yes] { " " }Player { $seat } now has a reservation on this stack{ $older ->
        [0] .
       *[other] , and so has player { $older }, who laid { $lying-accusative }.
    }
   *[no] { "" }
}{ patience-then }
patience-throw = Player { $seat } throws { $figure-accusative } { patience-from } on { $lying-accusative } of stack { $stack }.{ $reserves ->
    [yes] { " " }Player { $seat } has a reservation on this stack.
   *[no] { "" }
}{ patience-then }

# What else happens
patience-drawn = { $count ->
    [0] draws no card
    [one] draws one card
   *[other] draws { $count } cards
}
patience-end = Player { $seat } { patience-drawn } and ends the turn. It is player { $turn }’s turn.
patience-end-over = Player { $seat } { patience-drawn } and ends the turn. That ends the game.
patience-turned-up = Player { $seat } turns up { $figure-accusative } from the corner pile.
patience-swapped = Player { $seat } puts { $figure-accusative } into the slot and takes { $slot-accusative } for it.
patience-named = The slot of player { $seat } is { $figure-nominative }.
patience-undone = Player { $seat } takes back { $count ->
    [one] one step
   *[other] { $count } steps
}.
patience-dealt = The next game is dealt, player { $first } begins.

# Refused
rejected-not-dealt = Nothing has been dealt yet.
rejected-game-ended = The game is over.
rejected-game-running = The game is still running.
rejected-all-games-played = All games of the series have been played.
rejected-not-at-turn = It is player { $turn }’s turn; nobody else may do anything.
rejected-no-such-stack = There is no such stack.
rejected-no-traitors = In J-Solitär nobody may lay a Verräter.
rejected-hand-empty = The hand is empty.
rejected-not-in-slot = { $figure } is in no slot.
rejected-nothing-turned-up = No card of the corner pile lies turned up.
rejected-turned-up-already = A corner card has been turned up in this turn already.
rejected-corner-empty = The corner pile is empty.
rejected-serve-used = The figure fits on { $lying-accusative } of stack { $stack }, but this turn’s serve is used up, and neither a reservation of one’s own on this stack nor an effect helps.
rejected-fits-not-there = The figure does not fit on { $lying-accusative } of stack { $stack }.
rejected-swap-too-late = A slot is swapped only before the turn, while nothing has been laid.
rejected-no-nameless-slot = There is no slot whose figure is still open.
rejected-cannot-draw = That many cards cannot be drawn here; possible: { $allowed }.
rejected-undo-in-company = In company no step is taken back.
rejected-undo-no-further = { $count ->
    [0] There is no step that could be taken back.
    [one] Only the last step can be taken back.
   *[other] Only the last { $count } steps can be taken back.
}

# The situation in words
patience-turn = It is player { $seat }’s turn, { $served ->
    [yes] and the serve is used up
   *[no] with a serve left
}.
patience-over-won = The game is over: player { $seat } has won.
patience-over-stuck = The game is over, because nobody can or will lay any more. { $count ->
    [one] Player { $seats } has the fewest cards and wins.
   *[other] Players { $seats } have the fewest cards and share the win.
}
patience-over-stuck-alone = The game is over with cards left.
patience-score = Cards laid: { $laid }, turns: { $turns }.
patience-stack = Stack { $stack }: { $figure-nominative }{ $layer ->
    [0] { " " }from the start
   *[other] { " " }of player { $layer }
}{ $twins ->
    [yes] , twins are lying
   *[no] { "" }
}{ $count ->
    [0] { "" }
    [one] , reserved for player { $seats }
   *[other] , reserved (newest first) for players { $seats }
}.
patience-corner = Corner: { $figure-nominative } is on top; { $count ->
    [0] no card is
    [one] one card is
   *[other] { $count } cards are
} left face down.
patience-corner-empty = Corner: nothing lies turned up; { $count ->
    [0] no card is
    [one] one card is
   *[other] { $count } cards are
} left face down.
patience-seat = Player { $seat }: { $hand } in hand, { $pile } to draw{ $count ->
    [0] { "" }
    [one] , slot: { $slots }
   *[other] , slots: { $slots }
}.

# Advice for a turn
hint-exact = { $count ->
    [0] Player { $seat } cannot lay a card now.
    [one] Player { $seat } can lay one card now, and no more.
   *[other] Player { $seat } can lay { $count } cards now, and no more.
}
hint-at-least = Player { $seat } can lay at least { $count } { $count ->
    [one] card
   *[other] cards
} now; the search was broken off after { $nodes ->
    [one] one position
   *[other] { $nodes } positions
}.
hint-step = { $number }. Stack { $stack }: { $figure-nominative } { patience-from }, { $kind ->
    [serve] served
    [redirect] redirected
   *[throw] thrown
}
hint-empties = The hand is empty then.
hint-nameless-slot = A slot has no name (“1 slot gO”) and was left out.
hint-corner = A corner card may still be turned up in this turn; it is not counted in.
hint-other-count = Note that by the protocol player { $seat } holds { $counted } cards; what was reckoned with { $named ->
    [0] is an empty hand
    [one] is the one named
   *[other] are the { $named } named
}.
