"""Judges a protocol file of a real table, with the same engine that runs online ones."""

from typing import Final

from msgspec.structs import replace

from dazwischen.cards.figures import UNKNOWN
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.headers import names
from dazwischen.core.protocolfile import Line, Protocol
from dazwischen.core.replayer import Replayer
from dazwischen.core.report import Message, Referee, Report, Verdict
from dazwischen.games.jsolitaer import events as ev
from dazwischen.games.jsolitaer import explain, notation
from dazwischen.games.jsolitaer.decide import decide
from dazwischen.games.jsolitaer.game import GAME
from dazwischen.games.jsolitaer.headers import EXTENDED, read_hand, read_ruleset, read_setup
from dazwischen.games.jsolitaer.rules_turn import begin_turn
from dazwischen.games.jsolitaer.ruleset import STACKS
from dazwischen.games.jsolitaer.situation import in_words, state_json
from dazwischen.games.jsolitaer.state import State
from dazwischen.games.jsolitaer.view import view
from dazwischen.games.jsolitaer.vocabulary import VOCABULARY


class SolitaireReferee:
    game = "jsolitaer"

    def judge(self, protocol: Protocol) -> Report:
        protocol = VOCABULARY.canonical(protocol)
        read_hand(protocol, read_ruleset(protocol))
        state, verdicts = read(protocol)
        extended = bool(EXTENDED & set(protocol.headers)) or state.game > 1
        return Report(
            game="jsolitaer",
            verdicts=tuple(verdicts),
            state=state_json(state, extended=extended or len(state.winners) > 1),
            situation=in_words(state),
            view=view(state, None),
            names=names(protocol, state.rules.players),
            figures=tuple(map(state.rules.catalogue.name, sorted(set(state.rules.deck)))),
        )


REFEREE: Final[Referee] = SolitaireReferee()


def read(protocol: Protocol) -> tuple[State, list[Verdict]]:
    """The state after the last line, and what every line was."""
    replayer, verdicts = _start(protocol), []
    for line in protocol.lines:
        try:
            verdicts.append(_judged(replayer, line))
        except InvalidInput as error:
            raise VOCABULARY.taught(error, line) from None
    return replayer.state, verdicts


def _start(protocol: Protocol) -> Replayer:
    """A player whose hand the file tells has had the first draw; all others have it to come."""
    rules = read_ruleset(protocol)
    setup = read_setup(protocol, rules)
    first = rules.options.first
    dealt = ev.Dealt(1, first, (UNKNOWN,) * STACKS, setup.piles, setup.corner, setup.slots)
    replayer = Replayer(GAME, rules.options, State(rules, seed=0, counted=True))
    replayer.fold(dealt)
    entered = sum(1 << seat for seat, hand in enumerate(setup.hands, 1) if hand)
    replayer.state = replace(replayer.state, hands=setup.hands, entered=entered)
    for event in begin_turn(replayer.state, first):
        replayer.fold(event)
    return replayer


def _judged(replayer: Replayer, line: Line) -> Verdict:
    before: State = replayer.state
    actor, intent = notation.parse(before.rules, line.text, line.at)
    action = line.text.partition(" ")[2].strip()
    answer = decide(before, intent)
    if isinstance(answer, Rejected):
        message = Message(answer.key, {"seat": actor, **answer.args})
        return Verdict(line.number, actor, action, "refused", answer.rules, message)
    for event in answer:
        replayer.fold(event)
    word, rules, message = explain.verdict(before, replayer.state, intent, answer)
    return Verdict(line.number, actor, action, word, rules, message)
