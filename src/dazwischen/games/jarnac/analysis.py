"""After a game: move by move the best play there was, what was missed, and Jarnacs not called."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core import protocolfile
from dazwischen.core.log import Log
from dazwischen.core.protocolfile import Line, Protocol
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.export import export
from dazwischen.games.jarnac.referee import Reading
from dazwischen.games.jarnac.state import JARNAC, State

_ENDS_THE_CALL = ev.Drew | ev.Exchanged | ev.WordLaid | ev.Passed | ev.Forgone
_WORDS = ev.WordLaid | ev.Taken


class Move(Struct, frozen=True, kw_only=True):
    """A word, a pass or a Jarnac; or a draw that let a Jarnac go by."""

    line: int
    side: str
    action: str
    what: str
    """The kind of event: laid, taken, passed; or that by which a Jarnac was let go."""
    word: str = ""
    old: str = ""
    """The word it was made from."""
    scores: tuple[int, ...] = ()
    """Of both sides, after it."""
    gain: int = 0
    """Points that it brought."""
    best: solver.Play | None = None
    """What would have brought most."""
    plays: int = 0
    """How many plays there were."""
    missed: int = 0
    """The points between it and the best."""
    jarnacs: tuple[solver.Play, ...] = ()
    """Every Jarnac that could have been called and was not, best first."""


class Balance(Struct, frozen=True, kw_only=True):
    score: int
    left: int
    """Points of the best plays that were still there when the side passed."""
    jarnacs_called: int
    jarnacs_missed: int
    """Opportunities that went by with a Jarnac not called."""


class Analysis(Struct, frozen=True, kw_only=True):
    game: str = "jarnac"
    moves: tuple[Move, ...]
    sides: dict[str, Balance]


def analyse(protocol: Protocol) -> Analysis:
    """Raises `Unusable` with a line where the file cannot be read; refused lines are left out."""
    reading = Reading(protocol)
    names = reading.names.sides
    moves: list[Move] = []
    left: Counter[str] = Counter()
    called: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for line in protocol.lines:
        before = reading.state
        reading.judge(line)
        name = names[before.side - 1]
        for event in reading.events:
            move = _move(before, event, line, name)
            if move:
                scores = tuple(board.score for board in reading.state.boards)
                moves.append(replace(move, scores=scores))
                called[name] += isinstance(event, ev.Taken)
                missed[name] += bool(move.jarnacs)
                left[name] += move.missed if isinstance(event, ev.Passed) else 0
    boards = zip(names, reading.state.boards, strict=True)
    sides = {
        name: Balance(
            score=board.score,
            left=left[name],
            jarnacs_called=called[name],
            jarnacs_missed=missed[name],
        )
        for name, board in boards
    }
    return Analysis(moves=tuple(moves), sides=sides)


def analyse_log(log: Log) -> Analysis:
    """The same for a game that was played here; sides are A and B."""
    return analyse(protocolfile.parse(export(log).encode()))


def _move(before: State, event: ev.JarnacEvent, line: Line, name: str) -> Move | None:
    """What there is to say of an event that happened in `before`, or None."""
    board, rules = before.board(before.side), before.rules
    let_go: list[solver.Play] = []
    if before.phase == JARNAC and isinstance(event, _ENDS_THE_CALL):
        let_go = solver.jarnacs(before)
    match event:
        case ev.WordLaid():
            gain = len(event.word) ** 2 - len(event.old) ** 2
            there = solver.plays(rules, board.rows, board.rack)
        case ev.Taken():
            gain = len(event.word) ** 2
            there = solver.jarnacs(before)
        case ev.Passed():
            gain = 0
            there = [] if before.due else solver.plays(rules, board.rows, board.rack)
        case _ if let_go:
            gain, there = 0, []
        case _:
            return None
    best = there[0] if there else None
    word, old = (event.word, event.old) if isinstance(event, _WORDS) else ("", "")
    return Move(
        line=line.number,
        side=name,
        what=str(event.__struct_config__.tag),
        word=word,
        old=old,
        action=line.text.partition(" ")[2].strip(),
        gain=gain,
        best=best,
        plays=len(there),
        missed=max(0, best.score_gain - gain) if best else 0,
        jarnacs=tuple(let_go),
    )
