# What happens
jarnac-drew = { $side } draws { $letters }.
jarnac-exchanged = { $side } puts { $returned } back and draws { $drawn } instead.
jarnac-laid = { $side } lays { $word } on row { $row }: { $score } points.
jarnac-changed = { $side } adds { $added } to { $old } on row { $row } and makes { $word }: { $score } points.
jarnac-taken = Jarnac! { $side } adds { $added } to { $old }, makes { $word } and takes it from { $other }: row { $row }, { $score } points.
jarnac-taken-new = Jarnac! { $side } makes { $word } from the letters of { $other } and lays it on its own row { $row }: { $score } points.
jarnac-late = { $timed ->
    [yes] Time is up:{ " " }
   *[no] { "" }
}
jarnac-passed = { jarnac-late }{ $side } passes. Before its own turn { $other } may call “Jarnac!”.
jarnac-passed-full = { jarnac-late }{ $side } passes. { $other } has no free row for a Jarnac and is at move.
jarnac-passed-over = { jarnac-late }{ $side } passes. That ends the game.
jarnac-passed-alone = { jarnac-late }{ $side } passes and draws a letter if there is one left in the bag.
jarnac-forgone = { $side } does not call Jarnac.
jarnac-forgone-over = { $side } does not call the last Jarnac. That ends the game.
jarnac-objection-fails = { $side } objects, but { $word } is valid{ $strict ->
    [yes] : { $other } may once draw two letters instead of one
   *[no] { "" }
}.
jarnac-objection-holds = { $side } objects with good reason: { $word } is not valid and is taken back; { $strict ->
    [yes] { $side } is at move, may call Jarnac and once draw two letters instead of one
    [full] { $side } is at move and may once draw two letters instead of one
   *[no] { $other } plays on
}.
jarnac-accepted = No objection: the result stands.
jarnac-granted = { $side } says: { $word } stands.
jarnac-released = { $side } has said nothing against { $word }; { $other } may go on now.
jarnac-flag-lost = { $side } has run out of time: { $other } wins.
jarnac-flag-lost-alone = { $side } has run out of time; the goal is missed.
jarnac-flag-fell = The time of { $side } is used up; from now on { $side } may only pass.
jarnac-proposed = { $seat } proposes: { $what ->
    [pass] pass
    [object] object
    [exchange] exchange { $word }
    [jarnac] Jarnac with { $word }
   *[lay] { $word }
}.
jarnac-captain = { $seat } is now captain of { $side }.
jarnac-left = { $seat } is gone.
jarnac-returned = { $seat } is back.

# Refused
rejected-not-begun = The game has not begun yet.
rejected-has-begun = The game has begun already.
rejected-table-begins = It is the table that begins the game.
rejected-side-not-at-move = { $side } is at move.
rejected-not-captain = { $captain } decides for this side; everybody else can propose.
rejected-letters-first = Draw first: { $count ->
    [one] one letter is
   *[other] { $count } letters are
} due.
rejected-no-letters-due = There is nothing to draw now.
rejected-bag-empty = The bag is empty.
rejected-draw-count = { $count ->
    [one] Exactly one letter is
   *[other] Exactly { $count } letters are
} drawn.
rejected-not-in-bag = No longer in the bag: { $letters }.
rejected-chance-draws = Chance says what is drawn.
rejected-no-exchange-now = Letters are exchanged only instead of the single one that opens a turn, and not in the first turn.
rejected-no-exchange-possible = An exchange needs at least three letters in the rack.
rejected-exchange-three = Exactly three letters are exchanged.
rejected-no-such-row = A board has the rows 1 to 8.
rejected-no-free-row = There is no free row.
rejected-no-word = { $word } is no valid word.
rejected-word-length = { $word } has { $count } letters; a word has 3 to 9.
rejected-letters-lost = No letter may leave { $old }: { $word } lacks { $letters }.
rejected-adds-nothing = { $word } adds no letter to { $old }.
rejected-not-in-rack = Not in the rack: { $letters }.
rejected-new-word-short = It was agreed that a new word has at least { $count } letters. { $word } is too short.
rejected-adds-too-few = It was agreed that a change adds at least { $count } letters. From { $old } to { $word } it is fewer.
rejected-only-appended = It was agreed that adding at the ends is not enough. { $word } holds { $old } unchanged.
rejected-not-professional = { $word } is not valid in the professional game: nouns only in the nominative singular, verbs only in the infinitive and the two participles.
rejected-same-entry = { $word } stands in the same dictionary entry as { $old }; the professional game does not allow that.
rejected-no-jarnac-in-solo = There is no Jarnac in the solo game.
rejected-no-jarnac-now = “Jarnac!” is called only after the opponent has passed and before one draws oneself.
rejected-no-more-jarnacs = No more than { $count ->
    [one] one word
   *[other] { $count } words
} may be taken at a time.
rejected-no-row-for-it = Without a free row no word can be taken.
rejected-row-empty = There is no word on row { $row } of the opponent.
rejected-word-safe = { $word } with its { $count } letters is safe from Jarnac.
rejected-only-last-jarnac = Only the last Jarnac is possible now, or giving it up with “pass”.
rejected-not-longer = At the last Jarnac a new word must be longer than { $count } letters; { $word } is not.
rejected-dictionary-judges = Here the dictionary judges every word at once; there are no objections.
rejected-nothing-to-object-to = There is no word that could still be objected to.
rejected-may-still-object = { $side } can still object to { $word } or let it stand. Then play goes on.
rejected-nothing-to-accept = There is nothing to accept.
rejected-not-yours-to-accept = That is for the opponent to accept.
rejected-time-up = The thinking time is over; only passing is left.
rejected-flag-lost = The whole time is used up; the game is lost.
rejected-flag-fallen = The whole time is used up; only passing is left.
rejected-time-left = The time is not up yet.
rejected-no-time-running = No time is running now.
rejected-table-keeps-time = It is the table that keeps the time.
rejected-nothing-to-propose = There is nothing to propose now.
rejected-no-team = Only one person plays on this side.
rejected-no-such-proposal = There is no such proposal.
rejected-captain-confirms = Only the captain confirms proposals.
rejected-captain-hands-over = Only the captain can hand the office over.
rejected-not-on-this-side = It is handed over to somebody else who sits on this side and is there.
rejected-is-gone = Nobody sits there any more.
rejected-is-here = Somebody sits there.
rejected-table-sees-who-is-here = It is the table that sees who is there.

# The situation in words
jarnac-situation-draw = { $side } is at move and has to draw { $count ->
    [one] one letter
   *[other] { $count } letters
}.
jarnac-situation-play = { $side } is at move.
jarnac-situation-jarnac = { $side } may call “Jarnac!”; then its own turn begins.
jarnac-situation-full = { $side } has no free row for a Jarnac and begins its own turn.
jarnac-situation-last-jarnac = { $side } may call “Jarnac!” one last time or give it up.
jarnac-situation-over = The game is over.
jarnac-situation-board = { $side }: { $rows } · rack { $rack } · { $score } points.
jarnac-situation-bag = { $count ->
    [0] There is no letter left in the bag.
    [one] There is one letter in the bag.
   *[other] There are { $count } letters in the bag.
}
jarnac-situation-won = { $side } wins.
jarnac-situation-nobody-won = The game is a draw.
jarnac-situation-goal-reached = { $score } points: the goal of { $goal } is reached.
jarnac-situation-goal-missed = { $score } points: the goal of { $goal } is missed.

# Input that nothing can be done with
unusable-bad-side = “{ $text }” is no side; the sides are { $sides }.
unusable-bad-member = There is no “{ $text }”; on this side { $count ->
    [one] plays one person
   *[other] play { $count } people
}.
unusable-bad-word = “{ $text }” is no word, nor one with its row before it as in “3: MAU”.
unusable-bad-letters = “{ $text }” are no letters of this game.
unusable-bad-exchange = “{ $text }” is no exchange of the form “exchange ABC for XYZ”.
unusable-option-sides = sides: “{ $value }” is not possible; needed { $count ->
    [one] is one name
   *[other] are two different names
} of letters only.
unusable-option-no-umlauts = umlauts: splitting umlauts exists only in German, not with language: { $language }.
unusable-option-no-entries = No professional game in this language (language: { $language }): its dictionary knows no entries and forms.
unusable-too-many-rows = { $count } rows are too many: a board has eight.
unusable-row-length = “{ $text }” fits no row; a word has 3 to 9 letters.
unusable-too-many-letters = bag: { $count } is not possible; with what lies on the table, at most { $left } letters are in the bag.
