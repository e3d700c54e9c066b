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
