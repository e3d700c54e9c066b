"""What others count: read from where they say it, or not known as long as they say nothing."""

import ast
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ACTION: Final = Path("tests", "games", "jay", "test_new_action.py")
NAMING: Final = "scripts.naming_games"


def files_of_an_action(root: Path) -> tuple[str, ...] | None:
    """Those in which the test adds a fieldless intent of Jay: its constant `FILES`."""
    test = root / ACTION
    if not test.exists():
        return None
    for node in ast.parse(test.read_text(encoding="utf-8")).body:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        target = node.target if isinstance(node, ast.AnnAssign) else target
        if isinstance(target, ast.Name) and target.id == "FILES":
            return _names(node)
    return None


def _names(node: ast.stmt) -> tuple[str, ...]:
    """In their order: a list of names, or what a name stands for is written beside it."""
    value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    elements = value.keys if isinstance(value, ast.Dict) else getattr(value, "elts", ())
    return tuple(ast.unparse(element).strip("'\"") for element in elements if element is not None)


def places_that_name_a_game(root: Path) -> tuple[str, ...] | None:
    if find_spec(NAMING) is None:
        return None
    return tuple(import_module(NAMING).places(root))
