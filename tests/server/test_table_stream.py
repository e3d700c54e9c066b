"""A table is what has happened to it: random wishes of random people, folded."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from dazwischen.core.errors import Rejected
from dazwischen.core.stream import Command
from dazwischen.server.tables import captains, hosting, sharing
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.evolve import folded
from dazwischen.server.tables.info import info
from dazwischen.server.tables.pledge import Pledge
from dazwischen.server.tables.record import Place, Record, Rules
from dazwischen.server.tables.table_stream import TABLE, Somebody
from dazwischen.server.wire import commands as do
from dazwischen.server.wire.messages import Share

CAPTAINED = Rules("jay", Raw(b'{"players": 3, "captains": true}'))
OPENED = ev.Opened(
    Record("abc", 1, CAPTAINED, (Place(who=1), Place(who=2), Place()), pledge=Pledge("0" * 64))
)
_decode = msgspec.json.Decoder(ev.Event).decode

people = st.integers(1, 5)
seats = st.integers(-1, 5)
rules = st.sampled_from(
    [
        do.SetRules("jay", Raw(b'{"players": 2}')),
        do.SetRules("jay", Raw(b'{"players": 4, "captains": true}')),
        do.SetRules("jsolitaer", Raw(b'{"players": 2}')),
        do.SetRules("jay", Raw(b'{"level": 99}')),
        do.SetRules("chess"),
    ]
)
settings = st.builds(
    do.Settings,
    name=st.sampled_from([msgspec.UNSET, "Runde", " \u200b "]),
    watching=st.sampled_from([msgspec.UNSET, True, False]),
    delay=st.sampled_from([msgspec.UNSET, -1, 5]),
)
commands = st.one_of(
    st.builds(do.Sit, seats),
    st.builds(do.Stand),
    st.builds(do.LetBot),
    st.builds(do.SetSeat, seats, st.sampled_from(["bot", "empty", "person"])),
    rules,
    settings,
    st.builds(do.HandHost, people),
    st.builds(do.AskCaptain, seats),
    st.builds(do.MakeCaptain, people),
    st.builds(do.NoCaptain, seats),
    st.builds(do.Start),
    st.builds(do.Stop),
)
by_itself = st.sampled_from(["share", "noted", "gone", "ended", "lost", "host", "forgotten"])
happenings = st.lists(st.tuples(people, commands | by_itself), max_size=60)


def here(who: int) -> bool:
    return who != 5


def told(record: Record, who: int, wanted: Any, number: int) -> Any:
    """What comes of it: of a wish, or of what happens without one."""
    match wanted:
        case "share":
            return sharing.decide(record, who, Share(record.pledge.commitment, f"{number:064x}"))
        case "noted":
            return [ev.Noted(who)] if record.put_out_by(who) else []
        case "gone":
            return captains.stayed_away(record, who)
        case "ended":
            points = tuple(range(len(record.seats)))
            return [ev.GameEnded(points)] if record.play.playing else []
        case "lost":
            return [ev.GameLost(game) for game in record.play.games[-1:]]
        case "host":
            return [ev.HostHanded(who)] if record.seat_of(who) else []
        case "forgotten":
            return [] if record.play.playing else [ev.Forgotten(who)]
    return wished(record, who, wanted, number)


def wished(record: Record, who: int, wanted: do.Command, number: int) -> Any:
    effect = hosting.decide(record, who, wanted, here)
    answer = TABLE.decide(record, Command(Somebody(who, here), wanted))
    if isinstance(effect, Rejected):
        assert answer == effect
        return effect
    assert answer == effect.events
    if effect.starts:
        return [ev.GameBegun(number, Pledge(f"{number:064x}"))]
    return [ev.GameBrokenOff()] if effect.stops else effect.events


@given(happenings)
def test_the_record_is_what_has_happened(wanted: list[tuple[int, Any]]) -> None:
    events: list[ev.Event] = [OPENED]
    record = OPENED.record
    for number, (who, wish) in enumerate(wanted, 1):
        answer = told(record, who, wish, number)
        if isinstance(answer, Rejected):
            continue
        for event in answer:
            record = TABLE.evolve(record, event)
            consistent(record)
            keeps_its_secret(record)
        events += answer
    kept = [_decode(msgspec.json.encode(event)) for event in events]
    assert kept == events
    assert folded(TABLE.start, kept) == record
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record


def consistent(record: Record) -> None:
    """Nobody has two seats, or a part beside one; nobody is a captain twice."""
    sitting = [place.who for place in record.seats if place.who]
    beside = [who for place in record.seats for who in (place.captain, place.asked) if who]
    assert len({*sitting, *beside}) == len(sitting) + len(beside)
    assert not {one.who for one in record.put_out} & set(sitting)
    assert not any((place.captain or place.asked) and not place.who for place in record.seats)
    assert len(record.seats) == record.rules.seats()
    assert not record.play.playing or record.play.playing == record.play.games[-1]


def keeps_its_secret(record: Record) -> None:
    """All that anybody is told of a table, wherever he sits."""
    shown = msgspec.json.encode(info(record, str, connected=range(1, 5))).decode()
    assert record.pledge.commitment in shown
    assert record.pledge.secret not in shown
    assert not any(share in shown for share in record.pledge.shares.values())


def test_settings_say_only_what_was_changed() -> None:
    """Whatever else there will be to set keeps its own default in earlier events."""
    assert msgspec.json.encode(ev.SettingsChanged(talk=False)) == (
        b'{"e":"settings-changed","talk":false}'
    )


def test_whoever_loses_his_seat_to_somebody_else_is_named() -> None:
    effect = hosting.decide(OPENED.record, 1, do.SetSeat(2, "empty"), here)
    assert isinstance(effect, hosting.Effect)
    assert effect.events == (ev.Freed(2), ev.SeatsLost((2,), 1))
    stands = hosting.decide(OPENED.record, 2, do.Stand(), here)
    assert isinstance(stands, hosting.Effect)
    assert stands.events == (ev.Freed(2),)
