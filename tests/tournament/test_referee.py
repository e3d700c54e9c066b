"""The referee of a series: headers, lines that cannot be read, and sentences in both languages."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dazwischen.core import protocolfile
from dazwischen.core.errors import InvalidInput
from dazwischen.core.report import Referee, Report
from dazwischen.texts import LANGUAGES, load
from dazwischen.tournament.notation import Enter
from dazwischen.tournament.referee import REFEREE
from dazwischen.tournament.series import Series
from tests.tournament.strategies import series
from tests.tournament.written import entry_line, prizes_line

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.txt"))


def judge(text: str) -> Report:
    referee: Referee = REFEREE
    return referee.judge(protocolfile.parse(text.encode()))


def sentences(report: Report, language: str) -> list[str]:
    words = load(language)
    messages = [*(verdict.message for verdict in report.verdicts), *report.situation]
    return [words(message.key, message.args) for message in messages]


def test_a_line_is_answered_with_its_number_and_words() -> None:
    report = judge("game: jay-series\nplayers: 3\n\n1 3  # good\n\ncorrect 1: 2 1\n")
    assert report.game == "jay-series"
    assert [(verdict.line, verdict.action) for verdict in report.verdicts] == [
        (4, "1 3"),
        (6, "correct 1: 2 1"),
    ]


@pytest.mark.parametrize(
    ("prizes", "last"),
    [("", ("J-SCORE-1",)), ("prizes: Pokal\n", ("J-SCORE-1", "J-SCORE-3"))],
)
def test_rules_that_have_nothing_to_say_are_not_named(prizes: str, last: tuple[str, ...]) -> None:
    report = judge(f"game: jay-series\nplayers: 3\n{prizes}\n" + "1 2\n" * 10)
    rules = [verdict.rules for verdict in report.verdicts]
    assert rules[4] == ("J-SCORE-1", "J-SCORE-2")
    assert {*rules[:4], *rules[5:9]} == {("J-SCORE-1",)}
    assert rules[9] == last


@pytest.mark.parametrize(
    ("headers", "players"),
    [
        ("", 4),
        ("players: 6\n", 6),
        ("names: Anna, Ben\n", 2),
        ("names: Anna, Ben, Cleo\nplayers: 3\n", 3),
    ],
)
def test_how_many_play(headers: str, players: int) -> None:
    assert judge(f"game: jay-series\n{headers}").state["seats"] == list(range(1, players + 1))


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("game: jay-series\nlevel: 3\n", "unknown-header", 2),
        ("game: jay-series\nplayers: four\n", "option-number", 2),
        ("game: jay-series\nplayers: 7\n", "option-range", 2),
        ("game: jay-series\nplayers: 1\n", "option-range", 2),
        ("game: jay-series\nnames: Anna\n", "option-range", 2),
        ("game: jay-series\nnames: A, B, C, D, E, F, G\n", "option-range", 2),
        ("game: jay-series\nplayers: 3\nnames: Anna, Ben\n", "series-names", 3),
        ("game: jay-series\nplayers: 2\nnames: Anna, Anna\n", "series-names", 3),
        ("game: jay-series\nplayers: 2\nnames: Anna,\n", "series-names", 3),
        ("game: jay-series\nplayers: 2\nnames:\n", "series-names", 3),
        ("game: jay-series\nplayers: 3\nseats: 1 2\n", "series-seats", 3),
        ("game: jay-series\nplayers: 3\nseats: 1 2 2\n", "series-seats", 3),
        ("game: jay-series\nplayers: 3\nseats: 1 2 Ben\n", "series-seats", 3),
        ("game: jay-series\nplayers: 3\nseats:\n", "series-seats", 3),
        ("game: jay-series\nplayers: 2\nprizes: 5.5\n", "series-prize", 3),
        ("game: jay-series\nplayers: 2\nprizes: 3, 2, 1\n", "series-prizes", 3),
        ("game: jay-series\nplayers: 2\n\n1\nseven\n", "series-line", 5),
        ("game: jay-series\nplayers: 2\n\n1\n3\n", "series-player", 5),
    ],
)
def test_what_cannot_be_read(text: str, code: str, line: int) -> None:
    with pytest.raises(InvalidInput) as caught:
        judge(text)
    assert (caught.value.code, caught.value.line) == (code, line)
    for language in LANGUAGES:
        assert load(language)(caught.value.key, caught.value.args_)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_sentence(path: Path, language: str) -> None:
    """Also after every line of the file, not only at its end."""
    lines = path.read_text().splitlines()
    for upto in range(len(lines) + 1):
        text = "\n".join(lines[:upto])
        if "game:" in text:
            assert all(sentences(judge(text), language))


def test_sentences_name_people_by_name_or_number() -> None:
    lines = "\n1 2\n1 2\n1 3\n1 3\n1 4\n2 3\n2 3\n3 1\n3 1\n2 4\n"
    prizes = "prizes: 1234.50, Pokal\n"
    named = judge(f"game: jay-series\nnames: Anna, Ben, Cleo, Dora\n{prizes}{lines}")
    german = sentences(named, "de")
    assert "Runde 1: 5 Punkte für Anna, 2 für Ben." in german
    assert "Runde 5: 5 Punkte für Anna, 2 für Dora. Jetzt gilt eine andere Sitzordnung." in german
    assert (
        "Anna steht vor Ben: Die Platzsumme ist gleich, aber es sind 29 Punkte gegen 19." in german
    )
    assert "Preis für Anna: 1.234,50" in german
    assert "Preis für Ben: Pokal" in german
    english = sentences(judge(f"game: jay-series\n{prizes}{lines}"), "en")
    assert "Round 1: 5 points for player 1, 2 for player 2." in english
    assert "Prize of player 1: 1,234.50" in english


def test_the_seat_change_is_told_in_the_second_half() -> None:
    text = "game: jay-series\nnames: Anna, Ben, Cleo, Dora\n\n1 2\n1 2\n1 3\n1 3\n1 4\n"
    said = sentences(judge(text), "de")
    assert "Im Uhrzeigersinn sitzen Anna, Cleo, Ben, Dora." in said
    assert (
        "Anna und Ben waren zur Halbzeit die Besten und sitzen sich jetzt gegenüber; "
        "Cleo sitzt nach Anna." in said
    )


@given(series())
def test_a_file_tells_what_the_functions_know(sheet: Series) -> None:
    head = f"game: jay-series\nplayers: {sheet.players}\nseats: {' '.join(map(str, sheet.seats))}\n"
    if sheet.prizes:
        head += f"prizes: {prizes_line(sheet.prizes)}\n"
    report = judge(head + "\n" + "\n".join(entry_line(Enter(entry)) for entry in sheet.rounds))
    assert {verdict.verdict for verdict in report.verdicts} <= {"ok"}
    assert report.state["phase"] == sheet.phase
    assert report.state["rounds"] == len(sheet.counted)
    assert report.state["seats"] == list(sheet.seats_now)
    assert list(report.state["sums"].values()) == list(sheet.standings.place_sums)
    for language in LANGUAGES:
        assert all(sentences(report, language))


@given(st.text(alphabet="0123456789 :voidcret#@\n\t.", max_size=60))
def test_any_text_is_judged_or_refused_with_a_line(text: str) -> None:
    words = {"ok", "refused"}
    try:
        report = judge(f"game: jay-series\n\n{text}")
    except InvalidInput as error:
        line = error.line
    else:
        line = 1
        words = {verdict.verdict for verdict in report.verdicts}
    assert line
    assert words <= {"ok", "refused"}
