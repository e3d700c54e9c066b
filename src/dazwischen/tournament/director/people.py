"""Who takes part: registration, check-in, withdrawal at any time, late entries, coming back."""

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from dazwischen.bots.strength import strength
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.tournament.director import actions as do
from dazwischen.tournament.director import events as ev
from dazwischen.tournament.director.asking import Answer, Asked, own_entrant
from dazwischen.tournament.director.state import Entrant, Table, Tournament
from dazwischen.tournament.ranking.results import Walkover

MOST: Final = 500


def register(state: Tournament, ask: Asked[do.Register]) -> Answer:
    wanted = ask.action
    closed = _closed(state)
    if closed:
        return closed
    if len(state.entrants) >= MOST:
        return Rejected("tour-full", (), {"most": MOST})
    team = ask.by.team if ask.by.role == "captain" else wanted.team
    wrong = _wrong_name(state, wanted.name)
    if wrong:
        return wrong
    bot, here = "", False
    if ask.by.role == "organiser":
        here = wanted.here
        try:
            bot = str(strength(wanted.bot)) if wanted.bot else ""
        except InvalidInput as error:
            return Rejected("tour-bot", (), {"bot": str(error.args_.get("value", wanted.bot))})
    entrant = Entrant(
        id=len(state.entrants) + 1,
        name=wanted.name,
        team=team,
        presence="here" if here or bot else "registered",
        remote=wanted.remote or bool(bot),
        bot=bot,
    )
    return [ev.Registered(entrant)]


def _closed(state: Tournament) -> Rejected | None:
    if state.over:
        return Rejected("tour-over")
    if state.field:
        # Everybody plays everybody: the circle is drawn.
        return Rejected("tour-round-robin-closed")
    if state.rounds and state.rounds[-1].final:
        return Rejected("tour-final-drawn")
    return None


def _wrong_name(state: Tournament, name: str, own: int = 0) -> Rejected | None:
    if not name:
        return Rejected("name-empty")
    taken = {one.name.casefold() for one in state.entrants if one.id != own}
    return Rejected("tour-name-taken", (), {"name": name}) if name.casefold() in taken else None


def edit(state: Tournament, ask: Asked[do.Edit]) -> Answer:
    wanted = ask.action
    entrant = own_entrant(state, ask.by, wanted.entrant)
    if isinstance(entrant, Rejected):
        return entrant
    if wanted.name is not UNSET:
        wrong = _wrong_name(state, wanted.name, entrant.id)
        if wrong:
            return wrong
        entrant = replace(entrant, name=wanted.name)
    if wanted.team is not UNSET:
        entrant = replace(entrant, team=wanted.team)
    if wanted.remote is not UNSET:
        entrant = replace(entrant, remote=wanted.remote or bool(entrant.bot))
    return _changed(state, entrant, "edit")


def check_in(state: Tournament, ask: Asked[do.CheckIn]) -> Answer:
    entrant = own_entrant(state, ask.by, ask.action.entrant)
    if isinstance(entrant, Rejected):
        return entrant
    if state.over:
        return Rejected("tour-over")
    if entrant.presence == "withdrawn":
        return Rejected("tour-withdrawn", (), {"name": entrant.name})
    presence = replace(entrant, presence="here" if ask.action.here else "registered")
    return _changed(state, presence, "check-in")


def withdraw(state: Tournament, ask: Asked[do.Withdraw]) -> Answer:
    entrant = own_entrant(state, ask.by, ask.action.entrant)
    if isinstance(entrant, Rejected):
        return entrant
    if state.over:
        return Rejected("tour-over")
    if entrant.presence == "withdrawn":
        return []
    gone = replace(entrant, presence="withdrawn")
    events: list[ev.Event] = [ev.Changed(gone, "withdraw", ask.action.reason)]
    return events + _walkovers(state.with_entrant(gone))


def _walkovers(state: Tournament) -> list[ev.Event]:
    """At a table where all but one have withdrawn there is nothing left to play."""
    current = state.current
    if current is None:
        return []
    events: list[ev.Event] = []
    for table in current.tables:
        left = _left(state, table)
        if not table.over and len(left) == 1:
            won = Walkover(table.entrants.index(left[0]) + 1)
            events.append(ev.Settled(current.number, table.number, won, "walkover"))
    return events


def _left(state: Tournament, table: Table) -> list[int]:
    gone = {one.id for one in state.entrants if one.presence == "withdrawn"}
    return [entrant for entrant in table.entrants if entrant not in gone]


def come_back(state: Tournament, ask: Asked[do.ComeBack]) -> Answer:
    entrant = own_entrant(state, ask.by, ask.action.entrant)
    if isinstance(entrant, Rejected):
        return entrant
    if state.over:
        return Rejected("tour-over")
    if entrant.presence != "withdrawn":
        return Rejected("tour-not-withdrawn", (), {"name": entrant.name})
    return _changed(state, replace(entrant, presence="here"), "come-back")


def claim(state: Tournament, ask: Asked[do.Claim]) -> Answer:
    entrant = state.entrant(ask.by.entrant)
    if entrant is None:
        return Rejected("tour-no-such-entrant", (), {"entrant": ask.by.entrant})
    if any(one.identity == ask.action.identity and one.id != entrant.id for one in state.entrants):
        return Rejected("tour-claimed-other")
    return _changed(state, replace(entrant, identity=ask.action.identity), "claim")


def _changed(state: Tournament, entrant: Entrant, why: str) -> list[ev.Event]:
    return [] if entrant == state.entrant(entrant.id) else [ev.Changed(entrant, why)]
