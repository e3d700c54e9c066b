"""The organiser's work: settings, draws, the beginning of a round, the end of the tournament."""

from random import Random

from dazwischen.core.errors import Rejected
from dazwischen.tournament.contest.games import kind_of
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import events as ev
from dazwischen.tournament.director import settings as settings_of
from dazwischen.tournament.director.asking import Answer, Asked, table_of
from dazwischen.tournament.director.drawing import drawn, rounds_of
from dazwischen.tournament.director.state import Table, Tournament


def configure(state: Tournament, ask: Asked[do.Configure]) -> Answer:
    wanted, now = ask.action.settings, state.settings
    wrong = settings_of.unfit(wanted)
    if wrong:
        return wrong
    if wanted == now:
        return []
    if state.over:
        return Rejected("tour-over")
    if state.rounds and (wanted.game, wanted.system) != (now.game, now.system):
        return Rejected("tour-settings-late")
    if (
        state.rounds
        and state.rounds[-1].final
        and (wanted.rounds, wanted.final)
        != (
            now.rounds,
            now.final,
        )
    ):
        return Rejected("tour-final-drawn")
    drawn_so_far = sum(not each.final for each in state.rounds)
    if wanted.rounds < drawn_so_far:
        return Rejected("tour-rounds-drawn", (), {"rounds": drawn_so_far})
    return [ev.Configured(wanted)]


def draw(state: Tournament, ask: Asked[do.Draw]) -> Answer:
    wanted = ask.action
    refusal = _not_now(state, wanted.number)
    if refusal:
        return refusal
    if wanted.number == len(state.rounds):
        return []
    least = 2
    if len(state.here) < least:
        return Rejected("tour-too-few", (), {"least": least, "here": len(state.here)})
    dice = Random(ask.seed)
    answer = _as_given(state, wanted.tables) if wanted.tables else drawn(state, dice)
    if isinstance(answer, Rejected):
        return answer
    groups, byes, field = answer
    final = _is_final(state)
    tables = tuple(
        _table(state, number, group, dice if not wanted.tables else None)
        for number, group in enumerate(groups, 1)
    )
    return [ev.RoundDrawn(wanted.number, tables, tuple(byes), final, field)]


def _not_now(state: Tournament, number: int) -> Rejected | None:
    if state.over:
        return Rejected("tour-over")
    if number == len(state.rounds) and number:
        return None
    if number != len(state.rounds) + 1:
        return Rejected("tour-other-round", (), {"round": number, "next": len(state.rounds) + 1})
    current = state.current
    if current is not None and not current.complete:
        left = sum(not table.over for table in current.tables)
        return Rejected("tour-round-open", (), {"round": current.number, "left": left})
    if number > rounds_of(state) and not _is_final(state):
        return Rejected("tour-all-drawn", (), {"rounds": rounds_of(state)})
    return None


def _is_final(state: Tournament) -> bool:
    """All rounds are played, and the best are yet to play theirs."""
    settings = state.settings
    return settings.final and len(state.rounds) == settings.rounds


def _as_given(
    state: Tournament, tables: tuple[tuple[int, ...], ...]
) -> tuple[list[list[int]], list[int], tuple[int, ...]] | Rejected:
    """The organiser's own tables."""
    if state.settings.system == "round-robin":
        return Rejected("tour-round-robin-own")
    seated = [entrant for table in tables for entrant in table]
    if len(set(seated)) < len(seated):
        return Rejected("tour-seated-twice")
    here = state.here
    for entrant in seated:
        if entrant not in here:
            return Rejected("tour-not-here", (), {"entrant": entrant})
    low, high = kind_of(state.settings.game).players
    for table in tables:
        if not low <= len(table) <= high:
            return Rejected("tour-table-size", (), {"low": low, "high": high})
    if _is_final(state) and len(tables) > 1:
        return Rejected("tour-final-one-table")
    byes = [] if _is_final(state) else [entrant for entrant in here if entrant not in seated]
    return [list(table) for table in tables], byes, ()


def _table(state: Tournament, number: int, group: list[int], dice: Random | None) -> Table:
    """Seats are drawn by lot, unless the organiser gave them."""
    entrants = list(group)
    if dice is not None:
        dice.shuffle(entrants)
    elsewhere = any(one.remote for one in state.entrants if one.id in entrants)
    where = "online" if state.settings.online or elsewhere else "real"
    return Table(number, tuple(entrants), "online" if where == "online" else "real")


def undraw(state: Tournament, ask: Asked[do.Undraw]) -> Answer:
    current = state.current
    if current is None or ask.action.number != current.number:
        return Rejected("tour-no-such-round", (), {"round": ask.action.number})
    if current.begun:
        return Rejected("tour-begun", (), {"round": current.number})
    return [ev.RoundUndrawn(current.number)]


def place(state: Tournament, ask: Asked[do.Place]) -> Answer:
    wanted = ask.action
    found = table_of(state, wanted.round, wanted.table)
    if isinstance(found, Rejected):
        return found
    each, table = found
    if each.begun:
        return Rejected("tour-begun", (), {"round": each.number})
    if not wanted.online and any(one.bot for one in state.entrants if one.id in table.entrants):
        return Rejected("tour-bots-online")
    if (table.where == "online") == wanted.online:
        return []
    return [ev.Placed(wanted.round, wanted.table, wanted.online)]


def start(state: Tournament, ask: Asked[do.Start]) -> Answer:
    each = state.current
    if each is None or each.number != ask.action.number:
        return Rejected("tour-no-such-round", (), {"round": ask.action.number})
    if state.paused:
        return Rejected("tour-paused", (), {"reason": state.paused})
    return [] if each.begun else [ev.RoundStarted(each.number, max(1, ask.at))]


def finish(state: Tournament, ask: Asked[do.Finish]) -> Answer:
    if state.over:
        return []
    current = state.current
    if current is None:
        return Rejected("tour-not-begun")
    if not current.complete:
        left = sum(not table.over for table in current.tables)
        return Rejected("tour-round-open", (), {"round": current.number, "left": left})
    return [ev.Finished(ask.at)]
