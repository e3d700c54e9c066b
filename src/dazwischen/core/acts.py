"""A log read as what was wanted: each intent told again from the events it caused.

Whoever decides the intent anew has to get the very same events, so this is also how a log is
checked. What does not follow is `InvalidInput`, at the line of the log where it stands.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from msgspec import Struct

from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.game import Event, Game, Intent
from dazwischen.core.log import Envelope, Log
from dazwischen.core.replayer import Replayer, at_start
from dazwischen.core.seating import about_seats

InferIntent: TypeAlias = Callable[[Any, int, int, Sequence[Any]], Intent | None]
"""From a state, an actor, a time and what he caused then, to the first thing he wanted.

None if nothing that can be wanted begins with the first of the events.
"""
Decide: TypeAlias = Callable[[Any, Any], Sequence[Event] | Rejected]


class Act(Struct, frozen=True):
    before: Any
    """The state in which it was wanted."""
    intent: Any
    envelopes: tuple[Envelope, ...]

    @property
    def events(self) -> list[Event]:
        return [envelope.event for envelope in self.envelopes]


def runs(envelopes: Iterable[Envelope]) -> Iterator[list[Envelope]]:
    """What one actor caused at one moment, in the game or around the table: one act or several."""
    for _, run in groupby(envelopes, key=lambda e: (e.at, e.by, about_seats(e.event))):
        yield list(run)


def acts(game: Game[Any, Any], infer_intent: InferIntent, log: Log) -> Iterator[Act]:
    """All that was wanted and done in a game, in order."""
    replayer = at_start(game, log.header)
    for run in runs(log.envelopes):
        if about_seats(run[0].event):
            replayer.follow(run)
        else:
            yield from acts_of(run, replayer, infer_intent)


def acts_of(
    run: Sequence[Envelope], replayer: Replayer, infer_intent: InferIntent
) -> Iterator[Act]:
    """The acts of a run in the game, each when it has happened."""
    decide = replayer.game.decide
    return one_by_one(run, replayer, lambda r: first_act(decide, infer_intent, replayer.state, r))


def one_by_one(
    run: Sequence[Envelope], replayer: Replayer, first: Callable[[Sequence[Envelope]], Act]
) -> Iterator[Act]:
    """With the first act of what is left, by what is true then."""
    while run:
        act = first(run)
        replayer.follow(act.envelopes)
        yield act
        run = run[len(act.envelopes) :]


def first_act(
    decide: Decide,
    infer_intent: InferIntent,
    state: Any,  # noqa: ANN401 - each game has its own
    run: Sequence[Envelope],
) -> Act:
    """The first act of a run, decided anew; raises `InvalidInput` where the rules give another."""
    first = run[0]
    intent = infer_intent(state, first.by, first.at, [envelope.event for envelope in run])
    if intent is None:
        raise wrong("log-no-cause", first)
    answer = decide(state, intent)
    if isinstance(answer, Rejected):
        raise wrong("log-refused", first, reason=answer.code, rules=", ".join(answer.rules) or "–")
    for envelope, event in zip(run, answer, strict=False):
        if envelope.event != event:
            raise wrong("log-differs", envelope)
    if len(run) < len(answer):
        raise wrong("log-missing", run[-1], missing=name(answer[len(run)]))
    return Act(state, intent, tuple(run[: len(answer)]))


def wrong(code: str, envelope: Envelope, **args: str) -> InvalidInput:
    """A complaint about an event, at its line: the header is the first."""
    return InvalidInput(
        code, line=envelope.seq + 1, seq=envelope.seq, event=name(envelope.event), **args
    )


def name(event: Event) -> str:
    return str(event.__struct_config__.tag)
