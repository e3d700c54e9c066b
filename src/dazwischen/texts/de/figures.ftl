# Bauern sind sächlich, die Dame ist weiblich, alle anderen Figuren sind männlich.
colour-weak = { $colour ->
    [r] rote
    [b] blaue
    [g] gelbe
    [l] lila
   *[none] bunte
}
colour-oblique = { $colour ->
    [r] roten
    [b] blauen
    [g] gelben
    [l] lila
   *[none] bunten
}
figure-nominative = { $kind ->
    [pawn] das { $weak } { $symbol }
    [Dame] die { $weak } Dame
    [Botschafter] der Botschafter
    [Verraeter] der Verräter
   *[other] der { $weak } { $symbol }
}
figure-accusative = { $kind ->
    [pawn] das { $weak } { $symbol }
    [Dame] die { $weak } Dame
    [Botschafter] den Botschafter
    [Verraeter] den Verräter
   *[other] den { $oblique } { $symbol }
}
figure-dative = { $kind ->
    [pawn] dem { $oblique } { $symbol }
    [Dame] der { $oblique } Dame
    [Botschafter] dem Botschafter
    [Verraeter] dem Verräter
   *[other] dem { $oblique } { $symbol }
}
