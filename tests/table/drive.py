"""Drives tables in virtual time."""

from random import Random
from typing import Any

from dazwischen.core.game import Event
from dazwischen.table.steps import Refusal, Step
from dazwischen.table.table import Table
from tests.conformance import adapter


def events(happened: list[Step | Refusal]) -> list[Event]:
    return [step.envelope.event for step in happened if isinstance(step, Step)]


def refusals(happened: list[Step | Refusal]) -> list[str]:
    return [step.rejected.code for step in happened if isinstance(step, Refusal)]


def run(table: Table, upto: int = 2_000) -> list[Step | Refusal]:
    """Lets the table go on by itself until it is over or has so many events."""
    happened: list[Step | Refusal] = []
    while table.outcome is None and len(table.envelopes) < upto:
        wake = table.wake()
        if wake is None:
            break
        happened += table.advance(wake)
    return happened


def facts(happened: Step | Refusal) -> tuple[Any, ...]:
    """By which what happened at one table can be compared with another."""
    if isinstance(happened, Step):
        return happened.envelope, happened.state, happened.seats
    return happened.by, happened.intent, happened.at, happened.rejected


def meddle(table: Table, dice: Random, steps: int) -> list[Step | Refusal]:
    """People at their seats want this and that, at times that are a matter of chance."""
    player = adapter(table.game.name)
    happened: list[Step | Refusal] = []
    for _ in range(steps):
        if table.outcome is not None:
            break
        now = table.now + dice.choice((0, 1, 40, 400, 1500, 12_000))
        intent = player.intent(table.state, dice, now)
        if intent.seat > 0:
            table.submit(intent.seat, intent, now)
        happened += table.advance(now)
    return happened
