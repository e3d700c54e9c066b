# Das Wörterbuch
word-no = { $word }: ungültig
word-instead = { $word }: ungültig, { $kind }
instead-name = ein Name
instead-brand = ein Markenname
instead-abbreviation = eine Abkürzung
instead-foreign = ein fremdes Wort
instead-misspelt = falsch geschrieben
instead-guessed = keine Form, die es gibt
instead-dialect = Mundart oder veraltet
word-standard = { $word }: gültig, aber nicht im Profispiel
word-professional = { $word }: gültig, auch im Profispiel
word-entry = { $lemma } ({ $pos }): { $form }
pos-noun = Hauptwort
pos-verb = Verb
pos-adjective = Adjektiv
pos-adverb = Adverb
pos-pronoun = Pronomen
pos-article = Artikel
pos-preposition = Präposition
pos-conjunction = Konjunktion
pos-particle = Partikel
pos-numeral = Zahlwort
pos-interjection = Ausruf
pos-word = Wort
form-base = Grundform
form-inflected = gebeugt
form-comparative = Komparativ
form-comparative-inflected = Komparativ, gebeugt
form-superlative = Superlativ
form-superlative-inflected = Superlativ, gebeugt
form-nom-sg = Nominativ Singular
form-gen-sg = Genitiv Singular
form-dat-sg = Dativ Singular
form-acc-sg = Akkusativ Singular
form-nom-pl = Nominativ Plural
form-gen-pl = Genitiv Plural
form-dat-pl = Dativ Plural
form-acc-pl = Akkusativ Plural
form-feminine = weibliche Form
form-inf = Infinitiv
form-inf-zu = Infinitiv mit zu
form-inf-noun = Infinitiv als Hauptwort
form-part1 = Partizip I
form-part2 = Partizip II
form-part1-inflected = Partizip I, gebeugt
form-part2-inflected = Partizip II, gebeugt
form-pres-1sg = 1. Person Singular Präsens
form-pres-2sg = 2. Person Singular Präsens
form-pres-3sg = 3. Person Singular Präsens
form-pres-pl = 1. und 3. Person Plural Präsens
form-pres-2pl = 2. Person Plural Präsens
form-past-sg = 1. und 3. Person Singular Präteritum
form-past-2sg = 2. Person Singular Präteritum
form-past-pl = 1. und 3. Person Plural Präteritum
form-past-2pl = 2. Person Plural Präteritum
form-subj1-sg = 1. und 3. Person Singular Konjunktiv I
form-subj1-2sg = 2. Person Singular Konjunktiv I
form-subj1-pl = 1. und 3. Person Plural Konjunktiv I
form-subj1-2pl = 2. Person Plural Konjunktiv I
form-subj2-sg = 1. und 3. Person Singular Konjunktiv II
form-subj2-2sg = 2. Person Singular Konjunktiv II
form-subj2-pl = 1. und 3. Person Plural Konjunktiv II
form-subj2-2pl = 2. Person Plural Konjunktiv II
form-imp-sg = Imperativ Singular
form-imp-pl = Imperativ Plural
form-unknown = Form nicht bestimmt

# Spielmöglichkeiten und Analyse
solve-found = { $count ->
    [0] Kein Wort lässt sich legen.
    [one] Ein Wort lässt sich legen:
   *[other] { $count } Wörter lassen sich legen:
}
solve-new = neu
solve-row = Reihe { $row }
analysis-move = Zeile { $line }: { $side } { $action } ({ $gain ->
    [one] ein Punkt
   *[other] { $gain } Punkte
})
analysis-better = { $rare ->
    [yes] Besser, aber mit seltenen Wörtern
   *[no] Besser
}: { $plays }, zusammen { $points } Punkte{ $letters ->
    [0] { "" }
    [one] { " " }und ein Buchstabe
   *[other] { " " }und { $letters } Buchstaben
}.
analysis-jarnacs = { $count ->
    [one] Ein Jarnac wurde nicht gerufen
   *[other] { $count } Jarnacs wurden nicht gerufen
}: { $plays }
analysis-more = { " " }und { $count } weitere
analysis-new = { $word } ({ $gain })
analysis-change = { $word } auf Reihe { $row } ({ $gain })
analysis-balance = { $side }: { $score } Punkte; beim Passen liegen gelassen: { $left }; Jarnac gerufen: { $jarnacs-called }; Gelegenheiten verpasst: { $jarnacs-missed }
unusable-no-analysis = Eine Analyse gibt es nur für Jarnac, nicht für „{ $name }“.
