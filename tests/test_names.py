"""Nothing outside a game's own folders names a game."""

from pathlib import Path

import pytest
from scripts import naming_games

from dazwischen.games import registry

ROOT = Path(__file__).parents[1]


def test_no_game_is_named_elsewhere() -> None:
    assert naming_games.places(ROOT) == []


@pytest.mark.parametrize("name", naming_games.OTHER_THINGS)
def test_what_is_called_alike_is_still_there(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file in which no game is named needs no reason for it."""
    others = {other: why for other, why in naming_games.OTHER_THINGS.items() if other != name}
    monkeypatch.setattr(naming_games, "OTHER_THINGS", others)
    assert [place.split(":")[0] for place in naming_games.places(ROOT)][:1] == [name]


@pytest.mark.parametrize(
    "line",
    [
        'if game == "{}":',
        "const game = '{}';",
        "from dazwischen.games.{} import events",
        '    <link rel="modulepreload" href="web/games/{}/index.js">',
        'catalogues: ["web-{}"]',
        "  {}: () => read(),",
    ],
)
@pytest.mark.parametrize("game", registry.NAMES)
def test_a_name_is_found(line: str, game: str, tmp_path: Path) -> None:
    folder = tmp_path / naming_games.SOURCE / "server"
    folder.mkdir(parents=True)
    (folder / "branch.py").write_text(f"first\n{line.format(game)}\n", encoding="utf-8")
    (found,) = naming_games.places(tmp_path)
    assert found.startswith("server/branch.py:2: ")


def test_a_game_is_named_at_home(tmp_path: Path) -> None:
    for home in ("games/jay", "bots/jay", "cli/games/jay", "web/games/jay"):
        folder = tmp_path / naming_games.SOURCE / home
        folder.mkdir(parents=True)
        (folder / "own.py").write_text('name = "jay"\n', encoding="utf-8")
    assert naming_games.places(tmp_path) == []
