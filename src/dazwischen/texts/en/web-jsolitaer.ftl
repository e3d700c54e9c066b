## J-Solitär in the browser

soli-title = J-Solitär
soli-title-series = J-Solitär · game { $game }
soli-table = The table
soli-mine = Your cards
soli-stacks = The five stacks
soli-stack = Stack { $stack }: on top lies { $figure-nominative }{ $twins ->
    [yes] , twins
   *[no] { "" }
}, { $count ->
    [one] one card
   *[other] { $count } cards
}
soli-stack-reserved = reserved for { $me ->
    [yes] you
   *[no] { $name }
}
soli-stack-open = { $kind ->
    [throw] you can throw here
    [redirect] you can redirect here
   *[serve] you can serve here
}
soli-twins = twins
soli-reserved = { $me ->
    [yes] for you
   *[no] for { $name }
}
soli-corner = The corner
soli-turn-up = Corner pile: { $count ->
    [0] empty
    [one] one card, turn it up
   *[other] { $count } cards, turn one up
}
soli-players-around = The others, clockwise
soli-cards = { $hand } in hand, { $pile } to draw
soli-slots = Slots: { $cards }
soli-at-turn = at turn
soli-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
soli-own-slots = Your slots
soli-own-pile = { $count ->
    [0] Your draw pile is empty
    [one] One card left to draw
   *[other] { $count } cards left to draw
}
soli-card = { $figure-nominative }{ $source ->
    [slot] { " " }in the slot
    [corner] { " " }from the corner
   *[hand] { "" }
}{ $kind ->
    [serve] , fits
    [redirect] , can redirect
    [throw] , can be thrown
   *[fault] { "" }
}
soli-served = served
soli-may-serve = one serve
soli-sort = Sort
soli-choose-card = Choose a card first.

# Keys and big buttons
soli-controls = What you can do
soli-act-turn-up = Turn up a corner card
soli-act-swap = Swap a slot
soli-act-undo = Undo
soli-act-hint = Hint
soli-act-end = End turn, draw { $count ->
    [0] nothing
   *[other] { $count }
}
soli-act-end-game = End the game
soli-fewer = Draw fewer
soli-more = Draw more

# What to do now
soli-now-over = The game is over.
soli-now-turn = It is { $name }’s turn.
soli-now-thinking = Thinking …
soli-now-advice = Hint: lay { $figure-accusative }{ $source ->
    [slot] { " " }from the slot
    [corner] { " " }from the corner
   *[hand] { "" }
} on stack { $stack }. { $count ->
    [one] After that there is no more.
   *[other] { $sure ->
        [yes] That way { $count } cards go.
       *[no] That way at least { $count } cards go.
    }
}
soli-now-advice-turn-up = Hint: nothing can be laid now. Turn up a corner card.
soli-now-advice-end = Hint: nothing can be laid any more. End your turn.
soli-now-do-swap-card = Which hand card goes into the slot?
soli-now-do-swap-slot = And for which slot?
soli-now-do-choose-stack = On which stack should { $figure-nominative } go?
soli-now-do-turn = It is your turn.
soli-now-do-throw = Your turn: throws and redirects are free!
soli-now-do-go-on = Go on: there is more!
soli-now-do-serve = Your turn: you may serve once.
soli-now-do-turn-up = Nothing fits any more: turn up a corner card.
soli-now-do-give-up = Nothing is left to do: if you end your turn, the game is over.
soli-now-do-end = Nothing fits any more: end your turn.
soli-now-do-draw = Your hand is empty: end your turn and draw.

# What happened
soli-told-dealt = Game { $game } has been dealt.
soli-told-turn-began = { $me ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
soli-told-serve = { $me ->
    [yes] You serve
   *[no] { $name } serves
} { $figure-accusative } on stack { $stack }.
soli-told-redirect = { $me ->
    [yes] You redirect
   *[no] { $name } redirects
} stack { $stack } with { $figure-dative }.
soli-told-throw = { $me ->
    [yes] You throw
   *[no] { $name } throws
} { $figure-accusative } on stack { $stack }!
soli-told-turned-up = { $me ->
    [yes] You turn up
   *[no] { $name } turns up
} { $figure-accusative } from the corner.
soli-told-swapped = { $me ->
    [yes] You swap
   *[no] { $name } swaps
} { $figure-accusative } for { $slot-accusative } from the slot.
soli-told-earned-slot = Hand empty! { $me ->
    [yes] You get
   *[no] { $name } gets
} { $figure-accusative } as a slot.
soli-told-turn-ended = { $me ->
    [yes] You draw
   *[no] { $name } draws
} { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
} and { $me ->
    [yes] end your turn
   *[no] ends the turn
}.
soli-told-undone = { $count ->
    [one] One step is
   *[other] { $count } steps are
} taken back.
soli-told-game-ended = The game is over.

# The result
soli-alone-emptied = Done: every card has found its place!
soli-alone-stuck = Nothing is left to do
soli-company-emptied = { $me ->
    [yes] You have no cards left and win!
   *[no] { $names } has no cards left and wins
}
soli-company-stuck = Nothing is left to do. { $count ->
    [one] { $me ->
        [yes] You have the fewest cards and win!
       *[no] { $names } has the fewest cards and wins.
    }
   *[other] The fewest cards are held by { $names }.
}
soli-score-laid = Laid
soli-score-left = Left
soli-score-turns = Turns
soli-score-won = Won
soli-score-series = { $count ->
    [one] Laid in one game
   *[other] Laid in { $count } games
}
soli-won-why = The points of all { $games } games counted.
soli-onward = Go on
soli-next-game = The next game begins in a moment.

# Rules to choose
soli-players = Players
soli-players-of = { $count }
soli-players-of-line = { $count ->
    [1] Alone: with undo and hints.
   *[other] In company: turn by turn, nothing is taken back.
}
soli-games = Games
soli-games-of = { $count ->
    [0] endless
   *[other] { $count }
}
soli-games-of-line = { $count ->
    [0] It goes on until somebody stops; the points add up.
    [one] One game.
   *[other] { $count } games in a row, whose points add up.
}
soli-keep-slots = Keep slots for the next game
soli-keep-slots-no = no
soli-keep-slots-no-line = Every game begins without slots.
soli-keep-slots-yes = yes
soli-keep-slots-yes-line = What lies in the slots stays there for the next game.
soli-level = Figures of level
soli-level-of = { $count }
soli-level-of-line = { $count ->
    [3] Pawns and Dames.
    [4] With Botschafter, which fit on everything.
    [5] With Botschafter, which fit on everything.
    [6] With Jays, which reserve.
    [7] All figures, the Diebe too.
   *[other] Pawns only. The hardest.
}
soli-colours = Colours
soli-colours-of = { $count }
soli-colours-of-line = { $count ->
    [4] The whole deck.
    [3] More twins, and easier.
   *[2] Almost everything fits: a short game.
}
soli-first = Who begins
soli-first-of = Seat { $count }
soli-first-of-line = The first game; later it goes round.

# Help
soli-help-goal = Get rid of all your cards, first those in hand, then those in your draw pile. There are five stacks to lay on; at the beginning a Verräter lies on each, and everything fits on it.
soli-help-turn = In a turn you may serve once: same colour or same letter. Throwing (the very same card, and on twins any with the same letter) and redirecting can be done as often as you can. Once a turn you turn up a corner card. At the end you draw up to eight. Whoever gets rid of eight cards in one turn earns a slot.
soli-help-mouse = A click or a tap lays a card if there is only one place for it. Otherwise choose the stack next, or drag the card there. A right click or a long press only chooses it. Dragging sideways arranges your hand.
soli-keys-cards = ← →
soli-keys-cards-does = choose a card
soli-keys-stack = 1 … 5
soli-keys-stack-does = lay it on this stack
soli-keys-lay = Enter
soli-keys-lay-does = lay it where there is only one place
soli-keys-move = Alt ← →
soli-keys-move-does = move the card
soli-keys-turn-up-does = turn up a corner card
soli-keys-end-does = end your turn
soli-keys-more = + −
soli-keys-more-does = draw more or fewer
soli-keys-undo-does = undo, if you play alone
soli-keys-hint-does = hint, alone or among bots only
soli-keys-swap-does = swap a slot, Esc to leave it
soli-keys-sort-does = sort
soli-keys-fits-does = show what fits
soli-keys-sound-does = sound on or off
