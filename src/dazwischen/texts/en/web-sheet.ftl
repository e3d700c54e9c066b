## At a real table: score sheet and ratings

sheet-name = Score sheet
sheet-new = New score sheet
sheet-new-line = For a series of ten rounds of Jay at a real table: one phone keeps the score, does the sums and knows who moves where at half-time. No account needed, and no connection either.
sheet-mine = Sheets on this device
sheet-older = Older sheets
sheet-empty = No names yet
sheet-watch = Just watch
sheet-you-watch = You are watching
sheet-not-begun = There is nobody on this sheet yet. As soon as somebody enters the names you will see them here.

# Names, seats, prizes
sheet-names = Who is playing?
sheet-names-line = Enter the names clockwise, as you sit. Empty fields do not count.
sheet-name-of = Name on seat { $number }
sheet-one-more = One more
sheet-draw = Draw the seats
sheet-more = Title and prizes
sheet-title-field = Title
sheet-prizes = Prizes
sheet-prizes-line = An amount or a thing for each place. Those who share a place share the prize as well.
sheet-prize-of = Place { $place }
sheet-prize-example = 20.00 or a cup
sheet-begin = Let’s go
sheet-edit = Change names and prizes
sheet-save = Save
sheet-too-few = Enter at least two names: a series is for two to six.
sheet-name-missing = Everybody needs a name.
sheet-name-twice = { $name } is there twice. Give both a name that tells them apart.

# Entering
sheet-round = Round { $number }
sheet-who-first = Who came first?
sheet-was = Until now: { $before }
sheet-who-second = { $name } came first. And who was second?
sheet-void = Round does not count
sheet-again = Choose again
sheet-cancel = Cancel
sheet-void-title = Round { $number } does not count?
sheet-void-now = The round gets no points and is played again.
sheet-void-later = The round loses its points and is played again; the rounds after it move up.
sheet-void-yes = Does not count
sheet-entered = Round { $number }: { $who } ahead of { $whom }.
sheet-entered-of-two = Round { $number }: { $who } wins.
sheet-entered-void = Round { $number } does not count and is played again.
sheet-correct = Change
sheet-correct-last = Change
sheet-correct-round = Change round { $number }
sheet-rounds = Rounds
sheet-is-void = does not count
sheet-unsent = not sent yet

# Connection
sheet-saved = Saved
sheet-sending = Sending …
sheet-waits = { $count ->
    [one] One entry is waiting
   *[other] { $count } entries are waiting
}
sheet-computed-later = { $count ->
    [one] One entry is waiting for the connection.
   *[other] { $count } entries are waiting for the connection.
} You can go on entering; points and places are worked out as soon as it is back.
sheet-seats-later = These are the seats of the first half. Who moves where now will be shown here as soon as the connection is back.
sheet-keeps-nothing = This browser keeps nothing. Leave the page open until everything is saved.
sheet-refused = Not accepted
sheet-understood = Understood

# How it stands
sheet-standing = How it stands
sheet-result = Result
sheet-how-ranked = The smallest sum of the three places wins: first half, second half, all rounds.
sheet-words = In words
sheet-column-round = Round
sheet-column-first = First
sheet-column-second = Second
sheet-column-place = Place
sheet-column-name = Name
sheet-column-points = Points
sheet-column-wins = Wins
sheet-column-first-half = 1st half
sheet-column-places = Places
sheet-column-sum = Sum
sheet-award = Prize: { $prizes }
sheet-half-time = Half-time
sheet-sit-anew = Now sit like this:
sheet-stay = Everybody stays seated.
sheet-seats = Seats
sheet-clockwise = Seats, clockwise
sheet-moved = new
sheet-plot = Points by round
sheet-as-table = As a table

# Passing it on
sheet-give = Show and take along
sheet-watch-link = Link to watch
sheet-qr-alt = QR code with the link to watch
sheet-print = Print
sheet-csv = As a CSV file
sheet-other-phone = Go on writing on another device
sheet-write-link = Whoever has this link can enter and change

# Ratings
ratings-title = Ratings
ratings-choose = Game and level
ratings-none = Nobody is rated on this server yet. For that, at least two people have to play a game to its end.
ratings-level = { $game }, level { $number }
ratings-level-zdj = { $game } (ZdJ), level { $number }
ratings-standard = { $game }
ratings-professional = { $game }, Professional
ratings-rating = Rating
ratings-estimate = Estimate
ratings-games = Games
ratings-history-of = History of { $name }
ratings-own = Your ratings
ratings-own-none = You have none yet. Play a game against another person to its end, and it will be here.
ratings-own-not = You are not rated, and nobody finds you in the lists.
ratings-remove = Remove my ratings
ratings-remove-title = Remove your ratings?
ratings-remove-line = Your ratings are removed together with their history, and no further game is rated. They cannot be brought back; but you can begin anew at any time.
ratings-remove-yes = Remove
ratings-removed = Your ratings are removed.
ratings-count-again = Be rated again
ratings-counted-again = From now on your games count again.
ratings-what-counts = What counts
ratings-counts = Every game counts that was played to its end on this server and in which at least two people sat. Only people are rated, against each other; bots at the table are left out. Whoever gets up, or lets a bot play, gets what the seat comes to in the end.
ratings-counts-not = Not rated are games with invented figures, other numbers of cards or another number of colours, games of teams, games from files, and seats at which several people sat.
ratings-numbers = The estimate says how strong somebody probably is, and how unsure that still is. The list is sorted by the rating: so strong somebody is almost certainly at least. It begins at 0 and grows the more your games tell about you.
