"""`dazwischen admin`: list, export, delete, back up."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from dazwischen.cli.main import main
from dazwischen.cli.referee import judge
from dazwischen.core.log import Log
from dazwischen.games.jay.options import Options
from dazwischen.server.tables import table_log
from dazwischen.server.tables.record import Place, Played, Record, Rules
from dazwischen.server.wire.settings import TableSettings
from dazwischen.server.work.load_log import load_log
from dazwischen.store import records
from dazwischen.store.holding import LOCK
from dazwischen.store.records import Sat
from dazwischen.store.sqlite import DATABASE, SQLiteStore
from dazwischen.store.upgrade import VERSION
from dazwischen.table.opening import opened
from dazwischen.table.verify import read, verify
from tests.store.test_damage import killed
from tests.table.drive import run

PAGE = 4096
STORE = Path(__file__).parents[1] / "store"
SOMEBODY = 65_534
TABLE = opened("jay", Options(players=2), 4, ["leicht", "stark"])
run(TABLE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Ada and Bea at one table: a finished game, one in play, and one that Ada broke off."""
    store = SQLiteStore(tmp_path / DATABASE)
    for digest, name in ((b"a", "Ada"), (b"b", "[red]Bea")):
        store.add_identity(digest, name, 1_700_000_000_000)
    people = (Sat(1, 1), Sat(2, 2))
    header = msgspec.Raw(msgspec.json.encode(TABLE.header))
    outcome = msgspec.Raw(msgspec.json.encode(TABLE.outcome))
    for ended, result in ((2000, outcome), (None, None), (3000, None)):
        game = records.Game(0, "abcdefgh", "secret-key", header, people, 1000, ended, result)
        number = store.add_game(game)
        store.add_events(
            records.Event(number, e.seq, e.at, e.by, msgspec.json.encode(e.event))
            for e in TABLE.envelopes
        )
    seats = (Place(who=1), Place(who=2))
    for record in (
        Record("abcdefgh", 1, Rules("jay"), seats, play=Played(2, (1, 2, 3))),
        Record(
            "waiting",
            2,
            Rules("jay"),
            seats,
            TableSettings("Runde"),
            Played(totals={"1": 5, "2": 2}),
        ),
    ):
        table_log.opened(store, record, 1000)
    store.add_talk(
        [records.Talk("waiting", 1, 5, 1, "hallo"), records.Talk("waiting", 2, 6, 2, "na")]
    )
    store.close()
    return tmp_path


def admin(folder: Path, *words: str, answer: str = "", lang: str = "en") -> Result:
    command = ["admin", "--data", str(folder), "--lang", lang, *words]
    return CliRunner().invoke(main, command, input=answer)


@pytest.fixture
def store(folder: Path) -> Iterator[SQLiteStore]:
    opened_ = SQLiteStore(folder / DATABASE)
    yield opened_
    opened_.close()


def test_games_are_listed_without_their_keys(folder: Path) -> None:
    shown = admin(folder, "list")
    assert shown.exit_code == 0
    assert [line.split()[:3] for line in shown.output.splitlines()[1:]] == [
        ["3", "jay", "broken"],
        ["2", "jay", "in"],
        ["1", "jay", "over"],
    ]
    assert "Ada, [red]Bea" in shown.output
    told = admin(folder, "list", "games", "--json", "--limit", "1")
    (row,) = msgspec.json.decode(told.output)
    assert (row["id"], row["state"], row["table"]) == (3, "stopped", "abcdefgh")
    assert "secret-key" not in shown.output + told.output


def test_tables_and_people_are_listed(folder: Path) -> None:
    tables = msgspec.json.decode(admin(folder, "list", "tables", "--json").output)
    assert {row["code"]: (row["state"], row["host"]) for row in tables} == {
        "abcdefgh": ("playing", "Ada"),
        "waiting": ("waiting", "[red]Bea"),
    }
    german = admin(folder, "list", "identities", lang="de").output
    assert german.split()[:3] == ["Nr.", "Name", "Seit"]
    assert "[red]Bea" in german


@pytest.mark.parametrize("kind", ["tournaments", "sheets", "imports", "ratings"])
def test_everything_else_is_listed_too(folder: Path, store: SQLiteStore, kind: str) -> None:
    assert admin(folder, "list", kind, "--json").output == "[]\n"
    for book in ("tournament", "sheet"):
        store.add_stream_record(records.StreamRecord(f"{book}1", book, book.encode(), 5, 6))
    game = store.game(1)
    assert game is not None
    number = store.add_game(replace(game, room="", people=(Sat(0, 1),)))
    store.add_ratings([records.Rating(1, "jay", "7", 1, 5, 26.0, 8.0)])
    (row,) = msgspec.json.decode(admin(folder, "list", kind, "--json").output)
    assert row.get("code", row.get("id")) in {"tournament1", "sheet1", number, 1}
    assert len(admin(folder, "list", kind).output.splitlines()) == 2


def test_one_thing_is_shown_with_all_that_belongs_to_it(folder: Path, store: SQLiteStore) -> None:
    store.add_stream_record(records.StreamRecord("cup", "tournament", b"c", 5, 6))
    shown = {
        name: msgspec.json.decode(admin(folder, "show", kind, name, "--json").output)
        for kind, name in (("game", "1"), ("table", "waiting"), ("identity", "2"))
    }
    assert shown["1"]["events"] == len(TABLE.envelopes)
    waiting = shown["waiting"]
    assert (waiting["said"], waiting["events"], waiting["name"]) == (2, 1, "Runde")
    assert (shown["2"]["games"], shown["2"]["banned"]) == (3, False)
    assert "abcdefgh" in shown["2"]["tables"]
    assert admin(folder, "show", "tournament", "cup").output.startswith("Code: cup\n")
    nobody = admin(folder, "show", "sheet", "cup")
    assert (nobody.exit_code, "There is no score sheet" in nobody.output) == (2, True)
    assert "secret-key" not in str(shown)


def test_nothing_to_list(tmp_path: Path) -> None:
    SQLiteStore(tmp_path / DATABASE).close()
    assert admin(tmp_path, "list", "tables").output == "There are no tables.\n"


def test_a_game_is_exported_as_it_was(folder: Path, tmp_path: Path) -> None:
    lines = admin(folder, "export", "1")
    assert verify(read(lines.stdout_bytes)).outcome == TABLE.outcome
    file = tmp_path / "game.txt"
    assert admin(folder, "export", "1", "--format", "referee", "-o", str(file)).exit_code == 0
    english = judge(file.read_bytes())
    assert english.state["phase"] == "over"
    german = admin(folder, "export", "1", "--format", "referee", lang="de")
    assert german.output.startswith("Spiel: Jay\n")
    assert judge(german.stdout_bytes) == english
    nowhere = admin(folder, "export", "1", "-o", str(tmp_path / "no" / "where"))
    assert (nowhere.exit_code, "cannot be written" in nowhere.output) == (2, True)


@pytest.mark.parametrize(
    "words",
    [
        ("export", "77"),
        ("export", str(10**30)),
        ("delete", "game", "1", "77", "--yes"),
        ("delete", "game", "x", "--yes"),
        ("delete", "game", "²", "--yes"),
        ("delete", "table", "nowhere", "--yes"),
        ("delete", "identity", "9" * 40, "--yes"),
    ],
)
def test_what_does_not_exist_has_status_2(folder: Path, words: tuple[str, ...]) -> None:
    answer = admin(folder, *words)
    assert answer.exit_code == 2
    assert "There is no" in answer.output
    assert len(msgspec.json.decode(admin(folder, "list", "--json").output)) == 3


def test_deleting_asks_first(folder: Path, store: SQLiteStore) -> None:
    asked = admin(folder, "delete", "game", "1", "3", answer="n\n")
    assert (asked.exit_code, "Delete games 1, 3 for good?" in asked.output) == (1, True)
    assert len(store.games()) == 3
    done = admin(folder, "delete", "game", "1", "3", "1", answer="y\n")
    assert (done.exit_code, "2 entries deleted." in done.output) == (0, True)
    assert [game.id for game in store.games()] == [2]
    assert store.events(1) == []


def test_a_game_in_play_goes_only_with_its_table(folder: Path, store: SQLiteStore) -> None:
    assert admin(folder, "delete", "game", "2", "--yes").exit_code == 2
    assert admin(folder, "delete", "table", "abcdefgh", "--yes").exit_code == 0
    assert store.room("abcdefgh") is None
    broken_off = store.game(2)
    assert broken_off is not None
    assert broken_off.ended is not None
    assert broken_off.outcome is None


def test_a_person_is_forgotten_and_no_game_is_broken(folder: Path, store: SQLiteStore) -> None:
    assert admin(folder, "delete", "identity", "2", "--yes").exit_code == 0
    assert store.names([1, 2]) == {1: "Ada"}
    assert store.identity(b"b") is None
    assert [said.text for said in store.talk("waiting", 9)] == ["hallo"]
    game = store.game(1)
    assert game is not None
    assert game.people == (Sat(1, 1),)
    assert load_log(store, game) == Log(TABLE.header, tuple(TABLE.envelopes))
    assert b"Bea" not in admin(folder, "list", "tables").stdout_bytes


def test_a_forgotten_persons_seat_is_free_unless_a_game_is_played(
    folder: Path, store: SQLiteStore
) -> None:
    admin(folder, "delete", "identity", "2", "--yes")
    waiting, playing = (store.room(code) for code in ("waiting", "abcdefgh"))
    assert waiting is not None
    assert playing is not None
    record = msgspec.json.decode(waiting.data, type=Record)
    assert (record.seats, record.play.totals) == ((Place(who=1), Place()), {"1": 5})
    assert waiting.people == (1,)
    log, events = table_log.read(store, waiting)
    assert (log.record, len(events)) == (record, 2)
    assert not [*table_log.unlike(store)]
    # The seat in play is given to a bot by the table itself, as for anybody who is gone.
    assert msgspec.json.decode(playing.data, type=Record).seats[1] == Place(who=2)


def test_a_number_is_never_given_again(folder: Path, store: SQLiteStore) -> None:
    admin(folder, "delete", "identity", "2", "--yes")
    admin(folder, "delete", "game", "3", "--yes")
    assert store.add_identity(b"c", "Cem", 1).id == 3
    game = store.game(1)
    assert game is not None
    taken = {room.stream for room in store.rooms()} | {1, 2, 3}
    assert store.add_game(game) == max(taken) + 1


def test_a_backup_can_be_used_like_the_original(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    assert admin(folder, "backup", str(copy / DATABASE)).exit_code == 0
    assert [path.name for path in copy.iterdir()] == [DATABASE]
    assert admin(copy, "list", "--json").output == admin(folder, "list", "--json").output
    nowhere = admin(folder, "backup", str(tmp_path / "no" / "where"))
    assert nowhere.exit_code == 2


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    missing = admin(tmp_path, "list", lang="de")
    assert (missing.exit_code, "liegt keine Datenbank" in missing.output) == (2, True)
    assert list(tmp_path.iterdir()) == []
    path = tmp_path / DATABASE
    path.write_text("This is no database, however long it may become. " * 50)
    assert admin(tmp_path, "list").exit_code == 2
    path.unlink()
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA user_version = 77")
    other.close()
    refused = admin(tmp_path, "list")
    assert (refused.exit_code, "it is at 77" in refused.output) == (2, True)
    served = CliRunner().invoke(main, ["serve", "--data", str(tmp_path), "--port", "0"])
    assert served.exit_code == 2


def damage(folder: Path, wrong: str) -> None:
    with sqlite3.connect(folder / DATABASE) as somebody:
        somebody.execute(wrong)
    somebody.close()


def test_a_check_names_what_is_damaged(folder: Path, tmp_path: Path) -> None:
    whole = admin(folder, "check")
    assert (whole.exit_code, whole.output) == (0, "Everything is there as it was kept.\n")
    damage(folder, "UPDATE events SET at = at + 1 WHERE stream = 3 AND seq = 7")
    found = admin(folder, "check")
    assert found.exit_code == 1
    assert "Game 3 is damaged from event 7 on." in found.output
    refused = admin(folder, "backup", str(tmp_path / "copy"), lang="de")
    assert refused.exit_code == 2
    assert "Die Partie 3 ist ab Ereignis 7 beschädigt." in refused.output
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("words", [("list", "identities"), ("check",), ("upgrade",)])
def test_whoever_comes_first_after_a_log_was_cut_says_so(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    """Nobody could later: the log is read anew then, as far as it goes."""
    log = Path(f"{killed(tmp_path)}-wal")
    log.write_bytes(log.read_bytes()[:-9000])
    first = admin(tmp_path, *words)
    assert first.stderr.count("The log beside the database is cut or damaged") == 1
    assert first.exit_code == (1 if words == ("check",) else 0)


def test_a_backup_comes_back_into_an_empty_folder(folder: Path, tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy", tmp_path / "elsewhere"
    admin(folder, "backup", str(copy))
    refused = admin(folder, "restore", str(copy))
    assert (refused.exit_code, "exists already" in refused.output) == (2, True)
    assert admin(elsewhere, "restore", str(copy)).exit_code == 0
    assert admin(elsewhere, "list", "--json").output == admin(folder, "list", "--json").output
    modes = {stat.S_IMODE(path.stat().st_mode) for path in (elsewhere, *elsewhere.iterdir(), copy)}
    assert modes == {0o700, 0o600}


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files for others")
def test_what_root_does_stays_the_servers(folder: Path, tmp_path: Path) -> None:
    """It runs as somebody else, as a service does, and could use none of root's files."""
    copy, elsewhere = tmp_path / "copy", tmp_path / "elsewhere"
    assert admin(folder, "backup", str(copy)).exit_code == 0
    elsewhere.mkdir()
    os.chown(elsewhere, SOMEBODY, SOMEBODY)
    assert admin(elsewhere, "restore", str(copy)).exit_code == 0
    assert admin(elsewhere, "ban", "1").exit_code == 0
    files = {path.name: (path.stat().st_uid, path.stat().st_gid) for path in elsewhere.iterdir()}
    assert set(files) == {DATABASE, f"{DATABASE}.seal", LOCK}
    assert set(files.values()) == {(SOMEBODY, SOMEBODY)}
    # A copy is root's own, wherever it lies.
    again = elsewhere / "copy"
    assert admin(elsewhere, "backup", str(again)).exit_code == 0
    assert again.stat().st_uid == 0


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files for others")
def test_root_gives_nothing_away_that_was_there(folder: Path, tmp_path: Path) -> None:
    """Whoever owns the folder can put a link into it."""
    other = tmp_path / "other"
    other.write_text("")
    os.chown(folder, SOMEBODY, SOMEBODY)
    (folder / LOCK).unlink(missing_ok=True)
    (folder / LOCK).symlink_to(other)
    assert admin(folder, "ban", "1").exit_code == 0
    assert other.stat().st_uid == 0


def test_a_server_does_not_go_on_over_broken_pages(folder: Path) -> None:
    path = folder / DATABASE
    data = path.read_bytes()
    path.write_bytes(data[:-PAGE] + bytes(PAGE))
    command = ["serve", "--data", str(folder), "--port", "0", "--lang", "en"]
    served = CliRunner().invoke(main, command)
    assert (served.exit_code, "is damaged" in served.output) == (2, True)


def test_what_only_reads_leaves_an_older_database_alone(tmp_path: Path) -> None:
    folder = tmp_path / "older"
    folder.mkdir()
    path = folder / DATABASE
    with sqlite3.connect(path) as older:
        older.executescript((STORE / f"version{VERSION - 1}.sql").read_text("utf-8"))
        older.execute(f"PRAGMA user_version = {VERSION - 1}")
    older.close()
    before = path.read_bytes()
    for words in (("list",), ("export", "1"), ("backup", str(tmp_path / "copy"))):
        refused = admin(folder, *words)
        assert (refused.exit_code, "admin upgrade" in refused.output) == (2, True)
    assert path.read_bytes() == before
    assert admin(folder, "upgrade").exit_code == 0
    assert admin(folder, "list").exit_code == 0


def test_nothing_is_overwritten(folder: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    for words in (("backup", str(taken)), ("export", "1", "-o", str(taken))):
        refused = admin(folder, *words)
        assert (refused.exit_code, "exists already" in refused.output) == (2, True)
    assert taken.read_text() == "mine"
