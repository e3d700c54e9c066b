## Jay in the browser

jay-title = Level { $level } · round { $round }
jay-table = The table
jay-others = The others, clockwise
jay-mine = Your cards
jay-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
jay-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
jay-card-label = { $figure-nominative }{ $kind ->
    [open] , to open
    [serve] , fits
    [redirect] , may be served in between
    [throw] , to throw!
    [face-down] , lay it face down
   *[fault] { "" }
}
jay-box-empty = The box is empty
jay-box-lying = On top of the box lies { $figure-nominative }{ $twins ->
    [yes] , twins
   *[no] { "" }
}
jay-box-count = { $count ->
    [one] one card in the box
   *[other] { $count } cards in the box
}
jay-twins = Twins
jay-fault = Fault
jay-strafe = Strafe!
jay-slots = Slots: { $cards }
jay-own-slots = Your slots
jay-slot = Slot: { $figure-nominative }
jay-mark-must = must lay
jay-mark-reserved = reserved { $place }
jay-mark-owes = { $count ->
    [one] one penalty card
   *[other] { $count } penalty cards
}
jay-mark-ready = ready
jay-mark-place = { $place ->
    [1] 1st place
   *[other] 2nd place
}
jay-mark-finished = finished
jay-sort = Sort

# Keys and big buttons
jay-controls = What you can do
jay-act-jay = Jay!
jay-act-draw = Penalty: draw { $count ->
    [one] one card
   *[other] { $count } cards
}
jay-act-ready = Ready
jay-act-top-up = Top up { $count }
jay-act-face-down = Face down
jay-act-face-down-now = Lay face down
jay-face-down-why = Lays the next card face down. That makes it a Verräter: it fits on almost everything and costs you a penalty card.
jay-act-count = Count
jay-act-pause = Hand on it
jay-tip-top-up = Top up: you draw further cards, as many as you like. If it is your turn, it stays your turn.
jay-tip-count = Count: whoever dawdles hears “23, 22, 21, Strafe”. After that only a card face down is left to lay.
jay-tip-pause = { $costs ->
    [yes] Hand on it: you stop the game to uncover a fault. If there is none, you draw a penalty card.
   *[no] Hand on it: you stop the game. It goes on once everybody has said “ready”.
}
jay-fewer = Fewer
jay-more = More
jay-say-strafe = “Strafe”
jay-say-strafe-for = “Strafe { $name }”
jay-say-strafe-card = “Strafe Karte”

# What to do now
jay-now-do-jay = Done! Say “Jay”!
jay-now-do-draw = First draw { $count ->
    [one] one penalty card
   *[other] { $count } penalty cards
}.
jay-now-do-face-down = You waited too long: you may only lay face down now.
jay-now-do-turned = Which card do you lay face down?
jay-now-do-swap = Choose a card and then a slot to swap them. Done? Say “ready”!
jay-now-do-ready = Ready?
jay-now-do-go-on = Interrupted. Ready to play on?
jay-now-others-ready = The others are not ready yet.
jay-now-over = The round is over.
jay-now-out = You are done. The others are still playing.
jay-now-tournament = Tournament: whose turn it is you have to know yourself.
jay-now-do-open = You open: lay any card into the box.
jay-now-opens = { $name } opens.
jay-now-do-reopen = You may reopen: lay a card, or top up.
jay-now-reopens = { $name } may reopen.
jay-now-do-no-pawn = The last card was no pawn: top up { $least } cards.
jay-now-do-lay = { $level ->
    [1] Your turn: the same colour or the same symbol!
   *[other] Your turn!
}
jay-now-do-stuck = Your turn, and nothing fits: top up, or lay a card face down.
jay-now-do-throw = Quick, in between: throw!
jay-now-do-redirect = You may serve in between!
jay-now-reserved = You have reserved and may serve.
jay-now-turn = It is { $name }’s turn.
jay-now-watch = You are watching.
jay-now-watch-turn = You are watching. It is { $name }’s turn.

# What happened
jay-told-dealt = Round { $round }. { $me ->
    [yes] You open.
   *[no] { $name } opens.
}
jay-told-open = { $me ->
    [yes] You open
   *[no] { $name } opens
} with { $figure-dative }.
jay-told-serve = { $me ->
    [yes] You serve
   *[no] { $name } serves
} { $figure-accusative }.
jay-told-redirect = { $me ->
    [yes] You redirect
   *[no] { $name } redirects
} with { $figure-dative }.
jay-told-throw = { $me ->
    [yes] You throw
   *[no] { $name } throws
} { $figure-accusative }!
jay-told-unknown = { $me ->
    [yes] You lay
   *[no] { $name } lays
} { $figure-accusative }.
jay-told-fault = Fault! { $me ->
    [yes] You were
   *[no] { $name } was
} not allowed to lay { $figure-accusative }.
jay-told-left = { $count ->
    [0] No card left!
    [one] One card left!
   *[other] { $count } cards left.
}
jay-told-taken-back = { $me ->
    [yes] You take
   *[no] { $name } takes
} { $figure-accusative } back.
jay-told-drew = { $me ->
    [yes] You draw
   *[no] { $name } draws
} { $count ->
    [one] one card
   *[other] { $count } cards
}{ $why ->
    [penalty] { " " }as a penalty
   *[other] { "" }
}.
jay-told-owed = { $me ->
    [yes] You have
   *[no] { $name } has
} to draw { $count ->
    [one] one penalty card
   *[other] { $count } penalty cards
}.
jay-told-recycled = The draw piles were empty and have been shuffled anew.
jay-told-swapped = { $me ->
    [yes] You swap
   *[no] { $name } swaps
} { $figure-accusative } for { $slot-accusative }.
jay-told-all-ready = Everybody is ready.
jay-told-reopening = { $me ->
    [yes] You
   *[no] { $name }
} may reopen.
jay-told-called = { $me ->
    [yes] You say
   *[no] { $name } says
} “Jay”!
jay-told-called-wrongly = { $me ->
    [yes] You say
   *[no] { $name } says
} “Jay”, but too early.
jay-told-announced = { $me ->
    [yes] You say
   *[no] { $name } says
} “Strafe”.
jay-told-counted = { $me ->
    [yes] You are counted at
   *[no] { $name } is counted at
}: 23, 22, 21 …
jay-told-counted-out = “Strafe!” { $bound ->
    [yes] { $me ->
        [yes] You may
       *[no] { $name } may
    } only lay face down now.
   *[no] { $me ->
        [yes] You have
       *[no] { $name } has
    } waited for long.
}
jay-told-paused = { $me ->
    [yes] You interrupt
   *[no] { $name } interrupts
} the game.
jay-told-found = { $justified ->
    [yes] Rightly so: something was wrong.
   *[no] There was nothing to find.
}
jay-told-returned = A card goes back from the box.
jay-told-round-ended = The round is over. { $me ->
    [yes] You have won!
   *[no] { $name } has won.
}

# Points
jay-result-round = Round { $round } goes to { $me ->
    [yes] you!
   *[no] { $name }.
}
jay-result-void = Round { $round } does not count.
jay-points-so-far = { $rounds ->
    [one] Points after one round
   *[other] Points after { $rounds } rounds
}
jay-won-why = { $rounds ->
    [one] One round was played.
   *[other] The points of all { $rounds } rounds count.
}
jay-round = Round { $round }
jay-round-short = R{ $round }
jay-total = Total
jay-points-button = { $points ->
    [-1] Points
    [one] one point
   *[other] { $points } points
}
jay-next-round = Go on
jay-next-soon = { $count ->
    [0] It goes on by itself in a moment.
    [one] { $names } wants to go on. It starts by itself in a moment.
   *[other] { $names } want to go on. It starts by itself in a moment.
}
jay-beyond = What comes after level 7?
jay-next-level = Next level: { $level }

# Rules to choose from
jay-level = Level
jay-level-of = { $count }
jay-level-jay-1 = Pawns: in your turn, lay the same colour or the same symbol.
jay-level-jay-2 = Adds the throw: exactly the same card may be thrown in by anybody at any time.
jay-level-jay-3 = Adds the Dame: she flies onto any pawn, and any pawn may go onto her.
jay-level-jay-4 = Adds the Botschafter, who fits on everything, and throws onto twins.
jay-level-jay-5 = Adds two slots: open cards to swap before a round.
jay-level-jay-6 = Adds the Jay: it reserves, and anybody may lay it on a Botschafter.
jay-level-jay-7 = Adds the Dieb, who flies onto twins and always reserves. Everything is in play.
jay-level-zdj-1 = Pawns and Botschafter: in your turn, lay the same colour or the same symbol.
jay-level-zdj-2 = Adds the throw: exactly the same card may be thrown in by anybody at any time.
jay-level-zdj-3 = Adds throws onto twins: the same symbol in another colour.
jay-level-zdj-4 = Adds two slots: open cards to swap before a round.
jay-level-zdj-5 = Adds the Jay: it reserves, and anybody may lay it on a Botschafter.
jay-level-zdj-6 = Adds the Dieb, who flies onto twins and always reserves.
jay-level-zdj-7 = Adds the Dame: she flies onto any pawn, and any pawn may go onto her.
jay-players = Players
jay-players-of = { $count }
jay-players-of-line = { $count ->
    [2] With two, whoever finishes first wins.
   *[other] With { $count }, the round ends when two have finished.
}
jay-rounds = Rounds
jay-faults = Wrong cards
jay-faults-guarded = refused
jay-faults-guarded-line = A wrong card comes back, with the reason. Best for learning.
jay-faults-take-back = taken back
jay-faults-take-back-line = A wrong card goes back to the hand without a penalty; in ZdJ the game is interrupted by it.
jay-faults-penalty = penalty
jay-faults-penalty-line = A wrong card stays, does not count, and costs two penalty cards.
jay-faults-tournament = tournament
jay-faults-tournament-line = Nobody says what was wrong: whoever notices interrupts. Without a reason that costs.
jay-pace = Counting begins
jay-pace-of = { $count ->
    [0] never by itself
   *[other] after { $count } seconds
}
jay-pace-of-line = { $count ->
    [0] Only the other players hurry anybody.
   *[other] Whoever hesitates that long hears "23, 22, 21, Strafe" and may then only lay face down.
}
jay-edition = Rulebook
jay-edition-jay = Jay
jay-edition-jay-line = The new rulebook, levels 1 to 7.
jay-edition-zdj = ZdJ 4.6
jay-edition-zdj-line = The older rulebook with another order of levels.
jay-announce = “Strafe” is said by
jay-announce-auto = the program
jay-announce-auto-line = It is announced by itself.
jay-announce-manual = everybody
jay-announce-manual-line = Everybody says “Strafe” himself; in ZdJ forgetting it costs an extra card at an interruption.

# Help
jay-help-goal = Be the first to get rid of all cards. In your turn, lay a card of the same colour or symbol. The last one has to be a letter; then say “Jay”.
jay-help-mouse = A click or a tap lays a card, and so does dragging it to the box. The button “Face down”, a right click, a long press or the shift key lays it face down, as a Verräter: that fits on almost everything and costs a penalty card. Dragging sideways puts the hand in order.
jay-help-throw = Exactly the same card as the one on top may be thrown in by anybody at any time.
jay-keys-cards = ← →
jay-keys-cards-does = choose a card
jay-keys-lay = Enter
jay-keys-lay-does = lay it
jay-keys-down = ⇧ Enter
jay-keys-down-does = lay it face down
jay-keys-digits = 1 … 0
jay-keys-digits-does = lay one of the first ten cards at once, with ⇧ face down
jay-keys-move = Alt ← →
jay-keys-move-does = move the card
jay-keys-amount = + −
jay-keys-amount-does = top up more or fewer
jay-keys-top-up-does = top up
jay-keys-draw-does = draw penalty cards
jay-keys-face-down-does = next card face down
jay-keys-jay-does = say “Jay”
jay-keys-ready-does = ready
jay-keys-pause-does = hand on the box: interrupt
jay-keys-count-does = count
jay-keys-strafe-does = say “Strafe”
jay-keys-sort-does = sort
jay-keys-fits-does = show what fits
jay-keys-sound-does = sound on or off

jay-rounds-of = { $count ->
    [0] endless
   *[other] { $count }
}
jay-rounds-of-line = { $count ->
    [0] It goes on until somebody ends the game.
    [one] One round decides it.
   *[other] After { $count } rounds the most points win.
}
jay-hand-size = Hand
jay-hand-size-of = { $count ->
    [0] as in the booklet
   *[other] { $count }
}
jay-hand-size-of-line = { $count ->
    [0] As many cards as the booklet says for the level and the number of players.
   *[other] Everybody gets { $count } cards: few make it quicker, many leave more to plan.
}
jay-colours = Colours
jay-colours-of = { $count }
jay-colours-of-line = { $count ->
    [4] All four colours.
   *[other] Only { $count } colours: twins are more frequent, so there is more throwing.
}
jay-shuffle = Mixing
jay-shuffle-full = thorough
jay-shuffle-full-line = Every card can be anywhere.
jay-shuffle-cut = by cutting
jay-shuffle-cut-line = As at a table: what was played together stays together, and twins come more often.
jay-decks = Decks
jay-decks-common = one for all
jay-decks-common-line = Everybody draws from the same deck.
jay-decks-own = one a person
jay-decks-own-line = Everybody has a whole deck and gets those cards back after the round.
jay-starter = A new noble to try
jay-starter-no = no
jay-starter-no-line = Everybody gets what the deck gives.
jay-starter-yes = one each
jay-starter-yes-line = In the first round everybody holds the figure that this level brings.
jay-opener = The opener
jay-opener-of = { $count ->
    [0] by lot
   *[other] Seat { $count }
}
jay-opener-of-line = { $count ->
    [0] Who opens the first round is drawn.
   *[other] Of the first round; later it is whoever won the last one. By the booklet it is the youngest.
}

# Captains: who watches and may interrupt for somebody
jay-captains = Captains
jay-captains-no = none
jay-captains-no-line = Only those who play interrupt.
jay-captains-yes = allowed
jay-captains-yes-line = Somebody who watches can interrupt for a player who wants that. It counts as the player's own: if it was wrong, he draws the penalty card, and a finish no longer counts.
jay-captain-is = { $captain } is captain for { $name }.
jay-captain-you = You are captain for { $name } and may interrupt. If it was wrong, { $name } draws the penalty card.
jay-captain-yours = { $name } is your captain.
jay-captain-asks = { $name } would like to be your captain.
jay-captain-asks-you = { $name } would like to be your captain. You can answer under "Table".
jay-captain-asked = You have asked { $name }.
jay-captain-ask = Whose captain would you like to be?
jay-captain-make = Who should be your captain?
jay-captain-nobody = Your captain can be anybody who watches. Nobody is watching now.
jay-captain-yes = Yes, please
jay-captain-no = No
jay-captain-end = End it
jay-now-captain = You are captain for { $name }.
jay-told-captain-paused = { $mine ->
    [yes] You interrupt
   *[no] { $named ->
        [yes] { $captain } interrupts
       *[no] Somebody interrupts
    }
} as captain for { $me ->
    [yes] you
   *[no] { $name }
}.
