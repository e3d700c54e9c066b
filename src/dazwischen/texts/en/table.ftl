## Seats at a table

rejected-seat-empty = Nobody sits here.
rejected-bot-plays = A bot is playing here.
rejected-no-bot-plays = No bot plays for anybody here.
rejected-nobody-to-go = Nobody is here who could go.
rejected-nobody-was-gone = Nobody was gone from here.
rejected-nobody-to-play-for = A bot plays only for somebody who sits here.
rejected-sits-there = The seat is taken like that already.
rejected-no-such-strength = There is no strength “{ $value }”; possible are { $allowed }.
unusable-seat-count = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} taken, but this game has { $seats }.

## Logs that are decided anew

unusable-log-time = Event { $seq } ({ $event }) is earlier than the one before it, or at no possible time.
unusable-log-lexicon = The log belongs to another dictionary ({ $found }); ours is { $ours }.
unusable-log-no-cause = Nothing can cause event { $seq } ({ $event }) here.
unusable-log-refused = By the rules event { $seq } ({ $event }) would have been refused: { $reason } ({ $rules }).
unusable-log-differs = Event { $seq } ({ $event }) is not what the rules and the seed give.
unusable-log-missing = Something is missing after event { $seq } ({ $event }): { $missing } has to follow.
unusable-log-actor = Event { $seq } ({ $event }) comes from somebody who does not sit there.
unusable-log-no-duty = Event { $seq } ({ $event }) is nothing the table would have done on its own at that time.
