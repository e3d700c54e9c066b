"""A mind that plays every move out to the end of the round, many times, and takes the best."""

from array import array

from dazwischen.bots.jay import rollout
from dazwischen.bots.jay import rollout_layout as at
from dazwischen.bots.jay.outlook import Outlook
from dazwischen.cards import layout as kernel
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do

PLAYOUTS = 60
"""Of each move."""


class Foresight:
    def choose(self, look: Outlook, dice: Dice) -> do.JayIntent | None:
        moves = _moves(look)
        if not moves:
            return None
        if len(moves) > 1:
            totals = _weighed(look, list(moves), dice.below(1 << 53))
            best = max(zip(totals, moves, strict=True))[1]
        else:
            best = next(iter(moves))
        return moves[best]

    def buried(self, look: Outlook, dice: Dice) -> int:
        codes = [at.FACE_DOWN * at.FIGURES + card for card in set(look.view.hand)]
        totals = _weighed(look, codes, dice.below(1 << 53))
        return max(zip(totals, codes, strict=True))[1] % at.FIGURES


def _moves(look: Outlook) -> dict[int, do.JayIntent | None]:
    """What can be done, by the kernel's number of it."""
    seat, may = look.seat, look.view.may
    moves: dict[int, do.JayIntent | None] = {
        at.LAY * at.FIGURES + figure: do.Lay(seat=seat, card=figure) for figure, _ in look.legal
    }
    if not look.must:
        if moves or may.waive:
            moves[at.WAIT * at.FIGURES] = do.Waive(seat=seat) if may.waive else None
        return moves
    if look.traitor:
        for card in set(look.view.hand):
            lay = do.Lay(seat=seat, card=card, face_down=True)
            moves[at.FACE_DOWN * at.FIGURES + card] = lay
    if may.top_up is not None:
        moves[at.TOP_UP * at.FIGURES + may.top_up] = do.TopUp(seat=seat, count=may.top_up)
    return moves


def _weighed(look: Outlook, moves: list[int], seed: int) -> list[int]:
    """What each move was worth in all playouts together."""
    rules, moves = look.rules, moves[: at.MOST_MOVES]
    position, words = bytearray(at.POSITION), array("Q", bytes(8 * at.WORDS))
    position[: kernel.SITUATION] = look.flow
    position[at.SIZES + 1 : at.SIZES + 1 + rules.players] = bytes(look.view.counts)
    for card in look.view.hand:
        position[at.HANDS + look.seat * at.FIGURES + card] += 1
    unseen = b"".join(bytes((figure,)) * count for figure, count in enumerate(look.unseen()))
    words[at.SEAT], words[at.PLAYERS], words[at.GOAL] = look.seat, rules.players, rules.places
    words[at.TRAITOR], words[at.SPARED] = rules.traitor, look.lore.spared
    words[at.UNSEEN], words[at.MOVES], words[at.PLAYOUTS] = len(unseen), len(moves), PLAYOUTS
    words[at.TAKEN] = len(look.view.finished)
    words[at.RANDOM], words[at.TOPPED] = seed, (look.view.may.top_up or 0) > 2
    for index, move in enumerate(moves):
        words[at.MOVE + index] = move
    rollout.weigh(rules.tables, position, unseen, words)
    return list(words[at.TOTAL : at.TOTAL + len(moves)])
