"""What a view of Jay consists of."""

from msgspec import Struct

from dazwischen.games.jay.options import Options
from dazwischen.games.jay.state import Seen


class May(Struct, frozen=True, gc=False):
    """What a seat may do now, as data: clients show it and hold no rules themselves."""

    lay: tuple[tuple[int, int], ...] = ()
    """Hand figures with what laying them would be (`layout` kinds; FAULT if wrong, or if something
    else comes first)."""
    traitor: int | None = None
    """What laying a card face down would be."""
    top_up: int | None = None
    """The fewest cards, if topping up is possible and costs nothing."""
    draw: int = 0
    """Penalty cards to draw first."""
    swap: bool = False
    next: bool = False
    """To say that the next round can be dealt."""
    acts: tuple[str, ...] = ()
    """Intents that say all by their name, such as "pause"."""


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
    counted_out: int
    """The seat that may only lay a traitor, since "Strafe" has been said to it, or 0."""
    finished: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    """The points of each round that counted."""
    paid: tuple[int, ...]
    """Penalty cards that each seat has drawn this round: seen by all, whatever they were for."""
    captains: bool
    """Whether a seat's captain may pause now."""
    may: May


class PrivateView(Struct, frozen=True, gc=False):
    """In what a seat's view differs from that of somebody who watches."""

    seat: int
    hand: tuple[int, ...]
    may: May
