"""Plays the best moves out to the end of the round, many times, and takes the best.

That takes so long that it is a task of its own, which can be worked out in another process.
"""

from array import array
from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from dazwischen.bots.jay import rollout
from dazwischen.bots.jay import rollout_layout as at
from dazwischen.bots.jay.planner import Valued, valued
from dazwischen.bots.jay.position_features import PositionFeatures
from dazwischen.cards import layout as kernel
from dazwischen.cards.flow import Tables
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do

STAGES: Final = ((6, 32), (4, 40), (3, 64), (2, 160))
"""How many moves are played out how often: first the planner's best, then the best of these."""
CLEAR: Final = 350
"""Hundredths of a point by which one playout's lead is chance; that of many is by their root."""
MARGIN: Final = 10
"""Hundredths of a point that are no difference: then the planner's judgement decides."""

Arrays: TypeAlias = "tuple[Tables, bytearray, bytes, array[int]]"


class Task(Struct, frozen=True):
    """Moves between which to decide, and all there is to know of the position."""

    position: bytes
    unseen: bytes
    words: bytes
    moves: tuple[tuple[int, int], ...]
    """What the planner thinks each is worth, and its number."""
    dice: int


class Decision(Struct, frozen=True):
    move: int
    """Which of the task's."""
    dice: int
    """Where the dice are now."""


def moves(look: PositionFeatures, *, buries: bool) -> Sequence[Valued]:
    """All that the seat can do, or only what it can lay face down."""
    found = valued(look)
    if not buries:
        return found
    return [
        (value, intent)
        for value, intent in found
        if isinstance(intent, do.Lay) and intent.face_down
    ]


def task(look: PositionFeatures, between: Sequence[Valued], dice: Dice) -> Task:
    _, position, unseen, words = arrays(look)
    numbered = tuple((value, number_of(intent)) for value, intent in between)
    return Task(bytes(position), unseen, words.tobytes(), numbered, dice.at)


def decided(tables: Tables, task: Task) -> Decision:
    words = array("Q", task.words)
    before = tables, bytearray(task.position), task.unseen, words
    dice, moves = Dice.rolled(task.dice), task.moves
    scores = [0] * len(moves)
    left = sorted(range(len(moves)), key=lambda index: -moves[index][0])
    played = 0
    for kept, playouts in STAGES:
        left = left[:kept]
        if len(left) < 2:
            break
        totals = weighed(before, [moves[i][1] for i in left], playouts, dice)
        played += playouts
        for index, total in zip(left, totals, strict=True):
            scores[index] += total
        left.sort(key=lambda index: -scores[index])
        lead = scores[left[0]] - scores[left[1]]
        if lead * lead > CLEAR * CLEAR * played:
            break
    good = [index for index in left if scores[left[0]] - scores[index] <= MARGIN * played]
    return Decision(max(good, key=lambda index: moves[index][0]), dice.at)


def number_of(intent: do.JayIntent | None) -> int:
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


def weighed(before: Arrays, moves: list[int], playouts: int, dice: Dice) -> list[int]:
    """What each move was worth in all playouts together."""
    tables, position, unseen, words = before
    words[at.MOVES], words[at.PLAYOUTS] = len(moves), playouts
    words[at.RANDOM] = dice.below(1 << 53)
    for index, move in enumerate(moves):
        words[at.MOVE + index], words[at.TOTAL + index] = move, 0
    rollout.weigh(tables, position, unseen, words)
    return list(words[at.TOTAL : at.TOTAL + len(moves)])


def arrays(look: PositionFeatures) -> Arrays:
    rules = look.rules
    position, words = bytearray(at.POSITION), array("Q", bytes(8 * at.WORDS))
    position[: kernel.SITUATION] = look.flow
    position[at.SIZES + 1 : at.SIZES + 1 + rules.players] = bytes(look.view.counts)
    for card in look.view.hand:
        position[at.HANDS + look.seat * at.FIGURES + card] += 1
    unseen = b"".join(bytes((figure,)) * count for figure, count in enumerate(look.unseen()))
    words[at.SEAT], words[at.PLAYERS], words[at.GOAL] = look.seat, rules.players, rules.places
    words[at.TRAITOR], words[at.SPARED] = rules.traitor, look.deck_facts.spared
    words[at.UNSEEN], words[at.TAKEN] = len(unseen), len(look.view.finished)
    words[at.TOPPED] = (look.view.may.top_up or 0) > 2
    return rules.tables, position, unseen, words
