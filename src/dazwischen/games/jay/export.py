"""A log as a protocol file: the referee judges it line by line as the game did."""

from collections.abc import Iterator
from typing import Any

from dazwischen.cards.written import figures
from dazwischen.core import written
from dazwischen.core.acts import Act, acts
from dazwischen.core.log import Log, options_of
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.infer_intent import infer_intent
from dazwischen.games.jay.notation import format_intent
from dazwischen.games.jay.ruleset import Ruleset, ruleset


def export(log: Log) -> str:
    done = list(acts(GAME, infer_intent, log))
    rules = ruleset(options_of(GAME, log.header))
    return written.protocol(_headers(rules, done), _actions(rules, done))


def _headers(rules: Ruleset, done: list[Act]) -> dict[str, Any]:
    options = rules.options
    return {
        "game": GAME.name,
        "edition": options.edition,
        "level": options.level,
        "players": options.players,
        "opener": _first_opener(rules, done),
        "faults": options.faults,
        "announce": options.announce,
        "shuffle": options.shuffle,
        "decks": options.decks,
        "hand": options.hand or "",
        "colours": options.colours,
        "copies": written.pairs(options.copies),
        "figures": figures(options.figures),
        "starter_noble": written.yes(options.starter_noble),
        "window": options.window,
        "captains": written.yes(options.captains),
        "rounds": options.rounds,
        "reading": options.reading,
        "prepare": "yes",
        "slots": _slots(rules, done),
    }


def _first_opener(rules: Ruleset, done: list[Act]) -> int:
    """Whom the lots fell on, where they were drawn."""
    dealt = done[0].events[0] if done else None
    return dealt.opener if isinstance(dealt, ev.Dealt) else rules.options.opener


def _slots(rules: Ruleset, done: list[Act]) -> str:
    """What lies open before everybody from the first deal on."""
    dealt = done[0].events[0] if done else None
    if not isinstance(dealt, ev.Dealt) or not rules.slots:
        return ""
    name = rules.catalogue.name
    return written.pairs(
        (seat, ",".join(map(name, slots))) for seat, slots in enumerate(dealt.slots, 1)
    )


def _actions(rules: Ruleset, done: list[Act]) -> Iterator[tuple[int, str]]:
    """All but the first deal, with which a file begins."""
    for act in done[1:]:
        intent = act.intent
        if isinstance(intent, do.Lay) and intent.face_down:
            # Nobody at the table saw its face.
            intent = do.Lay(seat=intent.seat, at=intent.at, card=0, face_down=True)
        yield intent.at, format_intent(rules.catalogue, intent)
