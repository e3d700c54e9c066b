"""What can happen, as facts. Folding them gives the state; nothing is decided in the folding."""

from typing import Final, TypeAlias

from dazwischen.core.game import Event

Cards: TypeAlias = tuple[int, ...]


class JayEvent(Event, frozen=True, tag_field="e"):
    """One of `EVENTS`, or what an action alone causes and has in its own file."""


class Dealt(JayEvent, frozen=True, tag="dealt"):
    """Where every card lies when the round begins."""

    round: int
    dealer: int
    opener: int
    hands: tuple[Cards, ...]
    piles: tuple[Cards, ...]
    slots: tuple[Cards, ...]
    aside: Cards


class Laid(JayEvent, frozen=True, tag="laid"):
    """A card in the box, with all that follows from it: a lay is one event whatever it was, so
    that a tournament's players cannot tell a fault by the number of events."""

    seat: int
    card: int
    figure: int
    kind: int
    own: int = 0
    """The layer's still open fault, by its serial: J-FAULT-5."""
    extra: bool = False
    """The layer had penalty cards to draw first, and owes an extra card: J-FAULT-2."""
    finishes: bool = False


class TakenBack(JayEvent, frozen=True, tag="taken-back"):
    """A wrong lay where faults are taken back: the game pauses."""

    seat: int
    figure: int


class Owed(JayEvent, frozen=True, tag="owed"):
    """Penalty cards that an interruption or a call brings; those of a lay are in the lay."""

    seat: int
    cards: int
    why: str
    say: int | None = None
    serial: int = 0
    """The card in the box that it is for, or 0."""


class Drew(JayEvent, frozen=True, tag="drew"):
    seat: int
    cards: Cards
    piles: Cards
    """The seat whose pile each card came from."""
    why: str
    short: bool = False
    """There were fewer cards than had to be drawn: what is owed is paid all the same."""
    extra: bool = False
    """Topped up instead of drawing penalty cards: J-FAULT-2."""


class Recycled(JayEvent, frozen=True, tag="recycled"):
    """Cards put aside, or the lower box, go under the draw piles: what the piles are then."""

    piles: tuple[Cards, ...]
    gone: Cards | None
    """The cards that leave the box, by serial; None if it is the cards put aside."""


class Swapped(JayEvent, frozen=True, tag="swapped"):
    seat: int
    card: int
    slot: int


class Readied(JayEvent, frozen=True, tag="ready"):
    seat: int


class Opening(JayEvent, frozen=True, tag="opening"):
    """Everybody is ready before the first card."""


class Reopening(JayEvent, frozen=True, tag="reopening"):
    """Everybody is ready after an interruption."""

    priority: Cards


class Called(JayEvent, frozen=True, tag="called"):
    """ "Jay" by a player who has finished."""

    seat: int
    at: int
    later: bool = False
    """After the call before it, though no clock says so."""


class CalledWrongly(JayEvent, frozen=True, tag="called-wrongly"):
    """ "Jay" by a player who has not finished: J-END-4."""

    seat: int


class Announced(JayEvent, frozen=True, tag="announced"):
    seat: int
    what: int


class Counted(JayEvent, frozen=True, tag="counted"):
    seat: int
    of: int
    at: int


class CountedOut(JayEvent, frozen=True, tag="counted-out"):
    """ "Strafe": the time of whoever was counted at is over."""

    of: int


class Paused(JayEvent, frozen=True, tag="paused"):
    """`seat` is 0 for a judge's pause; `justified` is settled by J-FAULT-3."""

    seat: int
    justified: bool
    rules: tuple[str, ...] = ()
    captain: bool = False
    """It was the seat's captain: J-TEAM-1."""


class Returned(JayEvent, frozen=True, tag="returned"):
    """A card goes back from the box to its layer, and what was owed because of it no longer is."""

    serial: int
    why: str
    restore: bool
    """The situation is again what it was before the card."""


class Settled(JayEvent, frozen=True, tag="settled"):
    """The interruption has cleared up every card in the box so far."""


class Withdrawn(JayEvent, frozen=True, tag="withdrawn"):
    """A finish does not count: the player is back in the round."""

    seat: int


class Cleared(JayEvent, frozen=True, tag="cleared"):
    """J-JUDGE-2: a pause is justified after all, and its extra card no longer owed."""

    seat: int


class Found(JayEvent, frozen=True, tag="found"):
    """A judge's finding, on record."""

    finding: str
    of: int
    cards: int = 0
    others: tuple[int, ...] = ()


class Unclear(JayEvent, frozen=True, tag="unclear"):
    """J-FAULT-7."""

    of: int


class Voided(JayEvent, frozen=True, tag="voided"):
    pass


class RoundEnded(JayEvent, frozen=True, tag="round-ended"):
    """Sent again with other places if a call inside the window changes them."""

    places: Cards
    points: Cards


EVENTS: Final = (
    Dealt, Laid, TakenBack, Owed, Drew, Recycled, Swapped, Readied, Opening, Reopening, Called,
    CalledWrongly, Announced, Counted, CountedOut, Paused, Returned, Settled, Withdrawn, Cleared,
    Found, Unclear, Voided, RoundEnded,
)  # fmt: skip
