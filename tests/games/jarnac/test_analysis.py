"""The analysis after a game: the best play, what was missed, Jarnacs not called."""

from dazwischen.core import protocolfile
from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.analysis import Analysis, Suggestion, analyse
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.plans import LETTER
from dazwischen.games.jarnac.ruleset import ruleset

GAME = b"""game: jarnac
rows A: MAU, REST
rack A: XTN
rows B: TAG
rack B: E
to move: A

A draws X
A draws Y
A 1: MAUX
A 1: MAUT
A draws Q
A pass
B draws S
B 1: TAGE
B draws O
B pass
"""


def analysed(text: bytes) -> Analysis:
    return analyse(protocolfile.parse(text))


def test_every_word_and_pass_is_told_once() -> None:
    moves = analysed(GAME).moves
    assert [(move.line, move.side, move.action) for move in moves] == [
        (11, "A", "1: MAUT"),
        (13, "A", "pass"),
        (14, "B", "draws S"),
        (15, "B", "1: TAGE"),
        (17, "B", "pass"),
    ]


def test_what_would_have_been_better_and_what_lies_between() -> None:
    _, passed, *_ = analysed(GAME).moves
    assert passed.better is not None
    assert not passed.better.rare
    assert passed.gain == 0
    assert passed.missed == passed.better.points + LETTER * passed.better.letters
    assert passed.better.points == sum(play.score_gain for play in passed.better.plays)
    assert passed.plays > 0


STEPS = b"""game: jarnac

A draws ABZART
A ZAR
A draws N
A 1: ZART
A draws D
A 1: RABATZ
A draws U
A UND
A draws H
A 2: HUND
"""


def test_steps_are_not_blamed_and_skipping_them_is() -> None:
    """The rules' own example: each step earns a letter (K-TURN-3)."""
    assert [(move.word, move.missed) for move in analysed(STEPS).moves] == [
        ("ZAR", 0),
        ("ZART", 0),
        ("RABATZ", 0),
        ("UND", 0),
        ("HUND", 0),
    ]
    (at_once,) = analysed(b"game: jarnac\n\nA draws ABZART\nA RABATZ\n").moves
    assert at_once.better is not None
    assert at_once.better.plays[-1].word == "RABATZ"
    assert at_once.better.points == at_once.gain
    assert at_once.missed == LETTER * (at_once.better.letters - 1) > LETTER


def test_known_words_are_suggested_before_rare_ones() -> None:
    lexicon = ruleset(Options()).lexicon
    found = [move for text in (GAME, STEPS) for move in analysed(text).moves if move.better]
    assert found
    for move in found:
        assert move.better is not None
        rare = [(lexicon.tier(play.word) or 0) > 3 for play in move.better.plays]
        assert [play.rare for play in move.better.plays] == rare
        assert move.better.rare or not any(rare)


def test_a_word_that_few_know_is_called_rare() -> None:
    """Nothing that people know can be made of these letters."""
    rules = ruleset(Options())
    words = (word for word in rules.lexicon.words() if len(word) == 3)
    rare = next(
        word
        for word in words
        if all((rules.lexicon.tier(p.word) or 0) > 3 for p in solver.plays(rules, (), word))
    )
    head = f"game: jarnac\nrows A: -\nrack A: {rare}\nrows B: TAG\nbag: 0\n\nA pass\n"
    found = analysed(head.encode())
    (passed,) = found.moves
    assert passed.better is not None
    assert passed.better.rare
    assert sorted(passed.better.plays[0].word) == sorted(rare)
    assert found.sides["A"].left == 0


def test_nobody_is_told_to_end_a_game_that_is_lost_then() -> None:
    """K-END-1: the last row would bring points and cost the game."""
    rows = b"rows A: MAU, ROT, TAG, TOR, NOT, RUF, MUT\nrack A: UND\n"
    text = b"game: jarnac\n" + rows + b"rows B: STARREN, KASSIER, TAG\nbag: 0\n\nA pass\n"
    for move in analysed(text).moves:
        new = [] if move.better is None else [p for p in move.better.plays if p.row is None]
        assert new == []


def test_jarnacs_not_called_are_all_listed() -> None:
    let_go = analysed(GAME).moves[2].jarnacs
    assert Suggestion(2, "STERN", "N", 25) in let_go
    assert all(play.row != 1 or len(play.word) > 4 for play in let_go)
    order = [(play.rare, -play.score_gain) for play in let_go]
    assert order == sorted(order)


def test_the_balance() -> None:
    sides = analysed(GAME).sides
    assert (sides["A"].score, sides["B"].score) == (16 + 16, 16)
    assert (sides["A"].jarnacs_missed, sides["B"].jarnacs_missed) == (0, 1)
    better = analysed(GAME).moves[1].better
    assert better is not None
    assert sides["A"].left == better.points > 0


def test_a_called_jarnac_is_measured_by_the_best_one() -> None:
    moves = analysed(GAME.replace(b"B draws S\n", b"B jarnac 2: STERN\nB draws S\n")).moves
    called = moves[2]
    assert called.gain == 25
    if called.better is not None:
        assert called.missed == called.better.points - 25
    poor = analysed(GAME.replace(b"B draws S\n", b"B jarnac TNX\nB jarnac 1: MAUTX\n")).moves
    assert all(move.what != "taken" for move in poor)


def test_safe_words_are_not_told_as_missed() -> None:
    text = b"game: jarnac\nhandicap: A=7\nrows A: STARREN\nrack A: D\nrows B: TAG\nbag: 0\n\n"
    moves = analysed(text + b"A pass\nB pass\n").moves
    assert [play.word for move in moves for play in move.jarnacs] == []


def test_solo_has_no_jarnacs() -> None:
    text = b"game: jarnac\nvariant: solo\n\nA draws SATEMU\nA pass\nA draws R\n"
    assert [move.action for move in analysed(text).moves] == ["pass"]
