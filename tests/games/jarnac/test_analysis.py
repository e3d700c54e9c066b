"""The analysis after a game: the best play, what was missed, Jarnacs not called."""

from dazwischen.core import protocolfile
from dazwischen.games.jarnac.analysis import Analysis, analyse
from dazwischen.games.jarnac.solver import Play

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


def test_the_best_play_and_what_lies_between() -> None:
    word, passed, *_ = analysed(GAME).moves
    assert word.gain == 16 - 9
    assert word.best is not None
    assert word.best.score_gain == word.gain + word.missed
    assert passed.best is not None
    assert (passed.gain, passed.missed) == (0, passed.best.score_gain)
    assert passed.plays > 0


def test_jarnacs_not_called_are_all_listed() -> None:
    let_go = analysed(GAME).moves[2].jarnacs
    assert Play(2, "STERN", "N", 25) in let_go
    assert all(play.row != 1 or len(play.word) > 4 for play in let_go)
    gains = [play.score_gain for play in let_go]
    assert gains == sorted(gains, reverse=True)


def test_the_balance() -> None:
    sides = analysed(GAME).sides
    assert (sides["A"].score, sides["B"].score) == (16 + 16, 16)
    assert (sides["A"].jarnacs_missed, sides["B"].jarnacs_missed) == (0, 1)
    assert sides["A"].left == analysed(GAME).moves[1].missed


def test_a_called_jarnac_is_measured_by_the_best_one() -> None:
    moves = analysed(GAME.replace(b"B draws S\n", b"B jarnac 2: STERN\nB draws S\n")).moves
    called = moves[2]
    assert called.gain == 25
    assert called.best is not None
    assert called.missed == called.best.score_gain - 25


def test_safe_words_are_not_told_as_missed() -> None:
    text = b"game: jarnac\nhandicap: A=7\nrows A: STARREN\nrack A: D\nrows B: TAG\nbag: 0\n\n"
    moves = analysed(text + b"A pass\nB pass\n").moves
    assert [play.word for move in moves for play in move.jarnacs] == []


def test_solo_has_no_jarnacs() -> None:
    text = b"game: jarnac\nvariant: solo\n\nA draws SATEMU\nA pass\nA draws R\n"
    assert [move.action for move in analysed(text).moves] == ["pass"]
