"""Help comes from the catalogues, in one language at a time."""

import re
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from dazwischen.cli import worded
from dazwischen.cli.main import main
from dazwischen.texts import LANGUAGES, load


def commands(
    command: click.Command = main, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from commands(below, (*path, name))


ALL = dict(commands())


def keys(command: click.Command) -> set[str]:
    """Of everything that its help says."""
    found = {command.help or ""}
    for param in command.params:
        if isinstance(param, click.Option) and not param.hidden:
            found.add(param.help or "")
    return found


def shown(path: tuple[str, ...], *args: str, **environment: str) -> str:
    result = CliRunner().invoke(main, [*path, *args, "--help"], env=environment)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_every_word_of_help_is_in_the_catalogues(path: tuple[str, ...]) -> None:
    command = ALL[path]
    assert isinstance(command, worded.Command)
    for param in command.params:
        assert isinstance(param, worded.Option | worded.Argument), param
    for language in LANGUAGES:
        assert all(load(language).has(key) for key in keys(command)), keys(command)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ALL, ids=" ".join)
def test_help_is_in_one_language(path: tuple[str, ...], language: str) -> None:
    other = next(name for name in LANGUAGES if name != language)
    text = shown(path, "--lang", language)
    frame = {"help-usage", "help-usage-options", "help-options", "help-help"}
    for key in keys(ALL[path]) | frame:
        ours, theirs = (" ".join(load(name)(key).split()) for name in (language, other))
        assert ours in text, key
        assert ours == theirs or not re.search(rf"(?<!\w){re.escape(theirs)}(?!\w)", text), key


def test_the_language_is_asked_for_or_the_systems() -> None:
    german, english = load("de")("help-play"), load("en")("help-play")
    assert german in shown(("play",), LC_ALL="de_DE.UTF-8")
    assert english in shown(("play",), LC_ALL="en_GB.UTF-8")
    assert german in shown(("play",), "--lang=de", LC_ALL="en_GB.UTF-8")
    assert english in shown(("--lang", "en", "play"), LC_ALL="de_DE.UTF-8")
    assert english in shown((), "--lang", "en", LC_ALL="de_DE.UTF-8")
