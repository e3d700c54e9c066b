"""Actions sent over HTTP, one or many: each under its client's name and a number, so that twice is
once."""

from collections.abc import Sequence
from typing import Annotated, Protocol, TypeAlias

from msgspec import Meta, Struct

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import BATCH
from dazwischen.server.base.words import texts
from dazwischen.server.endpoints.replies import Problem
from dazwischen.server.streams.followable import Made
from dazwischen.server.streams.stream import Asked
from dazwischen.server.wire.messages import ClientName, Id

ActionId: TypeAlias = Id | ClientName
"""The client's counter. Pages of earlier versions gave each action a name of its own instead."""
Secret: TypeAlias = Annotated[str, Meta(min_length=32, max_length=100)]
"""Made up by the client, at random, before it knows whether it is online."""
Most = Meta(max_length=BATCH)


class Answered(Struct, frozen=True):
    """What became of an action."""

    id: ActionId
    done: bool
    problem: Problem | None = None
    """Why not; sent again later it may be done."""
    entrant: int = 0
    """Who was registered by it."""
    key: str = ""
    """... and the key of their own link."""


class Named(Protocol):
    @property
    def id(self) -> ActionId: ...


def signed(client: str | None, actions: Sequence[Named]) -> None:
    """Whoever counts says who it is."""
    if client is None and any(isinstance(one.id, int) for one in actions):
        raise ValueError("client")


def asked(client: str | None, sent: ActionId) -> Asked:
    """A name of its own is that of a client that asked nothing else."""
    return Asked(client or "", sent) if isinstance(sent, int) else Asked(sent, 1)


def answered(language: str, sent: ActionId, made: Made | Rejected) -> Answered:
    if isinstance(made, Made):
        return Answered(sent, done=True, entrant=made.entrant, key=made.key)
    return Answered(sent, done=False, problem=problem(language, made))


def problem(language: str, rejected: Rejected) -> Problem:
    text = texts(language)(rejected.key, rejected.args)
    return Problem(rejected.code, rejected.rules, text)
