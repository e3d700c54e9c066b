## In the browser: what belongs to no game in particular

web-birds = Magpie, Jackdaw, Lapwing, Woodpecker, Wren, Oriole, Goldfinch, Hoopoe, Blackbird, Buzzard, Crane, Shrike
web-menu = Menu
web-other-language = Deutsch
web-settings = Settings
web-back = Back
web-imprint = Imprint
web-imprint-none = Whoever runs this server has left nothing here yet.
web-privacy = Privacy
web-kept = What this server keeps, and for how long
web-kept-line = This list follows from the program and its settings. No other services take part; nothing is passed on.
web-home = To the start page
web-close = Close
web-held = Paused: it goes on when you are back.
web-more = More
web-help = Help
web-help-advice = Playing well: tips for this table
web-help-pictures = All tips with pictures (in a new tab)
web-help-rules = All rules of this game (in a new tab)
web-no-server = No answer to that came from the server. Try again in a moment.

# Start page
web-play-title = Right away
web-play-now = Play now
web-about-jay = Everybody lays into the same box, and the first without cards wins. From level 2 on, whoever is quick throws a card right in between.
web-quick-jay = Jay, level 1, against three easy opponents who take their time. No account.
web-game-jay = Jay
web-about-jsolitaer = The patience of the Jay deck: five stacks, one turn at a time, and figures that open long ways. Get rid of all your cards!
web-quick-jsolitaer = Alone and in peace, with undo and hints.
web-game-jsolitaer = J-Solitär
web-about-jarnac = Two boards, one bag of letters: lay words, let them grow, and call “Jarnac!” when the other side has missed one. Then it is yours.
web-quick-jarnac = Jarnac in German, against an easy opponent who knows everyday words only.
web-game-jarnac = Jarnac
web-friends-title = With others
web-friends-line = Open a table, send the link around, and off you go.
web-open-table = Open a table for { $game }
web-join = Join
web-continue-title = Play on
web-public-title = Open tables
web-running = running
web-waiting = waiting
web-name-title = Your name
web-name = How the others see you
web-rename = Change
web-renamed = You are now called { $name }.
web-who-are-you = What is your name?
web-to-the-table = To the table
web-unknown-game = This page does not know that game yet.

# At a table, before the game
web-seats = Seats
web-seat-empty = Free
web-seat-free = free
web-seat-holder = Who has seat { $seat }
web-sit = Sit down
web-stand = Stand up
web-host = host
web-gone = away
web-start = Start the game
web-seats-free = There are free seats: invite somebody, or put a bot there.
web-fill-bots = Put bots on the free seats
web-host-starts = The host starts the game.
web-invite = Invite
web-invitation = Link to the table
web-code-is = Code:
web-copy = Copy
web-share = Share
web-qr = QR code
web-qr-alt = QR code with the link to the table
web-copied = The link is copied.
web-copy-by-hand = Copying does not work by itself here: mark the link and copy it.
web-rules = Rules
web-table = Table
web-table-public = Listed publicly
web-table-watching = Watching allowed
web-table-talk = Free text allowed
web-watchers = Watching: { $names }
web-again = Again
web-change-rules = Table and rules

# Bots
web-bot-leicht = bot, easy
web-bot-mittel = bot, medium
web-bot-stark = bot, strong
web-bot-meister = bot, master
web-bots-unready = Not ready yet: { $strengths }. The server has to compile its kernels for that first, which takes about a minute and a C compiler.
web-bot-name-1 = Anton
web-bot-name-2 = Bea
web-bot-name-3 = Carl
web-bot-name-4 = Dora
web-bot-name-5 = Emil
web-bot-name-6 = Frieda
web-bot-name-7 = Gustav
web-bot-name-8 = Hanna
web-bot-name-9 = Igor
web-bot-name-10 = Jana
web-bot-name-11 = Kurt
web-bot-name-12 = Lena

# Connection
web-stuck = A part of this page could not be loaded.
web-reload = Load the page again
web-offline = No connection to the server. Once it is back, things go on here by themselves.
web-line-open = Connected. To the server and back takes { $ms } milliseconds; in the game that costs you no time.
web-line-connecting = Connecting …
web-line-broken = Connection lost, still trying …
web-line-closed = Not connected

# Calls
web-talk = Talk
web-say = Say something
web-send = Say
web-call-hallo = Hello!
web-call-gut = Well played!
web-call-schnell = That was fast!
web-call-mist = Damn!
web-call-danke = Thanks!
web-call-moment = One moment …
web-call-nochmal = Again?
web-call-glueckwunsch = Congratulations!

# Settings
web-language = Language
web-theme = Looks
web-theme-auto = like the system
web-theme-dark = dark
web-theme-light = light
web-prefer-sound = Sounds
web-sound-short = Sound
web-fits = What fits
web-prefer-motion = Movement
web-prefer-patterns = Patterns on the cards
web-prefer-fits = Show what fits
web-device-title = Second device
web-device-line = With a link that is good for once and for ten minutes you are yourself on another device, too.
web-device-make = Make a link
web-device-link = Open this link on the other device
web-device-taking = One moment …
web-device-keep-line = If you want to keep both, first make a link for a further device in the settings.
web-device-change = Yes, change
web-device-stay = No, stay as I am

# Looking things up
web-study-title = Look it up
web-study-rules = Rules
web-study-rules-line = Each game in two minutes, with pictures.
web-study-games = My games
web-study-games-line = Watch any game again, step by step.
web-study-referee = Referee
web-study-referee-line = A dispute at a real table? Write down what happened.
web-study-words = Dictionary
web-study-words-line = Does the word count? And what else is in its letters?
web-watch-again = Watch it again
web-rule-in-place = Show it among the rules
web-no-such-rule = This rule is not in the rulebook.

# At a real table
web-real-title = At a real table
web-real-rules = Hands, box and cards
web-real-rules-line = What holds at a real table, on one sheet to print.
web-real-sheet = Score sheet
web-real-sheet-line = Write down ten rounds, and the sheet does all the sums.
web-real-ratings = Ratings
web-real-ratings-line = How strong everybody is who plays against others here.

# Tournaments
web-tournaments = Tournaments
web-tournaments-line = At real tables or online: registration, draws, results from phones, the standing on the projector.
web-tournament-make = Make a tournament
web-tournament-untitled = Tournament without a name

## In the browser: the table during a game, who comes and goes, keys

# The table during a game
web-table-menu = The table
web-table-for-me = You
web-let-bot = Let a bot play for me
web-bot-for-me = A bot plays for you, and you watch.
web-play-on = I play on
web-table-name = Name of the table
web-table-name-set = Name it
web-table-delay = Watchers see everything
web-table-delay-of = { $seconds ->
    [0] at once
    [30] 30 seconds later
    [120] 2 minutes later
    [300] 5 minutes later
   *[other] { $seconds } seconds later
}
web-rules-later = The rules can be changed as soon as the game is over.
web-stop = Break the game off
web-stop-sure = Really break it off? The game will not count.
web-stop-sure-rated = Really break it off? If the game is rated, you have lost it by that.
web-stop-yes = Yes, break it off
web-stop-no = No, play on
web-hand-host = Make host
web-hand-host-to = Make { $name } the host
web-seat-bot-plays = a bot plays
web-points = { $points ->
    [one] one point
   *[other] { $points } points
}

# Who comes and goes
web-told-sat = { $name } sits down.
web-told-freed = Seat { $seat } is free.
web-told-bot-sat = A bot plays at seat { $seat } now.
web-told-gone = { $name } is away.
web-told-back = { $name } is back.
web-told-lets-bot = { $me ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
}
web-told-plays-on = { $me ->
    [yes] You play yourself again.
   *[no] { $name } plays again.
}
web-told-host = { $me ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
web-told-stopped = The game was broken off.
web-told-said = { $name }: { $words }

# Start page
web-join-title = Join others at a table
web-join-line = You have a code or a link? Enter it here. A QR code is read by your phone’s camera.
web-join-label = Code or link
web-watch-title = Watch
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-company-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-go-on = Back to your table
web-go-on-title = Your game is still running

# Keys
web-keys = Keys
web-keys-line = Choose a key to take another one instead. Arrows, digits, Enter, + and − stay as they are.
web-key-change = { $does }: key { $key }, change
web-key-press = Press a key …
web-key-swapped = { $key } was taken: the two have swapped.
web-key-not = That key cannot be used. Take a letter or a sign.
web-keys-reset = All keys as in the beginning
web-device-qr = QR code with the link for the other device

# How a game ended
web-history = History
web-result = Result
web-place = Place
web-player = Who
web-you = you
web-won = { $me ->
    [yes] { $count ->
        [one] You have won!
       *[other] You win together with { $names }!
    }
   *[no] { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
}
web-won-all = A draw!
web-won-nobody = Nobody wins this time.

# Invitations, seats, pace
web-nameless = What is your name?
web-play-along = Play along
web-tempo = Pace of the bots
web-tempo-of = { $pace ->
    [100] brisk
    [150] calm
    [250] leisurely
    [400] very slow
   *[other] { $pace }%
}
web-tempo-line = { $pace ->
    [100] They play as fast as they can.
    [150] They take half as much time again.
    [250] They take two and a half times as long for everything.
    [400] They take four times as long for everything.
   *[other] They take { $pace }% of their time for everything.
}
web-put-out-sure = Take { $name }’s seat away?
web-put-out-rated = If the game is rated, you have lost it by that.
web-put-out-yes = Yes, free the seat
web-put-out-no = No
web-put-out = { $name } has given your seat away. You are watching now.
web-share-text = { $name } invites you to { $game }.
web-invited = { $host } invites you to { $game }
web-invited-level = Level { $level }
web-invited-people = At the table: { $names }.
web-invited-playing = The game has begun, and all seats are taken.
web-invited-full = All seats are taken.
web-more-rules = More rules to choose
