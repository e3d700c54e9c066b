"""Every legal play on a board, and every Jarnac against one: K-TURN-2, K-JAR-1, K-PRO-3, 8."""

from collections.abc import Sequence

from msgspec import Struct

from dazwischen.games.jarnac.letters import added
from dazwischen.games.jarnac.rules_word import too_easy
from dazwischen.games.jarnac.ruleset import LONGEST, ROWS, Ruleset
from dazwischen.games.jarnac.state import JARNAC, State
from dazwischen.lexicon.index import Index, Plays, load_index


class Play(Struct, frozen=True):
    """A word that could lie: on a row that holds one, or new where `row` is None."""

    row: int | None
    word: str
    adds: str
    score_gain: int


def index(rules: Ruleset) -> Index:
    return load_index(rules.options.language, umlauts=rules.options.umlauts)


def plays(rules: Ruleset, rows: Sequence[str], rack: str) -> list[Play]:
    """All that the owner of the board could lay now, best first."""
    found = index(rules).plays(
        rows, rack, new=len(rows) < ROWS or not all(rows), professional=rules.professional
    )
    return _best_first(rules, rows, found, lost=True)


def jarnacs_on(rules: Ruleset, rows: Sequence[str], rack: str, safe: int = LONGEST) -> list[Play]:
    """All that an opponent with a free row could take from the board, best first."""
    open_ = [word if len(word) < safe else "" for word in rows]
    found = index(rules).plays(open_, rack, professional=rules.professional)
    return _best_first(rules, rows, found, lost=False)


def jarnacs(state: State) -> list[Play]:
    """All that the side at move could take from its opponent now, best first."""
    if state.phase != JARNAC or not state.board(state.side).free:
        return []
    other = state.other(state.side)
    board = state.board(other)
    found = jarnacs_on(state.rules, board.rows, board.rack, state.rules.safe(other))
    return [play for play in found if play.row or len(play.word) > state.longer]


def _best_first(rules: Ruleset, rows: Sequence[str], found: Plays, *, lost: bool) -> list[Play]:
    """Most points first. A change on one's own board gives up the old word's points."""
    olds = ("", *rows)
    made = [
        Play(
            row or None,
            word,
            added(olds[row], word),
            len(word) ** 2 - (len(olds[row]) ** 2 if lost else 0),
        )
        for row, words in found.items()
        for word in words
        if not rules.hard or too_easy(rules, word, olds[row]) is None
    ]
    return sorted(made, key=lambda play: (-play.score_gain, play.row or 0, play.word))
