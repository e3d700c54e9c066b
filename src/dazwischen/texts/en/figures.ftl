colour-weak = { $colour ->
    [r] red
    [b] blue
    [g] yellow
    [l] purple
   *[none] many-coloured
}
colour-oblique = { $colour ->
    [r] red
    [b] blue
    [g] yellow
    [l] purple
   *[none] many-coloured
}
figure-nominative = { $kind ->
    [Botschafter] the Botschafter
    [Verraeter] the Verräter
   *[other] the { $weak } { $symbol }
}
figure-accusative = { $kind ->
    [Botschafter] the Botschafter
    [Verraeter] the Verräter
   *[other] the { $weak } { $symbol }
}
figure-dative = { $kind ->
    [Botschafter] the Botschafter
    [Verraeter] the Verräter
   *[other] the { $weak } { $symbol }
}
