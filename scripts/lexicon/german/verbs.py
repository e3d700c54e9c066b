"""All verbs with all their forms."""

from collections.abc import Iterator

from scripts.lexicon.german import infinitives, loans, strong, weak
from scripts.lexicon.german.parting import Parting
from scripts.lexicon.german.prefixes import EITHER, INSEPARABLE, KNOWN
from scripts.lexicon.german.tables import listed
from scripts.lexicon.german.verb import Tagged, Verb, by_length
from scripts.lexicon.german.weak import Form
from scripts.lexicon.german.wordlist import Wordlist

TENSES = ("past", "subj2")
FINITE = frozenset({"pres.3sg", "past.sg"})
CLOSED = ("be", "ent", "er", "ver", "zer", "miss")
OLD_SPELLINGS = listed("old_spellings.txt")


class Verbs:
    def __init__(self, words: Wordlist, tagged: dict[str, Tagged]) -> None:
        self.words = words
        self.tagged = tagged
        self.known: dict[str, Verb] = {}
        self.changing = strong.changing()
        self.irregular = strong.irregular()
        self.dated = strong.dated()
        self.keeping_e = loans.keeping_e()
        self.parting = Parting(words, tagged, self.known)
        self.add_all(infinitives.listed(words, tagged), listed=True)
        self.add_all(infinitives.from_finite_forms(words, self.known), listed=True)
        unlisted = set(tagged) - set(self.known) - OLD_SPELLINGS
        self.add_all(unlisted | self.prefixed(), listed=False)

    def prefixed(self) -> set[str]:
        self.parting.found_apart = infinitives.from_prefixed_forms(self.words, self.known)
        return {
            word
            for word, (first, _) in self.parting.found_apart.items()
            if sum(spelling in self.words.lower for spelling, _ in self.trial(word))
            > (first not in KNOWN)
        }

    def trial(self, infinitive: str) -> set[Form]:
        verb = Verb(infinitive, tagged=False, listed=False)
        self.parting.part(verb)
        return {form for form in self.conjugate(verb) if form[1] != "imp.sg"}

    def add_all(self, found: set[str], *, listed: bool) -> None:
        for infinitive in sorted(found, key=by_length):
            verb = Verb(infinitive, infinitive in self.tagged, listed)
            self.parting.part(verb)
            verb.forms = {form for form in self.conjugate(verb) if self.is_sure(verb, *form)}
            if verb.tagged or self.is_finite(verb):
                self.known[infinitive] = verb

    def is_finite(self, verb: Verb) -> bool:
        """abtrügen, befielen only look like infinitives: they have no present and no past."""
        return verb.infinitive in self.irregular or any(form in FINITE for _, form in verb.forms)

    def is_sure(self, verb: Verb, spelling: str, form: str) -> bool:
        """In the list, or a form that it only happens to leave out."""
        if self.words.has(spelling):
            return True
        if not verb.listed:
            return verb.tagged
        return self.is_certain(verb) and not weak.wavers(verb.infinitive, spelling, form)

    def is_certain(self, verb: Verb) -> bool:
        if verb.infinitive.endswith(("een", "ien")):
            return False
        return (
            verb.tagged
            or verb.infinitive.endswith("ieren")
            or weak.present_participle(verb.infinitive) in self.words.lower
        )

    def conjugate(self, verb: Verb) -> Iterator[Form]:
        infinitive = verb.infinitive
        commands = verb.inseparable or not verb.separable
        if infinitive in self.irregular:
            yield from self.irregular[infinitive]
            return
        own = self.changing.get(infinitive, frozenset())
        inner = {form for split in verb.splits for form in self.inside(verb, *split)}
        for spelling, form in own | inner | set(self.regular(verb, own | inner)):
            if form == "imp.sg" and not (commands and self.is_said(infinitive, spelling)):
                continue
            yield spelling, form
        for spelling in self.participles(verb):
            yield spelling, "part2"
        if verb.separable:
            for first, rest in verb.splits:
                if first not in INSEPARABLE:
                    yield first + "zu" + rest, "inf.zu"

    def is_said(self, infinitive: str, command: str) -> bool:
        """like! but never lik."""
        return infinitive not in self.keeping_e or command.endswith("e")

    def inside(self, verb: Verb, first: str, rest: str) -> Iterator[Form]:
        """The changing forms of the verb inside, as far as the whole verb has them too."""
        if rest not in self.changing and rest not in self.irregular:
            inherited = any(split[1] in self.changing for split in self.known[rest].splits)
            if not inherited:
                return
        forms = self.known[rest].forms
        if not verb.listed and verb.infinitive not in self.parting.found_apart:
            forms = forms - self.dated.get(rest, frozenset())
        regular_past = any(
            form == "past.sg" and spelling in self.words.lower
            for spelling, form in weak.forms(verb.infinitive)
        )
        for tense in ("", *TENSES):
            group = {
                (spelling, form)
                for spelling, form in forms
                if (form.startswith(TENSES) and form.startswith(tense + "."))
                or (not tense and not form.startswith(TENSES) and form not in {"part2", "inf.zu"})
            }
            regular = set(weak.forms(rest))
            changed = group - regular
            attested = any(self.words.has(first + spelling) for spelling, _ in changed)
            if attested or not verb.listed or not changed or not regular_past:
                yield from ((first + spelling, form) for spelling, form in group)

    def regular(self, verb: Verb, changing: frozenset[Form] | set[Form]) -> Iterator[Form]:
        """All of it for a regular verb; beside changing forms only what the list knows."""
        given = {form.partition(".")[0] for _, form in changing}
        weakened = weak.stem_of(verb.infinitive) + "te" in self.words.lower
        for spelling, form in weak.forms(verb.infinitive):
            tense = form.partition(".")[0]
            listed = spelling in self.words.lower and (form != "imp.sg" or weakened)
            if tense not in given or listed:
                yield spelling, form

    def participles(self, verb: Verb) -> Iterator[str]:
        entry = self.tagged.get(verb.infinitive)
        yield from entry.participles if entry else ()
        for first, rest in verb.splits:
            for spelling, form in self.known[rest].forms:
                if form != "part2":
                    continue
                closed = first + spelling.removeprefix("ge")
                bound = first in INSEPARABLE or (first in EITHER and verb.inseparable)
                if bound and (not verb.listed or self.words.has(closed)):
                    yield closed
                if first not in INSEPARABLE and (
                    not verb.listed or self.words.has(first + spelling)
                ):
                    yield first + spelling
        if not verb.splits:
            yield from self.simple_participles(verb.infinitive)

    def simple_participles(self, infinitive: str) -> Iterator[str]:
        plain = weak.participles(infinitive)
        with_ge = ["ge" + spelling for spelling in plain if self.words.has("ge" + spelling)]
        if infinitive in self.changing and self.words.has("ge" + infinitive):
            return
        if with_ge:
            yield from with_ge
        elif infinitive in self.changing:
            return
        elif (
            all(spelling + "em" in self.words.lower for spelling in plain)
            or infinitive.endswith(("ieren", "eien"))
            or infinitive.startswith(CLOSED)
        ):
            yield from plain
        elif infinitive not in self.tagged:
            yield from ("ge" + spelling for spelling in plain)
