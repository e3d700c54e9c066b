"""The score sheet of one table: what is wanted of it becomes events, events become the sheet.

Everything that is shown follows from the rounds as they stand after the last event, so a correction
needs no rule of its own.
"""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.stream import Command
from dazwischen.tournament.rounds import WRITTEN, Played, Round, Void
from dazwischen.tournament.series import Series, begin, correct, enter
from dazwischen.tournament.sheet import actions as do
from dazwischen.tournament.sheet import events as ev


class Sheet(Struct, frozen=True):
    series: Series | None = None
    """None before it has begun."""
    names: tuple[str, ...] = ()
    title: str = ""


def decide(sheet: Sheet, command: Command[str, do.Action]) -> list[ev.Event] | Rejected:
    """The events an action causes, none if all is as wished already, or why not."""
    action = command.action
    if isinstance(action, do.Begin):
        return _begin(sheet, action, command.seed)
    series = sheet.series
    if series is None:
        return Rejected("sheet-not-begun")
    match action:
        case do.Enter():
            return entered(series, action.number, entry_of(action))
        case do.Rename(player, name):
            return _rename(sheet, player, name)
        case do.SetPrizes(prizes):
            if len(prizes) > series.players:
                args = {"prizes": len(prizes), "players": series.players}
                return Rejected("sheet-prizes", ("J-SCORE-3",), args)
            return [] if prizes == series.prizes else [ev.PrizesSet(prizes)]
        case do.SetTitle(title):
            return [] if title == sheet.title else [ev.TitleSet(title)]


def evolve(sheet: Sheet, event: ev.Event) -> Sheet:
    if isinstance(event, ev.Begun):
        series = begin(len(event.names), event.seats, event.prizes)
        return Sheet(series, event.names, event.title)
    if isinstance(event, ev.TitleSet):
        return replace(sheet, title=event.title)
    if isinstance(event, ev.Renamed):
        at = event.player - 1
        return replace(sheet, names=(*sheet.names[:at], event.name, *sheet.names[at + 1 :]))
    series = sheet.series or begin(2)
    match event:
        case ev.PrizesSet(prizes):
            return replace(sheet, series=replace(series, prizes=prizes))
        case ev.Entered(entry):
            after = enter(series, entry)
        case ev.Corrected(number, entry):
            after = correct(series, number, entry)
    return sheet if isinstance(after, Rejected) else replace(sheet, series=after)


def entry_of(action: do.Enter) -> Round:
    return Void() if action.void else Played(action.first, action.second)


def entered(series: Series, number: int, entry: Round) -> list[ev.Event] | Rejected:
    """The next round, or an earlier one corrected; nothing if it stands like this already."""
    played = len(series.counted)
    if number == played + 1:
        if len(series.rounds) >= WRITTEN:
            return Rejected("sheet-full", (), {"most": WRITTEN})
        answer = enter(series, entry)
        event: ev.Event = ev.Entered(entry)
    else:
        if 1 <= number <= played and series.counted[number - 1] == entry:
            return []
        answer = correct(series, number, entry)
        event = ev.Corrected(number, entry)
    return answer if isinstance(answer, Rejected) else [event]


def _begin(sheet: Sheet, action: do.Begin, seed: int) -> list[ev.Event] | Rejected:
    if sheet.series is not None:
        return Rejected("sheet-begun")
    count = len(action.names)
    wrong = why_not_names(action.names)
    if wrong:
        return wrong
    seats = list(range(1, count + 1))
    if action.draw:
        Random(seed).shuffle(seats)
    try:
        begin(count, seats, action.prizes)
    except InvalidInput:
        args = {"prizes": len(action.prizes), "players": count}
        return Rejected("sheet-prizes", ("J-SCORE-3",), args)
    return [ev.Begun(action.names, tuple(seats), action.prizes, action.title)]


def why_not_names(names: tuple[str, ...]) -> Rejected | None:
    if not 2 <= len(names) <= 6:
        return Rejected("sheet-players", ("J-LVL-2",), {"players": len(names)})
    if not all(names) or len(set(names)) < len(names):
        return Rejected("sheet-names")
    return None


def _rename(sheet: Sheet, player: int, name: str) -> list[ev.Event] | Rejected:
    if not 1 <= player <= len(sheet.names):
        args = {"player": player, "players": len(sheet.names)}
        return Rejected("series-no-such-player", ("J-LVL-2",), args)
    if sheet.names[player - 1] == name:
        return []
    names = (*sheet.names[: player - 1], name, *sheet.names[player:])
    return why_not_names(names) or [ev.Renamed(player, name)]
