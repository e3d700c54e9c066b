"""Reads scenario files: protocol files whose comments say what the referee must find.

`#> VERDICT [RULE ...]` after an action: that verdict, and these rules among its rules.
`#= key: JSON` on a line of its own: that key of the state, after the action before it; with
`sides.A.rows.0` a part of it.
"""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dazwischen.core import protocolfile
from dazwischen.core.report import Referee


@dataclass
class Expectations:
    verdicts: dict[int, tuple[str, set[str]]] = field(default_factory=dict)
    states: dict[int, dict[str, Any]] = field(default_factory=dict)
    """Expected parts of the state, by the number of lines of the file read so far."""


def read(path: Path) -> Expectations:
    expected = Expectations()
    last = 0
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if match := re.match(r"^#=\s*([\w.]+):\s*(.*)$", line):
            expected.states.setdefault(last, {})[match[1]] = json.loads(match[2])
        elif line.strip() and not line.startswith("#"):
            last = number
            if match := re.search(r"#>\s*(\S+)(.*)$", line):
                expected.verdicts[number] = (match[1], set(match[2].split()))
    return expected


def differences(referee: Referee, path: Path) -> list[str]:
    """What the referee finds otherwise than the file says."""
    expected, data = read(path), path.read_bytes()
    wrong = []
    report = referee.judge(protocolfile.parse(data))
    given = {verdict.line: verdict for verdict in report.verdicts}
    for line, (word, rules) in expected.verdicts.items():
        found = given[line]
        if found.verdict != word or not rules <= set(found.rules):
            wrong.append(f"line {line}: {word} {sorted(rules)}, not {found.verdict} {found.rules}")
    lines = data.splitlines(keepends=True)
    for upto, facts in expected.states.items():
        state = referee.judge(protocolfile.parse(b"".join(lines[:upto]))).state
        wrong += [
            f"after line {upto}: {key} is {part(state, key)!r}, not {value!r}"
            for key, value in facts.items()
            if part(state, key) != value
        ]
    if not expected.verdicts and not expected.states:
        wrong.append("expects nothing")
    return wrong


def part(state: Any, path: str) -> Any:
    """What lies in the state at a path like `sides.A.rows.0`."""
    for name in path.split("."):
        if isinstance(state, list):
            state = state[int(name)]
        elif name in state:
            state = state[name]
        else:
            return "missing"
    return state
