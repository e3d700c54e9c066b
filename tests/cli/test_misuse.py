"""A command line that cannot be: a sentence in one language, how it is called, and status 2."""

import pytest
from click.testing import CliRunner

from dazwischen.cli.main import main

WRONG = {
    "serve --portt 3": ("Die Option --portt gibt es hier nicht. Meinst du", "There is no option"),
    "playy": ("Den Befehl playy gibt es nicht.", "There is no command playy."),
    "referee": ("Es fehlt etwas: DATEI.", "Something is missing: FILE."),
    "serve --port": ("Hinter --port fehlt der Wert.", "The value of --port is missing."),
    "admin list nothing": ("Es geht nur eines davon: games,", "It has to be one of these: games,"),
    "word --language xx HAUS": ("--language: Es geht nur eines", "--language: It has to be one"),
    "admin list --limit 0": ("--limit: Es geht nur eine Zahl ab 1.", "from 1 on."),
    "admin prune --people 9999999": ("Es geht nur eine Zahl von 0 bis 99999.", "to 99999."),
    "admin restore /nowhere": ("DATEI: Diese Datei gibt es nicht", "FILE: There is no such file"),
    "verify one two": ("Hier steht mehr, als der Befehl braucht.", "There is more here than"),
}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("line", WRONG)
def test_one_language(line: str, language: str) -> None:
    result = CliRunner().invoke(main, ["--lang", language, *line.split()])
    german, english = WRONG[line]
    wanted, other = (german, english) if language == "de" else (english, german)
    assert wanted in result.output
    assert other not in result.output
    assert ("Aufruf: " in result.output) == (language == "de")
    assert "Try " not in result.output
    assert result.exit_code == 2
