"""The repository behind which a database stands: SQLite today, another one without other code.

Everything is synchronous and small: a commit takes some twenty millionths of a second. What belongs
together is written in one `transaction`.
"""

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from dazwischen.store.records import (
    Damage,
    Event,
    Game,
    Identity,
    Key,
    Rated,
    Rating,
    Refusal,
    Room,
    Sat,
    StreamRecord,
    Summary,
    Talk,
)


class StoreError(Exception):
    """The database could not do it: nothing of the transaction is kept."""


class StoreVersion(StoreError):
    """The database was written by another version of the program."""

    def __init__(self, found: int, ours: int) -> None:
        super().__init__(f"version {found} instead of {ours}")
        self.found = found
        self.ours = ours


class StoreOutdated(StoreVersion):
    """It was written by an earlier version, and nobody said that it may be upgraded."""


class StoreInUse(StoreError):
    """Another server has it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is in use")
        self.folder = folder


class StoreBroken(StoreError):
    """A stream's events are not as they were kept: something went wrong with the disk or the
    file."""

    def __init__(self, stream: int, seq: int, kind: str = "game") -> None:
        super().__init__(f"{kind} {stream} is damaged from event {seq} on")
        self.stream = stream
        self.seq = seq
        self.kind = kind


class StoreDamaged(StoreError):
    """It cannot be relied on."""

    def __init__(self, damages: Sequence[Damage]) -> None:
        super().__init__(", ".join(damage.what for damage in damages))
        self.damages = tuple(damages)


class StoreTaken(StoreError):
    """There is a file already where one was to be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists")
        self.path = path


class Store(Protocol):
    def close(self) -> None: ...
    def transaction(self) -> AbstractContextManager[None]:
        """All that is written inside is kept, or nothing of it."""
        ...

    # Identities
    def add_identity(self, digest: bytes, name: str, now: int) -> Identity: ...
    def add_secret(self, identity: int, digest: bytes) -> None:
        """A further secret: a second device."""
        ...

    def identity(self, digest: bytes) -> Identity | None: ...
    def identities(self) -> Iterable[Identity]: ...
    def names(self, ids: Iterable[int]) -> dict[int, str]: ...
    def rename(self, identity: int, name: str) -> None: ...
    def touch(self, identity: int, now: int) -> None: ...
    def delete_identity(self, identity: int) -> bool:
        """With it go its name, its secrets, what it said, and where it sat."""
        ...

    def add_link(self, digest: bytes, identity: int, expires: int) -> None: ...
    def link(self, digest: bytes, now: int) -> int | None:
        """The identity of a one-time link, which is still there afterwards."""
        ...

    def use_link(self, digest: bytes, now: int) -> int | None:
        """The identity of a one-time link, which is gone with this."""
        ...

    # Rooms
    def add_room(self, room: Room) -> Room:
        """With the number of its stream."""
        ...

    def put_room(self, room: Room) -> None:
        """As it is now, after its events were added."""
        ...

    def room(self, code: str) -> Room | None: ...
    def rooms(self, *, limit: int = 1000) -> list[Room]: ...
    def rooms_of(self, who: int, *, limit: int = 50) -> list[str]:
        """The codes of the tables at which somebody has a seat, the latest first."""
        ...

    def hosted_by(self, who: int, *, since: int = 0) -> int:
        """How many tables are somebody's that changed since then."""
        ...

    def delete_room(self, code: str) -> bool: ...
    def add_talk(self, talk: Iterable[Talk]) -> None: ...
    def talk(self, room: str, limit: int) -> list[Talk]: ...
    def talk_of_each(self, room: str, limit: int) -> list[Talk]:
        """What each person said last under an id, in its order."""
        ...

    def add_refusals(self, refusals: Iterable[Refusal]) -> None: ...
    def refusals(self, room: str) -> list[Refusal]:
        """Of each person the last, in their order."""
        ...

    # Games
    def add_game(self, game: Game) -> int: ...
    def end_game(self, game: int, ended: int, outcome: bytes | None) -> None: ...
    def add_people(self, game: int, people: Iterable[Sat]) -> None:
        """Also people who come to a game in play; who is known there is not added twice."""
        ...

    def game(self, number: int) -> Game | None: ...
    def games(self, *, of: int | None = None, ended: bool = False, limit: int = 100) -> list[Game]:
        """The latest first: all, those of one identity, only those that are over."""
        ...

    def imported_by(self, who: int) -> int:
        """How many games somebody has brought in from elsewhere."""
        ...

    def put_summary(self, game: int, summary: Summary) -> None: ...
    def summary(self, game: int) -> Summary | None:
        """None for a game of an earlier version that nobody has asked for since."""
        ...

    def library(self, who: int, *, before: int | None = None, limit: int = 100) -> list[Game]:
        """Games somebody can look at again, at least in part: the latest first, from one on."""
        ...

    def companions(self, who: int, *, limit: int = 50) -> list[int]:
        """Those who sat at somebody's games, whoever did most often first."""
        ...

    def put_away(self, game: int, who: int) -> None:
        """It is no longer somebody's to look at; nothing changes for the others."""
        ...

    def is_put_away(self, game: int, who: int) -> bool: ...
    def delete_game(self, number: int) -> bool: ...

    # What happens
    def add_events(self, events: Iterable[Event]) -> None: ...
    def events(self, stream: int) -> list[Event]:
        """Raises `StoreBroken` if they are not as they were kept."""
        ...

    def event(self, stream: int, seq: int) -> Event | None: ...

    # Tournaments and score sheets
    def add_stream_record(self, book: StreamRecord) -> StreamRecord:
        """With the number of its stream."""
        ...

    def put_stream_record(self, book: StreamRecord) -> None:
        """As it is now, after its events were added."""
        ...

    def stream_record(self, code: str) -> StreamRecord | None: ...
    def stream_record_of_client(self, client: bytes) -> StreamRecord | None: ...
    def stream_records(
        self, kind: str, *, running: bool = False, limit: int = 1000
    ) -> list[StreamRecord]:
        """The latest first: all of a kind, or only those that are not over."""
        ...

    def delete_stream_record(self, code: str) -> bool: ...
    def add_key(self, digest: bytes, key: Key) -> None: ...
    def key(self, digest: bytes) -> Key | None: ...

    # Ratings
    def add_ratings(self, ratings: Iterable[Rating]) -> None: ...
    def rating(self, identity: int, game: str, level: str) -> Rating | None:
        """How somebody stands."""
        ...

    def ratings_of(self, identity: int) -> list[Rating]:
        """Everything, in the order in which it came about."""
        ...

    def rated(self, game: str, level: str, *, limit: int = 100) -> list[Rated]:
        """Everybody as they stand, those first who are surely good."""
        ...

    def levels_rated(self) -> list[tuple[str, str, int]]: ...
    def delete_ratings(self, identity: int) -> None: ...
    def remove_ratings(self, identity: int) -> None:
        """As above, and no more are made until they are allowed again."""
        ...

    def allow_ratings(self, identity: int) -> None: ...
    def is_unrated(self, identity: int) -> bool: ...

    # Operation
    @property
    def file(self) -> Path | None:
        """Where other processes find it; None if it is kept nowhere."""
        ...

    def gone(self) -> str:
        """The name of a file of its own that is no longer there; then nothing is written."""
        ...

    def probe(self) -> None:
        """Raises `StoreError` if nothing can be kept just now."""
        ...

    def orders(self) -> list[tuple[int, bytes]]:
        """What the operator wants and nobody has answered yet, in its order."""
        ...

    def answer_order(self, number: int, answer: bytes) -> None: ...
    def written_elsewhere(self) -> int:
        """Another number whenever somebody else has written something."""
        ...

    def unused(self, kind: str, since: int, limit: int) -> list[str]:
        """Codes or numbers of what was last used before then, the oldest first."""
        ...

    def ban(self, identity: int, now: int) -> None: ...
    def unban(self, identity: int) -> None: ...
    def tidy(self) -> None:
        """What has to be done now and then and can take a while: called in another thread."""
        ...

    def backup(self, path: Path) -> None: ...
