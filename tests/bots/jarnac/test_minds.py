"""What each strength does on tables that were laid out for it."""

import pytest

from dazwischen.bots.jarnac import seeing
from dazwischen.bots.jarnac.careful import Careful
from dazwischen.bots.jarnac.greedy import Greedy
from dazwischen.bots.jarnac.mind import points, poorest
from dazwischen.bots.jarnac.novice import Novice
from dazwischen.bots.jarnac.scene import DRAW, EXCHANGE, JARNAC_CALL, LAY, PASS, Move
from dazwischen.bots.jarnac.simulator import Simulator
from dazwischen.bots.jarnac.vocabulary import familiar
from dazwischen.bots.strength import Level
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from tests.bots.jarnac.boards import seen, table, words
from tests.bots.jarnac.driver import SMALL, begun, seated, steps

RULES = ruleset(Options())

LONG = ("MACHTLOSE", "HEIRATEND", "VERMAHLST", "WAHRENDES", "SONNIGERE", "HANDLICHE")
SHORT = ("TAL", "MAU", "ZAR", "EIS", "OHR", "TOR", "UND")


def laid(name: str, seed: int) -> list[str]:
    """The words that a strength lays and takes in a game against itself."""
    options = Options()
    return [
        step.intent.word
        for step in steps(begun(options, seed), seated(options, [name, name]), seed)
        if isinstance(step.intent, do.Lay | do.CallJarnac)
    ]


@pytest.mark.parametrize(("name", "tier"), [("leicht", 2), ("mittel", 3), ("stark", 4)])
def test_the_rarest_words_of_each_strength(name: str, tier: int) -> None:
    lexicon = RULES.lexicon
    tiers = [lexicon.tier(word) or 9 for seed in (1, 2) for word in laid(name, seed)]
    assert max(tiers) == tier


def test_meister_knows_the_whole_dictionary() -> None:
    lexicon = RULES.lexicon
    assert {5} <= {lexicon.tier(word) for word in laid("meister", 1)}
    assert all(familiar(RULES, Level.MEISTER, word) for word in lexicon.words())


def test_where_nobody_counted_a_share_of_the_entries_is_known() -> None:
    options = Options(language="fr")
    sizes = [len(words(level, options).index.words.flags) for level in Level]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1] / 5
    lexicon = ruleset(options).lexicon
    assert sizes[-1] == sum(1 for _ in lexicon.words())


def test_leicht_overlooks_things_and_does_not_always_lay_the_longest() -> None:
    known, scene = words(Level.LEICHT), seen(table((("REST", "TAL"), ()), ("ENSTARU", "")))
    best = max(len(word.word) for word in seeing.own(known, scene))
    moves = [Novice(known).choose(scene, Dice(seed)) for seed in range(60)]
    assert len(set(moves)) > 5
    assert any(len(move.word) < best for move in moves)
    calls = seen(table((("REST",), ("MAU",)), ("", "T"), passed=True))
    called = {Novice(known).choose(calls, Dice(seed)).what for seed in range(60)}
    assert called == {JARNAC_CALL, DRAW}


def test_mittel_lays_what_brings_most() -> None:
    known, scene = words(Level.MITTEL), seen(table((("REST", "TAL"), ()), ("ENSTARU", "")))
    move = Greedy(known).choose(scene, Dice(1))
    assert move.what == LAY
    assert points(scene, move) == max(word.gain for word in seeing.own(known, scene))


@pytest.mark.parametrize(
    ("rows", "rack"),
    [(("KARIES", "HUND"), "SLEBEN"), (("RASTER", "TAL"), "NHIMBO"), (("STERN", "HAND"), "LEBEND")],
)
def test_stark_takes_what_hurts_most(rows: tuple[str, str], rack: str) -> None:
    scene, known = seen(table((("REST",), rows), ("", rack), passed=True)), words(Level.STARK)
    move = Careful(known, RULES).choose(scene, Dice(1))
    swings = [len(word.word) ** 2 + len(word.old) ** 2 for word in seeing.takeable(known, scene)]
    assert move.what == JARNAC_CALL
    assert points(scene, move) == max(swings)


def test_stark_goes_letter_by_letter() -> None:
    """Each lay draws a letter, so it does not lay in one what it can lay in three."""
    scene = seen(table(((), ()), ("RESTEN", "")))
    assert len(Greedy(words(Level.MITTEL)).choose(scene, Dice(1)).word) == 6
    assert len(Careful(words(Level.STARK), RULES).choose(scene, Dice(1)).word) == 3


@pytest.mark.parametrize("level", [Level.STARK, Level.MEISTER])
def test_the_last_row_is_laid_by_whoever_wins_with_it(level: Level) -> None:
    known = words(level)
    mind = Careful(known, RULES) if level is Level.STARK else Simulator(known, RULES, SMALL)
    ahead = seen(table(((*LONG, "TAL"), SHORT), ("UND", "")))
    move = mind.choose(ahead, Dice(1))
    assert (move.what, move.row) == (LAY, 0)
    behind = seen(table((SHORT, LONG), ("UND", "")))
    move = mind.choose(behind, Dice(1))
    assert move.what == PASS or move.row > 0


def test_stark_leaves_nothing_open_that_it_knows() -> None:
    options, known, passes = Options(), words(Level.STARK), 0
    for step in steps(begun(options, 4), seated(options, ["stark", "stark"]), 4):
        side = step.before.side
        board = step.before.board(side)
        if isinstance(step.intent, do.Pass) and board.rows.count("") > 1:
            passes += 1
            assert not known.index.plays(board.rows, board.rack)
    assert passes > 5


def test_stark_gives_back_poor_letters_and_keeps_good_ones() -> None:
    careful = Careful(words(Level.STARK), RULES)
    poor = seen(table((("REST",), ("MAU",)), ("QXYE", ""), passed=True))
    given = careful.choose(poor, Dice(1))
    assert (given.what, sorted(given.word)) == (EXCHANGE, ["Q", "X", "Y"])
    good = seen(table((("MACHTLOSE",), ("MAU",)), ("ENR", ""), passed=True))
    assert careful.choose(good, Dice(1)) == Move(DRAW)
    assert poorest(words(Level.STARK), "ENQ")[0][0] == "Q"


def test_meister_sees_a_double_jarnac_that_wins() -> None:
    """Worked example 2 with an empty bag: KASSIER and STARREN are there to take."""
    rows = ("REST",), ("KARIES", "RASTER")
    state = table(rows, ("", "SN"), bag=False, passed=True)
    move = Simulator(words(Level.MEISTER), RULES).choose(seen(state), Dice(1))
    assert move.what == JARNAC_CALL
    taken = {play.word for play in solver.jarnacs(state) if len(play.word) == 7}
    assert move.word in taken


def test_the_same_dice_give_the_same_move() -> None:
    """The same scene, dice and budget: the same move, whatever was thought before."""
    scene = seen(table((("REST", "TAL"), ("MAU",)), ("ENSTARU", "OB")))
    simulator = Simulator(words(Level.MEISTER), RULES, SMALL)
    first = simulator.choose(scene, Dice(5))
    simulator.choose(seen(table(((), ()), ("RESTEN", ""))), Dice(6))
    assert simulator.choose(scene, Dice(5)) == first
    assert Simulator(words(Level.MEISTER), RULES, SMALL).choose(scene, Dice(5)) == first
