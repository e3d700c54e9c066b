"""Which words are read where: all that bots know would fill the memory of a house."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from dazwischen.bots import registry
from dazwischen.bots.jarnac import vocabulary
from dazwischen.bots.jarnac.bot import PATIENCE, JarnacBot, make
from dazwischen.bots.jarnac.vocabulary import LARGE, at_hand, familiar, mastery
from dazwischen.bots.protocol import Pondering
from dazwischen.bots.strength import LEVELS, Level, strength
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from dazwischen.lexicon import load
from tests.bots.jarnac.boards import table

STRICT = Options(variant="professional")
SPLIT = Options(umlauts="split")
FRENCH = Options(language="fr")


@pytest.fixture
def nothing_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vocabulary, "_kept", {})


@pytest.fixture
def quick_reading(nothing_read: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    """What is read does not matter, but what becomes of it."""
    words = mastery(ruleset(STRICT), Level.LEICHT)
    monkeypatch.setattr(vocabulary, "_read", lambda _key: replace(words))


def sitting(name: str, options: Options | None = None) -> JarnacBot:
    """Somebody who has to find a word."""
    state = table((("REST",), ("MAU",)), ("EN", "T"), options or Options())
    bot = make(state.rules.options, 1, strength(name))
    bot.see(GAME.view(state, 1), 0)
    return bot


@pytest.mark.parametrize(
    ("options", "level"),
    [
        (Options(), Level.LEICHT),
        (Options(), Level.STARK),
        (STRICT, Level.MITTEL),
        (STRICT, Level.MEISTER),
        (SPLIT, Level.LEICHT),
        (FRENCH, Level.MITTEL),
    ],
)
def test_a_word_is_known_with_or_without_reading_the_others(options: Options, level: Level) -> None:
    rules = ruleset(options)
    words = mastery(rules, level)
    lexicon = load(options.language, umlauts=options.umlauts)
    some = Random(5).sample(list(lexicon.words()), 500)
    known = {word for word in some if words.number(word, words.family(word))}
    assert {word for word in some if familiar(rules, level, word)} == known
    assert known
    assert not familiar(rules, level, "RSTAER")


@pytest.mark.usefixtures("quick_reading")
def test_the_large_ones_are_not_all_kept() -> None:
    for options, level in product((Options(), STRICT, SPLIT), Level):
        mastery(ruleset(options), level)
    kept = list(vocabulary._kept)
    assert sum(key.level <= Level.MITTEL for key in kept) == 6
    assert sum(key.level > Level.MITTEL for key in kept) == LARGE
    # The last ones, as they are asked for again soonest.
    assert at_hand(ruleset(SPLIT), Level.MEISTER)
    assert not at_hand(ruleset(Options()), Level.MEISTER)


@pytest.mark.usefixtures("quick_reading")
def test_what_is_used_stays() -> None:
    first = mastery(ruleset(Options()), Level.STARK)
    for options in (STRICT, SPLIT, FRENCH):
        mastery(ruleset(options), Level.STARK)
        assert mastery(ruleset(Options()), Level.STARK) is first


@pytest.mark.usefixtures("nothing_read")
@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_takes_its_seat_without_reading(name: str) -> None:
    bot = sitting(name)
    meant = bot.ponder(0, Dice(1))
    assert isinstance(meant, Pondering)
    assert meant.patience == PATIENCE
    assert not vocabulary._kept
    # Where nothing was read and nobody answers, it does what can always be done.
    simpler = meant.simpler()
    assert simpler is not None
    assert isinstance(simpler.intent, do.Pass)
    assert not vocabulary._kept


@pytest.mark.usefixtures("nothing_read")
@pytest.mark.parametrize("name", LEVELS)
def test_what_was_read_ahead_is_enough_for_a_word(name: str) -> None:
    registry.read_ahead("jarnac", Options(), [name])
    before = list(vocabulary._kept)
    assert all(key.level <= Level.MITTEL for key in before)
    meant = sitting(name).ponder(0, Dice(1))
    if isinstance(meant, Pondering):
        assert strength(name).thinking > Level.MITTEL
        meant = meant.simpler()
    assert meant is not None
    assert isinstance(meant.intent, do.Lay)
    assert list(vocabulary._kept) == before


@pytest.mark.parametrize("name", ["stark", "meister"])
def test_elsewhere_it_finds_what_it_would_have_found_here(name: str) -> None:
    meant = sitting(name).ponder(0, Dice(1))
    assert isinstance(meant, Pondering)
    answer = registry.worked_out("jarnac", Options(), meant.task)
    assert meant.then(answer) == sitting(name).act(0, Dice(1))


@pytest.mark.usefixtures("quick_reading")
def test_somebody_weak_is_never_helped_by_the_words_of_the_strong() -> None:
    mastery(ruleset(Options()), Level.MITTEL)
    meant = sitting("leicht").ponder(0, Dice(1))
    assert isinstance(meant, Pondering)
    simpler = meant.simpler()
    assert simpler is not None
    assert isinstance(simpler.intent, do.Pass)
