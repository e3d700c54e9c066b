"""A game told again act by act: what each was, why it mattered, what else there was."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core import seating as ev
from dazwischen.core.acts import Act, InferIntent, acts_of, runs
from dazwischen.core.game import Game
from dazwischen.core.log import Envelope, Log
from dazwischen.core.replayer import at_start
from dazwischen.core.report import Message

SEATS: Final[dict[type[Any], str]] = {
    ev.Seated: "retold-seated",
    ev.WentAway: "retold-went-away",
    ev.CameBack: "retold-came-back",
    ev.BotSteppedIn: "retold-bot-stepped-in",
    ev.BotSteppedOut: "retold-bot-stepped-out",
}


class Annotation(Struct, frozen=True):
    """What an act was, by the referee's words."""

    verdict: str
    rules: tuple[str, ...]
    messages: tuple[Message, ...]
    moments: tuple[str, ...] = ()
    """Why somebody who looks for what mattered would stop here."""


class Alternative(Struct, frozen=True):
    """Something that a seat could have laid: a card on a place, or a word on a row."""

    seat: int
    verdict: str
    figure: int = 0
    word: str = ""
    place: int = 0
    """The stack or the row, where there are several; 0 for a new word."""
    source: str = ""
    """Where it would have come from, if not from the hand."""
    gain: int = 0
    """Points that it would have brought, where single plays bring points."""


class Standing(Struct, frozen=True):
    """How it stands between two rounds."""

    rounds: int
    points: tuple[int, ...]
    """By seat, of all of them."""


class ReplayAnnotator(Protocol):
    """Tells a game again. Nothing is secret any more: what a tournament hides is told too."""

    def between(self, state: Any) -> Standing | None:  # noqa: ANN401
        """Not None where a round is over and the next is not dealt yet."""
        ...

    def tell(self, act: Act, after: Any) -> Annotation:  # noqa: ANN401 - each game has its own state
        ...

    def look(self, state: Any) -> Struct:  # noqa: ANN401
        """The view of somebody who watches, with all that the rules say about the situation."""
        ...

    def hands(self, state: Any) -> tuple[tuple[int, ...], ...]:  # noqa: ANN401
        """Everybody's cards; nothing where there are no hands."""
        ...

    def standing(self, state: Any) -> Sequence[int]:  # noqa: ANN401
        """How near each side is to winning, more is better; nothing while that is open."""
        ...

    def could(self, state: Any, at: int) -> Sequence[Alternative]:  # noqa: ANN401
        """All that could have been laid then, whoever was nearest to it first."""
        ...


class Step(Struct, frozen=True):
    seq: int
    """The last event of the act."""
    at: int
    seat: int
    """Who acted; 0 for the table, -1 for a judge."""
    told: Annotation
    state: Any


def retold(
    game: Game[Any, Any], infer_intent: InferIntent, annotator: ReplayAnnotator, log: Log
) -> Iterator[Step]:
    """Every act with what was true after it; raises `InvalidInput` if the log does not follow."""
    replayer, ahead = at_start(game, log.header), 0
    for run in runs(log.envelopes):
        if ev.about_seats(run[0].event):
            replayer.follow(run)
            if replayer.begun:
                yield from (_around(envelope, replayer.state) for envelope in run)
            continue
        for act in acts_of(run, replayer, infer_intent):
            last, state = act.envelopes[-1], replayer.state
            seat, told = act.intent.seat or last.by, annotator.tell(act, state)
            now = _leader(annotator.standing(state)) or ahead
            if ahead and now != ahead:
                told = replace(told, moments=(*told.moments, "lead"))
            ahead = now
            yield Step(last.seq, last.at, seat, told, state)


def _around(envelope: Envelope, state: Any) -> Step:  # noqa: ANN401
    """Somebody came, went, or let a bot play: nothing of the game changes."""
    event = envelope.event
    message = Message(SEATS[type(event)], {"seat": event.seat})
    return Step(envelope.seq, envelope.at, event.seat, Annotation("ok", (), (message,)), state)


def _leader(standing: Sequence[int]) -> int:
    """Who is alone in front, from 1; 0 if nobody is."""
    found = [n for n, points in enumerate(standing, 1) if points == max(standing)]
    return found[0] if len(found) == 1 else 0
