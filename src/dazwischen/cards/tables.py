"""The laying tables of a ruleset: what fits, what is thrown on what, who may serve, who reserves.

Effects and switches are turned into masks once; the kernel only looks them up.
"""

from array import array
from collections.abc import Iterable

from msgspec import Struct

from dazwischen.cards import layout as at
from dazwischen.cards.effects import (
    LayerReserves,
    OpenTo,
    ReservesWhenServed,
    ReservesWhenThrown,
    ServedByAnyone,
    ThrownOn,
    ThrownOnTwins,
)
from dazwischen.cards.figures import Catalogue, Figure, Rank
from dazwischen.cards.flow import Tables


class Switches(Struct, frozen=True):
    """What a level allows of the laying itself."""

    throw: bool = True
    extended: bool = True


def compile_tables(
    catalogue: Catalogue, in_play: Iterable[int], switches: Switches | None = None
) -> Tables:
    """Masks over the figures in play; figures left out are laid nowhere."""
    allowed = switches or Switches()
    tables = array("Q", bytes(8 * at.TABLES))
    played = [catalogue.figure(number) for number in sorted(set(in_play))]
    for figure in played:
        _mark(tables, at.IN_PLAY, figure)
        _mark_ranks(tables, figure)
        for lying in played:
            _pair(tables, lying, figure, allowed)
    # On nothing everything fits: whoever must open has the right to it.
    tables[at.FITS] = tables[at.IN_PLAY]
    return tables


def _mark(tables: Tables, row: int, figure: Figure) -> None:
    tables[row] |= 1 << figure.number


def _mark_ranks(tables: Tables, figure: Figure) -> None:
    if figure.kind.rank is Rank.NOBLE:
        _mark(tables, at.NOBLES, figure)
    if figure.kind.rank is Rank.PAWN:
        _mark(tables, at.PAWNS, figure)
    for effect in figure.kind.effects:
        if isinstance(effect, ReservesWhenThrown):
            _mark(tables, at.RESERVE_THROWN, figure)
        if isinstance(effect, ReservesWhenServed):
            _mark(tables, at.RESERVE_SERVED, figure)


def _pair(tables: Tables, lying: Figure, figure: Figure, allowed: Switches) -> None:
    """Fills in what `figure` is when laid on `lying`."""
    twin = lying.number == figure.number
    row = lying.number
    if fits(lying, figure):
        _mark(tables, at.FITS + row, figure)
    if allowed.throw and (twin or _named(figure, ThrownOn, lying)):
        _mark(tables, at.THROWN + row, figure)
        _mark(tables, at.THROWN_ON_TWINS + row, figure)
    on_twins = any(isinstance(effect, ThrownOnTwins) for effect in figure.kind.effects)
    if allowed.throw and (on_twins or (allowed.extended and similar(lying, figure))):
        _mark(tables, at.THROWN_ON_TWINS + row, figure)
    if not twin and (_named(figure, ServedByAnyone, lying) or _opens(lying, figure)):
        _mark(tables, at.SERVED_BY_ANYONE + row, figure)
    if _named(figure, LayerReserves, lying):
        _mark(tables, at.LAYER_RESERVES + row, figure)


def similar(lying: Figure, figure: Figure) -> bool:
    if lying.kind.name == figure.kind.name:
        return lying.number != figure.number
    return lying.kind.name in figure.kind.similar_to or figure.kind.name in lying.kind.similar_to


def fits(lying: Figure, figure: Figure) -> bool:
    """Fitting, and never a twin."""
    if lying.number == figure.number:
        return False
    same_colour = lying.colour != "" and lying.colour == figure.colour
    same_symbol = lying.kind.name == figure.kind.name
    return same_colour or same_symbol or lying.kind.wild or figure.kind.wild


def _selects(names: tuple[str, ...], figure: Figure) -> bool:
    return figure.kind.name in names or figure.kind.rank.value in names


def _named(
    figure: Figure, effect: type[ThrownOn | ServedByAnyone | LayerReserves], lying: Figure
) -> bool:
    return any(isinstance(e, effect) and _selects(e.on, lying) for e in figure.kind.effects)


def _opens(lying: Figure, figure: Figure) -> bool:
    return any(isinstance(e, OpenTo) and _selects(e.to, figure) for e in lying.kind.effects)
