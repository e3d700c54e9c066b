"""How a series stands, as the referee's JSON and in words."""

from itertools import pairwise
from typing import Any

from dazwischen.core.report import Message
from dazwischen.tournament.explain import Args, listed, people
from dazwischen.tournament.headers import Sheet
from dazwischen.tournament.notation import format_prize
from dazwischen.tournament.rounds import ROUNDS
from dazwischen.tournament.seating import SeatChange
from dazwischen.tournament.series import Series
from dazwischen.tournament.standings import Part, Standings


def state_json(sheet: Sheet) -> dict[str, Any]:
    """Players are numbers, as keys strings of them; a part not begun yet has no places."""
    series, now = sheet.series, sheet.series.standings
    change = series.seat_change
    return {
        "phase": series.phase,
        "rounds": len(series.counted),
        "void": len(series.rounds) - len(series.counted),
        "names": _by_player(sheet.names),
        "first_half": _part(now.first_half),
        "second_half": _part(now.second_half),
        "points": _by_player(now.whole.points),
        "wins": _by_player(now.whole.wins),
        "places": _by_player(now.whole.places),
        "sums": _by_player(now.place_sums),
        "ranking": _ranking(now),
        "seats": list(series.seats_now),
        "seat_change": change.how if change else None,
        **_prizes(series),
    }


def _by_player(values: tuple[Any, ...]) -> dict[str, Any]:
    return {str(player): value for player, value in enumerate(values, 1)}


def _part(part: Part) -> dict[str, Any]:
    return {"points": _by_player(part.points), "places": _by_player(part.places)}


def _ranking(now: Standings) -> list[dict[str, Any]]:
    """`decided_by`: what put a player ahead of the next in the list; nobody is behind the last."""
    deciders = [comparison.by for comparison in now.comparisons]
    return [
        {"place": ranked.place, "player": ranked.player, "decided_by": by}
        for ranked, by in zip(now.ranking, [*deciders, None], strict=True)
    ]


def _prizes(series: Series) -> dict[str, Any]:
    division = series.division
    if division is None:
        return {"prizes": {}, "prizes_kept": []}
    given = {
        str(award.player): {
            "cents": award.cents,
            "things": [thing.name for thing in award.things],
        }
        for award in division.awards
        if award.cents or award.things
    }
    return {"prizes": given, "prizes_kept": [format_prize(prize) for prize in division.kept]}


def in_words(sheet: Sheet) -> list[Message]:
    """How far it is, who sits where, who is ahead and why, who gets what."""
    series, names = sheet.series, sheet.names
    args = {"played": len(series.counted), "rounds": ROUNDS}
    said = [Message(f"series-{series.phase}", args)]
    if series.phase != "over":
        said.append(Message("series-seats", listed(names, series.seats_now)))
    if series.phase == "second-half" and series.seat_change:
        said.append(_change(series.seat_change, names))
    if series.counted:
        said += _places(series.standings, names)
        said += _decisions(series.standings, names)
    return said + _handed_out(series, names)


def _change(change: SeatChange, names: tuple[str, ...]) -> Message:
    first, second = change.order[:2]
    third = change.order[2] if len(change.order) > 2 else second
    who = people(names, who=first, whom=second, third=third)
    return Message("series-seat-change", {"how": change.how, **who})


def _places(now: Standings, names: tuple[str, ...]) -> list[Message]:
    said = []
    for ranked in now.ranking:
        parts = " + ".join(str(part.places[ranked.player - 1]) for part in now.parts if part.places)
        args: Args = {
            "place": ranked.place,
            "sum": ranked.place_sum,
            "parts": parts,
            "points": ranked.points,
            "wins": ranked.wins,
        }
        said.append(Message("series-place", {**args, **people(names, who=ranked.player)}))
    return said


def _decisions(now: Standings, names: tuple[str, ...]) -> list[Message]:
    """Only ties need a word: a smaller sum speaks for itself."""
    said = []
    for comparison, (ahead, behind) in zip(now.comparisons, pairwise(now.ranking), strict=True):
        match comparison.by:
            case "sum":
                continue
            case "points":
                values: Args = {"more": ahead.points, "fewer": behind.points}
            case "wins":
                values = {"more": ahead.wins, "fewer": behind.wins}
            case "shared":
                values = {"place": ahead.place}
        who = people(names, who=ahead.player, whom=behind.player)
        said.append(Message(f"series-decided-{comparison.by}", {**who, **values}))
    return said


def _handed_out(series: Series, names: tuple[str, ...]) -> list[Message]:
    said: list[Message] = []
    division = series.division
    if division is None:
        return said
    for award in division.awards:
        who = people(names, who=award.player)
        if award.cents:
            # The two sides of the decimal mark apart: which mark it is, the language knows.
            amount: Args = {"whole": award.cents // 100, "cents": f"{award.cents % 100:02}"}
            said.append(Message("series-prize-amount", {**who, **amount}))
        said += [
            Message("series-prize-thing", {**who, "prize": thing.name}) for thing in award.things
        ]
    said += [
        Message("series-prize-kept", {"prize": format_prize(prize)}) for prize in division.kept
    ]
    return said
