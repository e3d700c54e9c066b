"""Laying a card: J-OPEN-1, J-SERVE, J-THROW, J-TRAITOR."""

from typing import Any

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import WHO, Action, Cause, Said, Told
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.explain_lay import KIND_NAMES, message_of_lay, rules_of_lay, taken_back
from dazwischen.games.jay.intents import Lay
from dazwischen.games.jay.reading import figure
from dazwischen.games.jay.rules_lay import lay
from dazwischen.games.jay.rules_turn import is_seat
from dazwischen.games.jay.state import State


def tell(before: State, after: State, intent: Lay, events: list[Any]) -> Told:
    done = events[0]
    if isinstance(done, ev.TakenBack):
        return "fault", *taken_back(before, done, intent.at)
    rules = rules_of_lay(before, done, intent.at)
    return KIND_NAMES[done.kind], rules, message_of_lay(before, after, done, intent.at)


def read(said: Said) -> Lay | None:
    """`rH`, `V` for whatever lies face down, `face-down rH` for a card that is known."""
    if said.actor != WHO or said.spoken:
        return None
    match said.text.split():
        case ["face-down", card]:
            number = figure(said.rules, card)
            return Lay(seat=said.seat, at=said.at, card=number, face_down=True)
        case [word]:
            return shown(said, word)
        case _:
            return None


def shown(said: Said, word: str) -> Lay | None:
    """A card as the others see it; None if there is none of that name."""
    number = said.rules.catalogue.number(word)
    if number is None:
        return None
    if number == said.rules.traitor:
        return Lay(seat=said.seat, at=said.at, card=0, face_down=True)
    return Lay(seat=said.seat, at=said.at, card=number)


def write(catalogue: Catalogue, intent: Lay) -> str:
    if intent.face_down and not intent.card:
        return f"{intent.seat} {catalogue.name(catalogue.traitor)}"
    down = "face-down " if intent.face_down else ""
    return f"{intent.seat} {down}{catalogue.name(intent.card)}"


def infer(cause: Cause) -> Lay:
    done, state, seat = cause.events[0], cause.state, cause.seat
    down = done.figure == state.rules.traitor
    if isinstance(done, ev.Laid):
        return Lay(seat=seat, at=cause.at, card=done.card, face_down=down)
    if not down:
        return Lay(seat=seat, at=cause.at, card=done.figure)
    # A card that was taken back face down was never shown: any card of the hand will do.
    hand = state.hands[seat - 1] if state.hands and is_seat(state, seat) else ()
    return Lay(seat=seat, at=cause.at, card=hand[0] if hand else 0, face_down=True)


LAY = Action(
    intent=Lay,
    decide=lay,
    tell=tell,
    reads=read,
    writes=write,
    begins=(ev.Laid, ev.TakenBack),
    infers=infer,
    verbs=(
        Verb(
            "lay",
            "{who} {figure}",
            (
                "{who} {figure}",
                "{who} legt {figure}",
                "{who} wirft {figure}",
                "{who} bedient mit {figure}",
                "{who} bedient {figure}",
                "{who} eröffnet mit {figure}",
                "{who} eröffnet {figure}",
            ),
            ("{who} lays {figure}", "{who} throws {figure}", "{who} serves {figure}"),
            group="lay",
        ),
        Verb(
            "traitor",
            "{who} V",
            ("{who} verdeckt", "{who} legt verdeckt", "{who} legt eine Karte verdeckt"),
            ("{who} lays face down", "{who} face down"),
            group="typed",
        ),
        Verb(
            "face-down",
            "{who} face-down {figure}",
            ("{who} legt {figure} verdeckt", "{who} verdeckt {figure}"),
            ("{who} lays {figure} face down",),
            group="typed",
        ),
    ),
)
