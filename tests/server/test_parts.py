"""The small pure parts: cleaning, allowance, origin, cookies, answers, time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw
from starlette.responses import Response

from dazwischen.games import registry
from dazwischen.server.base import identities, limits
from dazwischen.server.base.allowance import Allowance
from dazwischen.server.base.clock import Clock
from dazwischen.server.base.limits import clean
from dazwischen.server.endpoints.origin import is_own
from dazwischen.server.streams.requests import CLIENTS, LEAST, RequestLogs
from dazwischen.server.tables.active_game import ActiveGame
from dazwischen.server.tables.lag import JITTER, stamped
from dazwischen.server.tables.lag import MOST as MOST_GIVEN
from dazwischen.server.wire.messages import Do, Done, Refused
from dazwischen.store.records import Event
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.table.opening import opened
from tests.server.stopped import stopped


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("a\u202eb\u200bc\u0000d\u001b[31m", "abcd[31m"),
        ("e\u0301", "é"),
        ("Z" + "\u0336" * 50, "Z" + "\u0336" * 2),
        ("\u2028\u3000", ""),
        ("x" * 99, "x" * 24),
        ("<b>&", "<b>&"),
    ],
)
def test_text_is_one_clean_line(text: str, left: str) -> None:
    assert clean(text, limits.NAME) == left


@given(st.text())
def test_clean_text_stays_as_it_is(text: str) -> None:
    once = clean(text, limits.TALK)
    assert clean(once, limits.TALK) == once
    assert len(once) <= limits.TALK
    assert once.isprintable()


def test_some_messages_are_saved_up_and_then_so_many_a_second() -> None:
    allowance = Allowance(0.0, rate=10, burst=5)
    assert [allowance.take(0.0) for _ in range(6)] == [True] * 5 + [False]
    assert [allowance.take(0.1) for _ in range(2)] == [True, False]
    assert not allowance.abused


def test_who_never_stops_abuses_it() -> None:
    allowance = Allowance(0.0, rate=10, burst=10)
    while not allowance.abused:
        allowance.take(0.0)
    assert allowance.take(10.0)
    assert not allowance.abused


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "play.example", True),
        ("https://play.example", "play.example", True),
        ("http://play.example:8000", "play.example:8000", True),
        ("http://play.example", "PLAY.example", True),
        ("https://further.example", "play.example", True),
        ("https://evil.example", "play.example", False),
        ("http://play.example:8000", "play.example", False),
        ("https://play.example.evil.example", "play.example", False),
        ("https://play.example@evil.example", "play.example", False),
        ("null", "play.example", False),
        ("", "play.example", False),
        ("file://play.example", "play.example", False),
        ("http://[", "play.example", False),
        ("http://play.example", None, False),
    ],
)
def test_where_a_request_may_come_from(origin: str | None, host: str | None, own: bool) -> None:  # noqa: FBT001
    assert is_own(origin, host, ["https://further.example"]) is own


def test_a_secret_is_found_among_odd_cookies() -> None:
    assert identities.secret_in("dazwischen=s3cret") == "s3cret"
    assert identities.secret_in('a[b]=1; {"x"}; dazwischen=s3cret; =; c') == "s3cret"
    assert identities.secret_in("other=1") is None
    assert identities.secret_in("") is None


def test_only_a_digest_is_kept() -> None:
    store = SQLiteStore(":memory:")
    secret = identities.new_secret()
    made = store.add_identity(identities.digest(secret), "Ada", 0)
    assert identities.known(store, secret) == made
    assert identities.known(store, secret + "x") is None
    assert identities.known(store, None) is None
    assert secret.encode() not in identities.digest(secret)
    store.close()


@pytest.mark.parametrize("secure", [True, False])
def test_the_cookie_is_for_us_alone(secure: bool) -> None:  # noqa: FBT001
    response = Response()
    identities.remember(response, "s", secure=secure)
    parts = {part.strip().lower() for part in response.headers["set-cookie"].split(";")}
    assert {"dazwischen=s", "httponly", "samesite=lax", "path=/"} <= parts
    assert ("secure" in parts) is secure


def test_answers_are_remembered_for_a_while() -> None:
    answers = RequestLogs()
    asker = answers.to("a")
    assert not asker.asked(1)
    answers.keep(asker)
    asker.begin(1)
    assert asker.asked(1)
    assert asker.answer(1) is None
    asker.done(1, 5)
    assert answers.to("a").answer(1) == Done(1, 5)
    assert not answers.to("b").asked(1)
    for number in range(2, LEAST + 2):
        asker.done(number, 6)
    assert asker.answer(2) == Done(2, 6)
    for number in range(LEAST + 2, 2 * LEAST + 2):
        asker.done(number, 6)
    assert not asker.asked(1)
    assert asker.answer(LEAST + 2) == Done(LEAST + 2, 6)


def test_refusals_are_remembered_as_long_as_the_rest() -> None:
    asker = RequestLogs().to("a")
    no = Refused(1, "not-yours", (), "Nein.")
    asker.begin(1)
    asker.refused(no)
    for number in range(2, 2 * LEAST + 1):
        asker.done(number)
    assert asker.answer(1) == no
    asker.done(2 * LEAST + 1)
    assert not asker.asked(1)


@given(st.lists(st.tuples(st.integers(1, 9), st.integers(-2, 5)), max_size=60))
def test_whatever_order_ids_come_in(given_: list[tuple[int, int]]) -> None:
    """Clients count up, but nothing makes them."""
    asker, expected = RequestLogs().to("a"), dict[int, Done | Refused | None]()
    for number, end in given_:
        if end == -1:
            asker.begin(number)
            expected[number] = None
        elif end < 0:
            expected[number] = no = Refused(number, "not-yours", (), f"Nein {len(expected)}.")
            asker.refused(no)
        else:
            asker.done(number, end)
            expected[number] = Done(number, end)
        assert all(asker.asked(one) == (one in expected) for one in range(1, 10))
        assert {one: asker.answer(one) for one in expected} == expected


def test_whoever_came_last_is_remembered_longest() -> None:
    answers = RequestLogs()
    first, second = answers.to("first"), answers.to("second")
    for asker in (first, second, first):
        answers.keep(asker)
    for number in range(CLIENTS - 1):
        if answers.keep(log := answers.to(f"another {number}")):
            answers.forget([log])
    assert answers.to("first") is first
    assert answers.to("second") is not second


def test_answers_come_back_with_what_is_kept() -> None:
    answers = RequestLogs()
    answers.recall(
        [("2/b", 8)],
        [
            Event(1, 5, 0, 1, b"{}", "1/a", 3),
            Event(1, 6, 0, 1, b"{}", "1/a", 3),
            Event(1, 7, 0, 0, b"{}"),
        ],
    )
    assert answers.to("1/a").answer(3) == Done(3, 6)
    assert answers.to("2/b").answer(8) == Done(8)
    assert not answers.to("").asked(0)


def sitting(clock: Clock) -> ActiveGame:
    options = registry.module("jay").rules.options(players=2)
    made = ActiveGame(1, opened("jay", options, 1, ["person", "person"]), clock)
    made.run()
    return made


def test_the_way_is_given_back_as_far_as_it_was_measured() -> None:
    clock = stopped()
    at_table = sitting(clock)
    clock.moment += 1_000

    def when(rtt: float | None, waited: int, seen: int = 1) -> int:
        return stamped(at_table, Do(1, Raw(b""), seen, waited), rtt)

    assert when(100, 900) == 900
    assert when(100, 1_000) == 1_000
    assert when(100, 10**15) == 1_000
    assert when(100, 0) == 1_000 - 100 - JITTER
    assert when(9_999, 0) == 1_000 - MOST_GIVEN
    assert when(None, 900) == 1_000
    assert when(100, 900, seen=0) == 1_000
    assert when(100, 900, seen=10**9) == 1_000


def test_time_stands_still_until_somebody_comes() -> None:
    clock = stopped()
    options = registry.module("jay").rules.options(players=2)
    kept = ActiveGame(1, opened("jay", options, 1, ["person", "person"]), clock)
    clock.moment += 30_000
    assert kept.now() == 0
    assert kept.due() is None
    kept.run()
    clock.moment += 500
    assert kept.now() == 500
