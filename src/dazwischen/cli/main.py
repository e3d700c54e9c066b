"""The command `dazwischen`. One module a command, imported when it is called."""

from importlib import import_module
from typing import Final

import click

from dazwischen.cli.games.registry import COMMANDS as OF_GAMES
from dazwischen.cli.output import same_language_option
from dazwischen.cli.worded import Group, Option
from dazwischen.version import VERSION

COMMANDS: Final = (
    "play", "serve", "admin", "referee", "verify", "hint", "word", "solve", "analyse", "arena"
)  # fmt: skip


class _Commands(Group):
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:  # noqa: ARG002
        if name not in COMMANDS:
            return None
        folder = f"games.{OF_GAMES[name]}." if name in OF_GAMES else ""
        command: click.Command = import_module(f"dazwischen.cli.{folder}{name}").command
        return command


@click.command(
    cls=_Commands, help="help-main", context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(VERSION, cls=Option, help="help-version")
@same_language_option
def main() -> None:
    """What each command says for itself is in the language asked for here, unless it is asked for
    another."""
