"""What the commands of `dazwischen admin` share."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from msgspec import Struct

from dazwischen.cli.database import database
from dazwischen.cli.output import give_up
from dazwischen.core.errors import Unusable
from dazwischen.store.sqlite import SQLiteStore
from dazwischen.texts import Texts


class Office(Struct, frozen=True):
    folder: Path
    words: Texts

    @contextmanager
    def work(self) -> Iterator[SQLiteStore]:
        """The database; what cannot be done ends the command with a sentence."""
        try:
            with database(self.folder) as store:
                yield store
        except Unusable as error:
            give_up(error, self.words)


pass_office = click.make_pass_decorator(Office)
