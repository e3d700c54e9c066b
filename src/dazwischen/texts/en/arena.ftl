## The arena: bots against each other

arena-rounds = Rounds
arena-played = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} with seed { $seed }. In brackets and after ± stands where the true value lies in 95 cases of 100.
arena-interrupted = { $rounds ->
    [0] No round yet
    [one] Only one round
   *[other] Only { $rounds } rounds
} of { $asked } with seed { $seed }, then came the interruption.
arena-column-strength = Strength
arena-column-wins = Wins
arena-column-place = Place
arena-column-points = Points/round
arena-column-rating = Rating
arena-column-faults = Faults
arena-lengths = A round takes { $mean } s at the table and { $events } events; half of them up to { $median } s, 95 of 100 up to { $most } s, the longest { $longest } s.
unusable-no-such-option = This game has no option “{ $name }”; it has { $known }.
unusable-not-a-setting = “{ $text }” does not have the form NAME=VALUE.
unusable-no-folder = The folder { $path } cannot be made: { $problem }
