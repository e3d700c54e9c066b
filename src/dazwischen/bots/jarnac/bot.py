"""An opponent at Jarnac: sees its seat's view, answers like somebody who sits there."""

from dazwischen.bots.jarnac import doubt, pace, team
from dazwischen.bots.jarnac.careful import Careful
from dazwischen.bots.jarnac.greedy import Greedy
from dazwischen.bots.jarnac.mind import Mind
from dazwischen.bots.jarnac.novice import Novice
from dazwischen.bots.jarnac.patient import Patient
from dazwischen.bots.jarnac.scene import DRAW, LAY, Move, scene
from dazwischen.bots.jarnac.simulator import BUDGET, Simulator
from dazwischen.bots.jarnac.vocabulary import mastery
from dazwischen.bots.protocol import Action, Bot
from dazwischen.bots.strength import Level, Strength
from dazwischen.core.dice import Dice
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import Ruleset, ruleset
from dazwischen.games.jarnac.state import OVER, WAITING
from dazwischen.games.jarnac.view import View


def make(
    options: Options, seat: int, strength: Strength, *, budget: int = BUDGET
) -> Bot[View, do.JarnacIntent]:
    """`budget` is how much work `meister` puts into a decision."""
    rules = ruleset(options)
    return JarnacBot(rules, seat, strength, _mind(rules, strength.thinking, budget))


def _mind(rules: Ruleset, level: Level, budget: int) -> Mind:
    words = mastery(rules, level)
    match level:
        case Level.LEICHT:
            return Novice(words)
        case Level.MITTEL:
            return Greedy(words)
        case _ if rules.solo:
            return Patient(words)
        case Level.STARK:
            return Careful(words)
        case _:
            return Simulator(words, budget)


class JarnacBot:
    def __init__(self, rules: Ruleset, seat: int, strength: Strength, mind: Mind) -> None:
        self._rules = rules
        self._seat = seat
        self._side = rules.side_of(seat)
        self._strength = strength
        self._mind = mind
        self.ponders = strength.thinking == Level.MEISTER
        """A simulation takes up to a second."""
        self._view: View | None = None

    def notice(self, dice: Dice, *, own: bool) -> int:
        return pace.notice(self._strength.hand, dice, own=own)

    def see(self, view: View, at: int) -> None:  # noqa: ARG002 - letters do not run away
        self._view = view

    def act(self, now: int, dice: Dice) -> Action[do.JarnacIntent] | None:
        view = self._view
        if view is None or view.phase == WAITING:
            return None
        time = pace.left(view, self._side, now)
        if view.may.object and time != 0 and self._objects(view, dice):
            return self._soon(do.Object(seat=self._seat), LAY, time, dice)
        if view.phase == OVER:
            accepts = view.may.accept
            return self._soon(do.Accept(seat=self._seat), DRAW, None, dice) if accepts else None
        if view.move != self._side:
            return None
        captain = view.sides[self._side - 1].captain == self._seat
        if time == 0:
            return self._soon(do.Pass(seat=self._seat), DRAW, None, dice) if captain else None
        return self._move(view, time, dice) if captain else self._propose(view, time, dice)

    def _objects(self, view: View, dice: Dice) -> bool:
        level, word = self._strength.thinking, view.laid
        known = mastery(self._rules, level).knows(word)
        return doubt.objects(self._rules, level, word, dice, known=known)

    def _move(self, view: View, time: int | None, dice: Dice) -> Action[do.JarnacIntent]:
        now = scene(self._rules, view, self._side)
        move = self._mind.choose(now, dice)
        if view.may.confirm:
            made = view.proposals
            seat = team.better(now, move, made, lambda other: self._mind.rate(now, other))
            if seat:
                return self._soon(do.Confirm(seat=self._seat, of=seat), LAY, time, dice)
        return self._soon(self._intent(move), move.what, time, dice)

    def _propose(self, view: View, time: int | None, dice: Dice) -> Action[do.JarnacIntent] | None:
        move = self._mind.choose(scene(self._rules, view, self._side), dice)
        made = team.proposal(self._seat, move, view.proposals)
        if made is None:
            return None
        intent = do.Propose(seat=self._seat, what=made.what, row=made.row, word=made.word)
        return self._soon(intent, move.what, time, dice)

    def _soon(
        self, intent: do.JarnacIntent, what: str, time: int | None, dice: Dice
    ) -> Action[do.JarnacIntent]:
        return Action(intent, pace.within(pace.delay(self._strength.hand, what, dice), time))

    def _intent(self, move: Move) -> do.JarnacIntent:
        seat = self._seat
        match move.what:
            case "lay":
                return do.Lay(seat=seat, word=move.word, row=move.row)
            case "jarnac":
                return do.CallJarnac(seat=seat, word=move.word, row=move.row)
            case "exchange":
                return do.Exchange(seat=seat, letters=move.word)
            case "draw":
                return do.Draw(seat=seat)
            case _:
                return do.Pass(seat=seat)
