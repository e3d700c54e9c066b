# Tournaments and score sheets: what cannot be, and why somebody is ahead.

## The score sheet
rejected-sheet-not-begun = Nobody is on this sheet yet: enter the names first.
rejected-sheet-begun = This sheet has begun already.
rejected-sheet-players = Two to six play a series; here there are { $players }.
rejected-sheet-names = Everybody needs a name, and none may occur twice.
rejected-sheet-prizes = { $prizes } prizes are more than there are places; there are { $players }.
rejected-no-such-sheet = There is no such score sheet (any more).
rejected-sheet-key = With this link one can only look at the sheet.

## Roles and links
rejected-no-such-tournament = There is no such tournament (any more).
rejected-tour-key = This link does not belong to this tournament.
rejected-role-may-not = { $role ->
    [organiser] The organiser cannot do that: there is a link of its own for it.
    [judge] The judge cannot do that: there is a link of its own for it.
    [captain] A captain cannot do that: there is a link of its own for it.
    [player] You cannot do that with your player's link.
    [entry] With this link one can only register.
   *[other] With this link one can only watch.
}
rejected-tour-not-yours = You can do that only for yourself and your team.
rejected-tour-claim-players = One sits down with one's own player's link.

## Who takes part
rejected-tour-no-such-entrant = There is no number { $entrant } in this tournament.
rejected-tour-name-taken = { $name } is registered already. Choose a name that tells you apart.
rejected-tour-full = No more than { $most } can take part.
rejected-tour-bot = “{ $bot }” is not the strength of a bot.
rejected-tour-withdrawn = { $name } has withdrawn.
rejected-tour-not-withdrawn = { $name } had not withdrawn at all.
rejected-tour-claimed-other = You take part in this tournament under another name already.
rejected-tour-round-robin-closed = Where everybody plays everybody, nobody can join after the draw.
rejected-tour-final-drawn = The final is drawn; nothing about it changes any more.
rejected-tour-final-one-table = The final is played at a single table.

## Settings and rounds
rejected-tour-system = This game cannot be played as “{ $system }”.
rejected-tour-range = { $name }: { $value } is not possible; { $low } to { $high } is.
rejected-tour-no-final = There is a final in Jay only.
rejected-tour-settings-late = Game and system stay as they were at the first draw.
rejected-tour-rounds-drawn = { $rounds ->
    [one] One round is drawn already.
   *[other] { $rounds } rounds are drawn already.
}
rejected-tour-over = The tournament is over.
rejected-tour-not-begun = No round has been played yet.
rejected-tour-too-few = At least { $least } must be here for a draw; { $here ->
    [0] nobody is
    [one] one is
   *[other] { $here } are
}.
rejected-tour-other-round = It is not the turn of round { $round } but of round { $next }.
rejected-tour-round-open = { $left ->
    [one] In round { $round } the result of one table is still missing.
   *[other] In round { $round } the results of { $left } tables are still missing.
}
rejected-tour-all-drawn = All { $rounds } rounds are drawn.
rejected-tour-round-robin-own = Where everybody plays everybody, who meets whom is fixed.
rejected-tour-seated-twice = Somebody sits at two tables.
rejected-tour-not-here = Number { $entrant } is not here.
rejected-tour-table-size = { $low ->
    [2] At every table there sit { $high ->
        [2] two
       *[other] two to { $high }
    }.
   *[other] At every table there sit { $low } to { $high }.
}
rejected-tour-no-such-round = There is no round { $round }, or it is not its turn.
rejected-tour-no-such-table = There is no table { $table }; there are { $tables }.
rejected-tour-begun = Round { $round } is under way.
rejected-tour-round-not-begun = Round { $round } has not begun yet.
rejected-tour-bots-online = Bots play at online tables only.

## Results
rejected-tour-no-such-player = There is no seat { $player } at this table; there are { $players }.
rejected-tour-other-result = There is no such result in this game.
rejected-tour-scores = A score is a number from 0 on.
rejected-tour-series-length = A series has { $rounds } rounds that count; here there are { $played }.
rejected-tour-table-online = This table is played online: its result comes by itself.
rejected-tour-settled = This result stands. Only the judge can change it.
rejected-tour-void = This table does not count. Only the judge can change that.
rejected-tour-disputed = The reports contradict each other: the judge decides.
rejected-tour-nothing-reported = Nothing has been reported for this table yet.
rejected-tour-result-changed = Another result has been reported meanwhile. Look at it again.
rejected-tour-own-report = Somebody else at the table has to confirm.

## The judge
rejected-tour-reason-missing = That needs a reason.
rejected-tour-paused = Play is interrupted: { $reason }
rejected-tour-rule-settled = This table has a result already. Correct it.
rejected-tour-nothing-to-correct = This table has no result yet that could be corrected.
rejected-tour-again-late = Round { $round } cannot be repeated: it has gone on already.

## Registrations from a file
rejected-book-full = Things have been changed here { $most } times already; no more is possible.
rejected-sheet-full = A sheet has { $most } rounds at most, void ones included.
rejected-too-many-books = Too many tournaments and sheets are being made just now. Wait a moment.
rejected-tour-import = { $problems ->
    [one] One line of the file is wrong. Nobody has been registered.
   *[other] { $problems } lines of the file are wrong. Nobody has been registered.
}
rejected-csv-empty = The file is empty.
rejected-csv-too-long = The file has more than { $most } lines.
rejected-csv-encoding = The file is not written in UTF-8.
rejected-csv-header = Line { $line }: the first line has to name the columns, at least “name”.
rejected-csv-column = Line { $line }: the column “{ $column }” is unknown; there are name, team, remote.
rejected-csv-column-twice = Line { $line }: the column “{ $column }” occurs twice.
rejected-csv-fields = Line { $line }: { $fields } fields instead of { $columns }.
rejected-csv-quote = Line { $line }: a quotation mark is not closed, or something follows it.
rejected-csv-name = Line { $line }: the name is missing.
rejected-csv-name-taken = Line { $line }: { $name } is registered already.
rejected-csv-name-twice = Line { $line }: { $name } is in line { $first } already.
rejected-csv-yes = Line { $line }: “{ $text }” is neither yes nor no.
rejected-csv-too-many = Line { $line }: no more than { $most } can take part.

## Why somebody is ahead
tour-decided-final = { $who } is ahead of { $whom }: in the final { $who } did better.
tour-decided-points = { $who } is ahead of { $whom }: table points are equal, but the points of rounds are { $more } to { $fewer }.
tour-decided-wins = { $who } is ahead of { $whom }: table points and points of rounds are equal, but rounds won are { $more } to { $fewer }.
tour-decided-buchholz = { $who } is ahead of { $whom }: points are equal, but by Buchholz it is { $more } to { $fewer }.
tour-decided-difference = { $who } is ahead of { $whom }: points and Buchholz are equal, but the difference of scores is { $more } against { $fewer }.
tour-decided-direct = { $who } is ahead of { $whom }: all else is equal, but against each other it is { $more } to { $fewer }.
tour-decided-shared = { $who } and { $whom } share place { $place }: everything is equal.

## Columns of tables
tour-column-place = Place
tour-column-name = Name
tour-column-team = Team
tour-column-presence = Presence
tour-column-round = Round
tour-column-table = Table
tour-column-seat = Seat
tour-column-result = Result
tour-column-gained = Gained
tour-column-score = Score
tour-column-points = Points of rounds
tour-column-wins = Rounds won
tour-column-final = Final
tour-column-buchholz = Buchholz
tour-column-difference = Difference
tour-column-direct = Direct encounter
tour-column-played = Played
tour-column-first = First
tour-column-second = Second
tour-column-void = does not count
tour-column-bye = bye
tour-presence-registered = registered
tour-presence-here = here
tour-presence-withdrawn = withdrawn

## Ratings
rejected-no-such-rating = There is no such rating.
