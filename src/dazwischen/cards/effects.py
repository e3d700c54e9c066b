"""What a figure can do beyond being served on what it fits and thrown on its twin.

The vocabulary is closed; a new figure combines its words. `on` and `to` name ranks or kinds.
"""

from typing import TypeAlias

from msgspec import Struct


class ThrownOn(Struct, frozen=True, tag=True):
    """May be thrown on these, whatever the colour (the Dame on pawns)."""

    on: tuple[str, ...]


class ThrownOnTwins(Struct, frozen=True, tag=True):
    """May be thrown whenever twins lie (the Dieb)."""


class ServedByAnyone(Struct, frozen=True, tag=True):
    """May be served on these without any right (the Jay on Botschafter and Verräter)."""

    on: tuple[str, ...]


class OpenTo(Struct, frozen=True, tag=True):
    """While it lies, these may be served on it by anybody, whatever the colour (the Dame)."""

    to: tuple[str, ...]


class ReservesWhenThrown(Struct, frozen=True, tag=True):
    """Its thrower reserves (the Dieb)."""


class ReservesWhenServed(Struct, frozen=True, tag=True):
    """Its server reserves (the Jay)."""


class LayerReserves(Struct, frozen=True, tag=True):
    """Served on one of these, the layer of that figure reserves too (the Jay)."""

    on: tuple[str, ...]


Effect: TypeAlias = (
    ThrownOn
    | ThrownOnTwins
    | ServedByAnyone
    | OpenTo
    | ReservesWhenThrown
    | ReservesWhenServed
    | LayerReserves
)
