## At the server: what cannot be

rejected-unreadable = This message could not be read.
rejected-hello-first = First say which table you come to.
rejected-follow-first = First say what you follow.
rejected-page-outdated = This page is outdated. Reload it.
rejected-too-many-followers = Too many are watching here already.
rejected-too-fast = That was too much at once. Wait a moment.
rejected-too-big = This message is too big.
rejected-head-too-big = The headers of this request are too long.
rejected-too-slow = That took too long. Try once more.
rejected-too-many-sockets = There are too many connections from you or your address already. Close some windows.
rejected-house-full = Too many people are here just now. Try again in a moment.
rejected-too-many-people = Too many new people come from your address just now. Wait a moment.
rejected-work-busy = Too much is being worked out here just now. Try again in a moment.
rejected-work-slow = Working that out takes too long. Try with less of it.
rejected-table-full = There is no room left at this table, not even to watch.
rejected-put-out = { $name } has given your seat away, and nobody may watch at this table.
rejected-watching-off = Nobody may watch at this table.
rejected-no-game-running = No game is running.
rejected-game-is-running = That has to wait until the game is over.
rejected-has-no-seat = You do not sit at this table.
rejected-nobody-to-captain = Nobody sits there who could have a captain.
rejected-captains-one-seat = You can be captain for one seat at a time.
rejected-captain-taken = That seat has a captain already, or somebody has asked.
rejected-captain-declined = You have asked here before. Whoever sits there can still make you captain.
rejected-nobody-watches = Only somebody who is watching can be captain.
rejected-no-such-captain = There is no captain at that seat.
rejected-not-your-captain = That is up to whoever sits there, or to the host.
rejected-captains-pause-only = As a captain you can interrupt, and nothing else.
rejected-captain-only = Only a captain does that. You just interrupt.
rejected-seats-drawn = At this table the tournament gives out the seats.
rejected-has-a-seat = You already sit at this table.
rejected-seat-taken = This seat is taken.
rejected-no-seat-free = There is no free seat left here.
rejected-seats-free = There are free seats: invite somebody, or seat a bot.
rejected-host-only = Only the host of the table can do that.
rejected-people-sit-down-themselves = People sit down by themselves.
rejected-nobody-to-be-host = Only somebody else who sits at the table can be host.
rejected-delay-range = Those who watch can be behind by { $most } seconds at most.
rejected-no-such-call = There is no such call.
rejected-nothing-said = There was nothing in it.
rejected-talk-off = There are only the preset calls at this table.
rejected-hint-in-company = Hints are given only to those who play alone or with nobody but bots.
rejected-no-hints = There are no hints for this game.
rejected-no-such-table = There is no such table (any more).
rejected-no-such-game = There is no such game, or it is not for you.
rejected-too-long-to-analyse = This game is too long to be analysed; { $most } events are the most.
rejected-no-such-dictionary = There is no such dictionary here.
rejected-book-closed = Look it up after the game: in the game of Jarnac you are playing, what counts is what the sides know.
rejected-search-in-company = You can search for words once your game against others is over.
rejected-no-such-letters = Enter 3 to 9 letters.
rejected-too-many-tables = You cannot have more than { $most } tables open.
rejected-too-many-imports = You cannot bring in more than { $most } games from elsewhere.
rejected-name-empty = Choose a name of at least one character.
rejected-link-replaces = On this device you play as “{ $mine }”. With the link you become “{ $theirs }” of the other device here. From here you will no longer reach your tables, games and ratings as “{ $mine }”.
rejected-link-spent = This link has expired or was used already.
rejected-who-are-you = Choose a name first.
rejected-banned = You cannot play here any more. Whoever runs this server decided so.
rejected-foreign-origin = This request comes from a foreign page.
rejected-not-found = There is nothing here.
rejected-wrong-method = That is no way to ask here.
rejected-bad-request = Something is wrong with this request.
rejected-cannot-keep = The server cannot keep anything just now. So nothing was done; try again in a while.
rejected-game-damaged = The record of this game is damaged and can no longer be shown.
rejected-table-damaged = The record of this table is damaged, and it can no longer be opened.
rejected-book-damaged = The record of this tournament or score sheet is damaged and can no longer be shown.
rejected-our-mistake = We made a mistake. Please try again.
manifest-description = Three games of striking in between: Jay, J-Solitär and Jarnac, with friends or against bots.
unusable-options-unreadable = The rules cannot be read: { $problem }
unusable-one-seat-each = You can sit on one seat only.
bye-too-fast = Those were too many messages. The connection is closed.
bye-closed = This table is gone.
bye-removed = You were deleted here.
bye-banned = You cannot play here any more. Whoever runs this server decided so.
bye-restart = The server restarts. You will be back at the table in a moment.
unusable-setting = { $where }: “{ $value }” does not fit. What is needed is { $kind ->
    [host] an address of this machine, such as 127.0.0.1
    [port] a number from 0 to 65535
    [folder] a folder
    [there] a folder that exists
    [house] the address under which the server is reached, such as https://games.example/ or https://games.example/jay/
    [origin] the beginning of an address without a path, such as https://games.example
    [proxy] an address or a network, such as 10.0.0.0/8
    [factor] a number from 0.01 to 1000
    [days] a number of days, 0 for ever
    [token] a word that nobody guesses
    [level] debug, info, warning or error
    [access] off, on or addresses
   *[other] something else
}.
unusable-setting-unknown = { $where }: “{ $name }” is no setting.
unusable-settings-file = { $path }: the settings cannot be read: { $problem }.
unusable-no-listening = The server cannot listen at { $host }, port { $port }: { $problem }.
