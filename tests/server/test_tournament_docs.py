"""The actions in docs/tournament.md are what the server reads, and none is left out."""

import re
from pathlib import Path
from typing import get_args

import msgspec

from dazwischen.tournament.director import actions as tour
from dazwischen.tournament.director.roles import MAY
from dazwischen.tournament.sheet import actions as sheet

TEXT = Path(__file__).parents[2].joinpath("docs/tournament.md").read_text("utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)


def test_examples_are_read_as_they_are_written() -> None:
    for block, kind in zip(BLOCKS, (sheet.Action, tour.Action), strict=True):
        seen = set()
        for line in block.splitlines():
            action = msgspec.json.decode(line, type=kind, strict=True)
            seen.add(action.__struct_config__.tag)
            written = msgspec.json.decode(line)
            again = msgspec.to_builtins(action)
            # Nothing in an example is ignored.
            assert written.keys() <= again.keys()
        wanted = {member.__struct_config__.tag for member in get_args(kind)}
        # Whoever plays for an entrant is found out by `seat`.
        assert seen == wanted - {"claim"}


def test_the_table_of_roles_is_the_one_that_decides() -> None:
    head = "| action | organiser | judge | captain | player | entry |"
    rows = TEXT[TEXT.index(head) :].split("\n\n")[0].splitlines()[2:]
    told = {}
    for row in rows:
        names, *marks = [cell.strip() for cell in row.strip("|").split("|")]
        roles = ("organiser", "judge", "captain", "player", "entry")
        may = {role for role, mark in zip(roles, marks, strict=True) if mark}
        for name in re.findall(r"`([a-z-]+)`", names):
            told[name] = may
    expected = {name: set(roles) for name, roles in MAY.items() if "server" not in roles}
    expected.pop("claim")
    assert told == expected
