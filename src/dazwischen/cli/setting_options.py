"""The settings of a server as options of its command."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from dazwischen.cli.misuse import words_of
from dazwischen.cli.settings import SETTINGS, Setting
from dazwischen.cli.worded import Option

F = TypeVar("F", bound=Callable[..., Any])


class SettingOption(Option):
    """Says with which variable it can be set as well, and what is usual."""

    setting: Setting

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        names, text = record
        told = {"variable": self.setting.variable, "usual": self.setting.default}
        key = "help-setting-usual" if self.setting.default else "help-setting"
        return names, f"{text} {words_of(ctx)(key, told)}"


def setting_options(command: F) -> F:
    """What it is given arrives as tuples of texts, by the settings' names."""
    for setting in reversed(SETTINGS):
        kind = type("Of" + setting.name.title(), (SettingOption,), {"setting": setting})
        command = click.option(
            setting.option,
            setting.name.replace("-", "_"),
            cls=kind,
            multiple=True,
            metavar=setting.kind.metavar,
            help=setting.about,
        )(command)
    return command
