# Verdicts on cards laid
lay-open = Player { $seat } opens with { $figure-dative }. Player { $next } has the obligation.
lay-serve = Player { $seat } serves { $figure-accusative } on { $lying-accusative }. The obligation goes to player { $next }.
lay-redirect = Player { $seat } redirects with { $figure-dative }. All reservations lapse, the obligation goes to player { $next }.
lay-throw = Player { $seat } throws { $figure-accusative }. The obligation stays with player { $next }.
lay-throw-reserves = Player { $seat } throws { $figure-accusative } and has a reservation. The obligation stays with player { $next }.
lay-throw-must = Player { $seat } throws { $figure-accusative } under obligation and reserves. The obligation goes to player { $next }.
lay-fault = Fault: player { $seat } was not allowed to lay { $figure-accusative }; { why } The card stays and does not count, two penalty cards are due.
lay-own-follow-up = Fault: player { $seat } was not allowed to lay { $figure-accusative }; { why } A fault of the player’s own was still open: one extra card, three in all, and the card goes back at an interruption.
lay-follow-up = Follow-up fault: { $figure-nominative } goes back to the hand of player { $seat } without penalty, because another player’s fault was misleading.
lay-fault-after-all = Fault: player { $seat } was not allowed to lay { $figure-accusative }. The earlier fault was a follow-up, so this one counts by itself: two penalty cards.
lay-taken-back = Fault: player { $seat } takes { $figure-accusative } back; { why } The game is interrupted.
why = { $reason ->
    [twin-not-served] a twin is never served, and there is no throwing at this level.
    [no-right] the figure fits, but serving needs the obligation, a reservation or an effect.
    [no-right-no-fit] the figure does not fit, and there was no right to serve either.
    [counted-out] after the count only a Verräter may be laid.
   *[does-not-fit] the figure does not fit what is lying.
}

# What else happens
pause-break = Player { $seat } interrupts the game.
pause-justified = Player { $seat } interrupts with good reason.
pause-unjustified = Player { $seat } interrupts without a reason and draws an extra penalty card.
did-top-up = Player { $seat } tops up { $count } { $count ->
    [one] card
   *[other] cards
}.
did-draw = Player { $seat } draws { $count } penalty { $count ->
    [one] card
   *[other] cards
}.
did-call = Player { $seat } says “Jay” and has secured a place.
did-call-last = Player { $seat } says “Jay”. The round is over.
did-call-wrongly = Player { $seat } says “Jay” without having finished: one extra penalty card.
did-ready = { $seat ->
    [all] Everybody is ready.
   *[other] Player { $seat } is ready.
}
did-announce = Player { $seat } says “{ $said }”.
did-waive = Player { $seat } does not want to open.
did-count = { $seat ->
    [0] The table
   *[other] Player { $seat }
} counts at player { $of }: 23 …
did-swap = Player { $seat } puts { $figure-accusative } into a slot and takes a card for it.
did-deal = Player { $dealer } deals, player { $opener } opens.
judge-pause = The judge interrupts the game.
judge-void = The judge declares the round void; it is played again.
judge-too-far = Judge: player { $of } threw too far, “Strafe Karte” and two penalty cards.
judge-over-box = Judge: player { $of } had a hand over the box, the card goes back, one extra penalty card.
judge-standing = Judge: the card of player { $of } stands in the box and goes back, without penalty.
judge-unclear = Judge: this cannot be cleared up. Nobody is penalised, play goes on after player { $of }, the round does not count.
judge-hindered = Judge: player { $of } was hindered and lays the card now.
judge-back = Judge: influence from outside, the last { $count } cards go back.

# Refused
rejected-no-such-seat = There is no such seat.
rejected-no-such-figure = There is no such figure.
rejected-not-in-play = { $figure } is not in play in this ruleset.
rejected-not-in-hand = { $figure } is not in the hand.
rejected-traitor-is-face-down = A Verräter is a card laid face down.
rejected-paused = The game is interrupted: everybody has to say “bereit” first.
rejected-not-opener = Player { $first } opens; before that nobody else may lay or top up.
rejected-not-first = Player { $first } has the right to open first.
rejected-round-over = The round is over.
rejected-round-running = The round is still running.
rejected-not-ready = The round has not begun.
rejected-is-out = Player { $seat } has finished and said “Jay”.
rejected-say-jay = Player { $seat } has finished and only has to say “Jay”.
rejected-must-top-up = The last card was no pawn: top up to at least { $least } cards first.
rejected-draw-first = Draw first: { $count } penalty { $count ->
    [one] card is
   *[other] cards are
} due.
rejected-does-not-fit = The figure does not fit what is lying.
rejected-no-right = The figure fits, but serving needs the obligation, a reservation or an effect.
rejected-no-right-no-fit = The figure does not fit, and there is no right to serve either.
rejected-twin-not-served = A twin is never served, and there is no throwing at this level.
rejected-counted-out = After the count only a Verräter may be laid.
rejected-too-few = That is too few: at least { $least } { $least ->
    [one] card
   *[other] cards
}.
rejected-owes-nothing = There is nothing to draw or to announce.
rejected-owes-other = Exactly { $count } penalty { $count ->
    [one] card is
   *[other] cards are
} due.
rejected-said-ready = { $seat ->
    [all] Everybody has said “bereit” already.
   *[other] Player { $seat } has said “bereit” already.
}
rejected-not-waiting = Nobody is waiting for a “bereit” now.
rejected-nothing-to-waive = There is no right to open that could be waived now.
rejected-must-open = Whoever has the obligation must open and cannot waive.
rejected-nobody-must = Nobody has to lay now.
rejected-already-counting = Somebody is counting already.
rejected-not-finished = Only a player who has finished says “Jay”.
rejected-no-pause-now = There is no running game to interrupt now.
rejected-not-paused = This is possible only during an interruption.
rejected-no-slots = There are no slots at this level.
rejected-too-late-to-swap = Slots are swapped only before one’s own “bereit”.
rejected-not-the-judge = Only the judge decides that.
rejected-no-such-finding = The judge has no such finding.
rejected-no-card-of-that-seat = There is no card of that seat in the box.
rejected-not-so-many-cards = There are only { $count } cards in the box.
rejected-not-legal-then = That card would not have been legal.
rejected-table-deals = The table deals.
rejected-game-over = The game is over.

# The situation in words
situation-waiting = Nothing has been dealt yet.
situation-preparing = Before the round: cards are still being swapped and drawn.
situation-opening = Before the first card.
situation-playing = The game is running.
situation-paused = The game is interrupted; everybody has to say “bereit”.
situation-reopening = Everybody is ready; the game is about to reopen.
situation-over = The round is over.
situation-lying = On top lies { $figure-nominative } of player { $seat }{ $twins ->
    [yes] , twins are lying
   *[no] { "" }
}.
situation-must = Player { $seat } has the obligation.
situation-reserved = { $count ->
    [one] Player { $seats } has a reservation.
   *[other] Reservations, newest first: players { $seats }.
}
situation-nobody-reserved = Nobody has a reservation.
situation-priority = { $count ->
    [one] After an interruption player { $seats } opens.
   *[other] After an interruption these may open, in this order: { $seats }.
}
situation-owes-cards = Player { $seat } still has to draw { $count ->
    [one] one penalty card
   *[other] { $count } penalty cards
}.
situation-owes-words = Player { $seat } still has to say “{ $say }”.
situation-owes-both = Player { $seat } still has to say “{ $say }” and to draw { $count ->
    [one] one penalty card
   *[other] { $count } penalty cards
}.
situation-say-jay = Player { $seat } has finished and still has to say “Jay”.
situation-must-top-up = Player { $seat } ended on a noble and has to top up to three cards.
situation-place = Place { $place }: player { $seat }{ $points ->
    [0] { "" }
   *[other] , { $points } points
}.
