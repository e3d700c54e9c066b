"""Who may do what with a table: every command, every refusal."""

import msgspec
import pytest
from msgspec import Raw, Struct
from msgspec.structs import replace

from dazwischen.core.errors import Rejected
from dazwischen.core.game import Intent
from dazwischen.server.base.limits import DELAY
from dazwischen.server.tables import table_events as ev
from dazwischen.server.tables.evolve import evolve, folded
from dazwischen.server.tables.hosting import Effect, decide
from dazwischen.server.tables.record import Place, Played, Record, Rules, resized
from dazwischen.server.wire import commands as do
from dazwischen.server.wire.settings import TableSettings
from dazwischen.table import places
from dazwischen.texts import LANGUAGES, load

HOST, GUEST, STRANGER = 1, 2, 3
HERE = {HOST, GUEST, STRANGER}.__contains__
OPEN = Record(
    code="abc",
    host=HOST,
    rules=Rules("jay", Raw(b'{"players": 4}')),
    seats=(Place(who=HOST), Place(who=GUEST), Place(bot="leicht"), Place()),
)
FULL = evolve(OPEN, ev.BotSeated(4, "stark"))
PLAYING = replace(FULL, play=Played(7, (7,)))
DRAWN = replace(OPEN, tournament="autumn")
"""With a host, as earlier versions kept some."""
OF_HOSTS: list[do.Command] = [
    do.SetSeat(2, "bot", "leicht"),
    do.SetRules("jay"),
    do.Settings(public=True),
    do.HandHost(GUEST),
    do.Start(),
    do.Stop(),
]


class Done(Struct):
    effect: Effect
    record: Record
    """Afterwards."""

    @property
    def seat(self) -> Intent | None:
        return self.effect.seat


def done(record: Record, who: int, command: do.Command) -> Done:
    answer = decide(record, who, command, HERE)
    assert isinstance(answer, Effect), answer
    return Done(answer, folded(record, answer.events))


def test_a_free_seat_can_be_taken() -> None:
    effect = done(OPEN, STRANGER, do.Sit(4))
    assert effect.record.seat_of(STRANGER) == 4
    assert effect.seat == places.Sit(seat=4, holder="person")


def test_whoever_names_no_seat_gets_the_first_free_one() -> None:
    effect = done(evolve(OPEN, ev.Freed(2)), STRANGER, do.Sit())
    assert effect.record.seat_of(STRANGER) == 2
    assert effect.seat == places.Sit(seat=2, holder="person")


def test_standing_up_frees_the_seat_between_games() -> None:
    effect = done(OPEN, GUEST, do.Stand())
    assert effect.record.seats[1].free
    assert effect.seat is None


def test_standing_up_in_a_game_leaves_the_seat_to_a_bot() -> None:
    effect = done(PLAYING, GUEST, do.Stand())
    assert effect.record.seats[1] == Place(bot="mittel")
    assert effect.seat == places.Sit(seat=2, holder="bot", bot="mittel")


def test_a_bot_can_play_for_somebody_who_keeps_the_seat() -> None:
    effect = done(PLAYING, GUEST, do.LetBot("stark"))
    assert (effect.effect.events, effect.effect.by) == ((), 2)
    assert effect.seat == places.LetBot(seat=2, bot="stark")
    back = done(PLAYING, GUEST, do.PlayOn())
    assert (back.effect.events, back.seat) == ((), places.PlayOn(seat=2))


def test_the_host_seats_bots_and_frees_seats() -> None:
    effect = done(OPEN, HOST, do.SetSeat(4, "bot", "stark:mittel"))
    assert effect.record.seats[3] == Place(bot="stark:mittel")
    freed = done(OPEN, HOST, do.SetSeat(2, "empty"))
    assert freed.record.seats[1].free
    assert freed.seat == places.Sit(seat=2, holder="empty")


def test_other_rules_keep_the_people() -> None:
    rules = do.SetRules("jarnac", Raw(b'{"judging": "challenge"}'))
    effect = done(OPEN, HOST, rules)
    assert effect.record.seats == (Place(who=HOST), Place(who=GUEST))
    assert effect.record.rules.game == "jarnac"


def test_rules_are_kept_in_our_own_words() -> None:
    rules = do.SetRules("jay", Raw(b'{ "players": 4' + b" " * 10_000 + b"}"))
    kept = done(OPEN, HOST, rules).record.rules
    assert len(kept.options) < 500
    assert kept.read() == Rules("jay", rules.options).read()


def test_fewer_seats_go_to_those_who_had_one() -> None:
    record = replace(OPEN, seats=(Place(), Place(who=GUEST), Place(), Place(who=HOST)))
    after = resized(record, Rules("jay", Raw(b'{"players": 2}')))
    assert after == (Place(who=GUEST), Place(who=HOST))
    more = resized(replace(record, seats=after), Rules("jay", Raw(b'{"players": 3}')))
    assert more == (Place(who=GUEST), Place(who=HOST), Place())


def test_settings_change_what_they_name() -> None:
    effect = done(OPEN, HOST, do.Settings(name=" Ein\u200b  Tisch\n", delay=DELAY))
    assert effect.record == replace(OPEN, settings=TableSettings("Ein Tisch", delay=DELAY))


def test_the_host_hands_over() -> None:
    assert done(OPEN, HOST, do.HandHost(GUEST)).record.host == GUEST


def test_starting_and_stopping() -> None:
    assert done(FULL, HOST, do.Start()).effect == Effect(starts=True)
    assert done(PLAYING, HOST, do.Stop()).effect == Effect(stops=True)


REFUSED: list[tuple[Record, int, do.Command, str]] = [
    (OPEN, STRANGER, do.Sit(-1), "no-such-seat"),
    (FULL, STRANGER, do.Sit(), "no-seat-free"),
    (OPEN, STRANGER, do.Sit(5), "no-such-seat"),
    (OPEN, GUEST, do.Sit(4), "has-a-seat"),
    (OPEN, STRANGER, do.Sit(1), "seat-taken"),
    (OPEN, STRANGER, do.Sit(3), "seat-taken"),
    (OPEN, STRANGER, do.Stand(), "has-no-seat"),
    (PLAYING, STRANGER, do.LetBot(), "has-no-seat"),
    (OPEN, GUEST, do.LetBot(), "no-game-running"),
    (PLAYING, STRANGER, do.PlayOn(), "has-no-seat"),
    (OPEN, GUEST, do.PlayOn(), "no-game-running"),
    (OPEN, GUEST, do.SetSeat(4, "bot"), "host-only"),
    (OPEN, HOST, do.SetSeat(0, "bot"), "no-such-seat"),
    (OPEN, HOST, do.SetSeat(5, "bot"), "no-such-seat"),
    (OPEN, HOST, do.SetSeat(4, "person"), "people-sit-down-themselves"),
    (OPEN, HOST, do.SetSeat(4, "bot", "boss"), "no-such-strength"),
    (OPEN, HOST, do.SetSeat(4, "bot", ""), "no-such-strength"),
    (OPEN, HOST, do.SetSeat(3, "bot", "leicht"), "sits-there"),
    (OPEN, HOST, do.SetSeat(4, "empty"), "sits-there"),
    (OPEN, GUEST, do.SetRules("jay"), "host-only"),
    (PLAYING, HOST, do.SetRules("jay"), "game-is-running"),
    (OPEN, HOST, do.SetRules("chess"), "option-choice"),
    (OPEN, HOST, do.SetRules("jay", Raw(b'{"level": 8}')), "option-range"),
    (OPEN, HOST, do.SetRules("jay", Raw(b'{"level": "7"}')), "option-value"),
    (OPEN, HOST, do.SetRules("jay", Raw(b"[" * 100_000)), "options-unreadable"),
    (OPEN, HOST, do.SetRules("jay", Raw(b'{"edition": "\xff"}')), "options-unreadable"),
    (OPEN, HOST, do.SetRules("jay", timing=Raw(b'{"deal": -1}')), "option-range"),
    (OPEN, HOST, do.SetRules("jay", timing=Raw(b'{"deal": %d}' % 10**400)), "option-range"),
    (OPEN, HOST, do.SetRules("jay", timing=Raw(b'{"stand_in": "x"}')), "no-such-strength"),
    (OPEN, GUEST, do.Settings(public=True), "host-only"),
    (OPEN, HOST, do.Settings(delay=-1), "delay-range"),
    (OPEN, HOST, do.Settings(delay=DELAY + 1), "delay-range"),
    (OPEN, GUEST, do.HandHost(GUEST), "host-only"),
    (OPEN, HOST, do.HandHost(STRANGER), "nobody-to-be-host"),
    (OPEN, HOST, do.HandHost(HOST), "nobody-to-be-host"),
    (FULL, GUEST, do.Start(), "host-only"),
    (PLAYING, HOST, do.Start(), "game-is-running"),
    (OPEN, HOST, do.Start(), "seats-free"),
    (PLAYING, GUEST, do.Stop(), "host-only"),
    (FULL, HOST, do.Stop(), "no-game-running"),
    *((DRAWN, HOST, command, "host-only") for command in OF_HOSTS),
    (DRAWN, STRANGER, do.Sit(4), "seats-drawn"),
    (DRAWN, GUEST, do.Stand(), "seats-drawn"),
    (OPEN, STRANGER, do.AskCaptain(1), "no-captains"),
    (OPEN, GUEST, do.MakeCaptain(STRANGER), "no-captains"),
    (OPEN, GUEST, do.NoCaptain(2), "no-captains"),
]


@pytest.mark.parametrize(
    ("record", "who", "command", "code"),
    REFUSED,
    ids=[f"{r[3]}-{n}" for n, r in enumerate(REFUSED)],
)
def test_what_is_refused(record: Record, who: int, command: do.Command, code: str) -> None:
    answer = decide(record, who, command, HERE)
    assert isinstance(answer, Rejected)
    assert answer.code == code
    for language in LANGUAGES:
        assert load(language)(answer.key, answer.args)


def test_every_command_is_tried() -> None:
    tried = {type(command) for _, _, command, _ in REFUSED}
    assert tried == set(do.Command.__args__)


def test_points_add_up_by_person_and_by_seat_for_bots() -> None:
    record = folded(FULL, [ev.GameEnded((5, 2, 0, 1)), ev.GameEnded((0, 5, 2, 0))])
    assert record.play.totals == {"1": 5, "2": 7, "seat-3": 2, "seat-4": 1}


def test_a_record_is_kept_as_it_is() -> None:
    record = replace(
        PLAYING, play=Played(7, (7,), {"1": 3}), settings=TableSettings("Tisch", delay=5)
    )
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record
