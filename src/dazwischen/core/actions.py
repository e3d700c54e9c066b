"""An action of a game: all that belongs to one kind of intent, as one value.

A game lists its actions once. Deciding and folding, what is offered, the notation both ways, logs
read backwards, the referee's sentences and the words of the terminal go through that list.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, Final, TypeAlias

from msgspec import Struct

from dazwischen.core.errors import Rejected
from dazwischen.core.game import Event, Intent
from dazwischen.core.report import Message
from dazwischen.core.vocabulary import Verb

WHO: Final = "{who}"
"""How the form of a line begins that a seat can say."""

Told: TypeAlias = tuple[str, tuple[str, ...], Message]
"""The word for what was done, the rules it rests on, and a sentence about it."""


class Said(Struct, frozen=True):
    """A line of a protocol file that is being read."""

    rules: Any
    """What the game's notation needs to read it."""
    actor: str
    """`{who}` for a seat, else the word for who acts."""
    seat: int
    text: str
    at: int
    spoken: bool = False
    """It stands between quotation marks."""

    @property
    def form(self) -> str:
        """As a form without further places would be written."""
        text = f'"{self.text.lower()}"' if self.spoken else self.text
        return f"{self.actor} {text}".strip()


class Cause(Struct, frozen=True):
    """Events that somebody caused, in the state before them."""

    state: Any
    by: int
    at: int
    events: Sequence[Any]

    @property
    def seat(self) -> int:
        """The table also acts in the name of seats."""
        return self.by or getattr(self.events[0], "seat", 0)


Decide: TypeAlias = Callable[[Any, Any], list[Any] | Rejected]
Fold: TypeAlias = Callable[[Any, Any], Any]
Tell: TypeAlias = Callable[[Any, Any, Any, list[Any]], Told]
Read: TypeAlias = Callable[[Said], Intent | None]
Write: TypeAlias = Callable[[Any, Any], str]
Infer: TypeAlias = Callable[[Cause], Intent | None]


class Action(Struct, frozen=True, kw_only=True):
    intent: type[Intent]
    decide: Decide
    """From a state and the intent to what it causes, or why it may not be done."""
    reads: Read
    """None for a line that says something else."""
    writes: Write
    """The line that `reads` reads back, from what the notation needs and the intent."""
    begins: tuple[type[Event], ...]
    """The events with which what it causes can begin."""
    infers: Infer
    """None if something else has caused them."""
    tell: Tell | None = None
    """From the states before and after, the intent and its events; None where the same is told of
    the events, whoever wanted them."""
    verbs: tuple[Verb, ...] = ()
    """The kinds of lines that say it."""
    folds: Mapping[type[Any], Fold] = {}
    """Events that nothing else causes, with what each does to the state."""
    phases: tuple[str, ...] = ()
    """When it is looked at whether a seat may do it; never if there is more to tell than that."""
    may: Callable[[Any, int], bool] | None = None
    """Whether a seat may do it in a state of these phases."""
    typed: tuple[str, ...] = ()
    """What a person types in a terminal, who cannot tap it."""

    @property
    def name(self) -> str:
        """As it is called on the wire."""
        return name_of(self.intent)


def name_of(intent: type[Intent] | Intent) -> str:
    return str(intent.__struct_config__.tag)


def fieldless(
    intent: type[Intent],
    *,
    event: type[Event],
    rules: tuple[str, ...],
    verbs: tuple[Verb, ...],
    decide: Decide,
    **others: Any,  # noqa: ANN401 - further fields of the action
) -> Action:
    """What says all by its name, and is on record as an event that nothing else begins with."""
    name = name_of(intent)

    def tell(_before: Any, _after: Any, done: Any, _events: list[Any]) -> Told:  # noqa: ANN401
        return "ok", rules, Message(f"did-{name}", {"seat": done.seat})

    further: dict[str, Any] = {"tell": tell, "infers": by_name(intent), **others}
    return Action(
        intent=intent,
        decide=decide,
        reads=reader(intent, verbs),
        writes=writer(verbs),
        begins=(event,),
        verbs=verbs,
        **further,
    )


def by_name(intent: type[Intent]) -> Infer:
    return lambda cause: intent(seat=cause.seat, at=cause.at)


def reader(intent: type[Intent], verbs: Iterable[Verb]) -> Read:
    """Reads lines that tell no more than who does it."""
    forms = {verb.form.lower() if '"' in verb.form else verb.form for verb in verbs}
    return lambda said: intent(seat=said.seat, at=said.at) if said.form in forms else None


def writer(verbs: Sequence[Verb]) -> Write:
    """Writes them: the first is how a seat says it, the last how the table does."""
    seat, table = verbs[0].form, verbs[-1].form
    return lambda _rules, intent: (seat if intent.seat else table).replace(WHO, str(intent.seat))


def union(types: Iterable[type[Any]]) -> Any:  # noqa: ANN401 - a union type is no `type`
    """What is read from a log or a wire: one of these, by its tag."""
    return reduce(or_, types)


class Actions:
    """The actions of a game, each found by what is known of it."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.all = tuple(actions)
        self.of: dict[type[Any], Action] = {action.intent: action for action in actions}
        self.decisions: dict[type[Any], Decide] = {one.intent: one.decide for one in actions}
        self.folds: dict[type[Any], Fold] = {
            event: fold for one in actions for event, fold in one.folds.items()
        }
        self.verbs = tuple(verb for action in actions for verb in action.verbs)
        self.typed = {word: one.intent for one in actions for word in one.typed}
        self.offers: dict[str, tuple[tuple[str, Callable[[Any, int], bool]], ...]] = {
            phase: tuple((o.name, o.may) for o in actions if o.may and phase in o.phases)
            for phase in {phase for one in actions for phase in one.phases}
        }
        """By phase, what has to be looked at: most of it is out of the question at any time."""
        self._tells = {one.intent: one.tell for one in actions if one.tell}
        self._begun = {
            event: tuple(one.infers for one in actions if event in one.begins)
            for event in {event for one in actions for event in one.begins}
        }

    def infer(self, cause: Cause) -> Intent | None:
        """The intent behind the first of the events, if one of the actions has caused it."""
        for infers in self._begun.get(type(cause.events[0]), ()):
            if (intent := infers(cause)) is not None:
                return intent
        return None

    def read(self, said: Said) -> Intent | None:
        for action in self.all:
            if (intent := action.reads(said)) is not None:
                return intent
        return None

    def write(self, rules: Any, intent: Intent) -> str:  # noqa: ANN401 - each game has its own
        return self.of[type(intent)].writes(rules, intent)

    def tell(self, before: Any, after: Any, intent: Any, events: list[Any]) -> Told:  # noqa: ANN401
        return self._tells[type(intent)](before, after, intent, events)
