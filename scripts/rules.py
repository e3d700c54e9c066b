"""The rules of `docs/rules/` for the web client: `python -m scripts.rules` writes them anew.

The pages stay the one place where rules are written. What the client gets is their text cut into
blocks and spans, so that it shows it without reading Markdown and without trusting any HTML.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PAGES: Final = ROOT / "docs" / "rules"
WRITTEN: Final = ROOT / "src" / "dazwischen" / "web" / "study" / "data"
GAMES: Final = ("jay", "jsolitaer", "jarnac")
LANGUAGES: Final = ("de", "en")
RULE: Final = re.compile(r"[JSK](?:-[A-Z]+)+-\d+")
_SPAN: Final = re.compile(
    r"\*\*(?P<b>.+?)\*\*|\*(?P<i>.+?)\*|`(?P<code>[^`]+)`|\[(?P<text>[^]]+)\]\((?P<to>[^)]+)\)"
)
_LEAD: Final = re.compile(r"\*\*(?:Kurz gesagt|In short):\*\*\s+")
"""How the plain sentence begins that stands before the exact words."""

Span = str | list[Any]
Block = dict[str, Any]


def written(language: str) -> str:
    """The file for a language."""
    told = {game: sections((PAGES / language / f"{game}.md").read_text()) for game in GAMES}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def sections(page: str, named: re.Pattern[str] = RULE) -> list[dict[str, Any]]:
    """The parts of a page that have rules in them: what stands before these, and the rules."""
    found = []
    for part in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        title, _, rest = part.partition("\n")
        before = re.split(r"^### ", rest, maxsplit=1, flags=re.MULTILINE)[0]
        rules = [{"id": name, "blocks": list(blocks(text))} for name, text in ruled(rest, named)]
        if rules:
            found.append({"title": title.strip(), "blocks": list(blocks(before)), "rules": rules})
    return found


def ruled(part: str, named: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """What stands under each heading that is an id."""
    for one in re.split(r"^### ", part, flags=re.MULTILINE)[1:]:
        name, _, text = one.partition("\n")
        if named.fullmatch(name.strip()):
            yield name.strip(), text


def blocks(text: str) -> Iterator[Block]:
    for block in re.split(r"\n\s*\n", text.strip()):
        if block.startswith("```"):
            yield {"code": block.partition("\n")[2].rpartition("```")[0].rstrip()}
        elif block.startswith("|"):
            yield {"table": _table(block)}
        elif lead := _LEAD.match(block):
            yield {"lead": spans(block[lead.end() :])}
        elif block.startswith("> "):
            yield {"ruling": spans(re.sub(r"^> ?", "", block, flags=re.MULTILINE))}
        elif block:
            yield {"text": spans(block)}


def _table(block: str) -> list[list[list[Span]]]:
    """The head and the rows; the line between them only draws."""
    head, _, *rows = (re.split(r"(?<!\\)\|", line)[1:-1] for line in block.splitlines())
    return [[spans(cell.strip()) for cell in row] for row in (head, *rows)]


def spans(text: str) -> list[Span]:
    """Plain text, and `[tag, spans]` for what is set apart; links lead to rules or nowhere."""
    found: list[Span] = []
    end = 0
    for match in _SPAN.finditer(text):
        if match.start() > end:
            found.append(text[end : match.start()])
        found += _span(match)
        end = match.end()
    if end < len(text):
        found.append(text[end:])
    return found


def _span(match: re.Match[str]) -> list[Span]:
    if match["code"]:
        return [["code", [match["code"]]]]
    if match["text"]:
        rule = match["to"].rpartition("#")[2].upper()
        return [["rule", [rule]]] if RULE.fullmatch(rule) else spans(match["text"])
    tag = "b" if match["b"] else "i"
    return [[tag, spans(match[tag])]]


def main() -> None:
    WRITTEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (WRITTEN / f"rules-{language}.json").write_text(written(language), encoding="utf-8")


if __name__ == "__main__":
    main()
