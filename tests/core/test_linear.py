"""A stranger's file costs time in proportion to its size, whatever stands in it."""

from functools import partial
from typing import Any

import pytest

from dazwischen.core import protocolfile
from dazwischen.core.errors import InvalidInput
from dazwischen.games.jay import notation
from dazwischen.tournament.referees import referee
from tests.adversarial import RUNS, SIZE, grows_with_size
from tests.words import VOCABULARIES

VERBS = ("", "exchange ", "tauscht ", "proposes ", "Strafe ", "1:")
ACTORS = {"jay": "1", "jsolitaer": "1", "jarnac": "A", "jay-series": "correct"}


def places(game: str) -> list[str]:
    """Where a stranger's text can stand: in each header, and behind the words of lines."""
    headers = [header for header in VOCABULARIES[game].headers if header.name != "game"]
    return [
        *(f"{header.name}{' A' if header.of_side else ''}: " for header in headers),
        *(f"\n{ACTORS[game]} {verb}" for verb in VERBS),
        "\n",
    ]


@pytest.mark.parametrize("game", sorted(VOCABULARIES))
def test_time_grows_with_size(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even without the bound on a line."""
    monkeypatch.setattr(protocolfile, "HEADER", 10**9)
    monkeypatch.setattr(protocolfile, "ACTION", 10**9)

    def judged(before: str, text: str) -> None:
        protocol = protocolfile.parse(f"game: {game}\n{before}{text}\n".encode())
        referee(protocol).judge(protocol)

    for place in places(game):
        # A square of the smaller size is plain enough already.
        size = SIZE if place == "\n" else SIZE // 4
        for run in RUNS:
            assert grows_with_size(partial(judged, place), run, size), (place, run)


@pytest.mark.parametrize("game", sorted(VOCABULARIES))
def test_long_lines_are_refused_before_they_are_read(game: str) -> None:
    for text, number in ((f"game: {game}\nhands: {'9' * 36_000}\n", 2),
                         (f"game: {game}\n\n1 {'9' * 2_000}\n", 3)):  # fmt: skip
        with pytest.raises(InvalidInput) as caught:
            protocolfile.parse(text.encode())
        assert (caught.value.code, caught.value.line) == ("line-too-long", number)


def test_a_round_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether "bereit" is told is asked of each round, not of all that follow."""
    read = 0
    parse = notation.parse

    def counted(*given: Any) -> Any:
        nonlocal read
        read += 1
        return parse(*given)

    monkeypatch.setattr(notation, "parse", counted)
    lines = "judge void\ndeal\n" * 100
    protocol = protocolfile.parse(f"game: jay\nrounds: 0\n\n{lines}".encode())
    report = referee(protocol).judge(protocol)
    assert {verdict.verdict for verdict in report.verdicts} == {"ok"}
    assert read < 4 * len(protocol.lines)
