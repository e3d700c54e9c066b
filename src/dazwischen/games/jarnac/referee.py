"""Judges a protocol file of a game at a real table, with the same engine that runs online ones."""

from typing import Final

from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.game import TABLE
from dazwischen.core.protocolfile import Line, Protocol
from dazwischen.core.replayer import Replayer
from dazwischen.core.report import Referee, Report, Verdict
from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import explain, headers, notation
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.decide import decide
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.rules_time import has_fallen, out_of_time
from dazwischen.games.jarnac.situation import in_words, state_json
from dazwischen.games.jarnac.state import OVER, State
from dazwischen.games.jarnac.view import view
from dazwischen.games.jarnac.vocabulary import VOCABULARY

GOING_ON: Final = (do.Draw, do.Exchange, do.Lay, do.Pass, do.CallJarnac)
"""What a side does only when it takes the other's move to be over."""


class JarnacReferee:
    game = "jarnac"

    def judge(self, protocol: Protocol) -> Report:
        protocol = VOCABULARY.canonical(protocol)
        reading = Reading(protocol)
        verdicts = tuple(reading.judge(line) for line in protocol.lines)
        return Report(
            game="jarnac",
            verdicts=verdicts,
            state=state_json(reading.state, reading.names),
            situation=in_words(reading.state, reading.names),
            view=view(reading.state, None),
        )


REFEREE: Final[Referee] = JarnacReferee()


class Reading:
    """One pass over a file: the state so far, and what the last line led to."""

    def __init__(self, protocol: Protocol) -> None:
        setup = headers.read(protocol)
        self.names = setup.names
        self._doubt = setup.doubt
        rules = setup.names.rules
        self._replayer = Replayer(GAME, rules.options, State(rules, seed=0, named=True))
        self._replayer.fold(setup.begun)
        self.events: list[ev.JarnacEvent] = []

    @property
    def state(self) -> State:
        found: State = self._replayer.state
        return found

    def judge(self, line: Line) -> Verdict:
        """The verdict on a line; the state is then the one after it."""
        self.catch_up(line)
        actor, intent = self.read(line)
        action = line.text.partition(" ")[2].strip()
        before = self.state
        answer = decide(before, intent)
        self.events = [] if isinstance(answer, Rejected) else answer
        if isinstance(answer, Rejected):
            message = explain.refusal(self.names, answer, actor)
            if answer.code == "flag-lost":
                side = before.rules.side_of(intent.seat)
                self._found(do.FlagFall(seat=TABLE, at=intent.at, side=side))
            return Verdict(line.number, actor, action, "refused", answer.rules, message)
        for event in answer:
            self._replayer.fold(event)
        rules, message = explain.accepted(self.names, before, intent, answer)
        if isinstance(intent, do.Confirm):
            rules = ("K-TEAM-1", *rules)
        return Verdict(line.number, actor, action, "ok", rules, message)

    def catch_up(self, line: Line) -> None:
        """What the table itself would have found by now: no more time to object, or for a move.

        A file need not say that a side ran out of time: the other just goes on.
        """
        state = self.state
        if state.held and line.at >= state.clock.since + self._doubt:
            at, other = state.clock.since + self._doubt, state.other(state.side)
            self._found(do.Release(seat=TABLE, at=at, side=other))
        state, (_, intent) = self.state, self.read(line)
        goes_on = isinstance(intent, GOING_ON) and state.rules.side_of(intent.seat) != state.side
        if state.phase == OVER or not goes_on or out_of_time(state, line.at) is None:
            return
        flag = state.rules.flag_loses and has_fallen(state, state.side, line.at)
        over = do.FlagFall if flag else do.TimeUp
        self._found(over(seat=TABLE, at=line.at, side=state.side))

    def _found(self, intent: do.JarnacIntent) -> None:
        answer = decide(self.state, intent)
        for event in () if isinstance(answer, Rejected) else answer:
            self._replayer.fold(event)

    def read(self, line: Line) -> tuple[str, do.JarnacIntent]:
        try:
            return notation.parse(self.names, self.state.captains, line.text, line.at)
        except InvalidInput as error:
            raise VOCABULARY.taught(error, line) from None
