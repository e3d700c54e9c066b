"""Bounds: how much, how often, how long. What goes beyond is refused with a sentence.

`docs/limits.md` is made from this file: every bound says there what it says here.
"""

import unicodedata
from typing import Final

from msgspec import Struct

from dazwischen.cards import figures
from dazwischen.core import protocolfile
from dazwischen.tournament import registrations, rounds

# Bytes

HEADER_BYTES: Final = 16 * 1024
"""Of the head of a request: its line and its headers; and of what stands around a body that comes
in pieces, besides as much as the body itself. Beyond it `head-too-big` (431)."""
SMALL_BYTES: Final = 16_000
"""Of the body of a request that says no more than a name or a wish. Beyond it `too-big` (413), as
with all bodies."""
TABLE_BYTES: Final = 64_000
"""Of a request for a table: rules can describe figures of one's own."""
BATCH_BYTES: Final = 256_000
"""Of actions for a tournament or a score sheet, or its settings."""
PROTOCOL_BYTES: Final = 100_000
"""Of a file for the referee: some evenings at a real table."""
CSV_BYTES: Final = 200_000
"""Of a list of people who take part."""
LOG_BYTES: Final = 2_000_000
"""Of a game that is brought in from elsewhere."""
MESSAGE_BYTES: Final = 4096
"""Of a message over a WebSocket. Beyond it `too-big`."""
FRAME_BYTES: Final = 64 * 1024
"""Of a frame of a WebSocket: beyond it the connection ends."""

# Lengths

HEADER_LETTERS: Final = protocolfile.HEADER
"""Letters of a header in a file for the referee: the longest describe invented figures. Beyond it
`line-too-long`."""
ACTION_LETTERS: Final = protocolfile.ACTION
"""Letters of an action in a file for the referee. Beyond it `line-too-long`."""
CSV_LINES: Final = registrations.LINES
"""Of a list of people who take part. Beyond it `csv-too-long`."""
CSV_PROBLEMS: Final = registrations.PROBLEMS
"""That are named in such a list; then it is read no further."""
PROTOCOL_LINES: Final = 3_000
"""Actions in a file for the referee. Beyond it `too-many-lines`."""
ANALYSED: Final = 4000
"""Events of a game that is analysed; some times the longest that anybody plays. Beyond it
`too-long-to-analyse`."""
NAME: Final = 24
"""Letters of a name; what is longer is cut."""
TITLE: Final = 80
"""Letters of a title or a prize; what is longer is cut."""
TALK: Final = 200
"""Letters that are said at a table at once; what is longer is cut."""
REASON: Final = 300
"""Letters of the reason for a decision in a tournament; what is longer is cut."""
ADDRESS_LETTERS: Final = 500
"""Letters of an address that is drawn as a QR code."""
FIGURES_BYTES: Final = figures.DESCRIBED
"""Of the description of all figures of a game, invented ones among them. Beyond it
`figures-too-long`."""
LISTED: Final = 100
"""Public tables that are listed, the latest ones."""
BATCH: Final = 200
"""Actions sent at once to a tournament or a score sheet."""
SHEET_ROUNDS: Final = rounds.WRITTEN
"""Rounds on a score sheet or of a table in a tournament, void ones among them. Beyond it
`sheet-full`."""
SHEET_CHANGES: Final = 1_000
"""Of a score sheet, as long as it is kept. Beyond it `book-full`."""
TOURNAMENT_CHANGES: Final = 20_000
"""Of a tournament: some times as many as one for all who can take part has. Beyond it `book-full`;
what is played online is still taken, and it can be finished."""
DECISIONS: Final = 1_000
"""Of judges in a tournament, which all are shown: pauses, rulings, corrections. Beyond it
`book-full`."""
DELAY: Final = 300_000
"""Milliseconds by which those who watch can be behind."""

NAMED: Final = 100
"""Games of a table of which it says that they were played there, the last ones; all are kept."""
PUT_OUT: Final = 32
"""People of whom a table remembers that they have lost their seats there and do not know it yet,
the last ones."""
PIPELINED: Final = 4
"""Requests that somebody sends over one connection before the first is answered. Beyond it
`too-fast` (429)."""

# Seconds

HEAD_SECONDS: Final = 10
"""For the head of a request, from the first moment on. Beyond it `too-slow` (408)."""
BODY_SECONDS: Final = 30
"""For the body of a request. Beyond it `too-slow` (408)."""
READ_SECONDS: Final = 30
"""In which somebody has to read something of what waits to be sent; then the connection ends."""
WORK_SECONDS: Final = 10
"""Of the processor's time for a request: judging a file, checking, retelling or analysing a game.
It runs in a process of its own, which is then ended. Beyond it `work-slow` (503)."""
WORK_PATIENCE: Final = 60
"""After which that process is ended in any case, on however busy a machine."""
WAIT: Final = 30
"""For which a request waits for something to change."""

# One person

TABLES: Final = 20
"""Tables of one person that were used within a day. Beyond it `too-many-tables`."""
DAY: Final = 24 * 3600 * 1000
"""Milliseconds after which a table that nobody used no longer counts."""
IMPORTS: Final = 200
"""Games that one person has brought in from elsewhere. Beyond it `too-many-imports`."""

# The whole house

WAITING_CONNECTIONS: Final = 500
"""Connections that have yet to say what they want, a quarter of the files that the process may have
open at most. With one more, one goes: of the address that has most of them, the one that has waited
longest."""
FOLLOWED: Final = 10_000
"""Addresses or people of whom is remembered how often they asked; then the longest silent is
forgotten."""
PROMISED: Final = 10_000
"""People who are promised the cards of a table that they have yet to open; then whoever was told
longest ago is promised others."""


class Rate(Struct, frozen=True):
    """So many a second, and how many more can be saved up."""

    each_second: float
    saved: float


# One person


class PerPerson(Struct, frozen=True):
    sockets: int = 16
    """WebSockets, in however many windows and devices. Beyond it `too-many-sockets` (429)."""
    looks: Rate = Rate(5.0, 30.0)
    """Words that are looked up, by a person or by strangers from one address. Beyond it `too-fast`
    (429)."""
    books: Rate = Rate(0.1, 20.0)
    """Tournaments and score sheets that are begun. Beyond it `too-many-books` (429)."""


# One address


class PerAddress(Struct, frozen=True):
    sockets: float = 200
    """WebSockets. Beyond it `too-many-sockets` (429)."""
    connections: float = 250
    """Connections that are no WebSockets: as many as forty people's browsers open at once. A
    trusted proxy may have any number. Beyond it `too-fast` (429)."""
    requests: Rate = Rate(100.0, 3000.0)
    """Requests, those to become a WebSocket among them: saved up for thirty people who open the
    page at once. Beyond it `too-fast` (429)."""
    at_once: float = 200
    """Requests that are being answered, or wait for something to change. Beyond it `too-fast`
    (429)."""
    people: Rate = Rate(1.0, 200.0)
    """New people. Beyond it `too-many-people` (429)."""
    books: Rate = Rate(0.2, 40.0)
    """Tournaments and score sheets that are begun. Beyond it `too-many-books` (429)."""
    follows: Rate = Rate(20.0, 600.0)
    """Score sheets and tournaments that are begun to be followed: saved up for a hall that comes
    back at once. Beyond it `too-fast`."""
    tables: Rate = Rate(0.5, 200.0)
    """Tables that are opened. Beyond it `too-fast` (429)."""
    imports: Rate = Rate(0.5, 200.0)
    """Games that are brought in from elsewhere. Beyond it `too-fast` (429)."""
    work: float = 4
    """Files and games that wait to be judged, checked, retold or analysed. Beyond it `work-busy`
    (429)."""


# One table


class PerTable(Struct, frozen=True):
    connections: int = 60
    """WebSockets at one table. Beyond it `table-full`; whoever has a seat always gets in."""
    idle: int = 60_000
    """Milliseconds after which a table that nobody is connected to goes to sleep."""


# The whole house


class InAll(Struct, frozen=True):
    unattended: int = 16
    """Tables at which nobody but bots plays, and nobody watches, of all tournaments together."""
    sockets: int = 10_000
    """WebSockets. Beyond it `house-full` (503)."""
    books: Rate = Rate(2.0, 120.0)
    """Tournaments and score sheets that are begun. Beyond it `too-many-books` (429)."""
    work: int = 16
    """Files and games that wait to be judged, checked, retold or analysed. Beyond it `work-busy`
    (429)."""


class Bounds(Struct, frozen=True):
    """All of them, each group by whom it is about."""

    person: PerPerson = PerPerson()
    address: PerAddress = PerAddress()
    table: PerTable = PerTable()
    house: InAll = InAll()

    # One client

    messages: Rate = Rate(20.0, 40.0)
    """Messages over a WebSocket. Beyond it `too-fast`, and the end if it goes on."""

    # One score sheet or tournament

    followers: int = 1_000
    """WebSockets over which it is followed: twice as many as can take part. Beyond it
    `too-many-followers`; a page then asks over HTTP."""

    # One tournament

    tournament_unattended: int = 8
    """Tables at which nobody but bots plays, and nobody watches. The others wait for their turn."""

    # The whole house

    crowd: float = 1.0
    """So many times as much as is said above is allowed to one address: a hall full of people who
    share one."""


def clean(text: str, longest: int) -> str:
    """One line of printable text: no control or formatting characters, no towers of accents."""
    # What is far too long need not be read to its end.
    line = "".join(" " if letter.isspace() else letter for letter in text[: 16 * longest])
    # What is taken out must not join what is left to something new, so it goes first.
    visible = (letter for letter in line if not unicodedata.category(letter).startswith("C"))
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", "".join(visible)):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()
