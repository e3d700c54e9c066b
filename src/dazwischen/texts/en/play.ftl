# A game in the terminal. The person is addressed, the opponents have names.
play-you = You
play-name-1 = Bea
play-name-2 = Carl
play-name-3 = Dora
play-name-4 = Emil
play-name-5 = Frieda
play-and = { $most } and { $last }

play-greeting = Jay{ $edition ->
    [jay] { "" }
   *[other] { " " }({ $edition })
}, level { $level }. You play against { $others }.
play-first-goal = The first to have no cards left wins the round. In your turn, lay what has the colour or the symbol of the card in the box{ $throws ->
    [yes] . Exactly the same card may be thrown in by anybody at any time!
   *[no] , only never exactly the same.
}
play-first-step = To lay a card, type its number and Enter. ? shows everything else.

# What happens
play-dealt = ── Round { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }of { $rounds }
} ── { $me ->
    [yes] You open
   *[no] { $seat } opens
}.
play-lay-open = { $me ->
    [yes] You open
   *[no] { $seat } opens
} with { $figure }
play-lay-serve = { $me ->
    [yes] You serve
   *[no] { $seat } serves
} { $figure }
play-lay-redirect = { $me ->
    [yes] You redirect
   *[no] { $seat } redirects
} with { $figure }
play-lay-throw = { $me ->
    [yes] You throw
   *[no] { $seat } throws
} { $figure }
play-lay-unknown = { $me ->
    [yes] You lay
   *[no] { $seat } lays
} { $figure }
play-lay-face-down = { $me ->
    [yes] You lay { $figure } face down, as a Verräter
   *[no] { $seat } lays a card face down: Verräter
}
play-lay-fault = Fault! { $me ->
    [yes] You lay
   *[no] { $seat } lays
} { $figure }, but { why }{ $own ->
    [yes] { "" }
   *[no] { " " }Two penalty cards.
}
play-note-reserves = reserves
play-note-left = { $count ->
    [0] no cards left
    [one] one card left!
   *[other] { $count } cards left
}
play-taken-back = Fault! { $me ->
    [yes] You take
   *[no] { $seat } takes
} { $figure } back: { why }
play-drew-penalty = { $seat } draws { $count ->
    [0] nothing, there are no cards left
    [one] a penalty card
   *[other] { $count } penalty cards
}
play-drew-top-up = { $seat } tops up, { $count ->
    [0] but there are no cards left
    [one] one card
   *[other] { $count } cards
}
play-drew-extra = { $seat } takes { $count } extra
play-own-penalty = Your penalty: { $count ->
    [0] nothing, there are no cards left
   *[other] { $cards }
}
play-own-top-up = You top up: { $count ->
    [0] nothing, there are no cards left
   *[other] { $cards }
}
play-own-extra = You take as well: { $count ->
    [0] nothing, there are no cards left
   *[other] { $cards }
}
play-recycled = The draw piles are empty: { $source ->
    [aside] the cards put aside are
   *[box] the lower part of the box is
} shuffled in.
play-owed = { $me ->
    [yes] You have
   *[no] { $seat } has
} to draw { $count ->
    [one] a penalty card
   *[other] { $count } penalty cards
}{ $why ->
    [extra-pause] { "" } because there was no reason to interrupt
    [extra-fault] { "" } for playing on after a fault
   *[other] { "" }
}
play-swapped = { $me ->
    [yes] You swap
   *[no] { $seat } swaps
} { $given } for { $taken } from the slot
play-all-ready = Everybody is ready.
play-reopening = Everybody is ready, { $me ->
    [yes] you reopen
   *[no] { $seat } reopens
}.
play-called = { $me ->
    [yes] You say “Jay” and have
   *[no] { $seat } says “Jay” and has
} secured a place!
play-counted = { $me ->
    [yes] You count
   *[no] { $seat } counts
} at { $at-me ->
    [yes] you
   *[no] { $of }
}: 23 … 22 … 21 …
play-counted-out = “Strafe!” { $me ->
    [yes] You may
   *[no] { $seat } may
} only lay face down now
play-paused = { $me ->
    [yes] You interrupt
   *[no] { $seat } interrupts
} { $word ->
    [justified] with good reason
    [unjustified] without a reason
   *[break] the game
}
play-returned = { $figure } goes back to { $me ->
    [yes] your hand
   *[no] the hand of { $seat }
}
play-withdrawn = { $me ->
    [yes] You are
   *[no] { $seat } is
} back in the round, the place is lost

# The situation
play-box-empty = Box: empty
play-box = Box: { $cards }{ $twins ->
    [yes] { " " } twins!
   *[no] { "" }
}
play-mark-must = must lay
play-mark-reserved = reserved
play-mark-owes = owes { $count ->
    [one] a penalty card
   *[other] { $count } penalty cards
}
play-mark-finished = finished
play-own-reserved = you have reserved
play-slots = Slots: { $cards }

# What to do now
play-hint-reading = The others wait. Enter goes on
play-hint-next-round = Enter: next round
play-hint-say-jay = Done! Quick, type: jay
play-hint-draw = First draw { $count ->
    [one] a penalty card
   *[other] { $count } penalty cards
}. Type z
play-hint-ready = Ready? Enter. Before that: { $slots ->
    [yes] swap 3 1 (card 3 for slot 1), { "" }
   *[no] { "" }
}a1 (one card more)
play-hint-paused = Interrupted. Enter goes on
play-hint-open = You open: lay any card, type its number
play-hint-opens = { $seat } opens …
play-hint-reopen = You may reopen: lay a card or top up (a1){ $waive ->
    [yes] , or else: waive
   *[no] { "" }
}
play-hint-reopens = { $seat } may reopen …
play-hint-others = The others are playing …
play-hint-out = You are done. The others are still playing …
play-hint-no-pawn = Your last card was no pawn: top up, type a{ $least }
play-hint-must = Your turn!
play-hint-must-fits = Your turn! Cards marked ▸ fit
play-hint-must-nothing = Your turn, nothing fits: a{ $least } tops up, v1 lays card 1 face down
play-hint-counted-out = “Strafe!” You may only lay face down now: v1 lays card 1 face down
play-hint-throw = Quick, jump in! Throw a card marked ▸
play-hint-redirect = You may serve out of turn: a card marked ▸
play-hint-reserved = You have reserved and may serve
play-hint-turn = It is { $seat }’s turn …
play-hint-tournament = Tournament: whose turn it is, you have to know yourself
play-hint-empty = No cards left: a3 tops up, z3 draws penalty cards

# What was not possible
play-not-understood = I do not understand “{ $text }”. ? shows the commands.
play-no-such-card = You have no card { $number }; you have { $count }.
play-no-such-slot = You have no slot “{ $text }”; you have { $count }.
play-which-face-down = Which card? v3 lays card 3 face down.
play-rejected-say-jay = You have finished, just say “jay”!
play-rejected-not-ready = The round has not begun: press Enter when you are ready.

# Points
play-place = { $place }. { $seat } +{ $points }
play-round-over = Round { $round } is over: { $places }
play-standing = Points: { $points }
play-winner = { $me ->
    [yes] You win
   *[no] { $seat } wins
} with { $points } points!
play-winners = A tie at { $points } points: { $names }.
play-goodbye = See you soon!

# Help
play-help =
    3           lay card 3; its name works too: rX, gDame, Botschafter
    v3          lay card 3 face down, as a Verräter: fits on all, costs a card
    a2          top up 2 cards, if nothing fits or just because
    z           draw penalty cards
    jay         say it as soon as you have no cards left
    Enter       ready, go on
    pause       interrupt until everybody is ready
    waive       do not reopen after an interruption
    23          count at whoever must lay: after 3 seconds only a Verräter is left
    rules       the rules of this level
    quit        stop
    Colours: r red, b blue, g yellow (gelb), l purple (lila). Symbols: O H I X S Z
play-help-slots = swap 3 1    before the round: swap card 3 for slot 1

# Rules of the level
play-rules-goal = Goal: get rid of all cards, the last one a pawn (O H I X S Z), then say “jay”. { $places ->
    [one] That brings 5 points.
   *[other] The first gets 5 points, the second 2.
}
play-rules-serve = Serve: in your turn lay the same colour or the same symbol, never exactly the same. Then it is the next player’s turn.
play-rules-top-up = Top up: draw cards at any time; the second time in the same turn at least 3. After that you always hold at least 3.
play-rules-traitor = Verräter (traitor): any card laid face down. It fits on everything{ $throws ->
    [no] { "" } but a Verräter
   *[yes] { "" }
}, everything fits on it; it costs a penalty card.
play-rules-throw = Throw: anybody may lay exactly the same figure at any time. In your turn you reserve by it: you may serve until somebody serves.
play-rules-extended = While twins lie (the same figure twice), anybody may also throw the same symbol in another colour.
play-rules-botschafter = Botschafter (envoy): fits on everything, and everything fits on it.
play-rules-dame = Dame (queen): can be thrown on any pawn. While she lies, anybody may serve any pawn on her.
play-rules-jay = Jay (the card): whoever serves it reserves. Anybody may lay it on Botschafter or Verräter, and their layer reserves too.
play-rules-dieb = Dieb (thief): can be thrown on twins, and then always reserves.
play-rules-slots = Slots: two open cards that can be swapped for hand cards before the round.
play-rules-faults = Faults: { $faults ->
    [guarded] the program does not accept wrong cards.
    [take-back] a wrong card goes back to the hand, and the game is interrupted.
    [penalty] a wrong card stays, does not count and costs two penalty cards.
   *[tournament] a wrong card stays and nobody says so. Whoever interrupts uncovers it; without a reason that costs.
}
unusable-opponent-count = { $count ->
    [one] One opponent is
   *[other] { $count } opponents are
} named; name one for all or { $opponents }.
