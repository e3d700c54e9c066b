"""Protocol files as text."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dazwischen.core.errors import InvalidInput
from dazwischen.core.protocolfile import parse


def test_headers_comments_and_times() -> None:
    protocol = parse(
        "\ufeff# a table\n\ngame: jay   # the game\n# no end of headers\nto  move: A\r\n\r\n"
        "1 rH # first\n\n@1.5 2 rX\n2 A1\n@2 3 pause".encode()
    )
    assert protocol.header("game", "") == "jay"
    assert protocol.header("to move", "") == "A"
    assert [(line.number, line.at, line.text) for line in protocol.lines] == [
        (7, 0, "1 rH"),
        (9, 1500, "2 rX"),
        (10, 1500, "2 A1"),
        (11, 2000, "3 pause"),
    ]


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with suppress(InvalidInput):
        assert parse(data).headers["game"]


def test_a_huge_file_is_refused() -> None:
    with pytest.raises(InvalidInput):
        parse(b"game: jay\n\n" + b"1 rH\n" * 300_000)
