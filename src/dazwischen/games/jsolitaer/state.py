"""Everything that is true at a table of J-Solitär."""

from typing import Final, TypeAlias

from dazwischen.cards.source import Source
from dazwischen.games.jsolitaer.ruleset import Ruleset

Cards: TypeAlias = tuple[int, ...]

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class State(Source[Ruleset], frozen=True):
    phase: str = WAITING
    game: int = 0
    """Which game of the series this is, from 1."""
    first: int = 0
    turn: int = 0
    """The seat at turn; after the end of a game, the seat that had the last turn."""
    stacks: tuple[bytes, ...] = ()
    """A situation of the flow kernel each, with nobody under obligation."""
    heaps: tuple[Cards, ...] = ()
    """The cards of each stack, bottom first: the face of the traitor, then what was laid."""
    hands: tuple[Cards, ...] = ()
    piles: tuple[Cards, ...] = ()
    """Everybody's draw cards, the next one first."""
    slots: tuple[Cards, ...] = ()
    corner: Cards = ()
    """The face-down corner pile, the next one first."""
    turned: Cards = ()
    """What was turned up from it and not laid, the topmost last."""
    entered: int = 0
    """A bit a seat: has drawn for its first turn."""
    begun: int = 0
    """Hand cards at the beginning of this turn."""
    served: bool = False
    """The one serve of this turn is used up."""
    looked: bool = False
    """A corner card was turned up in this turn."""
    lays: int = 0
    """Cards laid in this turn."""
    idle: int = 0
    """Turns in a row that ended without a card laid."""
    laid: Cards = ()
    """Cards laid in this game, by seat."""
    turns: Cards = ()
    """Turns begun in this game, by seat."""
    reason: str = ""
    """Why the game ended."""
    winners: Cards = ()
    points: Cards = ()
    """Of this game, by seat; empty until it is over."""
    totals: Cards = ()
    won: Cards = ()
    """Games won, by seat."""
    played: int = 0
    """Games that are over."""
    onward: int = 0
    """A bit a seat: has seen how the game went and wants the next one."""
    before: "State | None" = None
    """S-UNDO-1: what was true before the last step, as long as it may be taken back."""

    @property
    def alone(self) -> bool:
        return self.rules.players == 1

    @property
    def more(self) -> bool:
        """Further games are to be played."""
        games = self.rules.options.games
        return not games or self.played < games

    @property
    def steps(self) -> int:
        """How many steps may be taken back."""
        count, state = 0, self.before
        while state is not None:
            count, state = count + 1, state.before
        return count

    def seats(self) -> range:
        return range(1, self.rules.players + 1)
