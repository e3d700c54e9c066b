## Seats at a table

rejected-seat-empty = Nobody sits here.
rejected-bot-plays = A bot is playing here.
rejected-no-bot-plays = No bot plays for anybody here.
rejected-nobody-to-go = Nobody is here who could go.
rejected-nobody-was-gone = Nobody was gone from here.
rejected-nobody-to-play-for = A bot plays only for somebody who sits here.
rejected-sits-there = The seat is taken like that already.
rejected-no-such-strength = There is no strength “{ $value }”; possible are { $allowed }.
rejected-no-such-pace = There is no pace “{ $value }”: behind the @ stands a number from { $least } to { $most }, in percent of the usual time.
unusable-strength-not-ready = Bots of this strength are not ready yet: the server has to compile its kernels first. Take another strength until then.
unusable-seat-count = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} taken, but this game has { $seats }.

## Logs that are decided anew

unusable-log-time = Event { $seq } comes before the event before it, or at no possible time.
unusable-log-lexicon = The log belongs to another dictionary ({ $found }); ours is { $ours }.
unusable-log-commitment = The server had promised something else: the secret it shows does not fit the checksum it told before.
unusable-log-seed = The seed does not come of the server's secret and the players' shares.
unusable-log-promise = Another checksum was told before the deal than the one in the log.
unusable-log-no-cause = Nothing can cause event { $seq } here.
unusable-log-refused = Event { $seq } breaks the rules ({ $rules }).
unusable-log-differs = Event { $seq } is not what the rules and the seed lead to.
unusable-log-missing = After event { $seq } something that follows from it is missing.
unusable-log-actor = Event { $seq } comes from somebody who does not sit there.
unusable-log-no-duty = The table would not have done event { $seq } on its own at that time.
