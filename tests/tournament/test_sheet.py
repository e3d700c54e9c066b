"""The score sheet as a list of events: entered, corrected, sent twice."""

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dazwischen.core.errors import Rejected
from dazwischen.core.stream import Command
from dazwischen.tournament.prizes import Amount, Thing
from dazwischen.tournament.rounds import Played, Void
from dazwischen.tournament.sheet import actions as do
from dazwischen.tournament.sheet import events as ev
from dazwischen.tournament.sheet.sheet import Sheet, decide, evolve
from dazwischen.tournament.sheet.view import in_words, view
from tests.tournament.strategies import played

NAMES = ("Ada", "Bea", "Cem", "Dan", "Eva", "Fio")


def asked(action: do.Action, seed: int = 1) -> Command[str, do.Action]:
    return Command("sheet", action, seed=seed)


def after(sheet: Sheet, *actions: do.Action) -> Sheet:
    for action in actions:
        answer = decide(sheet, asked(action))
        assert not isinstance(answer, Rejected), answer
        for event in answer:
            # Through JSON, as it is kept.
            kept = msgspec.json.decode(msgspec.json.encode(event), type=ev.Event)
            sheet = evolve(sheet, kept)
    return sheet


def begun(players: int = 4) -> Sheet:
    return after(Sheet(), do.Begin(NAMES[:players]))


def refused(sheet: Sheet, action: do.Action) -> str:
    answer = decide(sheet, asked(action))
    assert isinstance(answer, Rejected)
    return answer.code


def rounds(pairs: Sequence[tuple[int, int]]) -> list[do.Action]:
    return [do.Enter(number, *pair) for number, pair in enumerate(pairs, 1)]


WHOLE = [(1, 2), (1, 3), (2, 1), (3, 4), (1, 2), (2, 3), (2, 1), (4, 2), (1, 4), (3, 1)]


def test_a_whole_series() -> None:
    sheet = after(begun(), do.SetPrizes((Amount(5000), Thing("Pokal"))), *rounds(WHOLE))
    assert sheet.series is not None
    shown = view(sheet, sheet.series)
    # Worked out by hand. First half: 1 has 17, 2 has 9, 3 has 7, 4 has 2.
    assert shown.running[4] == (17, 9, 7, 2)
    assert shown.first_half == (1, 2, 3, 4)
    # 1 and 2 are neighbours: they come to sit opposite, 3 after 1.
    assert shown.half_time is not None
    assert (shown.half_time.seats, shown.half_time.how) == ((1, 3, 2, 4), "third-after-first")
    # Second half: 9, 12, 7, 7. Whole: 26, 21, 14, 9.
    assert shown.second_half == (2, 1, 3, 3)
    assert shown.running[-1] == (26, 21, 14, 9)
    assert (shown.phase, shown.next) == ("over", 0)
    # Sums 4, 5, 9, 11.
    assert [(one["player"], one["decided_by"]) for one in shown.state["ranking"]] == [
        (1, "sum"),
        (2, "sum"),
        (3, "sum"),
        (4, None),
    ]
    assert shown.state["prizes"] == {
        "1": {"cents": 5000, "things": []},
        "2": {"cents": 0, "things": ["Pokal"]},
    }
    assert any(message.key == "series-over" for message in in_words(sheet, sheet.series))


def test_what_is_sent_twice_is_entered_once() -> None:
    sheet = after(begun(), do.Enter(1, 1, 2))
    assert decide(sheet, asked(do.Enter(1, 1, 2))) == []
    assert after(sheet, do.Enter(1, 1, 2)) == sheet
    # A second phone that enters something else for the same round corrects it.
    other = after(sheet, do.Enter(1, 2, 1))
    assert other.series is not None
    assert other.series.rounds == (Played(2, 1),)


def test_a_correction_of_round_three_equals_entering_it_right() -> None:
    wrong = [*WHOLE[:2], (4, 3), *WHOLE[3:]]
    corrected = after(begun(), *rounds(wrong), do.Enter(3, *WHOLE[2]))
    assert corrected == after(begun(), *rounds(WHOLE))


@given(st.data())
def test_any_correction_equals_entering_it_right(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 6))
    entries = data.draw(st.lists(played(players), min_size=1, max_size=10))
    number = data.draw(st.integers(1, len(entries)))
    right = data.draw(played(players))

    def entered(pairs: Sequence[Played]) -> Sheet:
        wanted = [do.Enter(at, one.first, one.second) for at, one in enumerate(pairs, 1)]
        return after(begun(players), *wanted)

    corrected = after(entered(entries), do.Enter(number, right.first, right.second))
    at_once = entered([*entries[: number - 1], right, *entries[number:]])
    assert corrected == at_once
    assert corrected.series is not None
    assert at_once.series is not None
    assert view(corrected, corrected.series) == view(at_once, at_once.series)


def test_void_rounds() -> None:
    sheet = after(begun(), do.Enter(1, void=True), do.Enter(1, 1, 2), do.Enter(1, void=True))
    assert sheet.series is not None
    assert sheet.series.rounds == (Void(), Void())
    assert view(sheet, sheet.series).next == 1


def test_names_and_title() -> None:
    sheet = after(begun(), do.Rename(2, "Bert"), do.SetTitle("Finale"))
    assert (sheet.names[1], sheet.title) == ("Bert", "Finale")
    assert decide(sheet, asked(do.Rename(2, "Bert"))) == []
    assert decide(sheet, asked(do.SetTitle("Finale"))) == []
    assert refused(sheet, do.Rename(2, "Ada")) == "sheet-names"
    assert refused(sheet, do.Rename(5, "Eva")) == "series-no-such-player"


def test_seats_can_be_drawn() -> None:
    drawn = {
        decide(Sheet(), asked(do.Begin(NAMES[:4], draw=True), seed))[0].seats  # type: ignore[index,union-attr]
        for seed in range(40)
    }
    assert len(drawn) > 10
    assert all(sorted(seats) == [1, 2, 3, 4] for seats in drawn)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (do.Begin(("Ada",)), "sheet-players"),
        (do.Begin((*NAMES, "Gus")), "sheet-players"),
        (do.Begin(("Ada", "Ada")), "sheet-names"),
        (do.Begin(("Ada", "")), "sheet-names"),
        (do.Begin(("Ada", "Bea"), prizes=(Amount(1),) * 3), "sheet-prizes"),
        (do.Enter(1, 1, 2), "sheet-not-begun"),
        (do.SetTitle("x"), "sheet-not-begun"),
    ],
)
def test_sheets_that_cannot_begin(action: do.Action, code: str) -> None:
    assert refused(Sheet(), action) == code


def test_what_a_sheet_refuses() -> None:
    sheet = begun()
    assert refused(sheet, do.Begin(NAMES[:3])) == "sheet-begun"
    assert refused(sheet, do.Enter(2, 1, 2)) == "series-no-such-round"
    assert refused(sheet, do.Enter(1, 1, 5)) == "series-no-such-player"
    assert refused(sheet, do.Enter(1, 1)) == "series-second-missing"
    assert refused(sheet, do.SetPrizes((Amount(1),) * 5)) == "sheet-prizes"
    assert refused(after(sheet, *rounds(WHOLE)), do.Enter(11, 1, 2)) == "series-over"
