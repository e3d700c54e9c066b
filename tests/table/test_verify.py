"""A log is believed only if every event in it follows from the ones before."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.core import log as logs
from dazwischen.core import seating as ev
from dazwischen.core.errors import InvalidInput
from dazwischen.core.game import TABLE
from dazwischen.games import registry
from dazwischen.games.jarnac.options import Options as JarnacOptions
from dazwischen.games.jay import events as jay
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.timing import Timing
from dazwischen.games.jsolitaer.options import Options as SolitaireOptions
from dazwischen.table.opening import opened, resumed
from dazwischen.table.places import ComeBack, GoAway, LetBot, PlayOn, Sit
from dazwischen.table.table import Table
from dazwischen.table.verify import read, verify
from tests.conformance import adapter
from tests.logs import tampered, without
from tests.table.drive import meddle, run

GAMES = pytest.mark.parametrize("name", registry.NAMES)
thorough = settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
HOLDERS = st.sampled_from(["person", "person", "leicht"])
OPTIONS: dict[str, Any] = {
    "jay": Options(faults="penalty", rounds=2),
    "jsolitaer": SolitaireOptions(players=2),
    "jarnac": JarnacOptions(),
}
FREE = {"at", "stack"}
"""What somebody could as well have done a moment later, or on another stack."""


def match(name: str, seed: int = 7) -> bytes:
    options = OPTIONS[name]
    table = opened(name, options, seed, ["mittel"] * registry.module(name).rules.seats(options))
    run(table, 400)
    return logs.encode(table.log)


def complaint(data: bytes) -> InvalidInput:
    with pytest.raises(InvalidInput) as raised:
        verify(read(data))
    return raised.value


@GAMES
@thorough
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_whatever_happens_at_a_table_is_in_order(name: str, data: st.DataObject, seed: int) -> None:
    options = data.draw(adapter(name).options())
    count = registry.module(name).rules.seats(options)
    seats = data.draw(st.lists(HOLDERS, min_size=count, max_size=count))
    table, dice = opened(name, options, seed, seats), Random(seed)
    for _ in range(12):
        meddle(table, dice, steps=6)
        _come_and_go(table, dice)
        if dice.random() < 0.2:
            table = resumed(table.log)
    found = verify(read(logs.encode(table.log)))
    assert found.log == table.log
    assert found.state == table.state
    assert found.seats == table.seats
    assert found.outcome == table.outcome


def _come_and_go(table: Table, dice: Random) -> None:
    seat = dice.randint(1, len(table.seats))
    intent = dice.choice(
        (
            GoAway(seat=seat),
            ComeBack(seat=seat),
            LetBot(seat=seat, bot="leicht"),
            PlayOn(seat=seat),
            Sit(seat=seat, holder="person"),
            Sit(seat=seat, holder="bot", bot="stark"),
        )
    )
    now = table.now + dice.choice((0, 30, 70_000))
    table.submit(dice.choice((seat, TABLE)), intent, now)
    table.advance(now)


@GAMES
def test_whatever_is_changed_is_found(name: str) -> None:
    """Every value but those that somebody was free to choose."""
    data, dice = match(name), Random(3)
    lines = len(data.splitlines())
    for _ in range(80):
        line = dice.randint(2, lines)
        changed, path = tampered(data, line, dice)
        if FREE.intersection(path):
            continue
        assert complaint(changed).line in range(line - 1, lines + 1), path


@GAMES
def test_whatever_is_missing_is_found(name: str) -> None:
    data, dice = match(name), Random(4)
    for _ in range(40):
        line = dice.randint(2, len(data.splitlines()) - 1)
        assert complaint(without(data, line)).line == line


def test_a_removed_lay_is_found_even_if_the_rest_is_numbered_anew() -> None:
    data = match("jay")
    laid = [n for n, text in enumerate(data.splitlines(), 1) if b'"e":"laid"' in text]
    for line in laid[:-1:4]:
        found = complaint(without(data, line, renumbered=True)).line
        assert found is not None
        assert found >= line


def test_two_seats_that_changed_places_are_found() -> None:
    log = read(match("jay"))
    swapped = {1: 2, 2: 1}
    for index, envelope in list(enumerate(log.envelopes))[::3]:
        if isinstance(envelope.event, jay.Laid | jay.Drew) and envelope.by in swapped:
            by = swapped[envelope.by]
            other = replace(envelope, by=by, event=replace(envelope.event, seat=by))
            envelopes = (*log.envelopes[:index], other, *log.envelopes[index + 1 :])
            error = complaint(logs.encode(logs.Log(log.header, envelopes)))
            assert error.line is not None
            assert error.line >= envelope.seq + 1


def test_another_seed_deals_other_cards() -> None:
    log = read(match("jay"))
    other = logs.Log(replace(log.header, seed=log.header.seed + 1), log.envelopes)
    error = complaint(logs.encode(other))
    assert (error.code, error.args_["event"]) == ("log-differs", "dealt")


def test_another_dictionary_judges_other_words() -> None:
    log = read(match("jarnac"))
    other = logs.Log(replace(log.header, lexicon="0" * 64), log.envelopes)
    error = complaint(logs.encode(other))
    assert (error.code, error.line) == ("log-lexicon", 1)


def test_the_table_does_nothing_before_its_time() -> None:
    table = opened("jay", Options(players=2), 5, ["person"] * 2, Timing(ready=60_000))
    table.advance(60_000)
    log = table.log
    said = next(e for e in log.envelopes if isinstance(e.event, jay.Readied))
    assert (said.by, said.at) == (TABLE, 60_000)
    verify(log)
    early = tuple(replace(e, at=min(e.at, 59_999)) for e in log.envelopes)
    assert complaint(logs.encode(logs.Log(log.header, early))).code == "log-no-duty"


def test_nobody_plays_from_an_empty_seat() -> None:
    log = read(match("jay"))
    dealt = next(n for n, e in enumerate(log.envelopes) if isinstance(e.event, jay.Dealt))
    got_up = logs.Envelope(dealt + 2, log.envelopes[dealt].at, TABLE, ev.Seated(1, "empty"))
    rest = tuple(replace(e, seq=e.seq + 1) for e in log.envelopes[dealt + 1 :])
    envelopes = (*log.envelopes[: dealt + 1], got_up, *rest)
    error = complaint(logs.encode(logs.Log(log.header, envelopes)))
    assert error.code == "log-actor"


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "log-line", 1),
        (b"[1, 2]\n", "log-line", 1),
        (b'{"game":"chess","version":1,"seed":1,"options":{}}\n', "no-such-game", 1),
        (b'{"game":"../jay","version":1,"seed":1,"options":{}}\n', "no-such-game", 1),
        (b'{"game":"jay","version":99,"seed":1,"options":{}}\n', "log-version", 1),
        (b'{"game":"jay","version":1,"seed":1,"options":{"level":12}}\n', "option-range", 1),
        (b'{"game":"jay","version":1,"seed":1,"options":{"figures":1}}\n', "log-line", 1),
        (b'{"game":"jay","version":1,"seed":1,"options":{}}\n\xff\n', "log-line", 2),
        (b'{"game":"jay","version":1,"seed":1,"options":{}}\n' + b"[" * 100_000, "log-line", 2),
    ],
)
def test_what_cannot_be_read_has_its_line(data: bytes, code: str, line: int) -> None:
    error = complaint(data)
    assert (error.code, error.line) == (code, line)


@pytest.mark.parametrize("at", [-1, 1 << 53, 10**40])
def test_times_are_possible_ones(at: int) -> None:
    header = logs.header(registry.module("jay").rules, Options(), 1)
    envelope = logs.Envelope(1, at, TABLE, ev.Seated(1, "person"))
    assert complaint(logs.encode(logs.Log(header, (envelope,)))).code == "log-time"


@GAMES
def test_mangled_logs_only_ever_get_a_sentence(name: str) -> None:
    """Nothing that a stranger sends raises anything else."""
    data, dice = match(name), Random(9)
    for _ in range(80):
        lines = data.splitlines()
        for _ in range(dice.randint(1, 4)):
            index = dice.randrange(len(lines))
            entry = lines[dice.randrange(1, len(lines))]
            lines[index] = dice.choice((entry, lines[index][: dice.randrange(30)], b"{}", b"null"))
        mangled = b"\n".join(lines)
        try:
            verify(read(mangled))
        except InvalidInput as error:
            assert error.line  # noqa: PT017 - that it is raised is not the point


def test_an_event_of_another_game_is_none() -> None:
    lines = match("jay").splitlines()
    entry = msgspec.json.decode(lines[-1])
    entry["event"] = {"e": "begun", "side": 1}
    lines[-1] = msgspec.json.encode(entry)
    assert complaint(b"\n".join(lines)).code == "log-line"
