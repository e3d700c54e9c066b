"""What an action causes: first whether the link's role may do it, then the subject's own file."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from dazwischen.core.errors import Rejected
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import judging, people, playing, running
from dazwischen.tournament.director.asking import Answer, Asked
from dazwischen.tournament.director.roles import MAY
from dazwischen.tournament.director.state import Tournament

Ask: TypeAlias = Asked[do.Action | do.Own]


def decide(state: Tournament, ask: Ask) -> Answer:
    """The events it causes, none if all is as wished already, or why not."""
    name = do.tag(ask.action)
    if ask.by.role not in MAY[name]:
        return Rejected("role-may-not", (), {"role": ask.by.role, "action": name})
    return _RULES[name](state, ask)


_RULES: Final[dict[str, Callable[[Tournament, Any], Answer]]] = {
    "configure": running.configure,
    "register": people.register,
    "edit": people.edit,
    "check-in": people.check_in,
    "withdraw": people.withdraw,
    "come-back": people.come_back,
    "claim": people.claim,
    "draw": running.draw,
    "undraw": running.undraw,
    "place": running.place,
    "start": running.start,
    "finish": running.finish,
    "score": playing.score,
    "report": playing.report,
    "confirm": playing.confirm,
    "dispute": playing.dispute,
    "open-room": playing.open_room,
    "play-online": playing.play_online,
    "pause": judging.pause,
    "resume": judging.resume,
    "rule": judging.rule,
    "void": judging.void,
    "correct": judging.correct,
}
