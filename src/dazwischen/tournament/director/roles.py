"""Who may do what: a link carries a role, a role carries actions.

A captain acts for members of the team, a player for one entrant. An entry link registers, nothing
else. Everybody who has any link may watch.
"""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Role: TypeAlias = Literal["organiser", "judge", "captain", "player", "spectator", "entry", "server"]
"""`server` is no link: it is what the tournament's own online tables report."""

LINKS: Final[tuple[Role, ...]] = ("organiser", "judge", "captain", "player", "spectator", "entry")

MAY: Final[dict[str, frozenset[Role]]] = {
    "configure": frozenset({"organiser"}),
    "register": frozenset({"organiser", "captain", "entry"}),
    "edit": frozenset({"organiser"}),
    "check-in": frozenset({"organiser", "judge", "captain", "player"}),
    "withdraw": frozenset({"organiser", "judge", "captain", "player"}),
    "come-back": frozenset({"organiser", "judge"}),
    "draw": frozenset({"organiser"}),
    "undraw": frozenset({"organiser"}),
    "place": frozenset({"organiser"}),
    "start": frozenset({"organiser"}),
    "finish": frozenset({"organiser"}),
    "claim": frozenset({"player"}),
    "score": frozenset({"captain", "player"}),
    "report": frozenset({"captain", "player"}),
    "confirm": frozenset({"judge", "captain", "player"}),
    "dispute": frozenset({"captain", "player"}),
    "pause": frozenset({"judge"}),
    "resume": frozenset({"judge"}),
    "rule": frozenset({"judge"}),
    "void": frozenset({"judge"}),
    "correct": frozenset({"judge"}),
    "open-room": frozenset({"server"}),
    "play-online": frozenset({"server"}),
}


class Actor(Struct, frozen=True):
    role: Role
    entrant: int = 0
    """Of a player's link."""
    team: str = ""
    """Of a captain's link."""
