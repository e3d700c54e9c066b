"""Classes of words that were wrong, each closed where it came in, and what must stay."""

import pytest
from scripts.lexicon.german import three_letters

from dazwischen import lexicon

MODERN = """
    joga corona spoilert spoilern tindern tindert getindert cringe veggie bitch woke nice
    podcaster bouldern bouldert boostert prompts tempeh tzatziki gedatet nerdige
"""
WRONG = """
    Hans Dax Opel Mac Facebook Wikipedia Nutella Standart toteste Klassem rosaen geriehn zutät ausm
    Crow Feet Society Economic Gif Messi lik schonmal
"""
KEPT = """
    Anna Marie Axel Lutz Kai Rose Iris Viola Mark Wolf Bremen Lars Tex Tibet Boston Watt Newton kalt
    totes tote ledig ledige rosa lila kühn kühnste Steuer Vettel Rom Roma Elbe Zossen
"""


@pytest.mark.parametrize("word", MODERN.split())
def test_words_of_today(word: str) -> None:
    assert lexicon.load("de").is_standard(word)


@pytest.mark.parametrize("word", WRONG.split())
def test_names_brands_and_guesses(word: str) -> None:
    assert not lexicon.load("de").is_standard(word)


@pytest.mark.parametrize("word", KEPT.split())
def test_words_that_are_names_as_well_stay(word: str) -> None:
    assert lexicon.load("de").is_standard(word)


def test_every_word_of_three_letters_was_judged() -> None:
    judged = three_letters.verdicts()
    short = {word for word in lexicon.load("de").words() if len(word) == 3}
    assert short <= {word for word, instead in judged.items() if not instead}
    assert len(short) > 600


@pytest.mark.parametrize(
    ("word", "instead"),
    [
        ("Hans", "name"),
        ("Berlin", "name"),
        ("Nutella", "brand"),
        ("NATO", "abbreviation"),
        ("Crow", "foreign"),
        ("Standart", "misspelt"),
        ("Xyzzy", None),
        ("Haus", None),
    ],
)
def test_what_it_is_instead(word: str, instead: str | None) -> None:
    assert lexicon.load("de").instead(word) == instead
