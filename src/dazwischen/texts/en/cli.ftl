cli-column-line = Line
cli-column-seat = Who
cli-column-action = What
cli-column-verdict = Verdict
cli-column-rules = Rules
cli-situation = The situation
cli-judge = judge
cli-all = all
cli-table = table
verdict-open = opened
verdict-serve = served
verdict-redirect = redirected
verdict-throw = thrown
verdict-fault = fault
verdict-follow-up = follow-up
verdict-refused = refused
verdict-ok = in order
verdict-justified = justified
verdict-unjustified = unjustified
cli-reasons = Why

decimal-mark = .
cli-play-at = Dazwischen is running: { $url } (Ctrl+C to stop)

## `dazwischen verify`

verify-follows = { $events ->
    [one] One event, and it follows
   *[other] { $events } events, and all follow
} from the rules.
verify-cards-checked = Cards checked: they come of the secret that the server had promised before, and of { $shares ->
    [one] the share of one device
   *[other] the shares of { $shares } devices
} at the table.
verify-cards-alone = Cards cannot be checked: play began before any device at the table could add its share.
verify-cards-old = Cards cannot be checked: the game was played before there was this promise.
verify-commitment = Told before the deal: { $commitment }
