"""A golden playthrough of each game: every intent, event and view of one seeded game.

`python -m tests.playthrough` writes them anew; the diff shows what a change of rules changed.
"""

import json
from pathlib import Path
from random import Random

import msgspec

from dazwischen.core import log as logs
from dazwischen.games import registry
from tests.conformance import Played, adapter, eyes, step

GOLDEN = Path(__file__).parent / "playthroughs"
SEED = 2012
STEPS = 60
VIEWS_EVERY = 20


def playthrough(name: str) -> str:
    game, dice = registry.module(name).rules, Random(SEED)
    options = game.options()
    log = logs.Log(logs.header(game, options, SEED))
    played = Played(game, log, game.start(options, SEED))
    lines = [f"game {name}, version {game.version}, seed {SEED}"]
    for number in range(1, STEPS + 1):
        intent = adapter(name).intent(played.state, dice, number * 700)
        lines.append(f"\n{number}. {_text(intent)}")
        lines += [f"   {_text(event)}" for event in step(played, intent)] or ["   rejected"]
        if number % VIEWS_EVERY == 0:
            lines += [
                f"   seen by {seat or 'watchers'}: {_text(game.view(played.state, seat))}"
                for seat in eyes(game, options)
            ]
    return "\n".join(lines) + "\n"


def _text(value: msgspec.Struct) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


def write() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name in registry.NAMES:
        (GOLDEN / f"{name}.txt").write_text(playthrough(name))


if __name__ == "__main__":
    write()
