## Tournaments in the browser

# Making one
tournament-all = To the tournaments
tournament-known = My tournaments
tournament-make = Make a tournament
tournament-make-line = You decide what is played. Then you get links for everybody: for yourself, the judge, the players and the audience.
tournament-make-now = Make it
tournament-title = Name of the tournament
tournament-game = Game
tournament-game-jay = Jay
tournament-game-jay-line = Series of ten rounds at tables of three or four. New tables after each series.
tournament-game-jarnac = Jarnac
tournament-game-jarnac-line = Always two against each other.
tournament-system = Who meets whom
tournament-system-swiss = Swiss system
tournament-system-swiss-line = In each round those play each other who stand equally well. Nobody is knocked out.
tournament-system-round-robin = everybody against everybody
tournament-system-round-robin-line = Everybody meets everybody, in as many rounds as that takes. Nice for up to ten.
tournament-rounds = How many rounds
tournament-rounds-of = { $count }
tournament-table-size = How many at a table
tournament-table-size-of = { $count }
tournament-final-wanted = At the end the best play a final
tournament-where = Where it is played
tournament-where-real = at real tables
tournament-where-real-line = Results come from phones. Whoever is not in the room can still play along online.
tournament-where-online = online
tournament-where-online-line = All tables open here by themselves, and results come by themselves.
tournament-more = Clock, teams, prizes, rules
tournament-minutes = Time for a round
tournament-minutes-of = { $count ->
    [0] no clock
   *[other] { $count } minutes
}
tournament-team-size = Of a team count
tournament-team-size-of = { $count ->
    [0] all
   *[other] the best { $count }
}
tournament-prizes = Prizes
tournament-prizes-line = An amount such as 50 or 12.50 is divided if several share a place. A thing such as “cup” then goes to the next place.
tournament-prize-for = Place { $place }
tournament-prizes-kept = Still to be given: { $prizes }
tournament-online-rules = Rules at online tables

# Everywhere
tournament-ways = Parts of the tournament
tournament-part-people = People
tournament-part-rounds = Rounds
tournament-part-standing = Standing
tournament-part-links = Links
tournament-part-settings = Settings
tournament-part-tables = Tables
tournament-part-rulings = Rulings
tournament-part-team = Team
tournament-part-pairings = Tables
tournament-part-now = Now
tournament-part-entry = Register
tournament-part-report = Report
tournament-role-organiser = Organiser
tournament-role-judge = Judge
tournament-role-captain = Captain
tournament-role-player = Player
tournament-role-spectator = Audience
tournament-role-entry = Registration
tournament-registering = { $count ->
    [0] Nobody registered yet
    [one] One registration
   *[other] { $count } registrations
}
tournament-drawn = { $round } is drawn
tournament-runs = { $round } is being played
tournament-complete = { $round } has been played
tournament-over = The tournament is over
tournament-paused = Paused: { $reason }
tournament-unsent = { $count ->
    [one] One entry has not reached the server yet. It will be sent as soon as possible.
   *[other] { $count } entries have not reached the server yet. They will be sent as soon as possible.
}
tournament-round = Round { $number }
tournament-final = Final
tournament-table = Table { $number }
tournament-table-is = Table { $number }: { $status }
tournament-place = place { $place }
tournament-online = online
tournament-no-round = Nothing has been drawn yet.
tournament-byes = Bye: { $names }
tournament-watch = Watch
tournament-status-drawn = drawn
tournament-status-open = being played
tournament-status-reported = reported
tournament-status-disputed = disputed
tournament-status-settled = decided
tournament-status-void = does not count
tournament-how-agreed = Confirmed at the table
tournament-how-judge = Ruled by the judge
tournament-how-online = Played online
tournament-how-walkover = Walkover
tournament-walkover-for = walkover for { $name }
tournament-series-of = { $count ->
    [one] series of one round
   *[other] series of { $count } rounds
}
tournament-reported-by = { $name } reports: { $result }
tournament-time-left = Time left
tournament-time-up = Time is up
tournament-time-passed = Running for
tournament-result = Result

# Standing
tournament-standing = Standing
tournament-teams = Teams
tournament-nobody = Nobody is in it yet.
tournament-column-place = Place
tournament-column-name = Name
tournament-column-team = Team
tournament-column-table = Table
tournament-column-who = Who
tournament-column-final = Final
tournament-column-score = Points
tournament-column-points = Round points
tournament-column-wins = Rounds won
tournament-column-buchholz = Buchholz
tournament-column-difference = Difference
tournament-column-direct = Direct
tournament-reasons = What decides
tournament-as-table = Download as a table

# Who takes part
tournament-people = Who takes part
tournament-presence = { $here } here, { $missing } not yet, { $gone } withdrawn
tournament-search = Search
tournament-name = Name
tournament-team = Team
tournament-team-if = Team, if there is one
tournament-remote = Plays online, not in the room
tournament-here = here
tournament-here-of = { $name } is here
tournament-here-already = Is here already
tournament-bot = Bot
tournament-gone = withdrawn
tournament-register = Register
tournament-register-now = Register
tournament-register-member = Register a member
tournament-register-self = Register
tournament-register-self-line = A name is enough. Then you get a link of your own: it shows where you play, and you report your results with it.
tournament-register-closed = Registering is no longer possible here.
tournament-registered-here = Registered here
tournament-registered-here-line = Keep the link safe: it belongs to this person only.
tournament-to-my-page = To their own page
tournament-edit = Change
tournament-edit-of = Change { $name }
tournament-save = Save
tournament-saved = Saved.
tournament-settings-over = The tournament is over. Nothing changes about it any more.
tournament-withdraw = Withdraw
tournament-withdraw-self = I am leaving
tournament-withdraw-of = Withdraw { $name }
tournament-withdraw-title = Withdraw { $name }?
tournament-withdraw-line = Draws go on without. If that leaves somebody alone at a table, it is a walkover for them.
tournament-come-back = Back again
tournament-come-back-of = { $name } is back again
tournament-reason = Reason
tournament-reason-if = Reason, if you want to give one
tournament-bots = Register a bot
tournament-bots-line = Bots play at online tables and are always here. Whoever is drawn against one plays online too.
tournament-bot-name = Name of the bot
tournament-bot-usual = Bot { $number }
tournament-strength = Strength
tournament-bot-register = Register the bot
tournament-import = From a file
tournament-import-line = A CSV file with a line for each person, as spreadsheets save it. The first line names the columns:
tournament-import-sample = name,team,online
    Ada,Red,
    Bea,Blue,yes
tournament-import-choose = Choose a file
tournament-imported = { $count ->
    [0] There is nobody in the file.
    [one] One person is registered.
   *[other] { $count } people are registered.
}
tournament-entry-link = Link to register
tournament-entry-link-line = Whoever opens it registers themselves.

# Leading the rounds
tournament-next = What comes next
tournament-needs-people = As soon as at least two are here you can draw.
tournament-results-missing = { $count ->
    [one] One table has no result yet.
   *[other] { $count } tables have no result yet.
}
tournament-over-line = The standing is final. You can print the report.
tournament-draw = Draw { $round }
tournament-undraw = Take the draw back
tournament-start = Start { $round }
tournament-finish = End the tournament
tournament-finish-line = The standing becomes final and prizes are shared out. After that only the judge can correct a result.
tournament-look-at = Look at round
tournament-place-online = Play online
tournament-place-online-of = Play table { $number } online
tournament-place-real = Play at a real table
tournament-place-real-of = Play table { $number } at a real table
tournament-by-hand = Put together by hand
tournament-by-hand-line = Whoever gets no table has a bye.
tournament-by-hand-take = Take it like this
tournament-bye = bye

# Links
tournament-links = Links for everybody
tournament-links-line = A link says who somebody is. Give each only to those who need it. Keep your own safe: nobody leads this tournament without it.
tournament-links-people = Links for each person
tournament-wall = Screen for the projector
tournament-copy-of = Copy link: { $name }
tournament-qr-of = QR code: { $name }

# The judge
tournament-everything = All tables
tournament-pause-all = Pause everything
tournament-pause-all-line = The clock stops too. Nobody can report a result until it goes on.
tournament-resume-all = Everything goes on
tournament-pause = Pause
tournament-pause-of = Pause table { $number }
tournament-resume = Go on
tournament-resume-of = Table { $number } goes on
tournament-confirm = Confirm
tournament-confirm-of = Confirm table { $number }: { $result }
tournament-rule = Rule
tournament-rule-of = Rule on table { $number }
tournament-correct = Correct
tournament-correct-of = Correct table { $number }
tournament-void = Do not count
tournament-void-of = Do not count table { $number }
tournament-void-now = Rule so
tournament-void-then = And then?
tournament-void-again = Play it again
tournament-void-out = The table does not count
tournament-void-is = This table does not count.
tournament-kind-series = series
tournament-kind-duel = scores
tournament-kind-walkover = walkover
tournament-walkover-who = For whom is the walkover?
tournament-no-rulings = The judge has not ruled on anything yet.
tournament-act-pause = Paused
tournament-act-resume = Went on
tournament-act-rule = Ruled
tournament-act-correct = Corrected
tournament-act-void = Not counted
tournament-act-again = To be played again
tournament-at = round { $round }, table { $table }
tournament-at-all = everything

# Whoever plays
tournament-against = Against { $names }
tournament-of-team = Team { $team }
tournament-my-place = You are in place { $place } of { $of }.
tournament-you-registered = You are registered. Say so when you are here: only then are you drawn.
tournament-you-here = You are here. Soon this says where you play.
tournament-i-am-here = I am here
tournament-not-here = I am not here yet
tournament-you-withdrew = You have withdrawn. If you want to play again, tell the organiser.
tournament-you-bye = { $round }: you have a bye.
tournament-you-over = The tournament is over. You are in place { $place }.
tournament-your-prize = Your prize: { $prizes }
tournament-begins-soon = Go there already: the round begins soon.
tournament-your-place = You are in place { $place } here.
tournament-wait-next = It goes on soon.
tournament-judge-decides = The reports contradict each other. The judge will come and rule.
tournament-you-reported = You report: { $result }
tournament-wait-confirm = Now somebody else at the table has to confirm it.
tournament-right = That is right
tournament-wrong = That is not right
tournament-report = Report the result
tournament-report-own = Report something else
tournament-report-other = Change my report
tournament-go-there = To the online table
tournament-go-there-line = You play here in the browser. The result comes by itself.
tournament-room-soon = Your online table is being opened …
tournament-who-first = Round { $number }: who was out first?
tournament-who-second = Round { $number }: and who was second?
tournament-round-void = Round does not count
tournament-round-void-is = does not count
tournament-leave-it = Leave it as it is
tournament-change-of = Change round { $number }
tournament-seats = You sit clockwise: { $names }.

# Screen and report
tournament-page = Page { $page } of { $pages }
tournament-print = Print
tournament-file-standing = Standing (CSV)
tournament-file-rounds = Rounds (CSV)
tournament-file-entrants = People (CSV)
tournament-file-export = Everything (JSON)
