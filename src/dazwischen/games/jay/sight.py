"""What a view of Jay consists of."""

from msgspec import Struct

from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import Seen


class May(Struct, frozen=True, gc=False):
    """What a seat may do now, as data: clients show it and hold no rules themselves."""

    lay: tuple[tuple[int, int], ...] = ()
    """Hand figures with what laying them would be (`layout` kinds; FAULT if wrong)."""
    traitor: int | None = None
    """What laying a card face down would be."""
    top_up: int | None = None
    """The fewest cards, if topping up is possible."""
    draw: int = 0
    """Penalty cards to draw first."""
    jay: bool = False
    ready: bool = False
    swap: bool = False
    pause: bool = False
    waive: bool = False
    count: bool = False


class Flow(Struct, frozen=True, gc=False):
    lying: int
    layer: int
    twins: bool
    obligation: int
    reservations: tuple[int, ...]
    priority: tuple[int, ...]


class View(Struct, frozen=True, gc=False):
    options: Options
    seat: int | None
    phase: str
    round: int
    dealer: int
    opener: int
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    piles: tuple[int, ...]
    aside: int
    slots: tuple[tuple[int, ...], ...]
    box: tuple[Seen, ...]
    flow: Flow | None
    """None in a tournament: who must and who may, everybody works out for himself."""
    owes: tuple[int, ...]
    ready: tuple[int, ...]
    counting: int | None
    """When "23" was said to the player under obligation."""
    finished: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    may: May


class Own(Struct, frozen=True, gc=False):
    """In what a seat's view differs from that of somebody who watches."""

    seat: int
    hand: tuple[int, ...]
    may: May
