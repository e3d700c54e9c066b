"""How long the table waits at a game of Jay."""

from dazwischen.core import auto_actions


class Timing(auto_actions.Timing, frozen=True, kw_only=True):
    deal: int = 5_000
    """Between two rounds."""
    own_pace: bool = False
    """Whoever plays with bots alone says himself when the next round is dealt."""
    ready: int = 60_000
    """After which "bereit" is said for whoever has not said it."""
    count: int = 10_000
    """How long the player under obligation may hesitate before the table counts."""
    waive: int = 8_000
    """After which an opening right is waived."""
    forced: int = 10_000
    """How long after "Strafe" the traitor is laid for somebody who is there but does nothing."""
    absent: int = 3_000
    """Before the table acts for somebody who is gone, whatever it is."""
