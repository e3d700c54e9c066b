""" "bereit": before the first card, after an interruption, after a round. J-PAUSE-1, J-OPEN-3."""

from dazwischen.core.actions import fieldless
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay.events import Readied
from dazwischen.games.jay.intents import Ready
from dazwischen.games.jay.rules_ready import ready
from dazwischen.games.jay.state import PAUSED, PREPARING, State


def may_say(state: State, seat: int) -> bool:
    """Where all wait for it; that a round can be followed by the next is offered apart."""
    return not state.ready >> seat & 1


READY = fieldless(
    Ready,
    event=Readied,
    rules=("J-PAUSE-1", "J-OPEN-3"),
    verbs=(
        Verb(
            "ready",
            '{who} "bereit"',
            ("{who} bereit", "{who} ist bereit", '{who} sagt "bereit"'),
            ("{who} ready", "{who} is ready", '{who} says "ready"'),
        ),
        Verb(
            "all-ready",
            'all "bereit"',
            ("alle bereit", "alle sind bereit", 'alle sagen "bereit"'),
            ("all ready", "all are ready"),
        ),
    ),
    decide=ready,
    phases=(PREPARING, PAUSED),
    may=may_say,
)
