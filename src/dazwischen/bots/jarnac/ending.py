"""What a move comes to if it ends the game: K-END-1, K-END-2."""

from dazwischen.bots.jarnac.mind import points
from dazwischen.bots.jarnac.scene import JARNAC_CALL, LAY, PASS, Move, Scene


def margin(scene: Scene, move: Move) -> int | None:
    """By how much the side would be ahead if the game ended with the move; None if it goes on.

    After the last row a last Jarnac may come (K-PRO-4), but nobody who is ahead would call it.
    """
    if scene.rules.solo:
        return None
    mine, ahead = scene.mine, scene.mine.score - scene.theirs.score
    if move.what == PASS:
        return ahead if scene.beat or scene.passed else None
    new = not (move.row and mine.rows[move.row - 1])
    if mine.free == 1 and (move.what == JARNAC_CALL or (move.what == LAY and new)):
        return ahead + points(scene, move)
    return None


def loses(scene: Scene, move: Move) -> bool:
    """Whether the game would be lost with this move, at once."""
    ends_by = margin(scene, move)
    return ends_by is not None and ends_by < 0
