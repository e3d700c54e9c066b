# Verdicts on cards laid
lay-open = Player { $seat } opens with { $figure-dative }. Player { $next } has the obligation.{ lay-reserved }{ cost-extra }
lay-serve = Player { $seat } serves { $figure-accusative } on { $lying-accusative }. { lay-lapsed }{ lay-reserved }{ cost-extra }
lay-redirect = Player { $seat } redirects with { $figure-dative }. { lay-lapsed }{ lay-reserved }{ cost-extra }
lay-lapsed = { $lapse ->
    [yes] All earlier reservations lapse, the
   *[no] The
} obligation { $moves ->
    [yes] goes to
   *[no] stays with
} player { $next }.
lay-reserved = { $newer ->
    [0] { "" }
   *[other] { $older ->
        [0] { " " }Player { $newer } now has a reservation.
       *[other] { " " }Players { $newer } and { $older } now have reservations, player { $newer } the newer one.
    }
}
cost-extra = { $extra ->
    [now] { " " }There were cards to draw first: that costs an extra penalty card.
    [found] { " " }There were cards to draw first: if somebody else finds out, that costs an extra penalty card.
   *[no] { "" }
}
lay-throw = Player { $seat } throws { $figure-accusative }. The obligation stays with player { $next }.{ cost-extra }
lay-throw-reserves = Player { $seat } throws { $figure-accusative } and so has a reservation. The obligation stays with player { $next }.{ cost-extra }
lay-throw-must = Player { $seat } throws { $figure-accusative } under obligation { $reserves ->
    [yes] and reserves
   *[no] and keeps the reservation, now as the newest
}. The obligation goes to player { $next }.{ cost-extra }
lay-fault = Fault: player { $seat } was not allowed to lay { $figure-accusative }; { why } The card stays and does not count.{ cost-owed }{ cost-extra }
cost-owed = { $count ->
    [0] { "" }
    [one] { " " }One penalty card is to be drawn now.
   *[other] { " " }{ $count } penalty cards are to be drawn now.
}
lay-own-follow-up = Fault: player { $seat } was not allowed to lay { $figure-accusative }; { why } A fault of the player’s own was still open, so the card goes back at an interruption.{ cost-owed }{ cost-extra }
lay-follow-up = Follow-up fault: { $figure-nominative } goes back to the hand of player { $seat }, because another player’s fault was misleading. Nothing is left to draw for it.
lay-fault-after-all = Fault: player { $seat } was not allowed to lay { $figure-accusative }. The earlier fault was a follow-up, so this one counts by itself: two penalty cards.
lay-taken-back = Fault: player { $seat } takes { $figure-accusative } back; { why } The game is interrupted.
lay-taken-back-on = Fault: player { $seat } takes { $figure-accusative } back; { why } Play goes on.
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
pause-unjustified = Player { $seat } interrupts without a reason{ $extra ->
    [now] { " " }and has to draw an extra penalty card.
   *[no] . An extra penalty card was due already, and there is no second one.
}
pause-captain-break = The captain of player { $seat } interrupts the game.
pause-captain-justified = The captain of player { $seat } interrupts with good reason.
pause-captain-unjustified = The captain of player { $seat } interrupts without a reason{ $extra ->
    [now] , and player { $seat } has to draw an extra penalty card for it.
   *[no] . An extra penalty card was due already, and there is no second one.
}
did-top-up = Player { $seat } tops up { $count } { $count ->
    [one] card
   *[other] cards
}.{ cost-extra }
did-top-up-short = Player { $seat } tops up and wants { $wanted } cards; there { $count ->
    [0] is none
    [one] is only one
   *[other] are only { $count }
} left.{ cost-extra }
did-draw = Player { $seat } draws { $count } penalty { $count ->
    [one] card
   *[other] cards
}.
did-draw-short = Player { $seat } has to draw { $wanted } penalty cards; there { $count ->
    [0] is no card
    [one] is only one card
   *[other] are only { $count } cards
} left, and that settles it.
did-call = Player { $seat } says “Jay” and has secured a place.
did-call-last = Player { $seat } says “Jay”. The round is over.
did-call-at-once = Player { $seat } says “Jay” at the same moment: what counts is who finished first.
did-call-wrongly = Player { $seat } says “Jay” without having finished{ $extra ->
    [now] : one extra penalty card.
   *[no] . An extra penalty card was due already, and there is no second one.
}
did-ready = { $seat ->
    [all] Everybody is ready.
   *[other] Player { $seat } is ready.
}
did-announce = Player { $seat } says “{ $said }”.
together-call = Players { $seats } say “Jay” at the same moment: what counts is who finished first.{ $over ->
    [yes] {" "}The round is over.
   *[no] {""}
}
together-ready = Players { $seats } are ready.
together-announce = Players { $seats } say “{ $said }”.
did-count = { $seat ->
    [0] The table
   *[other] Player { $seat }
} counts at player { $of }: 23 …
did-count-out = “Strafe”: player { $of } has waited too long and may only lay a Verräter.
did-count-out-free = “Strafe”: player { $of } has waited too long. But no Verräter may lie here, so any fitting card is still allowed.
did-swap = Player { $seat } puts { $figure-accusative } into a slot and takes a card for it.
did-deal = Player { $dealer } deals, player { $opener } opens.
judge-pause = The judge interrupts the game.
judge-void = The judge declares the round void; it is played again.
judge-too-far = Judge: player { $of } threw too far, “Strafe Karte” and two penalty cards.
judge-over-box = Judge: player { $of } had a hand over the box, the card goes back. { judge-extra }
judge-extra = { $extra ->
    [now] That costs an extra penalty card.
   *[no] An extra penalty card was due already, and there is no second one.
}
judge-standing = Judge: the card of player { $of } stands in the box and goes back, without penalty. The game is interrupted.
judge-unclear = Judge: this cannot be cleared up. Nobody is penalised, play goes on after player { $of }, the round does not count.
judge-hindered = Judge: player { $of } was hindered and lays the card now.
judge-back = Judge: influence from outside, { $count ->
    [one] the last card goes
   *[other] the last { $count } cards go
} back.

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
rejected-must-top-up = No cards in hand, and not finished either: first top up to at least { $least } cards.
rejected-draw-first = Draw first: { $count } penalty { $count ->
    [one] card is
   *[other] cards are
} due.
rejected-does-not-fit = The figure does not fit what is lying.
rejected-too-late = Too late: player { $of } was faster.
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
rejected-nobody-must = Nobody has to lay now.
rejected-already-counting = Somebody is counting already.
rejected-table-counts-out = At a count it is the table that says “Strafe”.
rejected-nobody-is-counted = Nobody is being counted at.
rejected-still-counting = The count is not over: first come 23, 22, 21.
rejected-not-finished = Only a player who has finished says “Jay”.
rejected-no-pause-now = There is no running game to interrupt now.
rejected-no-captains = There are no captains at this table.
rejected-not-paused = This is possible only during an interruption.
rejected-no-slots = There are no slots at this level.
rejected-too-late-to-swap = Slots are swapped only before one’s own “bereit”.
rejected-not-the-judge = Only the judge decides that.
rejected-no-such-finding = The judge has no such finding.
rejected-no-card-of-that-seat = There is no card of that seat in the box.
rejected-not-so-many-cards = There are not so many cards; at most { $count } can go back.
rejected-not-legal-then = That card would not have been legal.
rejected-table-deals = The table deals.
rejected-game-over = The game is over.

# The situation in words
situation-waiting = Nothing has been dealt yet.
situation-preparing = Before the round: not everybody is ready yet.
situation-opening = Before the first card.
situation-playing = The game is running.
situation-paused = The game is interrupted; everybody has to say “bereit”.
situation-reopening = The game is being reopened.
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
situation-must-top-up = Player { $seat } has no cards left but has not finished, and has to top up to three cards.
situation-place = Place { $place }: player { $seat }{ $points ->
    [0] { "" }
   *[other] , { $points } points
}.

lay-void = Player { $seat } lays { $figure-accusative } although a fault of the player’s own is still open: the card does not count.{ cost-owed }{ cost-extra }
judge-two-cards = Judge: player { $of } laid several cards at once; { $count ->
    [one] one card goes
   *[other] { $count } cards go
} back. { judge-extra }
judge-wrong-hand = Judge: player { $of } laid with the hand that holds the cards; the card goes back. { judge-extra }
judge-too-near = Judge: the cards of player { $of } were too near. { judge-laid }{ judge-extra }
judge-laid = { $count ->
    [0] { "" }
   *[other] The card goes back.{ " " }
}
judge-hinders = Judge: player { $of } hindered somebody. { judge-laid }{ judge-extra }
judge-askew = Judge: the card of player { $of } does not lie properly, counts as not laid and goes back.
judge-askew-several = Judge: several cards do not lie properly. With all that came after them { $count ->
    [one] one card goes
   *[other] { $count } cards go
} back, and the game is reopened.
judge-unannounced = Judge: it is unclear whether player { $of } announced the top up; each card counts as a top up of its own. { $count ->
    [0] That changes nothing here.
   *[other] So { $count } more cards are to be drawn.
}
