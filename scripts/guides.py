"""Pages beside the rules, for the web client: `python -m scripts.guides` writes them anew.

They are written as the rules are, in `docs/rules/`: playing at a real table, what comes after the
last level, and advice. Each file is read only by whoever opens such a page.
"""

import json
import re
from typing import Any, Final

from scripts.advice import advice
from scripts.rules import LANGUAGES, PAGES, WRITTEN, sections

GUIDES: Final = ("real-table", "beyond")
TOPIC: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")


def written(language: str) -> dict[str, str]:
    """The files for a language, by name."""
    told = {name: guide(language, name) for name in GUIDES}
    return {
        f"guides-{language}.json": _json(told),
        f"advice-{language}.json": _json(advice(language)),
    }


def guide(language: str, name: str) -> list[dict[str, Any]]:
    page = (PAGES / language / f"{name}.md").read_text(encoding="utf-8")
    return sections(page, TOPIC)


def _json(told: object) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    for language in LANGUAGES:
        for name, text in written(language).items():
            (WRITTEN / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
