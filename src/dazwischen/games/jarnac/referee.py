"""Judges a protocol file of a game at a real table, with the same engine that runs online ones."""

from dazwischen.core.errors import Rejected, Unusable
from dazwischen.core.protocolfile import Line, Protocol
from dazwischen.core.report import Report, Verdict
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import explain, headers, notation
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.decide import decide
from dazwischen.games.jarnac.evolve import evolve
from dazwischen.games.jarnac.situation import in_words, state_json
from dazwischen.games.jarnac.state import State
from dazwischen.games.jarnac.view import view


class JarnacReferee:
    game = "jarnac"

    def judge(self, protocol: Protocol) -> Report:
        reading = Reading(protocol)
        verdicts = tuple(reading.judge(line) for line in protocol.lines)
        return Report(
            game="jarnac",
            verdicts=verdicts,
            state=state_json(reading.state, reading.names),
            situation=in_words(reading.state, reading.names),
            view=view(reading.state, None),
        )


REFEREE = JarnacReferee()


class Reading:
    """One pass over a file: the state so far, and what the last line led to."""

    def __init__(self, protocol: Protocol) -> None:
        setup = headers.read(protocol)
        self.names = setup.names
        self.state = evolve(State(setup.names.rules, seed=0, named=True), setup.begun)
        self.events: list[ev.JarnacEvent] = []

    def judge(self, line: Line) -> Verdict:
        """The verdict on a line; the state is then the one after it."""
        actor, intent = self.read(line)
        action = line.text.partition(" ")[2].strip()
        before = self.state
        answer = decide(before, intent)
        self.events = [] if isinstance(answer, Rejected) else answer
        if isinstance(answer, Rejected):
            message = explain.refusal(self.names, answer, actor)
            return Verdict(line.number, actor, action, "refused", answer.rules, message)
        for event in answer:
            self.state = evolve(self.state, event)
        rules, message = explain.accepted(self.names, before, answer)
        if isinstance(intent, do.Confirm):
            rules = ("K-TEAM-1", *rules)
        return Verdict(line.number, actor, action, "ok", rules, message)

    def read(self, line: Line) -> tuple[str, do.JarnacIntent]:
        try:
            return notation.parse(self.names, self.state.captains, line.text, line.at)
        except Unusable as error:
            raise error.at(line.number) from None
