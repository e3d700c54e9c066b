"""What an operator sets: where it may stand, what goes before what, and what is refused."""

import re
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner
from scripts.operating import PAGES, written

from dazwischen.cli import admin
from dazwischen.cli import configured as reading
from dazwischen.cli.configured import configured, data_folder
from dazwischen.cli.main import main
from dazwischen.cli.settings import SETTINGS
from dazwischen.core.errors import InvalidInput
from dazwischen.server.run import Listening, Logs, Settings
from dazwischen.texts import LANGUAGES, load


@pytest.fixture(autouse=True)
def nothing_usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The machine's own file is not asked."""
    monkeypatch.setattr(reading, "USUAL_FILE", tmp_path / "usual.toml")


def file(folder: Path, text: str) -> str:
    path = folder / "house.toml"
    path.write_text(text)
    return str(path)


def test_without_anything_it_is_as_usual() -> None:
    found = configured({}, {})
    assert Settings.of(found) == Settings()


def test_flags_go_before_variables_before_the_file_before_what_is_usual(tmp_path: Path) -> None:
    config = file(tmp_path, 'host = "0.0.0.0"\nport = 1\nlog-level = "error"\n')
    variables = {"DAZWISCHEN_PORT": "2", "DAZWISCHEN_LOG_LEVEL": "debug", "HOME": "/"}
    found = Settings.of(configured({"log-level": ("warning",)}, variables, config))
    assert found.listening == Listening("0.0.0.0", 2)  # noqa: S104
    assert found.logs == Logs("warning", "off")


def test_the_file_is_where_it_always_is_or_where_it_is_said_to_be(tmp_path: Path) -> None:
    (tmp_path / "usual.toml").write_text("port = 7")
    assert configured({}, {})["listening.port"] == 7
    other = file(tmp_path, "port = 8")
    assert configured({}, {"DAZWISCHEN_CONFIG": other})["listening.port"] == 8
    assert configured({}, {"DAZWISCHEN_CONFIG": "nowhere"}, other)["listening.port"] == 8


def test_many_are_a_list_a_line_or_several_flags(tmp_path: Path) -> None:
    wanted = ("https://a.example", "http://b.example:81")
    config = file(tmp_path, 'origins = ["https://a.example", "http://b.example:81"]')
    line = "https://a.example, http://B.example:81/"
    assert configured({}, {}, config)["admission.origins"] == wanted
    assert configured({}, {"DAZWISCHEN_ORIGINS": line})["admission.origins"] == wanted
    assert configured({"origins": wanted}, {})["admission.origins"] == wanted


KEPT = [f"keep-{kind}" for kind in ("tables", "people", "games", "tournaments", "sheets")]
GOOD: dict[str, list[str]] = {
    "host": ["::1"], "port": ["0", "65535"], "data": ["/srv/x"], "origins": ["http://a"],
    "address": ["https://a.example/b/"], "log-level": ["debug"], "notices": ["/"],
    "trusted-proxies": ["::1", "10.0.0.0/8"], "crowd": ["2.5"], "metrics-token": ["x"],
    "access-log": ["addresses"],
    **{key: ["0", "365"] for key in KEPT},
}  # fmt: skip
BAD: dict[str, list[str]] = {
    "host": [" ", "a\nb"], "port": ["-1", "65536", "x", "8e3", "²"],
    "data": [" ", "a\0b", "~nobody.of.that.name/x"],
    "origins": ["a.example", "https://a/b", "ftp://a"], "address": ["a.example", "https://a/?b"],
    "log-level": ["INFO", "loud"], "notices": ["/nowhere/at/all", "a" * 5000],
    "trusted-proxies": ["here", "10.0.0.0/99"],
    "crowd": ["0", "many", "nan", "inf"], "metrics-token": [" ", "a\nb"],
    "access-log": ["true", ""],
    **{key: ["-1", "1.5", "ever", "100000"] for key in KEPT},
}  # fmt: skip


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_takes_what_it_can_use_and_refuses_the_rest(setting: Any) -> None:
    for text in GOOD[setting.name]:
        assert setting.field in configured({setting.name: (text,)}, {})
    for text in BAD[setting.name]:
        with pytest.raises(InvalidInput) as caught:
            configured({setting.name: (text,)}, {})
        assert caught.value.args_["where"] == setting.option
        for language in LANGUAGES:
            # The sentence knows what is wanted instead.
            other = load(language)("unusable-setting", {"where": "", "value": "", "kind": "?"})
            told = load(language)(
                caught.value.key, {**caught.value.args_, "where": "", "value": ""}
            )
            assert told != other


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "„prot“ ist keine Einstellung. Meintest du „port“?"),
        ('port = "many"', "port: „many“ passt nicht. Gebraucht wird eine Zahl von 0 bis 65535."),
        ("port = true", "port: „True“ passt nicht."),
        ("port = [1]", "port: „[1]“ passt nicht."),
        ("[port]", "port: „{}“ passt nicht."),
        ("port = ", "lassen sich nicht lesen"),
        (f"port = {'9' * 5_000}", "lassen sich nicht lesen"),
        (f"port = 0x{'f' * 5_000}", "port: „…“ passt nicht."),
        (f"origins = [[0x{'f' * 5_000}]]", "origins: „…“ passt nicht."),
        ('data = "~nobody.of.that.name/x"', "data: „~nobody.of.that.name/x“ passt nicht."),
    ],
)
def test_a_file_that_cannot_be_used_ends_with_a_sentence(
    tmp_path: Path, text: str, told: str
) -> None:
    config = file(tmp_path, text)
    result = CliRunner().invoke(main, ["serve", "--lang", "de", "--config", config])
    assert result.exit_code == 2
    assert told in result.stderr
    assert config in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_not_there_and_a_variable_that_nobody_knows() -> None:
    run = CliRunner()
    gone = run.invoke(main, ["serve", "--lang", "en", "--config", "/nowhere/a.toml"])
    assert gone.exit_code == 2
    assert "/nowhere/a.toml: the settings cannot be read: No such file" in gone.stderr
    unknown = run.invoke(main, ["serve", "--lang", "en"], env={"DAZWISCHEN_PROT": "1"})
    assert unknown.exit_code == 2
    assert "DAZWISCHEN_PORT" in unknown.stderr


def test_admin_works_where_the_server_has_its_data(tmp_path: Path) -> None:
    wrong = file(tmp_path, f'data = "{tmp_path}/there"\nport = "x"\n')
    variables = {"DAZWISCHEN_CONFIG": wrong}
    assert data_folder(None, {}) == Path("data")
    assert data_folder(None, variables) == tmp_path / "there"
    assert data_folder("here", variables) == Path("here")
    told = CliRunner().invoke(main, ["admin", "list", "identities"], env=variables).stderr
    assert str(tmp_path / "there") in told


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_the_docs_name_commands_that_exist(page: Path) -> None:
    named = re.findall(r"dazwischen admin (?:--data \S+ )?([a-z]+)", page.read_text())
    known = admin.command.list_commands(click.Context(admin.command))
    assert len(set(named)) > 5
    assert set(named) <= set(known)


def test_help_names_every_setting_and_its_variable() -> None:
    told = " ".join(CliRunner().invoke(main, ["serve", "--help"]).output.split())
    for setting in SETTINGS:
        assert setting.option in told
        assert setting.variable in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_docs_have_the_settings_as_they_are(language: str) -> None:
    """`python -m scripts.operating` writes them."""
    page = PAGES[language].read_text()
    assert page == written(language)
    assert all(setting.variable in page for setting in SETTINGS)
