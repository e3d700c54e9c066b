"""Laying a card on a stack, from the hand, a slot or the corner: S-TURN-2, S-TURN-3, S-SLOT-1."""

from typing import Any

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import Action, Cause, Said, Told
from dazwischen.core.errors import InvalidInput
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer.explain_lay import KIND_NAMES, message_of_lay, rules_of_lay
from dazwischen.games.jsolitaer.intents import Lay, LayCorner, LaySlot
from dazwischen.games.jsolitaer.reading import figure, stack
from dazwischen.games.jsolitaer.rules_lay import lay, lay_corner, lay_slot
from dazwischen.games.jsolitaer.state import State


def tell(before: State, after: State, _intent: Any, events: list[Any]) -> Told:  # noqa: ANN401
    laid = events[0]
    message = message_of_lay(before, after, laid, events)
    return KIND_NAMES[laid.kind], rules_of_lay(before, laid, events), message


def _place(said: Said) -> tuple[int, list[str]] | None:
    """`3:rH`: the stack, and what is laid there."""
    place, colon, laid = said.text.partition(":")
    if not colon or len(place.split()) != 1:
        return None
    return stack(place.strip()), laid.split()


def _read(said: Said) -> Lay | LaySlot | LayCorner | None:
    place = _place(said)
    if place is None:
        return None
    number, words = place
    who: dict[str, int] = {"seat": said.seat, "at": said.at, "stack": number}
    match words:
        case ["corner"]:
            return LayCorner(**who)
        case ["slot", card]:
            return LaySlot(**who, card=figure(said.rules, card))
        case [card]:
            return Lay(**who, card=figure(said.rules, card))
        case _:
            raise InvalidInput("bad-move", text=" ".join(words))


def _write(catalogue: Catalogue, intent: Lay) -> str:
    return f"{intent.seat} {intent.stack}:{catalogue.name(intent.card)}"


def _write_slot(catalogue: Catalogue, intent: LaySlot) -> str:
    return f"{intent.seat} {intent.stack}:slot {catalogue.name(intent.card)}"


def _write_corner(_catalogue: Catalogue, intent: LayCorner) -> str:
    return f"{intent.seat} {intent.stack}:corner"


def _infer(cause: Cause) -> Lay | LaySlot | LayCorner:
    laid = cause.events[0]
    who: dict[str, int] = {"seat": cause.seat, "at": cause.at, "stack": laid.stack}
    match laid.source:
        case ev.CORNER:
            return LayCorner(**who)
        case ev.SLOT:
            return LaySlot(**who, card=laid.card)
        case _:
            return Lay(**who, card=laid.card)


LAY = Action(
    intent=Lay,
    decide=lay,
    tell=tell,
    reads=_read,
    writes=_write,
    begins=(ev.Laid,),
    infers=_infer,
    verbs=(
        Verb(
            "lay",
            "{who} {stack}:{figure}",
            (
                "{who} {stack}: {figure}",
                "{who} legt {figure} auf {stack}",
                "{who} legt {figure} auf Stapel {stack}",
                "{who} legt {stack}: {figure}",
            ),
            ("{who} lays {figure} on {stack}", "{who} lays {figure} on stack {stack}"),
            group="lay",
        ),
    ),
)
LAY_CORNER = Action(
    intent=LayCorner,
    decide=lay_corner,
    tell=tell,
    reads=_read,
    writes=_write_corner,
    begins=(ev.Laid,),
    infers=_infer,
    verbs=(
        Verb(
            "lay-corner",
            "{who} {stack}:corner",
            (
                "{who} legt Ecke auf {stack}",
                "{who} legt die Ecke auf {stack}",
                "{who} legt die Ecke auf Stapel {stack}",
                "{who} {stack}: Ecke",
            ),
            ("{who} lays corner on {stack}", "{who} lays the corner on stack {stack}"),
        ),
    ),
)
LAY_SLOT = Action(
    intent=LaySlot,
    decide=lay_slot,
    tell=tell,
    reads=_read,
    writes=_write_slot,
    begins=(ev.Laid,),
    infers=_infer,
    verbs=(
        Verb(
            "lay-slot",
            "{who} {stack}:slot {figure}",
            (
                "{who} legt Slot {figure} auf {stack}",
                "{who} legt Slot {figure} auf Stapel {stack}",
                "{who} {stack}: Slot {figure}",
            ),
            ("{who} lays slot {figure} on {stack}",),
        ),
    ),
)
