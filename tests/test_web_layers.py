"""The order of the web client's folders: what breaks it is found, by file and line."""

from pathlib import Path

import pytest
from scripts.web_layers import WEB, faults, imports


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small client in which nothing is wrong, with one module of each kind of folder."""
    return written(
        tmp_path,
        {
            "main.js": 'import { Table } from "./screens/table.js";\n',
            "screens/table.js": 'const read = () => import("../games/registry.js");\n',
            "games/registry.js": 'const GAMES = { jay: () => import("./jay/index.js") };\n',
            "games/jay/index.js": 'import { t } from "../../app/texts.js";\n',
            "games/jarnac/index.js": 'import { Icon } from "../../ui/icons.js";\n',
            "ui/icons.js": 'import {\n  html,\n} from "../vendor/preact.js";\n',
            "cards/card.js": "",
            "table/store.js": "",
            "app/texts.js": 'export { again } from "../net/reach.js";\n',
            "net/reach.js": "",
            "vendor/preact.js": "",
        },
    )


def written(web: Path, modules: dict[str, str]) -> Path:
    for name, text in modules.items():
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(text)
    return web


def test_nothing_is_wrong_with_the_client() -> None:
    assert faults() == []
    found = imports(WEB)
    assert {one.module for one in found} >= {"main.js", "games/jay/board.js", "net/api.js"}
    assert "ui/rulebook.js" in {one.of for one in found if one.module == "study/rule-window.js"}


def test_an_order_that_is_kept(tree: Path) -> None:
    assert faults(tree) == []
    assert len(imports(tree)) == 7


@pytest.mark.parametrize(
    ("module", "text", "fault"),
    [
        ("net/api.js", 'import "../app/texts.js";', "1: net imports app/texts.js, against"),
        (
            "net/api.js",
            '\nimport {\n  t,\n} from "../app/texts.js";',
            "4: net imports app/texts.js",
        ),
        (
            "ui/bar.js",
            'const open = () => import("../screens/table.js");',
            "1: ui imports screens/",
        ),
        ("ui/bar.js", 'export * from "../screens/table.js";', "1: ui imports screens/table.js"),
        ("ui/bar.js", "import { main } from '../main.js';", "1: ui imports main.js, against"),
        ("cards/row.js", 'import "../table/store.js";', "1: cards imports table/store.js, against"),
        (
            "games/jay/end.js",
            'import "../../screens/table.js";',
            "1: games imports screens/table.js",
        ),
    ],
)
def test_an_import_against_the_order(tree: Path, module: str, text: str, fault: str) -> None:
    found = faults(written(tree, {module: text}))
    assert any(one.startswith(f"{module}:{fault}") for one in found), found


def test_a_game_that_imports_another(tree: Path) -> None:
    written(tree, {"games/jay/end.js": '\nimport { game } from "../jarnac/index.js";\n'})
    wrong = "games/jay/end.js:2: games/jay imports games/jarnac/index.js, which is another game's"
    assert faults(tree) == [wrong]


def test_a_circle_of_modules(tree: Path) -> None:
    written(
        tree,
        {
            "ui/bar.js": '// the bar\nimport { Icon } from "./windows.js";\n',
            "ui/windows.js": 'const read = () => import("./bar.js");\n',
        },
    )
    (fault,) = faults(tree)
    assert fault.startswith("a circle of modules: ")
    assert "ui/bar.js:2 imports ui/windows.js" in fault
    assert "ui/windows.js:1 imports ui/bar.js" in fault
    written(tree, {"ui/windows.js": 'import "./windows.js";\n'})
    assert faults(tree) == ["a circle of modules: ui/windows.js:1 imports ui/windows.js"]


def test_a_circle_of_folders(tree: Path) -> None:
    """The registry knows the games, so they do not know it, nor what stands beside it."""
    written(
        tree,
        {"games/names.js": "", "games/jay/end.js": 'import { NAMES } from "../names.js";\n'},
    )
    (fault,) = faults(tree)
    assert fault.startswith("a circle of folders: ")
    assert "games/registry.js:1 imports games/jay/index.js" in fault
    assert "games/jay/end.js:1 imports games/names.js" in fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("const name = wish();\nawait import(name);", "2: imports no module that can be named"),
        ('import "./nothing.js";', "1: imports no module that can be named"),
        ('import { html } from "preact";', "1: imports no module that can be named"),
        ('import { one } from "../odd/one.js";', "1: odd/one.js has no place in the order"),
    ],
)
def test_what_cannot_be_placed(tree: Path, text: str, fault: str) -> None:
    written(tree, {"odd/one.js": "", "app/soon.js": text})
    assert faults(tree)[0].startswith(f"app/soon.js:{fault}")


def test_comments_and_words_are_no_imports(tree: Path) -> None:
    text = """
/** @typedef {import("../screens/table.js").Table} Table */
// import "../screens/table.js";
/*
import "../screens/table.js";
*/
const told = 'import "../screens/table.js"; // no comment';
const link = "https://example.org"; /* an address */
"""
    assert faults(written(tree, {"net/api.js": text})) == []
