"""Judges a protocol file of a round at a real table, with the same engine that runs online ones."""

from dazwischen.cards.figures import UNKNOWN
from dazwischen.core.errors import Rejected, Unusable
from dazwischen.core.headers import yes
from dazwischen.core.protocolfile import Line, Protocol
from dazwischen.core.report import Message, Report, Verdict
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import explain, notation
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.decide import decide
from dazwischen.games.jay.evolve import evolve
from dazwischen.games.jay.headers import read_counts, read_ruleset
from dazwischen.games.jay.rules_deal import roles
from dazwischen.games.jay.situation import in_words, state_json
from dazwischen.games.jay.state import State
from dazwischen.games.jay.view import told


class JayReferee:
    game = "jay"

    def judge(self, protocol: Protocol) -> Report:
        return _Reading(protocol).report()


REFEREE = JayReferee()


class _Reading:
    """One pass over a file: the state so far and the verdicts so far."""

    def __init__(self, protocol: Protocol) -> None:
        self.protocol = protocol
        self.prepare = yes(protocol, "prepare")
        self.state = self._start()
        self.verdicts: list[Verdict] = []
        self.lay_lines: dict[int, int] = {}
        """The verdict of each card in the box, by its serial."""

    def _start(self) -> State:
        rules = read_ruleset(self.protocol)
        counts = read_counts(self.protocol, rules)
        start = State(rules, seed=0, counted=True)
        dealer, opener = roles(start)
        dealt = ev.Dealt(
            round=1,
            dealer=dealer,
            opener=opener,
            hands=tuple((UNKNOWN,) * count for count in counts.hands),
            piles=tuple((UNKNOWN,) * count for count in counts.piles),
            slots=counts.slots,
            aside=(UNKNOWN,) * counts.aside,
        )
        return self._opened(evolve(start, dealt))

    def _opened(self, state: State) -> State:
        """A file that does not tell of the preparations begins when everybody is ready."""
        return state if self.prepare and state.rules.ready else evolve(state, ev.Opening())

    def report(self) -> Report:
        for line in self.protocol.lines:
            try:
                self._judge_line(line)
            except Unusable as error:
                raise error.at(line.number) from None
        extended = {"prepare", "piles", "aside", "slots"} & set(self.protocol.headers)
        return Report(
            game="jay",
            verdicts=tuple(self.verdicts),
            state=state_json(self.state, extended=bool(extended) or self.state.round > 1),
            situation=in_words(self.state),
            view=told(self.state),
        )

    def _judge_line(self, line: Line) -> None:
        actor, intents = notation.parse(self.state.rules, line.text, line.at)
        action = line.text.partition(" ")[2].strip()
        answer: Verdict | None = None
        for intent in self._still_to_say(intents):
            verdict = self._judge(line, actor, action, intent)
            answer = verdict if answer is None or verdict.verdict == "refused" else answer
        if answer is None:
            message = Message("rejected-said-ready", {"seat": actor})
            answer = Verdict(line.number, actor, action, "refused", ("J-PAUSE-1",), message)
        self.verdicts.append(answer)

    def _still_to_say(self, intents: list[do.JayIntent]) -> list[do.JayIntent]:
        """`all "bereit"` speaks for those who have not said it yet."""
        if len(intents) == 1:
            return intents
        return [intent for intent in intents if not self.state.ready >> intent.seat & 1]

    def _judge(self, line: Line, actor: int | str, action: str, intent: do.JayIntent) -> Verdict:
        before = self.state
        answer = decide(before, intent)
        if isinstance(answer, Rejected):
            message = explain.message_of_refusal(answer, actor)
            return Verdict(line.number, actor, action, "refused", answer.rules, message)
        for event in answer:
            self._fold(event)
        word, rules, message = explain.verdict(before, self.state, intent, answer)
        if actor == "all":
            message = Message(message.key, {**message.args, "seat": actor})
        return Verdict(line.number, actor, action, word, rules, message)

    def _fold(self, event: ev.JayEvent) -> None:
        if isinstance(event, ev.Laid):
            self.lay_lines[self.state.laid + 1] = len(self.verdicts)
        if isinstance(event, ev.Returned) and event.why == "follow-up":
            self._last_word(event.serial, "follow-up", ("J-FAULT-4",), "lay-follow-up")
        if isinstance(event, ev.Owed) and event.serial:
            self._last_word(event.serial, "fault", ("J-FAULT-1",), "lay-fault-after-all")
        self.state = evolve(self.state, event)
        if isinstance(event, ev.Dealt):
            self.lay_lines = {}
            self.state = self._opened(self.state)

    def _last_word(self, serial: int, word: str, rules: tuple[str, ...], key: str) -> None:
        """What a later pause makes of an earlier fault."""
        entry, index = self.state.entry(serial), self.lay_lines.get(serial)
        if entry is None or index is None:
            return
        old, figure = self.verdicts[index], self.state.rules.catalogue.name(entry.figure)
        message = Message(key, {"seat": entry.seat, "figure": figure})
        self.verdicts[index] = Verdict(old.line, old.seat, old.action, word, rules, message)
