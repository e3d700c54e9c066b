"""Games of version 1, as the rulebook was read then: they replay, verify and are told."""

from pathlib import Path

import pytest

from dazwischen.core.acts import acts
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.log import header, options_of
from dazwischen.games import registry
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.infer_intent import infer_intent
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ruleset
from dazwischen.table.opening import resumed
from dazwischen.table.verify import read, verify

LOGS = sorted((Path(__file__).parent / "logs").glob("v1-*.jsonl"))
CHANGED = [path for path in LOGS if "clock" in path.stem or "exchange" in path.stem]
"""An exchange drew before it gave back, and a fallen flag did not lose."""


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_it_is_what_it_was(path: Path) -> None:
    log = read(path.read_bytes())
    assert log.header.version == 1
    verified = verify(log)
    assert verified.outcome is not None
    assert isinstance(log.envelopes[-1].event, ev.Ended)
    assert registry.exported(log).startswith("game: jarnac")
    assert len(list(acts(GAME, infer_intent, log))) > 10


@pytest.mark.parametrize("path", CHANGED, ids=lambda path: path.stem)
def test_the_two_readings_differ(path: Path) -> None:
    """Else the logs above would show nothing."""
    data = path.read_bytes().replace(b'"version":1', b'"version":2', 1)
    with pytest.raises(InvalidInput):
        verify(read(data))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_table_goes_on_by_the_rules_it_began_with(path: Path) -> None:
    log = read(path.read_bytes())
    half = type(log)(log.header, log.envelopes[: len(log.envelopes) // 2])
    options = resumed(half).state.rules.options
    assert options.reading == 1
    assert options.flag == "pass"


def test_what_begins_now_is_read_as_now() -> None:
    head = header(GAME, Options(variant="professional"), 1)
    assert options_of(GAME, head).reading == 2
    assert ruleset(options_of(GAME, head)).options.judging == "challenge"


def test_a_professional_game_that_did_not_say_how_it_was_judged_asked_the_dictionary() -> None:
    then = GAME.as_of(Options(variant="professional"), 1)
    assert ruleset(then).options.judging == "dictionary"


def test_once_only_the_first_word_of_a_last_jarnac_had_to_be_longer() -> None:
    for reading, taken in ((1, True), (2, False)):
        options = Options(variant="professional", judging="dictionary", reading=reading)
        state = GAME.start(options, 1)
        rows = (("TAL",) * 8, ("HAUS", *[""] * 7))
        for event in (
            ev.Begun(1, rows, ("ROTS", ""), (True, True), 90),
            ev.LastJarnac(2, 4),
            ev.Taken(2, 2, "LAST", 1, "TAL", "S", 0),
        ):
            state = GAME.evolve(state, event)
        answer = GAME.decide(state, do.CallJarnac(seat=2, at=0, word="ROT"))
        assert isinstance(answer, Rejected) != taken
