# The dictionary
word-no = { $word }: not valid
word-instead = { $word }: not valid, { $kind }
instead-name = a name
instead-brand = a trade name
instead-abbreviation = an abbreviation
instead-foreign = a foreign word
instead-misspelt = misspelt
instead-guessed = no form that exists
instead-dialect = dialect or out of use
word-standard = { $word }: valid, but not in the professional game
word-professional = { $word }: valid, in the professional game too
word-entry = { $lemma } ({ $pos }): { $form }
pos-noun = noun
pos-verb = verb
pos-adjective = adjective
pos-adverb = adverb
pos-pronoun = pronoun
pos-article = article
pos-preposition = preposition
pos-conjunction = conjunction
pos-particle = particle
pos-numeral = numeral
pos-interjection = interjection
pos-word = word
form-base = base form
form-inflected = inflected
form-comparative = comparative
form-comparative-inflected = comparative, inflected
form-superlative = superlative
form-superlative-inflected = superlative, inflected
form-nom-sg = nominative singular
form-gen-sg = genitive singular
form-dat-sg = dative singular
form-acc-sg = accusative singular
form-nom-pl = nominative plural
form-gen-pl = genitive plural
form-dat-pl = dative plural
form-acc-pl = accusative plural
form-feminine = feminine form
form-inf = infinitive
form-inf-zu = infinitive with zu
form-inf-noun = infinitive as a noun
form-part1 = present participle
form-part2 = past participle
form-part1-inflected = present participle, inflected
form-part2-inflected = past participle, inflected
form-pres-1sg = first person singular present
form-pres-2sg = second person singular present
form-pres-3sg = third person singular present
form-pres-pl = first and third person plural present
form-pres-2pl = second person plural present
form-past-sg = first and third person singular past
form-past-2sg = second person singular past
form-past-pl = first and third person plural past
form-past-2pl = second person plural past
form-subj1-sg = first and third person singular subjunctive I
form-subj1-2sg = second person singular subjunctive I
form-subj1-pl = first and third person plural subjunctive I
form-subj1-2pl = second person plural subjunctive I
form-subj2-sg = first and third person singular subjunctive II
form-subj2-2sg = second person singular subjunctive II
form-subj2-pl = first and third person plural subjunctive II
form-subj2-2pl = second person plural subjunctive II
form-imp-sg = imperative singular
form-imp-pl = imperative plural
form-unknown = form not determined

# What can be laid, and what was missed
solve-found = { $count ->
    [0] No word can be laid.
    [one] One word can be laid:
   *[other] { $count } words can be laid:
}
solve-new = new
solve-row = row { $row }
analysis-move = Line { $line }: { $side } { $action } ({ $gain ->
    [one] one point
   *[other] { $gain } points
})
analysis-better = { $rare ->
    [yes] Better, but with rare words
   *[no] Better
}: { $plays }, { $points } points in all{ $letters ->
    [0] { "" }
    [one] { " " }and a letter
   *[other] { " " }and { $letters } letters
}.
analysis-jarnacs = { $count ->
    [one] One Jarnac was not called
   *[other] { $count } Jarnacs were not called
}: { $plays }
analysis-more = { " " }and { $count } more
analysis-new = { $word } ({ $gain })
analysis-change = { $word } on row { $row } ({ $gain })
analysis-balance = { $side }: { $score } points; left lying at passes: { $left }; Jarnacs called: { $jarnacs-called }; opportunities missed: { $jarnacs-missed }
unusable-no-analysis = There is an analysis for Jarnac only, not for “{ $name }”.
