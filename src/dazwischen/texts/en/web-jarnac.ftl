## Jarnac in the browser

jarnac-title-standard = { $bag ->
    [0] bag empty
   *[other] { $bag } in the bag
} · Jarnac
jarnac-title-professional = { $bag ->
    [0] bag empty
   *[other] { $bag } in the bag
} · Jarnac, professional
jarnac-title-solo = { $bag ->
    [0] bag empty
   *[other] { $bag } in the bag
} · Jarnac alone
jarnac-table = The boards
jarnac-mine = Your move
jarnac-score = { $points ->
    [one] one point
   *[other] { $points } points
}
jarnac-is-captain = captain
jarnac-bring = Show large
jarnac-row = { $filled ->
    [yes] Row { $row }: { $word }, { $points } points
   *[no] Row { $row }, free
}
jarnac-look-up = Look up { $word }
jarnac-rack = { $count ->
    [0] No loose letters
    [one] One loose letter
   *[other] { $count } loose letters
}

# The word in the making
jarnac-word-lay = Your word
jarnac-word-jarnac = A word from the other side's letters
jarnac-word-exchange = Letters that you give back
jarnac-word-hint = Type a word
jarnac-made = The word in letters
jarnac-take-out = Take { $letter } out
jarnac-put-in = Put { $letter } in
jarnac-where = Where does the word go?
jarnac-place-row = { $word } in row { $row }: { $points } points
jarnac-place-new = a new word: { $points } points

# Buttons and keys
jarnac-controls = What you can do
jarnac-send-lay = Lay
jarnac-send-jarnac = Jarnac!
jarnac-send-exchange = { $word ->
    [none] Give back
   *[other] Give { $word } back
}
jarnac-send-propose = Propose
jarnac-act-draw = { $count ->
    [one] Draw
   *[other] Draw { $count }
}
jarnac-act-exchange = Swap
jarnac-act-pass = Pass
jarnac-act-forgo = Let it be
jarnac-act-object = Object to { $word }
jarnac-act-accept = It stands
jarnac-act-object-short = Object
jarnac-verdict = Does { $word } stand?
jarnac-act-shuffle = Shuffle
jarnac-act-clear = Clear

# What to do now
jarnac-now-turn = { $who ->
   *[one] It is the turn of { $name }.
}
jarnac-now-over = The game is over.
jarnac-now-sent = Your word lies …
jarnac-now-object = Is { $word } a word? If not: object!
jarnac-now-object-in = Is { $word } a word? Let it stand or object: { $seconds } s left.
jarnac-now-held = { $who ->
   *[one] { $name } can
} still object for { $seconds } s.
jarnac-now-exchange = Pick the three letters that go back into the bag.
jarnac-now-last = One last Jarnac: make a word of more than { $count } letters, or lengthen one.
jarnac-now-jarnac = { $asks ->
    [yes] Is there a word left over there? Propose a Jarnac!
   *[no] Is there a word left over there? Make it and call “Jarnac!” – or draw, and your turn begins.
}
jarnac-now-draw-or-exchange = { $asks ->
    [yes] Your captain draws, or you propose a swap.
   *[no] Draw a letter, or swap three.
}
jarnac-now-draw = The next letter is coming …
jarnac-now-draw-after = Until you draw, the other side can object.
jarnac-now-play = { $asks ->
    [yes] It is your side's turn: propose a word.
   *[no] Your turn: lay a word, or let one grow. If you find none, pass.
}
jarnac-now-solo = Lay a word, or let one grow. Passing brings a new letter.

# The clock
jarnac-clock-jarnac = Time for “Jarnac!”
jarnac-clock-move = Thinking time
jarnac-clock-game = Time left
jarnac-clock-jarnac-short = Jarnac
jarnac-clock-move-short = Move
jarnac-clock-game-short = Left

# Several on one side
jarnac-team = Proposals of your side
jarnac-no-proposals = No proposal yet.
jarnac-proposal = { $what ->
    [pass] pass
    [object] object
    [exchange] swap { $word }
    [jarnac] Jarnac with { $word }
   *[lay] { $row ->
        [0] { $word }
       *[other] { $word } in row { $row }
    }
}
jarnac-confirm = Let's do it
jarnac-hand-over = Make { $name } captain

# What happened
jarnac-told-begun = { $who ->
    [you] You begin.
    [we] You begin.
    [some] { $name } begin.
   *[one] { $name } begins.
}
jarnac-told-drew = { $who ->
    [you] You draw
    [we] You draw
    [some] { $name } draw
   *[one] { $name } draws
} { $letters }.
jarnac-told-exchanged = { $who ->
    [you] You give
    [we] You give
    [some] { $name } give
   *[one] { $name } gives
} { $returned } back and { $who ->
    [one] gets
   *[you] get
} { $drawn }.
jarnac-told-laid = { $who ->
    [you] You lay
    [we] You lay
    [some] { $name } lay
   *[one] { $name } lays
} { $word }{ $old ->
    [none] { "" }
   *[other] { " " }from { $old }
}: { $points } points.
jarnac-told-taken = Jarnac! { $who ->
    [you] You take
    [we] You take
    [some] { $name } take
   *[one] { $name } takes
} { $word }{ $old ->
    [none] { "" }
   *[other] { " " }from { $old }
}: { $points } points.
jarnac-told-passed = { $who ->
    [you] You pass.
    [we] You pass.
    [some] { $name } pass.
   *[one] { $name } passes.
}
jarnac-told-timed-out = Time is up: { $who ->
    [you] you pass.
    [we] you pass.
    [some] { $name } pass.
   *[one] { $name } passes.
}
jarnac-told-forgone = No Jarnac. { $who ->
    [you] Your turn begins.
    [we] Your turn begins.
   *[one] Now it is the turn of { $name }.
}
jarnac-told-last-jarnac = Eight rows are full. { $who ->
    [you] You may
    [we] You may
   *[one] { $name } may
} call “Jarnac!” once more.
jarnac-told-objected = { $who ->
    [you] You object:
    [we] You object:
    [some] { $name } object:
   *[one] { $name } objects:
} { $right ->
    [yes] { $word } is a word.
   *[no] { $word } is not valid.
}
jarnac-told-taken-back = { $word } is taken back.
jarnac-told-turn-given = { $who ->
    [you] Now it is your turn.
    [we] Now it is your turn.
   *[one] Now it is the turn of { $name }.
}
jarnac-told-doubled = { $who ->
    [you] You draw
    [we] You draw
    [some] { $name } draw
   *[one] { $name } draws
} two letters next time.
jarnac-told-granted = { $who ->
    [you] You let
    [we] You let
    [some] { $name } let
   *[one] { $name } lets
} { $word } stand.
jarnac-told-accepted = No objection: the result stands.
jarnac-told-proposed = { $name } proposes { $what ->
    [hidden] something.
    [pass] to pass.
    [object] to object.
    [exchange] to swap { $word }.
    [jarnac] Jarnac with { $word }.
   *[lay] { $word }.
}
jarnac-told-captain = { $name } is captain now.
jarnac-told-flag-lost = Time is up: { $who ->
    [you] you have
    [we] you have
   *[one] { $name } has
} lost.
jarnac-told-flag-fell = Time is up: { $who ->
    [you] you can
    [we] you can
   *[one] { $name } can
} only pass from now on.
jarnac-told-ended = The game is over.

# The dictionary
jarnac-looking-up = Looking it up …
jarnac-entry-no = The dictionary does not know this word.
jarnac-entry-standard = Valid, but not in the professional game.
jarnac-entry-professional = Valid, in the professional game too.
jarnac-entry-source = From this game's open dictionary; it has no meanings.

# The end and the analysis
jarnac-result-won = { $who ->
    [you] You have won!
    [we] You have won!
    [some] { $name } have won
   *[one] { $name } has won
}
jarnac-result-draw = A draw
jarnac-result-solo = { $reached ->
    [yes] You made it: { $points } points!
   *[no] { $points } of { $goal } points
}
jarnac-ended-rows = Eight rows are full.
jarnac-ended-bag = The bag is empty, and nobody lays any more.
jarnac-ended-flag = A clock ran down, and that loses the game.
jarnac-ended-flags = Time is up.
jarnac-player = Who
jarnac-words = Words
jarnac-points = Points
jarnac-analyse = See the analysis
jarnac-analysis = Analysis
jarnac-analysing = Looking at the game …
jarnac-plot = Points in the course of the game
jarnac-plot-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
jarnac-plot-move = Move
jarnac-plot-table = As a table
jarnac-balance = Balance
jarnac-balance-left = Left lying
jarnac-balance-called = Jarnacs called
jarnac-balance-missed = Jarnacs missed
jarnac-moves = Move by move
jarnac-move-from = from { $old }
jarnac-move-called = Jarnac!
jarnac-move-passed = passed
jarnac-move-let-go = no Jarnac called
jarnac-moves-line = Better means more points and letters, with what was there at that moment. Every word brings a letter, so small steps pay.
jarnac-move-better = { $rare ->
    [yes] Better only with rare words:
   *[no] Better:
}
jarnac-move-brings = ({ $points } points{ $letters ->
    [0] { "" }
    [one] , a letter
   *[other] , { $letters } letters
})
jarnac-move-rare = rare
jarnac-move-jarnacs = { $count ->
    [one] A Jarnac lay there:
   *[other] { $count } Jarnacs lay there:
}
jarnac-move-more = and { $count ->
    [one] one more
   *[other] { $count } more
}

# Rules to choose
jarnac-variant = Kind of game
jarnac-variant-standard = normal
jarnac-variant-standard-line = All words in all their forms.
jarnac-variant-professional = professional
jarnac-variant-professional-line = Nouns in the nominative singular only, verbs in the infinitive and as participles only; no word grows into a form of its own entry.
jarnac-variant-solo = alone
jarnac-variant-solo-line = One side, no Jarnac. The aim is 576 points.
jarnac-language = Language of the words
jarnac-language-de = German
jarnac-language-de-line = German letters and a German dictionary; ß is SS.
jarnac-language-fr = French
jarnac-language-fr-line = French letters and a French dictionary; no professional game.
jarnac-people = People on side { $side }
jarnac-people-solo = People
jarnac-people-of = { $count }
jarnac-people-of-line = { $count ->
    [1] One person plays for the whole side.
   *[other] With several, all propose and the captain decides.
}
jarnac-side-of = side { $side }
jarnac-judging = Whether a word is valid
jarnac-judging-dictionary = the dictionary says
jarnac-judging-dictionary-line = A word that is not valid is refused at once.
jarnac-judging-challenge = is decided by objection
jarnac-judging-challenge-line = Every word stays until somebody objects. Only then is it looked up.
jarnac-doubt = Time to object
jarnac-doubt-of = { $count ->
    [0] until a letter is drawn
   *[other] at least { $count } seconds
}
jarnac-doubt-of-line = { $count ->
    [0] There is time to object only until the next letter is drawn.
   *[other] The table waits that long after every word; no clock runs meanwhile.
}
jarnac-jarnacs = Jarnacs at a time
jarnac-jarnacs-1 = one
jarnac-jarnacs-1-line = Of all that was left, the other side may take one word.
jarnac-jarnacs-2 = two
jarnac-jarnacs-2-line = As in the rulebook: up to two words can be taken, one after the other.
jarnac-jarnacs-unlimited = any number
jarnac-jarnacs-unlimited-line = Whoever overlooks much can lose everything.
jarnac-pause = Time for “Jarnac!”
jarnac-pause-of = { $count ->
    [0] no limit
   *[other] { $count } seconds
}
jarnac-pause-of-line = { $count ->
    [0] After a pass the table waits until the other side draws or calls "Jarnac!".
   *[other] For that long the other side can call "Jarnac!" after a pass.
}
jarnac-handicap = Words of side { $side } are safe
jarnac-handicap-of = from { $count } letters on
jarnac-handicap-of-line = { $count ->
    [9] Only words of nine letters cannot be taken by anybody.
   *[other] Words of { $count } letters or more cannot be taken by the other side: a help for those with less practice.
}
jarnac-starter = Who begins
jarnac-starter-of = { $count ->
    [0] by lot
   *[other] side { $count }
}
jarnac-starter-of-line = { $count ->
    [0] Who begins is drawn.
   *[other] Side { $count } draws the first letters and lays the first word.
}
jarnac-thinking = Thinking time for a move
jarnac-thinking-of = { $count ->
    [0] no limit
   *[other] { $count } seconds
}
jarnac-thinking-of-line = { $count ->
    [0] Everybody may think as long as they like.
   *[other] After { $count } seconds the side passes by itself.
}
jarnac-clock = Time for the whole game
jarnac-clock-of = { $count ->
    [0] no limit
   *[other] { $count } minutes
}
jarnac-clock-of-line = { $count ->
    [0] No clock runs.
   *[other] Each side has { $count } minutes for all its turns together.
}
jarnac-time-per = The thinking time is
jarnac-time-per-move = for every word
jarnac-time-per-move-line = It begins anew with every word that you lay.
jarnac-time-per-turn = for the whole turn
jarnac-time-per-turn-line = It has to be enough for all that you lay in a turn.
jarnac-flag = When the clock has run down,
jarnac-flag-lose = you have lost
jarnac-flag-lose-line = As in chess, whatever the score.
jarnac-flag-pass = you can only pass
jarnac-flag-pass-line = The other side plays on as long as it has time.
jarnac-no-append = Simply lengthening words
jarnac-no-append-no = allowed
jarnac-no-append-no-line = MAU may become MAUT.
jarnac-no-append-yes = not allowed
jarnac-no-append-yes-line = Adding before or behind is not enough: TAL may become LAST, but not TALS. That holds for Jarnac too.
jarnac-added = New letters in a change
jarnac-added-of = { $count ->
    [0] at least one
   *[other] at least { $count }
}
jarnac-added-of-line = { $count ->
    [0] A single letter more is enough to change a word.
   *[other] Whoever changes a word adds { $count } letters or more, at a Jarnac too.
}
jarnac-length = Length of new words
jarnac-length-of = { $count ->
    [0] from 3 letters
   *[other] from { $count } letters
}
jarnac-length-of-line = { $count ->
    [0] Even a short word may begin a row.
   *[other] A new word has { $count } letters or more, at a Jarnac too.
}
jarnac-umlauts = Umlauts
jarnac-umlauts-tiles = letters of their own
jarnac-umlauts-tiles-line = There is one Ä, one Ö and one Ü.
jarnac-umlauts-split = split
jarnac-umlauts-split-line = Ä is AE, Ö is OE, Ü is UE. In German only.

# Help
jarnac-help-goal = Lay words of three to nine letters on your eight rows, or let a word grow: at least one letter is added, none is lost, and their order is free. A word scores its length times itself. After each word comes a new letter.
jarnac-help-jarnac = When the other side passes and has missed a word, make it from their letters and call “Jarnac!”: then it is on your board. The game ends when a side has eight words; more points win.
jarnac-help-solo = Lay words of three to nine letters on eight rows, or let a word grow: at least one letter is added, none is lost. A word scores its length times itself. The aim is 576 points.
jarnac-help-words = Does a word count? The dictionary tells – after the game.
jarnac-help-mouse = Simply type the word, and it finds its row. Or click its letters one after the other; a click on a row takes its word as a beginning. Letters can be dragged, too: into the word, onto a row or to another place. A click on a word's points looks it up.
jarnac-keys-letters = A … Z
jarnac-keys-letters-does = type the word
jarnac-keys-send = Enter
jarnac-keys-send-does = lay, call “Jarnac!”, propose
jarnac-keys-places = ↑ ↓
jarnac-keys-places-does = choose a row
jarnac-keys-clear = Esc
jarnac-keys-clear-does = clear the word
jarnac-keys-draw-does = draw
jarnac-keys-exchange-does = swap three letters
jarnac-keys-pass-does = pass
jarnac-keys-object-does = object
jarnac-keys-shuffle-does = shuffle the letters
jarnac-keys-accept-does = let a word stand
jarnac-keys-sound-does = sound on or off
jarnac-keys-move = Alt ← →
jarnac-keys-move-does = move a letter
jarnac-keys-line = Choose a key to take another one instead. Letters write the word; arrows, Enter and Esc stay as they are.
jarnac-keys-not = That key cannot be used. Take a digit or a sign.
