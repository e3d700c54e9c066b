"""The command `dazwischen`. One module a command, imported when it is called."""

from importlib import import_module
from typing import Final

import click

COMMANDS: Final = (
    "play", "serve", "admin", "referee", "hint", "word", "solve", "analyse", "arena"
)  # fmt: skip


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:  # noqa: ARG002
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"dazwischen.cli.{name}").command
        return command


@click.command(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="dazwischen")
def main() -> None:
    """Jay, J-Solitär, Jarnac."""
