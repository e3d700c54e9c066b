"""Sides of several people: what a member proposes, and whose proposal a captain takes. K-TEAM-1."""

from collections.abc import Callable

from dazwischen.bots.jarnac.ending import loses
from dazwischen.bots.jarnac.scene import DRAW, JARNAC_CALL, LAY, Move, Scene
from dazwischen.core.errors import Rejected
from dazwischen.games.jarnac.rules_word import fits, valid
from dazwischen.games.jarnac.state import Proposal


def proposal(seat: int, move: Move, made: tuple[Proposal, ...]) -> Proposal | None:
    """What a member proposes: nothing that goes without saying, and nothing twice."""
    wanted = Proposal(seat, move.what, move.row, move.word)
    return None if move.what == DRAW or wanted in made else wanted


def better(scene: Scene, own: Move, made: tuple[Proposal, ...], rate: Callable[[Move], int]) -> int:
    """The seat whose proposal is at least as good as the captain's own idea, or 0."""
    rules = scene.rules
    moves = {p.seat: Move(p.what, p.row, rules.letters.letters(p.word)) for p in made}
    rated = [(rate(move), -seat) for seat, move in moves.items() if possible(scene, move)]
    best, seat = max(rated, default=(0, 0))
    return -seat if seat and best >= rate(own) else 0


def possible(scene: Scene, move: Move) -> bool:
    """Whether a proposed word can be laid or taken as things lie."""
    rules, row = scene.rules, move.row
    if move.what == LAY and not scene.due and not scene.beat:
        half, open_ = scene.mine, scene.mine.free > 0 or row > 0
        old = half.rows[row - 1] if row else ""
    elif move.what == JARNAC_CALL and scene.calls:
        half = scene.theirs
        old = half.rows[row - 1] if row else ""
        open_ = 0 < len(old) < half.safe if row else len(move.word) > scene.longer
    else:
        return False
    made = fits(rules, move.word, old, half.rack, ())
    if not open_ or isinstance(made, Rejected) or loses(scene, move):
        return False
    # Where words lie as claimed, a captain takes his people's word for it.
    return rules.challenge or valid(rules, move.word, old) is None
