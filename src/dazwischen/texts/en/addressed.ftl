## Refused, said to the person who wanted it; the others have names

you-rejected-is-out = You have finished and said “Jay”: the round is over for you.
you-rejected-say-jay = You have finished. Just say “Jay”!
you-rejected-said-ready = You have said “ready” already.
you-rejected-not-opener = { $first } opens first.
you-rejected-not-first = { $first } may open first.
you-rejected-no-right = The card fits, but it is not your turn.
you-rejected-no-right-no-fit = The card does not fit, and it is not your turn.
you-rejected-does-not-fit = The card does not fit: neither colour nor symbol.
you-rejected-too-late = Too late, { $of } was faster.
you-rejected-twin-not-served = Exactly the same card never goes on it at this level.
you-rejected-not-at-turn = It is { $turn }’s turn.
you-rejected-may-still-object = The other side can still object to { $word } or let it stand. Then you draw.
you-rejected-side-not-at-move = The other side is at move.
you-rejected-bot-plays = A bot is playing for you. First say that you play on yourself.
