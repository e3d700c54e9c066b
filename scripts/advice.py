"""The advice of `docs/rules/` for the web client, each piece with the levels at which it holds.

What a piece of advice shows is a protocol, and the referee judges it at every level of both
editions (Jarnac: in every variant). So no list says where advice belongs: it is given where the
engine accepts every line of it, and the picture shows the verdicts that the engine gave.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, get_args

from dazwischen.cards.decks import Edition
from dazwischen.core import protocolfile
from dazwischen.core.errors import InvalidInput
from dazwischen.core.report import Report, Verdict
from dazwischen.games import registry
from scripts.rules import PAGES, Block, ruled
from scripts.rules import blocks as cut

NAME: Final = re.compile(r"(?:jay|jsolitaer|jarnac)(?:-[a-z]+)+")
ADVISED: Final = "# ->"
"""The line of a protocol after which comes what is advised."""
LEVELS: Final = range(1, 8)
VARIANTS: Final = ("standard", "professional", "solo")
LAYS: Final = frozenset({"open", "serve", "redirect", "throw"})
_TEXT: Final = re.compile(r"^```text\n(.*?)^```\n?", re.MULTILINE | re.DOTALL)
_WORD: Final = re.compile(r"(?:jarnac )?(?:\d: ?)?(?P<word>[A-ZÄÖÜ]{3,})")

Picture = dict[str, Any]


def advice(language: str) -> dict[str, list[Block]]:
    """By game, in the order of the page."""
    page = (PAGES / language / "advice.md").read_text(encoding="utf-8")
    told: dict[str, list[Block]] = {game: [] for game in registry.NAMES}
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        for name, text in ruled(section.partition("\n")[2], NAME):
            game = name.partition("-")[0]
            told[game].append(_piece(name, game, text))
    return told


def _piece(name: str, game: str, text: str) -> Block:
    files = _TEXT.findall(text)
    pictures = [{**holds(game, file), **picture(game, file)} for file in files]
    where: Block = {"from": {}} if game != "jarnac" else {"variants": []}
    for one in pictures:
        for edition, level in one.get("from", {}).items():
            where["from"][edition] = min(level, where["from"].get(edition, level))
        where.get("variants", []).extend(one.pop("variants", []))
        one.pop("from", None)
    return {"id": name, "blocks": list(cut(_TEXT.sub("", text))), **where, "picture": pictures[0]}


def holds(game: str, file: str) -> Block:
    """Where every line of the file is accepted: from which level on, or in which variants."""
    if game == "jarnac":
        return {"variants": [one for one in VARIANTS if accepted(file, variant=one)]}
    return {"from": dict(_levels(file))}


def _levels(file: str) -> Iterator[tuple[str, int]]:
    for edition in get_args(Edition):
        found = next((n for n in LEVELS if accepted(file, edition=edition, level=n)), None)
        if found:
            yield edition, found


def accepted(file: str, **headers: object) -> bool:
    try:
        return not any(
            one.verdict in {"refused", "fault"} for one in judged(file, **headers).verdicts
        )
    except InvalidInput:
        return False


def judged(file: str, **headers: object) -> Report:
    """As the referee judges the file with these headers besides its own."""
    strict = {"jay": {"faults": "guarded"}, "jarnac": {"judging": "dictionary"}}
    game = registry.named(protocolfile.parse(file.encode()))
    more = {**strict.get(game, {}), **headers}
    said = "".join(f"{name}: {value}\n" for name, value in more.items())
    return registry.module(game).referee.judge(protocolfile.parse(f"{said}{file}".encode()))


def picture(game: str, file: str) -> Picture:
    """What lay there before the advice, and what was laid then, with its verdicts."""
    verdicts, before = judged(file).verdicts, judged(file.partition(ADVISED)[0])
    after = verdicts[len(before.verdicts) :]
    if game == "jarnac":
        side = before.state["sides"][str(verdicts[0].seat)]
        rows = [word for word in side["rows"] if word]
        return {"rows": rows, "rack": side["rack"], "steps": list(_words(after))}
    laid = [_card(one) for one in before.verdicts if one.verdict in LAYS][-2:]
    twins = len(set(laid)) < len(laid)
    begun = ["Verräter"] if game == "jsolitaer" else []
    return {"lying": laid if twins else laid[-1:] or begun, "steps": list(_steps(after))}


def _steps(verdicts: Sequence[Verdict]) -> Iterator[Mapping[str, Any]]:
    you, place = verdicts[0].seat, _stack(verdicts[0])
    for one, then in pairwise((*verdicts, verdicts[-1])):
        if one.verdict in LAYS:
            how = one.verdict if one.seat == you else "other"
            paid = {"draws": True} if then.action.startswith("draw") else {}
            elsewhere = {"elsewhere": True} if _stack(one) != place else {}
            yield {"card": _card(one), "as": how, **paid, **elsewhere}
        elif swap := re.fullmatch(r"swap (\w+) (\w+)", one.action):
            yield {"card": swap[1], "as": "into-slot"}
            yield {"card": swap[2], "as": "from-slot"}


def _card(one: Verdict) -> str:
    name = one.action.rpartition(":")[2]
    return {"V": "Verräter", "B": "Botschafter"}.get(name, name)


def _stack(one: Verdict) -> str:
    """Where J-Solitär has several."""
    return one.action.rpartition(":")[0]


def _words(verdicts: Sequence[Verdict]) -> Iterator[Mapping[str, str]]:
    """The words, each with the letters that were drawn for it."""
    for one, then in pairwise((*verdicts, verdicts[-1])):
        if found := _WORD.fullmatch(one.action):
            drawn = then.action.removeprefix("draws ") if then.action.startswith("draws") else ""
            kind = "jarnac" if one.action.startswith("jarnac") else "lay"
            yield {"word": found["word"], "as": kind, "drawn": drawn}
