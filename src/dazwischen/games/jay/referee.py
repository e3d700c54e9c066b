"""Judges a protocol file of a round at a real table, with the same engine that runs online ones."""

from typing import Final

from msgspec.structs import replace

from dazwischen.cards.figures import UNKNOWN
from dazwischen.core.errors import InvalidInput, Rejected
from dazwischen.core.headers import names, yes
from dazwischen.core.protocolfile import Line, Protocol
from dazwischen.core.replayer import Replayer
from dazwischen.core.report import Message, Referee, Report, Verdict
from dazwischen.games.jay import events as ev
from dazwischen.games.jay import explain, notation
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.decide import decide
from dazwischen.games.jay.game import GAME
from dazwischen.games.jay.headers import read_counts, read_ruleset
from dazwischen.games.jay.rules_deal import roles
from dazwischen.games.jay.ruleset import Ruleset
from dazwischen.games.jay.situation import in_words, state_json
from dazwischen.games.jay.state import OVER, State
from dazwischen.games.jay.view import told
from dazwischen.games.jay.vocabulary import VOCABULARY


class JayReferee:
    game = "jay"

    def judge(self, protocol: Protocol) -> Report:
        return _Reading(VOCABULARY.canonical(protocol)).report()


REFEREE: Final[Referee] = JayReferee()

TOGETHER: Final = {
    "did-call": "together-call",
    "did-call-last": "together-call",
    "did-call-at-once": "together-call",
    "did-ready": "together-ready",
    "did-announce": "together-announce",
}
"""What is said of several who say the same at the same moment."""


def _both(one: Verdict, other: Verdict) -> Verdict:
    """One verdict on what several say: a refusal of any, else by the rules of all."""
    if "refused" in (one.verdict, other.verdict):
        return one if one.verdict == "refused" else other
    return replace(other, rules=tuple(dict.fromkeys((*one.rules, *other.rules))))


def playable(rules: Ruleset) -> tuple[str, ...]:
    """What can be laid with these rules: the cards of the deck, and any of them face down."""
    return tuple(
        rules.catalogue.name(figure) for figure in (*sorted(set(rules.deck)), rules.traitor)
    )


class _Reading:
    """One pass over a file: the state so far and the verdicts so far."""

    def __init__(self, protocol: Protocol) -> None:
        self.protocol = protocol
        self.told = yes(protocol, "prepare")
        """The file says that it begins before "bereit"."""
        self.verdicts: list[Verdict] = []
        self.lay_lines: dict[int, int] = {}
        """The verdict of each card in the box, by its serial."""
        self.pause_line: int | None = None
        """The verdict of the last pause by a player."""
        self._replayer = self._start()
        self._open()

    @property
    def state(self) -> State:
        found: State = self._replayer.state
        return found

    def _start(self) -> Replayer:
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
        replayer = Replayer(GAME, rules.options, start)
        replayer.fold(dealt)
        return replayer

    def _open(self) -> None:
        """A file that does not tell of the preparations begins when everybody is ready."""
        state = self.state
        # Of a later round behind the line that deals it, which is being judged.
        first = len(self.verdicts) + 1 if state.round > 1 else 0
        told = self.told or notation.tells_of_ready(state.rules, self.protocol.lines[first:])
        if not (told and state.rules.ready):
            self._replayer.fold(ev.Opening())

    def report(self) -> Report:
        for line in self.protocol.lines:
            try:
                self._judge_line(line)
            except InvalidInput as error:
                raise VOCABULARY.taught(error, line) from None
        extended = {"prepare", "piles", "aside", "slots"} & set(self.protocol.headers)
        return Report(
            game="jay",
            verdicts=tuple(self.verdicts),
            state=state_json(self.state, extended=bool(extended) or self.state.round > 1),
            situation=in_words(self.state),
            view=told(self.state),
            names=names(self.protocol, self.state.rules.players),
            figures=playable(self.state.rules),
        )

    def _judge_line(self, line: Line) -> None:
        actor, intents = notation.parse(self.state.rules, line.text, line.at)
        action = line.text.partition(" ")[2].strip()
        answer: Verdict | None = None
        for number, intent in enumerate(self._still_to_say(intents)):
            if isinstance(intent, do.CallJay) and not line.timed and not number:
                # Without times the lines tell the order.
                intent = replace(intent, later=True)  # noqa: PLW2901
            verdict = self._judge(line, actor, action, intent)
            answer = verdict if answer is None else _both(answer, verdict)
        if answer is None:
            message = Message("rejected-said-ready", {"seat": actor})
            answer = Verdict(line.number, actor, action, "refused", ("J-PAUSE-1",), message)
        self.verdicts.append(answer)

    def _still_to_say(self, intents: list[do.JayIntent]) -> list[do.JayIntent]:
        """`all "bereit"` speaks for those who have not said it yet."""
        if len(intents) == 1 or not all(isinstance(intent, do.Ready) for intent in intents):
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
        if isinstance(actor, str) and (actor == "all" or "+" in actor):
            message = self._of_several(actor, message)
        return Verdict(line.number, actor, action, word, rules, message)

    def _of_several(self, actor: str, message: Message) -> Message:
        key = TOGETHER.get(message.key)
        if actor == "all" or key is None:
            return Message(message.key, {**message.args, "seat": actor})
        over = "yes" if self.state.phase == OVER else "no"
        return Message(key, {**message.args, "seats": actor.replace("+", ", "), "over": over})

    def _fold(self, event: ev.JayEvent) -> None:
        if isinstance(event, ev.Paused) and event.seat:
            self.pause_line = len(self.verdicts)
        if isinstance(event, ev.Cleared) and self.pause_line is not None:
            old = self.verdicts[self.pause_line]
            rules, message = (
                (*old.rules, "J-JUDGE-2"),
                Message(old.message.key.replace("unjustified", "justified"), {"seat": event.seat}),
            )
            self.verdicts[self.pause_line] = replace(
                old, verdict="justified", rules=rules, message=message
            )
        if isinstance(event, ev.Laid):
            self.lay_lines[self.state.laid + 1] = len(self.verdicts)
        if isinstance(event, ev.Returned) and event.why == "follow-up":
            self._last_word(event.serial, "follow-up", ("J-FAULT-4",), "lay-follow-up")
        if isinstance(event, ev.Owed) and event.serial:
            self._last_word(event.serial, "fault", ("J-FAULT-1",), "lay-fault-after-all")
        ready = self.state.ready
        self._replayer.fold(event)
        if isinstance(event, ev.Opening):
            # Nobody says it twice.
            self._replayer.state = replace(self.state, ready=ready)
        if isinstance(event, ev.Dealt):
            self.lay_lines = {}
            self._open()

    def _last_word(self, serial: int, word: str, rules: tuple[str, ...], key: str) -> None:
        """What a later pause makes of an earlier fault."""
        entry, index = self.state.entry(serial), self.lay_lines.get(serial)
        if entry is None or index is None:
            return
        old, figure = self.verdicts[index], self.state.rules.catalogue.name(entry.figure)
        message = Message(key, {"seat": entry.seat, "figure": figure})
        self.verdicts[index] = Verdict(old.line, old.seat, old.action, word, rules, message)
