## The rules on short pages

rules-all = All rules in full
rules-search = Search the rules
rules-search-like = such as: Verräter, top up, J-THROW-1
rules-found = { $count ->
    [0] The rules say nothing about that.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-no-such-page = There is no page “{ $what }” in the rules.
rules-no-such-rule = There is no rule “{ $what }”.
rules-near = Did you mean one of these?
rules-overview = All pages of the rules
rules-read = Learn { $game }
rules-behind = In full:
rules-lying = on top of the box
rules-you = You
rules-opponent = Your opponent
rules-about-jay = Everybody lays into one box, and whoever is quick throws a card in between. Two to six people, seven levels.
rules-about-jsolitaer = The patience of the Jay deck: five stacks, one turn after the other. Alone or up to six.
rules-about-jarnac = Lay words and steal words: what you miss, your opponent takes.

# Jay
rules-jay-title = Jay in two minutes
rules-jay-goal = Everybody plays into the same box. Whoever gets rid of all cards first and calls “Jay” wins the round. One player must lay, but those who watch out may lay in between.
rules-jay-serve-title = Serving
rules-jay-serve = Somebody always has the obligation to lay: a card of the same colour or with the same letter as the top one. Then the obligation goes on clockwise.
rules-jay-same-colour = same colour
rules-jay-same-letter = same letter
rules-jay-neither = neither
rules-jay-twin = exactly the same: a twin is not served but thrown
rules-jay-stuck-title = Nothing fits?
rules-jay-stuck = Then top up: say a number and draw that many cards; afterwards you hold at least three. It stays your turn. Or lay any card face down. That is the Verräter, the traitor: it fits on everything, and everything fits on it, but it costs you a penalty card.
rules-jay-traitor = on anything, at level 1 only not on another Verräter
rules-jay-end-title = Getting rid of the last card
rules-jay-end = Your last card has to be a pawn, that is, a letter. Then call “Jay” at once, because it is the call that counts. First place is worth 5 points, second place 2, and the round is over. That is all you need for level 1.
rules-jay-throw-title = From level 2: throwing
rules-jay-throw = If you have exactly the same card as the top one, throw it in, whoever's turn it is. If it was your own turn, you have reserved as well: you may serve once more later, as long as nobody does so before you.
rules-jay-throw-it = anybody, any time
rules-jay-twins-title = When twins are lying
rules-jay-twins = When two like cards lie on each other, then at higher levels anybody may also throw the same letter in another colour.
rules-jay-similar = same letter, other colour
rules-jay-third = and of course the same once more
rules-jay-nobles-title = Four nobles
rules-jay-nobles = They join in with the levels. None of them will do as a last card.
rules-jay-queen-name = Dame
rules-jay-queen = The queen flies onto any pawn, from anybody, any time. And onto a Dame anybody may lay any pawn. The fastest wins.
rules-jay-envoy-name = Botschafter
rules-jay-envoy = The envoy fits on everything, and everything fits on him.
rules-jay-jay-name = Jay
rules-jay-jay = Whoever serves it reserves and may go again at once. On a Botschafter or a Verräter anybody may lay it any time; then whoever laid the card below reserves too.
rules-jay-thief-name = Dieb
rules-jay-thief = When twins are lying, the thief flies onto them, in any colour, from anybody. And he always reserves.
rules-jay-trouble-title = When something is wrong
rules-jay-trouble = To begin with, the program simply refuses wrong cards and says why. The bold set their table to penalties: the wrong card stays, does not count and costs two cards. In a tournament nobody says what was wrong.
rules-jay-pause = Hand on the box: that interrupts the game. If nothing was wrong, it costs a card in strict play. The game goes on when everybody says “bereit”, ready.
rules-jay-count = If somebody dawdles, count: 23, 22, 21, Strafe. After that only a Verräter may be laid.
rules-jay-levels-title = The seven levels
rules-jay-levels = Each level adds one thing. Play some rounds, then take the next. There are two rulebooks that add them in different order.
rules-jay-editions = Both rulebooks side by side

# J-Solitär
rules-soli-title = J-Solitär in two minutes
rules-soli-goal = Get rid of all your cards on five stacks, those in your hand and those in your draw pile. Alone it is a patience; in company whoever is done first wins.
rules-soli-picture = Each stack begins with a Verräter on which everything fits. Beside them is the corner with a card turned up, below them your hand.
rules-soli-serve-title = Serve once
rules-soli-serve = In your turn you may serve a single time: same colour or same letter, on any stack.
rules-soli-lying = on top of a stack
rules-soli-once = serve: once a turn
rules-soli-throw = throw: as often as you can
rules-soli-free-title = All else is free
rules-soli-free = Throws, and whatever a figure allows, you may do any number of times. That makes the long turns:
rules-soli-free-twin = exactly the same card, and on twins the same letter in another colour,
rules-soli-free-queen = the Dame on any pawn, and then any pawn on the Dame,
rules-soli-free-thief = the Dieb on twins; he reserves the stack for you, and you may go there once more,
rules-soli-free-jay = the Jay on a Verräter or a Botschafter; it reserves as well.
rules-soli-corner-title = Corner and end of turn
rules-soli-corner = Once a turn you may turn up a card of the corner. Whoever's turn it is may lay the top one; it never goes to a hand.
rules-soli-end = Then you end your turn and draw back up to eight cards. Alone you may take steps back until you have seen something hidden.
rules-soli-slots-title = Slots and winning
rules-soli-slots = You began the turn with eight cards and emptied your hand? Then you earn a slot: an open card that you can lay in a later turn or swap before it. Three at most.
rules-soli-win = Whoever has neither hand cards nor draw cards wins at once. If nobody can go on, the fewest cards win.

# Jarnac
rules-jarnac-call = JARNAC!
rules-jarnac-title = Jarnac in two minutes
rules-jarnac-goal = Two sides lay words on their eight rows, and all letters lie open. Long words count far more than short ones. But what you miss, your opponent takes.
rules-jarnac-turn-title = Your turn
rules-jarnac-turn-draw = Draw one letter, the first time six. Or exchange three.
rules-jarnac-turn-lay = Lay a new word of at least three letters on a free row. Or add letters to one of your words and rearrange them all.
rules-jarnac-turn-again = After every word you draw a letter and go on for as long as you find something.
rules-jarnac-turn-pass = Then you pass. What is left stays in the open.
rules-jarnac-steal-title = Jarnac!
rules-jarnac-steal = When your opponent has passed, look closely before you draw: do the loose letters still make a word, a new one or out of one that lies there? Then call “Jarnac!” and lay it on your side.
rules-jarnac-before = Your opponent has laid MAU and REST, missed the T and passed. (The words are German: MAU is a card game, MAUT a toll.)
rules-jarnac-after = You make it MAUT. The word is yours now, and the row is free again. You may do so twice at each opportunity; words of nine letters are safe.
rules-jarnac-score-title = What counts
rules-jarnac-score = A word counts its length times itself:
rules-jarnac-letters = Letters
rules-jarnac-points = Points
rules-jarnac-end = As soon as a side has filled all eight rows, the game is over. More points win, not the full board.
rules-jarnac-words-title = Which words are valid
rules-jarnac-words = Everything in the dictionary, in every inflected form. No names, no abbreviations. At your table you can also agree that any word stands until somebody objects.
rules-jarnac-ways = You can also play alone, for 576 points, in teams with a captain, and as professionals with stricter words and a clock.

# Beside the rules
rules-page-real-table = At a real table
rules-page-beyond = After level 7
rules-advice = Playing well
rules-advice-of = { $game }: playing well
rules-advice-line = Short tips, most of them from the rulebooks. Each picture shows what lies, and what you do then.
rules-advice-from = { $same ->
    [yes] From level { $jay }
   *[no] From level { $jay }, by ZdJ 4.6 from level { $zdj }
}
rules-step = { $as ->
    [throw] throw
    [other] somebody else lays
    [into-slot] into the slot
    [from-slot] into your hand
    [redirect] { $game ->
        [jsolitaer] redirect
       *[other] serve at once
    }
   *[serve] serve
}{ $more ->
    [draws] {""}, draw a card
    [elsewhere] {""}, on another stack
   *[no] {""}
}
rules-advice-loose = below, the loose letters
rules-advice-word = { $as ->
    [jarnac] Jarnac! { $points } points for the other side
   *[lay] { $points } points{ $more ->
        [yes] {""}, drawn: { $drawn }
       *[no] {""}
    }
}
rules-jay-beyond = More levels have been announced, but their rules are not in the booklets. What is known of them:
rules-real-line = Real cards add hands, distance, and cards that do not fall as they should. In a tournament this is strict. At home it is enough that everybody feels it is fair.
rules-real-print = Print on one sheet
rules-real-qr = QR code to the referee
rules-real-dispute = A dispute? Write down what happened, and the referee judges.
rules-drawn-box = box
rules-drawn-lid = lid
rules-drawn-card-hand = card hand
rules-drawn-laying-hand = laying hand
rules-drawing-box = The box stands on the lid, which is turned over; around it four draw piles.
rules-drawing-hands = On the left the card hand holds a fan, on the right the laying hand has a single card.
rules-drawing-distance = There are 20 centimetres between the box and the hand cards.
rules-drawing-slots = Right: the fan stays behind the two slots. Wrong: it reaches beyond them.
rules-drawing-let-go = Right: the card flies, the hand stays before the box. Wrong: the hand holds the card over the box.
rules-drawing-quarter = Lines through the corners of the box cut the table into four parts. A card has flown over the box into somebody else's quarter.
rules-drawing-standing = A card stands upright in the box.
rules-drawing-askew = Two cards lie askew over the edge of the box.
rules-drawing-stop = A flat hand over the box.
rules-drawing-hindered = Two hands and two cards collide over the box.
rules-drawing-outside = Somebody who does not play bumps into the table.
rules-drawing-doubt = A hand holds a card quite near the edge of the box: was it over it already?
rules-drawing-judge = A judge stands at the table and raises a hand, two are playing.
rules-drawing-captain = A captain sits beside his player and points at the box.
