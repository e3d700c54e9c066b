# What a house keeps of whom, and for how long. Every sentence follows the database and the settings.
kept-person = Who you are: your name, when you were first and last here, and a check value for each of your devices. No password, no e-mail address. If the operator has shut you out, that too.
kept-person-until = { $days ->
    [0] Until the operator deletes it.
    [one] Until you have not been here for a day and have no seat any more.
   *[other] Until you have not been here for { $days } days and have no seat any more.
}
kept-device = A check value for the link by which you add a second device.
kept-device-until = The link is good for { $minutes } minutes and for once. When it has run out, it is deleted as soon as somebody uses the next one.
kept-table = Tables: name and rules, who sits there or has invited, who has given away the seat of somebody who does not know yet, how things stand, and what you were refused there lately. Also what happened at a table, with the time: who sat down and got up, by which rules. There you are only a number, which stays even if you are deleted.
kept-table-until = { $days ->
    [0] Until the operator deletes it.
    [one] Until nobody has been there for a day; tables of a tournament go with the tournament.
   *[other] Until nobody has been there for { $days } days; tables of a tournament go with the tournament.
}
kept-talk = What is said at a table, with the time and who said it.
kept-talk-until = { $days ->
    [0] As long as the table: until the operator deletes it.
   *[other] As long as the table.
}
kept-game = Games: every move with its time, the result, who sat at which seat, and which you have taken out of your list. A game itself knows seats only, no names.
kept-game-until = { $days ->
    [0] Until the operator deletes it. If you are deleted, the game stays, but nobody is named at the seat any more.
    [one] Until the game has been over for a day; in a tournament not before its end.
   *[other] Until the game has been over for { $days } days; in a tournament not before its end.
}
kept-rating = Your rating after every rated game, or that you want none. You can switch it off yourself; then it is gone.
kept-rating-until = { $days ->
    [0] Until you switch it off or the operator deletes you.
   *[other] Until you switch it off, or for as long as it is kept who you are.
}
kept-tournament = Tournaments: settings, names of those who take part, results and decisions, with the time and from whom they came; check values for the links of the roles.
kept-tournament-until = { $days ->
    [0] Until the operator deletes it.
    [one] Until nothing has happened for a day.
   *[other] Until nothing has happened for { $days } days.
}
kept-sheet = Score sheets: the names that somebody has entered, and the rounds.
kept-sheet-until = { $days ->
    [0] Until the operator deletes it.
    [one] Until nothing has happened for a day.
   *[other] Until nothing has happened for { $days } days.
}
kept-order = What the operator wants of the running server, such as to delete something.
kept-order-until = Until the operator has read the answer.
kept-memory = From which address how often something is asked, so that nobody holds up the others. It is in memory only.
kept-memory-until = Until it is others' turn, or the server is started anew.
kept-log = { $access ->
    [addresses] The server's log: every request with its time and the address it came from, and what went wrong.
    [on] The server's log: every request with its time, without the address it came from, and what went wrong.
   *[off] The server's log: what went wrong. No requests, no addresses.
}
kept-log-until = For how long, the operator decides outside of this program; likewise what a server before it writes down.
kept-browser = In your browser: a cookie by which you are known; your name and your settings; score sheets and tournaments that you have opened, with what has not been sent yet; what you wrote for the referee; how you sorted your cards; what was promised for the cards of your last games and what your device added; and the page itself, so that it opens without a connection. But for what it added, none of it goes to others.
kept-browser-until = The cookie for { $year } days after you gave yourself a name; all else until you delete it in the browser.
