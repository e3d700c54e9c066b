"""The rules that the build derives German forms with, on verbs, adjectives and nouns alone."""

import pytest
from scripts.lexicon.french import inflected, suffixes
from scripts.lexicon.german import endings, strong, weak
from scripts.lexicon.german.adjectives import unround
from scripts.lexicon.german.compounds import Compounds
from scripts.lexicon.german.nouns import Noun
from scripts.lexicon.german.parting import Parting
from scripts.lexicon.german.verb import Verb, is_infinitive
from scripts.lexicon.german.wordlist import Wordlist


@pytest.mark.parametrize(
    ("infinitive", "forms"),
    [
        ("lachen", "lachst:pres.2sg lacht:pres.3sg lachte:past.sg lach:imp.sg lachend:part1"),
        ("reden", "redest:pres.2sg redet:pres.3sg redete:past.sg"),
        ("atmen", "atmest:pres.2sg atmete:past.sg"),
        ("reisen", "reist:pres.2sg reist:pres.3sg"),
        ("handeln", "handle:pres.1sg handele:pres.1sg handelt:pres.3sg handelnd:part1"),
        ("knien", "knie:pres.1sg kniest:pres.2sg kniete:past.sg"),
    ],
)
def test_regular_verbs(infinitive: str, forms: str) -> None:
    expected = {tuple(pair.split(":")) for pair in forms.split()}
    assert expected <= set(weak.forms(infinitive))


@pytest.mark.parametrize(
    ("infinitive", "forms"),
    [
        ("geben", "gibst:pres.2sg gib:imp.sg gab:past.sg gäbest:subj2.2sg gegeben:part2"),
        ("halten", "hält:pres.3sg hältst:pres.2sg hielt:past.sg"),
        ("lesen", "liest:pres.2sg liest:pres.3sg lasest:past.2sg"),
        ("bringen", "brachte:past.sg brächten:subj2.pl gebracht:part2"),
    ],
)
def test_changing_verbs(infinitive: str, forms: str) -> None:
    expected = {tuple(pair.split(":")) for pair in forms.split()}
    assert expected <= strong.changing()[infinitive]


def test_no_plain_imperative_where_the_vowel_changes() -> None:
    assert ("geb", "imp.sg") not in strong.changing()["geben"]


@pytest.mark.parametrize("word", ["laufen", "handeln", "wandern", "kundtun"])
def test_infinitives_by_their_looks(word: str) -> None:
    assert is_infinitive(word)


def test_umlauts_taken_back() -> None:
    assert [unround(stem) for stem in ("größ", "Ärzt", "klug")] == ["groß", "Arzt", "klug"]


def wordlist(text: str) -> Wordlist:
    words = text.split()
    return Wordlist(
        lower=frozenset(word for word in words if word[0].islower()),
        capital=frozenset(word for word in words if word[0].isupper()),
    )


def test_nouns_read_from_the_forms_beside_them() -> None:
    words = wordlist("Zopf Zopfs Zopfes Zopfe Zöpfe Zöpfen Halunke Halunken")
    assert ("Zopf", "nom.pl") in endings.read("Zöpfe", words)
    assert ("Zopfe", "nom.sg") not in endings.read("Zopfe", words)
    assert ("Halunke", "nom.sg") in endings.read("Halunke", words)
    assert {lemma for lemma, _ in endings.read("Halunken", words)} == {"Halunke"}


def test_a_compound_is_read_by_its_last_part() -> None:
    house = Noun("Haus", "nouns", {("Haus", "nom.sg"), ("Häuser", "nom.pl")})
    words = wordlist("Baum Baumhaus Baumhäuser")
    compounds = Compounds(words, {"Haus": [house], "Häuser": [house]})
    assert [noun.lemma for noun in compounds.read("Baumhäuser")] == ["Baumhaus"]


def test_separable_verbs() -> None:
    known = {"reisen": Verb("reisen", tagged=False, listed=True, forms={("gereist", "part2")})}
    parting = Parting(wordlist("abzureisen verreist"), {}, known)
    leave = Verb("abreisen", tagged=False, listed=True)
    parting.part(leave)
    travel = Verb("verreisen", tagged=False, listed=True)
    parting.part(travel)
    assert (leave.separable, leave.inseparable) == (True, False)
    assert (travel.separable, travel.inseparable) == (False, True)


def test_french_endings() -> None:
    rules = dict(suffixes("SFX a0 Y 2\nSFX a0 ger geons/n'q' ger\nSFX a0 er ons [^cg]er\n"))
    assert list(inflected("manger", ["a0"], rules)) == ["mangeons"]
    assert list(inflected("parler", ["a0"], rules)) == ["parlons"]
