# The rating series: ten rounds, seats, ranking and prizes.
# Either all players have names or none.
series-who = { $named ->
    [yes] { $who }
   *[no] player { $who }
}
series-whom = { $named ->
    [yes] { $whom }
   *[no] player { $whom }
}
series-third = { $named ->
    [yes] { $third }
   *[no] player { $third }
}

# Verdicts on entries
series-round = Round { $number }: { $points } points for { series-who }, { $fewer } for { series-whom }.{ series-then }
series-round-of-two = Round { $number }: { $points } points for { series-who }.{ series-then }
series-round-void = Round { $number } does not count and is played again.
series-corrected = Round { $number } corrected: { $points } points for { series-who }, { $fewer } for { series-whom }. Everything is computed anew.{ series-then }
series-corrected-of-two = Round { $number } corrected: { $points } points for { series-who }. Everything is computed anew.{ series-then }
series-corrected-void = Round { $number } no longer counts and is played again; the later rounds move up. Everything is computed anew.{ series-then }
series-then = { $then ->
    [half] { " " }The first half is over, nobody changes seats.
    [seats] { " " }The seats are different now.
    [over] { " " }The series is over.
   *[on] { "" }
}

# Refused
rejected-series-over = The ten rounds of the series have been played.
rejected-series-no-such-player = There is no player { $player }; there are { $players }.
rejected-series-no-second = With two players there is a first place only.
rejected-series-second-missing = Who came second is missing.
rejected-series-twice = Nobody comes first and second in the same round.
rejected-series-no-such-round = Round { $number } cannot be corrected: { $played ->
    [0] no round counts yet.
    [one] one round counts so far.
   *[other] { $played } rounds count so far.
}

# Not readable
unusable-series-line = “{ $text }” is neither a round (“1 3”) nor “void” nor a correction (“correct 3: 2 1”).
unusable-series-player = “{ $text }” is no player from 1 to { $players }.
unusable-series-names = names: there must be { $players } different names, separated by commas.
unusable-series-seats = seats: “{ $value }” does not name every player from 1 to { $players } exactly once.
unusable-series-prize = prizes: “{ $text }” is neither an amount like 50.00 nor a thing; a comma and a blank stand between two prizes.
unusable-series-prizes = prizes: { $prizes } prizes are more than there are places; there are { $players }.

# How things stand, in words
series-first-half = First half: { $played } of { $rounds } rounds { $played ->
    [one] counts
   *[other] count
} so far.
series-second-half = Second half: { $played } of { $rounds } rounds count so far.
series-over = The series is over.
series-seats = { $named ->
    [yes] Clockwise sit { $players }.
   *[no] Clockwise sit the players { $players }.
}
series-seat-change = { $how ->
    [others-swap] The best at half-time, { series-who } and { series-whom }, sat opposite each other already; the other two have swapped seats.
    [third-after-first] The best at half-time, { series-who } and { series-whom }, now sit opposite each other; { series-third } sits after { series-who }.
    [already-opposite] The best at half-time, { series-who } and { series-whom }, sat opposite each other already; everybody stays.
    [second-opposite] The best at half-time, { series-who } and { series-whom }, now sit opposite each other; the others keep their order.
   *[nobody-moves] With two or three players everybody stays.
}
series-place = Place { $place }: { series-who } with a sum of places of { $sum } ({ $parts }), { $points } { $points ->
    [one] point
   *[other] points
}, { $wins ->
    [0] no round won
    [one] one round won
   *[other] { $wins } rounds won
}.
series-decided-points = By points, { series-who } is before { series-whom }: the sum of places is the same, but it is { $more } points to { $fewer }.
series-decided-wins = By rounds won, { series-who } is before { series-whom }: sum of places and points are the same, but it is { $more } rounds won to { $fewer }.
series-decided-shared = Place { $place } is shared by { series-who } and { series-whom }: sum of places, points and rounds won are the same.
series-prize-amount = Prize of { series-who }: { $whole }.{ $cents }
series-prize-thing = Prize of { series-who }: { $prize }
series-prize-kept = Not given, because it cannot be divided and there is no next place: { $prize }
