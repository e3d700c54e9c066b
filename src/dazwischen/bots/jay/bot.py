"""An opponent for Jay: a person at a fast table, as strong in thinking and in speed as wanted."""

from typing import Final, TypeAlias

from dazwischen.bots.jay import foresight
from dazwischen.bots.jay import tempo as times
from dazwischen.bots.jay.chores import chore
from dazwischen.bots.jay.deck_facts import deck_facts
from dazwischen.bots.jay.follow import Follower
from dazwischen.bots.jay.greedy import Beginner, Player
from dazwischen.bots.jay.habits import FUMBLE, HABITS, LATE, patience
from dazwischen.bots.jay.memory import Memory
from dazwischen.bots.jay.mind import Mind
from dazwischen.bots.jay.offences import Offences
from dazwischen.bots.jay.planner import Planner
from dazwischen.bots.jay.position_features import PositionFeatures
from dazwischen.bots.jay.slips import wrong
from dazwischen.bots.protocol import Action, Pondering
from dazwischen.bots.strength import Level, Strength
from dazwischen.cards import layout
from dazwischen.core.dice import Dice
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.rules_count import COUNT_OUT
from dazwischen.games.jay.ruleset import Ruleset, ruleset
from dazwischen.games.jay.sight import View
from dazwischen.games.jay.state import REOPENING, RUNNING

MINDS: Final[dict[Level, Mind]] = {
    Level.LEICHT: Beginner(),
    Level.MITTEL: Player(),
    Level.STARK: Planner(),
    Level.MEISTER: Planner(),
}
"""`meister` plays out what the planner finds, where there is a choice."""
PATIENCE: Final = 250
"""Milliseconds for which `meister` waits to be told what playing out says."""
GRACE: Final = 800
"""Milliseconds in which somebody may own up to a fault."""
ENOUGH: Final = 2
"""Moves from which on there is something to ponder."""
HURRY: Final = 400
"""Milliseconds left of a count when a bot lays at the latest."""

Meant: TypeAlias = Action[do.JayIntent] | Pondering[do.JayIntent] | None


def make(options: Options, seat: int, strength: Strength) -> "JayBot":
    return JayBot(ruleset(options), seat, strength)


def read_ahead(options: Options, strength: Strength) -> None:
    make(options, 1, strength)


def worked_out(options: Options, task: foresight.Task) -> foresight.Decision:
    return foresight.decided(ruleset(options).tables, task)


class JayBot:
    def __init__(self, rules: Ruleset, seat: int, strength: Strength) -> None:
        self.seat = seat
        self._rules = rules
        self._deck_facts = deck_facts(rules)
        self._mind = MINDS[strength.thinking]
        self._foresees = strength.thinking == Level.MEISTER
        self._habits = HABITS[strength.thinking]
        self._swaps = strength.thinking > Level.LEICHT
        self._tempo = times.tempo(strength)
        self._patience = patience(strength, rules.options.level)
        self._memory = Memory(rules, seat, self._habits)
        hidden = rules.options.faults == "tournament"
        self._follower = Follower(rules) if hidden else None
        self._slips_for_nothing = rules.options.faults == "guarded" or (
            rules.options.faults == "take-back" and rules.changes.plays_on
        )
        """Whether a wrong card is back in the hand before anything has happened."""
        self._view: View | None = None
        self._alert = False
        """Whether it was in play, cards in hand, when it looked last."""
        self._startled = False
        """Whether it has held back and not yet taken in what happened."""

    def notice(self, dice: Dice, *, own: bool) -> int:
        """In play a hand is held back sooner than its owner has taken in why."""
        if own:
            self._memory.acted(dice)
            return times.movement(self._tempo, dice)
        return (times.hold if self._alert else times.reaction)(self._tempo, dice)

    def see(self, view: View, at: int) -> None:
        self._view = view
        if self._follower:
            self._follower.see(view, at)
        self._memory.see(view, at, self._follower.offences if self._follower else None)
        self._startled, self._alert = self._alert, bool(view.may.lay)

    def act(self, now: int, dice: Dice) -> Action[do.JayIntent] | None:
        meant = self.ponder(now, dice)
        if isinstance(meant, Pondering):
            return meant.then(foresight.decided(self._rules.tables, meant.task))
        return meant

    def ponder(self, now: int, dice: Dice) -> Meant:
        view = self._view
        if view is None or self._memory.hand_is_moving:
            return None
        look = PositionFeatures(self._rules, self._deck_facts, self.seat, view, self._follower)
        task = chore(look, self._memory, self._follower, swaps=self._swaps)
        if task:
            spoken = isinstance(task, do.CallJay | do.Announce)
            late = LATE if spoken and self._memory.forgets else 0
            return Action(task, late + self._ready(look, dice))
        return self._object(look, dice) or self._play(look, now, dice)

    def _object(self, look: PositionFeatures, dice: Dice) -> Action[do.JayIntent] | None:
        """A pause, if somebody has done wrong, it is seen, and nothing better is at hand."""
        if not self._follower or "pause" not in look.view.may.acts:
            return None
        grace = self._grace(self._follower.offences)
        if grace is None or (len(look.view.hand) == 1 and look.legal):
            return None
        if dice.random() >= self._habits.spots:
            return None
        return Action(do.Pause(seat=self.seat), grace + self._ready(look, dice))

    def _grace(self, offences: Offences) -> int | None:
        """How long to wait with a pause, if one would be justified: whoever has only just laid a
        fault may still draw for it, and then nothing would be found."""
        if offences.grave(self.seat):
            return 0
        enough = self._rules.options.edition == "zdj-4.6"
        return GRACE if enough and offences.open(self.seat) else None

    def _play(self, look: PositionFeatures, now: int, dice: Dice) -> Meant:
        view, top_up = look.view, look.view.may.top_up
        if view.phase not in RUNNING:
            return self._watch(look, now)
        if view.hand and look.counted_out(now + HURRY):
            return self._choose(look, now, dice, buries=True)
        if top_up is None:
            return self._watch(look, now)
        if not view.hand:
            # Drawing nothing over and over helps nobody, except that it reopens the game.
            helps = look.cards_left() or view.phase == REOPENING
            more = do.TopUp(seat=self.seat, count=top_up) if helps else None
            return self._settled(look, more, now, dice)
        if look.waits and (not look.legal or dice.random() < self._habits.misses):
            return self._watch(look, now)
        return self._choose(look, now, dice, buries=False)

    def _choose(self, look: PositionFeatures, now: int, dice: Dice, *, buries: bool) -> Meant:
        """`buries`: all that is left is to lay a card face down."""

        def simpler() -> Action[do.JayIntent] | None:
            if not buries:
                return self._settled(look, self._mind.choose(look, dice), now, dice)
            card = self._mind.buried(look, dice)
            return self._settled(look, do.Lay(seat=self.seat, card=card, face_down=True), now, dice)

        def then(decision: foresight.Decision) -> Action[do.JayIntent] | None:
            rolled = Dice.rolled(decision.dice)
            return self._settled(look, moves[decision.move][1], now, rolled)

        moves = foresight.moves(look, buries=buries) if self._foresees else ()
        if len(moves) < ENOUGH:
            return simpler()
        return Pondering(foresight.task(look, moves, dice), then, simpler, PATIENCE)

    def _settled(
        self, look: PositionFeatures, intent: do.JayIntent | None, now: int, dice: Dice
    ) -> Action[do.JayIntent] | None:
        """Whoever does nothing himself looks at the others."""
        return self._timed(look, intent, now, dice) if intent else self._watch(look, now)

    def _timed(
        self, look: PositionFeatures, intent: do.JayIntent, now: int, dice: Dice
    ) -> Action[do.JayIntent]:
        delay = self._delay(look, intent, dice)
        if isinstance(intent, do.Lay) and dice.random() < self._habits.slips:
            if self._slips_for_nothing:
                delay += FUMBLE
            else:
                intent = wrong(look, dice) or intent
        counting = look.view.counting
        if counting is not None and look.must:
            delay = min(delay, max(0, counting + COUNT_OUT - HURRY - now))
        return Action(intent, delay)

    def _delay(self, look: PositionFeatures, intent: do.JayIntent, dice: Dice) -> int:
        """A run goes on by itself; throwing was prepared; everything else has to be chosen."""
        if look.running_on and isinstance(intent, do.Lay):
            return 0
        ready = self._ready(look, dice)
        if not isinstance(intent, do.Lay) or intent.face_down:
            return ready + times.decision(self._tempo, dice, 1)
        if (intent.card, layout.THROW) in look.legal or look.waits:
            return ready + self._linger(look, dice)
        return ready + times.decision(self._tempo, dice, len(look.legal))

    def _ready(self, look: PositionFeatures, dice: Dice) -> int:
        """Until it has taken in what others did, and its hand is there."""
        ready = times.prepared(self._tempo, dice)
        if self._startled and not look.running_on:
            ready += max(0, times.reaction(self._tempo, dice) - self._tempo.stop)
        return ready

    def _linger(self, look: PositionFeatures, dice: Dice) -> int:
        """Where a fault costs, the careful look twice before they race the others."""
        if self._rules.options.faults == "guarded" or len(look.view.hand) == 1:
            return 0
        return round(self._habits.caution * look.contested() * dice.random())

    def _watch(self, look: PositionFeatures, now: int) -> Action[do.JayIntent] | None:
        """Counts at a player under obligation who hesitates."""
        if "count" not in look.view.may.acts:
            return None
        since = self._memory.since
        # The time makes a count at one player another intent than that at the next.
        count = do.Count(seat=self.seat, at=since)
        return Action(count, max(0, since + self._patience - now))
