"""The settings of a server in docs/operating: `python -m scripts.operating` writes them anew."""

import re
from pathlib import Path
from typing import Final

from dazwischen.cli.settings import SETTINGS, Setting
from dazwischen.texts import load

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGES: Final = {"de": DOCS / "operating.de.md", "en": DOCS / "operating.md"}
HEADS: Final = {
    "de": "| in der Datei | Option | Variable | sonst | |",
    "en": "| in the file | option | variable | else | |",
}
_TABLE: Final = re.compile(r"(<!-- settings -->\n).*?(<!-- /settings -->)", re.DOTALL)


def table(language: str) -> str:
    rows = [HEADS[language], "|---|---|---|---|---|"]
    return "\n".join([*rows, *(_row(setting, language) for setting in SETTINGS)]) + "\n"


def _row(setting: Setting, language: str) -> str:
    usual = f"`{setting.default}`" if setting.default else ""
    about = load(language)(setting.about).replace("|", "\\|")
    names = f"`{setting.name}` | `{setting.option}` | `{setting.variable}`"
    return f"| {names} | {usual} | {about} |"


def written(language: str) -> str:
    """The page as it ought to be."""
    page = PAGES[language].read_text(encoding="utf-8")
    return _TABLE.sub(lambda found: found[1] + table(language) + found[2], page)


def main() -> None:
    for language, path in PAGES.items():
        path.write_text(written(language), encoding="utf-8")


if __name__ == "__main__":
    main()
