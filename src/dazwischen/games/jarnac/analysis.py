"""After a game: move by move the best play there was, what was missed, and Jarnacs not called."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core.protocolfile import Line, Protocol
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import plans, solver
from dazwischen.games.jarnac.letters import put, without
from dazwischen.games.jarnac.referee import Reading
from dazwischen.games.jarnac.ruleset import Ruleset
from dazwischen.games.jarnac.state import JARNAC, State
from dazwischen.games.jarnac.vocabulary import VOCABULARY

KNOWN = 3
"""Words up to this tier are suggested before others."""
_ENDS_THE_CALL = ev.Drew | ev.Exchanged | ev.WordLaid | ev.Passed | ev.Forgone
_WORDS = ev.WordLaid | ev.Taken


class Suggestion(solver.Play, frozen=True):
    """A word that could have lain."""

    rare: bool = False
    """Few people know it."""


class Better(Struct, frozen=True):
    """What would have been better: one word or several steps, with the letters that were there."""

    plays: tuple[Suggestion, ...]
    points: int
    letters: int
    """That would have been drawn for the words, one each: K-TURN-3."""
    rare: bool
    """Only with words that few people know; otherwise none of them is in it."""


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
    better: Better | None = None
    plays: int = 0
    """How many plays there were."""
    missed: int = 0
    """What lies between it and the better one; a letter counts as in `plans`. 0 without one."""
    jarnacs: tuple[Suggestion, ...] = ()
    """Every Jarnac that could have been called and was not: known words first, then by points."""


class Balance(Struct, frozen=True, kw_only=True):
    score: int
    left: int
    """Points that known words would still have brought when the side passed."""
    jarnacs_called: int
    jarnacs_missed: int
    """Opportunities that went by with a Jarnac of a known word not called."""


class Analysis(Struct, frozen=True, kw_only=True):
    game: str = "jarnac"
    moves: tuple[Move, ...]
    sides: dict[str, Balance]


def analyse(protocol: Protocol) -> Analysis:
    """Raises `InvalidInput` with a line if the file is unreadable; refused lines are left out."""
    protocol = VOCABULARY.canonical(protocol)
    reading = Reading(protocol)
    names = reading.names.sides
    moves: list[Move] = []
    left: Counter[str] = Counter()
    called: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for line in protocol.lines:
        reading.catch_up(line)
        before = reading.state
        reading.judge(line)
        name = names[before.side - 1]
        for event in reading.events:
            move = _move(before, event, line, name)
            if move:
                scores = tuple(board.score for board in reading.state.boards)
                moves.append(replace(move, scores=scores))
                called[name] += isinstance(event, ev.Taken)
                missed[name] += any(not play.rare for play in move.jarnacs)
                if isinstance(event, ev.Passed) and move.better and not move.better.rare:
                    left[name] += move.better.points
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


def _move(before: State, event: ev.JarnacEvent, line: Line, name: str) -> Move | None:
    """What there is to say of an event that happened in `before`, or None."""
    let_go: list[solver.Play] = []
    if before.phase == JARNAC and isinstance(event, _ENDS_THE_CALL):
        let_go = solver.jarnacs(before)
    match event:
        case ev.WordLaid():
            there, (better, missed) = len(_own(before)), _laid(before, event)
        case ev.Passed():
            there = 0 if before.due else len(_own(before))
            better, missed = _than(before, 0) if there else (None, 0)
        case ev.Taken():
            calls = solver.jarnacs(before)
            there, (better, missed) = len(calls), _taken(before.rules, calls, event)
        case _ if let_go:
            there, better, missed = 0, None, 0
        case _:
            return None
    word, old = (event.word, event.old) if isinstance(event, _WORDS) else ("", "")
    lost = len(old) ** 2 if isinstance(event, ev.WordLaid) else 0
    return Move(
        line=line.number,
        side=name,
        what=str(event.__struct_config__.tag),
        word=word,
        old=old,
        action=line.text.partition(" ")[2].strip(),
        gain=len(word) ** 2 - lost,
        better=better,
        plays=there,
        missed=missed,
        jarnacs=_known_first(before.rules, let_go),
    )


def _own(before: State) -> list[solver.Play]:
    board = before.board(before.side)
    return solver.plays(before.rules, board.rows, board.rack)


def _laid(before: State, event: ev.WordLaid) -> tuple[Better | None, int]:
    """A word is worth its points, its letter, and what could be made of the rest."""
    now = _situation(before)
    rows = put(now.rows, event.row, event.word)
    value = len(event.word) ** 2 - len(event.old) ** 2
    if event.old or not all(rows):
        bag = max(0, now.bag - 1)
        after = replace(now, rows=rows, rack=without(now.rack, event.added), bag=bag)
        value += plans.best(after).value + (plans.LETTER if now.bag else 0)
    return _than(before, value)


def _than(before: State, value: int) -> tuple[Better | None, int]:
    """A plan that is better by more than a letter: so much is chance. Known words come first."""
    now = _situation(before)
    for knows in (lambda word: not _rare(before.rules, word), None):
        plan = plans.best(now, knows)
        missed = plan.value - value
        if missed > plans.LETTER:
            told = tuple(_told(before.rules, play) for play in plan.plays)
            return Better(told, plan.points, plan.letters, rare=knows is None), missed
    return None, 0


def _taken(rules: Ruleset, calls: list[solver.Play], event: ev.Taken) -> tuple[Better | None, int]:
    """No letter is drawn for a Jarnac: points alone count."""
    gain = len(event.word) ** 2
    first = next((play for play in _known_first(rules, calls) if play.score_gain > gain), None)
    if first is None:
        return None, 0
    return Better((first,), first.score_gain, 0, rare=first.rare), first.score_gain - gain


def _situation(before: State) -> plans.Situation:
    rules, board = before.rules, before.board(before.side)
    against = 0 if rules.solo else before.board(before.other(before.side)).score
    return plans.Situation(rules, board.rows, board.rack, before.bag, against)


def _known_first(rules: Ruleset, found: list[solver.Play]) -> tuple[Suggestion, ...]:
    return tuple(sorted((_told(rules, play) for play in found), key=lambda play: play.rare))


def _told(rules: Ruleset, play: solver.Play) -> Suggestion:
    return Suggestion(play.row, play.word, play.adds, play.score_gain, _rare(rules, play.word))


def _rare(rules: Ruleset, word: str) -> bool:
    """Where nobody has counted words, none is said to be rare."""
    return (rules.lexicon.tier(word) or 0) > KNOWN
