"""The table deals the next round: J-END-6, J-LVL-2."""

from typing import Any

from dazwischen.core.actions import Told, fieldless
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb
from dazwischen.games.jay.events import Dealt
from dazwischen.games.jay.intents import Deal
from dazwischen.games.jay.rules_deal import deal
from dazwischen.games.jay.state import State

_RULES = ("J-END-6", "J-LVL-2")


def _dealt(_before: State, after: State, _intent: Deal, _events: list[Any]) -> Told:
    roles = {"dealer": after.dealer, "opener": after.opener}
    return "ok", _RULES, Message("did-deal", roles)


DEAL = fieldless(
    Deal,
    event=Dealt,
    rules=_RULES,
    verbs=(
        Verb(
            "deal",
            "deal",
            ("geben", "neue Runde", "austeilen"),
            ("new round",),
            group="rare",
        ),
    ),
    decide=deal,
    tell=_dealt,
)
