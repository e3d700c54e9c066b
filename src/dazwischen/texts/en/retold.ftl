## A game told again

retold-seated = Somebody else sits at seat { $seat } now.
retold-went-away = Player { $seat } is gone.
retold-came-back = Player { $seat } is back.
retold-bot-stepped-in = A bot plays for player { $seat } now.
retold-bot-stepped-out = Player { $seat } plays again.
retold-dealt = The cards are dealt, player { $first } begins.
retold-begun = Lots are drawn: side { $side } begins.
could-open = open
could-serve = serve
could-redirect = redirect
could-throw = throw
unusable-too-many-lines = A protocol may have { $most } lines here at most.
