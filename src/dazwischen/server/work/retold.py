"""Games put into steps, moments and possibilities. It happens in the workshop, beside the tables,
which keeps the games that somebody looks at just now."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from dazwischen.core.retelling import Step
from dazwischen.games import registry
from dazwischen.server.work.archive import SeatTold, Told, seats_told
from dazwischen.server.work.load_log import StoredGame
from dazwischen.server.work.retellings import Retellings, looks, read, seen, sentence, words

MOST: Final = 40
"""Possibilities told at once; a board of Jarnac can have hundreds."""
_retellings: Final = Retellings()
_encode: Final = msgspec.json.Encoder().encode


class Seen(Struct, frozen=True):
    """A game as far as somebody may see it, and with which eyes."""

    kept: StoredGame
    told: Told
    eye: int | None = None
    """The seat whose cards alone are shown, 0 for nobody's; None for everybody's."""

    def steps(self) -> list[Step]:
        """Raises `InvalidInput` where a log does not follow."""
        key = (self.told.id, self.told.path, self.kept.header, self.kept.upto)
        steps = _retellings.known(key)
        if steps is None:
            steps = read(self.kept.log())
            _retellings.keep(key, steps)
        return steps


class Moment(Struct, frozen=True):
    step: int
    """Its place among the steps, from 0."""
    seq: int
    at: int
    seat: int
    kinds: tuple[str, ...]
    text: str


class Played(Struct, frozen=True):
    begun: int
    ended: int | None
    outcome: Raw | None
    lasted: int
    """Milliseconds of the table's time."""


class Outline(Struct, frozen=True):
    id: int
    path: str
    """The link: whoever has it can see the game; `/step/NUMBER` behind it leads to a
    step, from 1."""
    game: str
    options: Raw
    seats: tuple[SeatTold, ...]
    eye: int | None
    """Of a game in play: the seat whose cards alone are shown, 0 for nobody's."""
    played: Played
    total: int
    """Steps."""
    page: int
    """Steps told at once, from a multiple of this number on."""
    moments: tuple[Moment, ...]
    """The steps that mattered."""


class StepTold(Struct, frozen=True):
    seq: int
    """The last event that belongs to it."""
    at: int
    seat: int
    """Who acted; 0 for the table, -1 for a judge."""
    verdict: str
    rules: tuple[str, ...]
    text: str
    moments: tuple[str, ...]
    view: dict[str, Any]
    """What changed in the view; in the first step of a page all of it."""
    hands: dict[int, tuple[int, ...]]
    """Everybody's cards by seat, as far as they changed."""


class Steps(Struct, frozen=True):
    first: int
    """How many steps come before these."""
    total: int
    steps: tuple[StepTold, ...]


class AlternativeTold(Struct, frozen=True):
    seat: int
    verdict: str
    word: str
    """What laying it would have been, or the word that could have lain."""
    figure: int
    place: int
    source: str
    gain: int


class Alternatives(Struct, frozen=True):
    seq: int
    total: int
    could: tuple[AlternativeTold, ...]
    """The first or best of them."""


def outline(game: Seen, page: int, lang: str) -> bytes:
    log, steps, told = game.kept.log(), game.steps(), game.told
    return _encode(
        Outline(
            told.id,
            told.path,
            log.header.game,
            log.header.options,
            seats_told(log, told.names),
            game.eye,
            Played(told.begun, told.ended, told.outcome, steps[-1].at if steps else 0),
            len(steps),
            page,
            _moments(steps, lang),
        )
    )


def steps(game: Seen, first: int, seq: int, page: int, lang: str) -> bytes:
    """From a step on, or those around the step that an event belongs to."""
    found = game.steps()
    if seq:
        first = _step_of(found, seq) // page * page
    told = _told(game.kept.name, game.eye, found[first : first + page], lang)
    return _encode(Steps(first, len(found), told))


def could(game: Seen, seq: int, lang: str) -> bytes:
    """After the step that an event belongs to."""
    found = game.steps()
    if not found:
        return _encode(Alternatives(0, 0, ()))
    return _encode(_could(game.kept.name, game.eye, found[_step_of(found, seq)], lang))


def _step_of(steps: Sequence[Step], seq: int) -> int:
    """The place of the step that an event belongs to; the last for what comes after it."""
    place = bisect_left(steps, seq, key=lambda step: step.seq)
    return max(0, min(place, len(steps) - 1))


def _moments(steps: Sequence[Step], lang: str) -> tuple[Moment, ...]:
    return tuple(
        Moment(n, step.seq, step.at, step.seat, told.moments, sentence(lang, told.messages))
        for n, step in enumerate(steps)
        if (told := step.told).moments
    )


def _told(game: str, eye: int | None, steps: Sequence[Step], lang: str) -> tuple[StepTold, ...]:
    return tuple(
        StepTold(
            step.seq,
            step.at,
            step.seat,
            step.told.verdict,
            step.told.rules,
            sentence(lang, step.told.messages),
            step.told.moments,
            view,
            hands,
        )
        for step, (view, hands) in zip(steps, seen(looks(game, eye), steps), strict=True)
    )


def _could(game: str, eye: int | None, step: Step, lang: str) -> Alternatives:
    found = [
        one
        for one in registry.module(game).annotator.could(step.state, step.at)
        if eye is None or one.seat == eye
    ]
    told = tuple(
        AlternativeTold(
            one.seat,
            one.verdict,
            one.word or words(lang)(f"could-{one.verdict}"),
            one.figure,
            one.place,
            one.source,
            one.gain,
        )
        for one in found[:MOST]
    )
    return Alternatives(step.seq, len(found), told)
