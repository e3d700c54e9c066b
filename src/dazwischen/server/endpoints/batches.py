"""Actions sent over HTTP, one or many: each under an id of its own, so that twice is once."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from dazwischen.core.errors import Rejected
from dazwischen.server.base.limits import BATCH
from dazwischen.server.base.words import texts
from dazwischen.server.endpoints.replies import Problem

CommandId: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
"""Made up by the client, at random: nobody else's may be the same."""
Secret: TypeAlias = Annotated[str, Meta(min_length=32, max_length=100)]
"""Made up by the client, at random, before it knows whether it is online."""
Most = Meta(max_length=BATCH)


class Answered(Struct, frozen=True):
    """What became of an action."""

    id: str
    done: bool
    problem: Problem | None = None
    """Why not; sent again later it may be done."""
    entrant: int = 0
    """Who was registered by it."""
    key: str = ""
    """... and the key of their own link."""


def answered(language: str, client: str, refusal: Rejected | None) -> Answered:
    if refusal is None:
        return Answered(client, done=True)
    return Answered(client, done=False, problem=problem(language, refusal))


def problem(language: str, rejected: Rejected) -> Problem:
    text = texts(language)(rejected.key, rejected.args)
    return Problem(rejected.code, rejected.rules, text)
