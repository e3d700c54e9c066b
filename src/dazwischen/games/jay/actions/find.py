"""A judge's finding: J-JUDGE-1, J-FAULT-7, J-SCORE-4."""

from typing import Any, Final

from dazwischen.cards.figures import Catalogue
from dazwischen.core.actions import Action, Cause, Said, Told
from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import JUDGE
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay import events as ev
from dazwischen.games.jay.actions.lay import shown
from dazwischen.games.jay.explain_finding import finding
from dazwischen.games.jay.intents import Find
from dazwischen.games.jay.reading import COUNT
from dazwischen.games.jay.reading import seat as seat_of
from dazwischen.games.jay.rules_judge import judge
from dazwischen.games.jay.state import State

_FINDINGS: Final = (
    "too-far", "over-box", "two-cards", "wrong-hand", "too-near", "hinders", "standing", "askew",
    "unannounced", "unclear",
)  # fmt: skip
_PLAIN: Final[dict[type[Any], str]] = {ev.Paused: "pause", ev.Voided: "void"}


def tell(before: State, after: State, intent: Find, events: list[Any]) -> Told:
    return "ok", *finding(before, after, intent, events)


def read(said: Said) -> Find | None:
    if said.actor != "judge":
        return None
    rules, at = said.rules, said.at
    match said.text.split():
        case [("void" | "pause") as plain]:
            return Find(seat=JUDGE, at=at, finding=plain)
        case ["back", cards] if COUNT.fullmatch(cards):
            return Find(seat=JUDGE, at=at, finding="back", cards=int(cards))
        case ["hindered", seat, card]:
            return _hindered(said, seat_of(rules, seat), card)
        case ["two-cards", seat, cards] if COUNT.fullmatch(cards):
            of, count = seat_of(rules, seat), int(cards)
            return Find(seat=JUDGE, at=at, finding="two-cards", of=of, cards=count)
        case ["two-cards", seat]:
            return Find(seat=JUDGE, at=at, finding="two-cards", of=seat_of(rules, seat), cards=2)
        case ["askew", seat, *others]:
            of, rest = seat_of(rules, seat), tuple(seat_of(rules, word) for word in others)
            return Find(seat=JUDGE, at=at, finding="askew", of=of, others=rest)
        case [found, seat] if found in _FINDINGS:
            return Find(seat=JUDGE, at=at, finding=found, of=seat_of(rules, seat))
        case _:
            return None


def _hindered(said: Said, of: int, card: str) -> Find:
    lay = shown(said, card)
    if lay is None:
        raise InvalidInput("bad-action", text=card)
    return Find(
        seat=JUDGE, at=said.at, finding="hindered", of=of, card=lay.card, face_down=lay.face_down
    )


def write(catalogue: Catalogue, intent: Find) -> str:
    match intent.finding:
        case "void" | "pause":
            return f"judge {intent.finding}"
        case "back":
            return f"judge back {intent.cards}"
        case "hindered":
            figure = catalogue.traitor if intent.face_down else intent.card
            return f"judge hindered {intent.of} {catalogue.name(figure)}"
        case "two-cards":
            return f"judge two-cards {intent.of} {intent.cards}"
        case _:
            about = " ".join(map(str, (intent.of, *intent.others)))
            return f"judge {intent.finding} {about}"


def infer(cause: Cause) -> Find | None:
    seat, at = cause.seat, cause.at
    match cause.events:
        case [ev.Found(finding="back"), *rest]:
            return Find(seat=seat, at=at, finding="back", cards=_returned(rest))
        case [ev.Found(finding="hindered", of=of), ev.Laid(card=card, figure=figure), *_]:
            down = figure == cause.state.rules.traitor
            return Find(seat=seat, at=at, finding="hindered", of=of, card=card, face_down=down)
        case [ev.Found() as found, *_]:
            return Find(
                seat=seat, at=at, finding=found.finding, of=found.of, cards=found.cards,
                others=found.others,
            )  # fmt: skip
        case [ev.Unclear(of=of), *_]:
            return Find(seat=seat, at=at, finding="unclear", of=of)
        case [first, *_]:
            return Find(seat=seat, at=at, finding=_PLAIN[type(first)])
    return None


def _returned(events: list[Any]) -> int:
    """Cards that went back before the judge's pause."""
    count = 0
    for event in events:
        if isinstance(event, ev.Paused):
            break
        count += isinstance(event, ev.Returned)
    return count


FIND = Action(
    intent=Find,
    decide=judge,
    tell=tell,
    reads=read,
    writes=write,
    begins=(ev.Found, ev.Unclear, ev.Voided, ev.Paused),
    infers=infer,
    verbs=(
        Verb(
            "judge-pause",
            "judge pause",
            ("Richter unterbricht", "Richter Pause"),
            ("judge interrupts",),
            group="judge",
        ),
        Verb(
            "judge-too-far",
            "judge too-far {seat}",
            ("Richter zu weit {seat}", "Richter {seat} zu weit"),
            ("judge too far {seat}",),
            group="judge",
        ),
        Verb(
            "judge-over-box",
            "judge over-box {seat}",
            ("Richter über der Box {seat}", "Richter {seat} über der Box", "Richter Hand {seat}"),
            ("judge over the box {seat}",),
            group="judge",
        ),
        Verb(
            "judge-two-cards",
            "judge two-cards {seat} {count}",
            ("Richter mehrere Karten {seat} {count}", "Richter {seat} {count} Karten auf einmal"),
            ("judge several cards {seat} {count}",),
            group="judge",
        ),
        Verb(
            "judge-wrong-hand",
            "judge wrong-hand {seat}",
            ("Richter falsche Hand {seat}", "Richter {seat} falsche Hand"),
            ("judge wrong hand {seat}",),
            group="judge",
        ),
        Verb(
            "judge-too-near",
            "judge too-near {seat}",
            ("Richter zu nah {seat}", "Richter {seat} zu nah"),
            ("judge too near {seat}",),
            group="judge",
        ),
        Verb(
            "judge-hinders",
            "judge hinders {seat}",
            ("Richter {seat} behindert", "Richter behindert {seat}"),
            group="judge",
        ),
        Verb(
            "judge-askew",
            "judge askew {seat}",
            ("Richter schräg {seat}", "Richter {seat} schräg", "Richter {seat} liegt schräg"),
            group="judge",
        ),
        Verb(
            "judge-unannounced",
            "judge unannounced {seat}",
            ("Richter nicht angesagt {seat}", "Richter {seat} nicht angesagt"),
            group="judge",
        ),
        Verb(
            "judge-standing",
            "judge standing {seat}",
            ("Richter steht {seat}", "Richter {seat} steht", "Richter Karte steht {seat}"),
            group="judge",
        ),
        Verb(
            "judge-unclear",
            "judge unclear {seat}",
            ("Richter unklar {seat}", "Richter {seat} unklar"),
            group="judge",
        ),
        Verb(
            "judge-hindered",
            "judge hindered {seat} {figure}",
            ("Richter behindert {seat} {figure}", "Richter {seat} behindert {figure}"),
            group="judge",
        ),
        Verb(
            "judge-back",
            "judge back {count}",
            ("Richter zurück {count}", "Richter {count} zurück", "Richter {count} Karten zurück"),
            group="judge",
        ),
        Verb(
            "judge-void",
            "judge void",
            ("Richter ungültig", "Richter Runde ungültig", "Richter wertet nicht"),
            group="judge",
        ),
    ),
)
