"""A mind that plays the best moves out to the end of the round, many times, and takes the best."""

from array import array
from collections.abc import Sequence
from typing import Final, TypeAlias

from dazwischen.bots.jay import rollout
from dazwischen.bots.jay import rollout_layout as at
from dazwischen.bots.jay.outlook import Outlook
from dazwischen.bots.jay.planner import Valued, valued
from dazwischen.cards import layout as kernel
from dazwischen.cards.flow import Tables
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do

STAGES: Final = ((6, 50), (3, 100), (2, 150))
"""How many moves are played out how often: first the planner's best, then the best of these."""

CLEAR: Final = 60
"""Hundredths of a point by which the best must lead not to be played out further."""

Arrays: TypeAlias = "tuple[Tables, bytearray, bytes, array[int]]"


class Foresight:
    def choose(self, look: Outlook, dice: Dice) -> do.JayIntent | None:
        return _best(look, valued(look), dice)

    def buried(self, look: Outlook, dice: Dice) -> int:
        moves = [
            (value, intent)
            for value, intent in valued(look)
            if isinstance(intent, do.Lay) and intent.face_down
        ]
        best = _best(look, moves, dice)
        return best.card if isinstance(best, do.Lay) else look.view.hand[0]


def _best(look: Outlook, moves: Sequence[Valued], dice: Dice) -> do.JayIntent | None:
    arrays = _arrays(look)
    scores = [0] * len(moves)
    left = sorted(range(len(moves)), key=lambda index: -moves[index][0])
    played = 0
    for kept, playouts in STAGES:
        left = left[:kept]
        if len(left) < 2:
            break
        totals = _weigh(arrays, [_number(moves[i][1]) for i in left], playouts, dice)
        played += playouts
        for index, total in zip(left, totals, strict=True):
            scores[index] += total
        left.sort(key=lambda index: -scores[index])
        if scores[left[0]] - scores[left[1]] > CLEAR * played:
            break
    return moves[left[0]][1] if left else None


def _number(intent: do.JayIntent | None) -> int:
    """The kernel's number of a move."""
    match intent:
        case do.Lay(face_down=True):
            return at.FACE_DOWN * at.FIGURES + intent.card
        case do.Lay():
            return at.LAY * at.FIGURES + intent.card
        case do.TopUp():
            return at.TOP_UP * at.FIGURES + intent.count
        case _:
            return at.WAIT * at.FIGURES


def _weigh(arrays: Arrays, moves: list[int], playouts: int, dice: Dice) -> list[int]:
    """What each move was worth in all playouts together."""
    tables, position, unseen, words = arrays
    words[at.MOVES], words[at.PLAYOUTS] = len(moves), playouts
    words[at.RANDOM] = dice.below(1 << 53)
    for index, move in enumerate(moves):
        words[at.MOVE + index], words[at.TOTAL + index] = move, 0
    rollout.weigh(tables, position, unseen, words)
    return list(words[at.TOTAL : at.TOTAL + len(moves)])


def _arrays(look: Outlook) -> Arrays:
    rules = look.rules
    position, words = bytearray(at.POSITION), array("Q", bytes(8 * at.WORDS))
    position[: kernel.SITUATION] = look.flow
    position[at.SIZES + 1 : at.SIZES + 1 + rules.players] = bytes(look.view.counts)
    for card in look.view.hand:
        position[at.HANDS + look.seat * at.FIGURES + card] += 1
    unseen = b"".join(bytes((figure,)) * count for figure, count in enumerate(look.unseen()))
    words[at.SEAT], words[at.PLAYERS], words[at.GOAL] = look.seat, rules.players, rules.places
    words[at.TRAITOR], words[at.SPARED] = rules.traitor, look.lore.spared
    words[at.UNSEEN], words[at.TAKEN] = len(unseen), len(look.view.finished)
    words[at.TOPPED] = (look.view.may.top_up or 0) > 2
    return rules.tables, position, unseen, words
