"""Jay for the conformance suite: rulesets, random players, and what a seat cannot see."""

from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from dazwischen.core.errors import InvalidInput
from dazwischen.games.jay import intents as do
from dazwischen.games.jay.actions.waive import Waive
from dazwischen.games.jay.options import Options
from dazwischen.games.jay.rules_judge import ABOUT_NOBODY, FINDINGS
from dazwischen.games.jay.ruleset import ruleset
from dazwischen.games.jay.state import OVER, WAITING, State

RARE = {"unclear": 1, "void": 1, "back": 2}
EDITIONS = ("jay", "zdj-4.6")
FAULTS = ("guarded", "take-back", "penalty", "tournament")


def possible(options: Options) -> bool:
    try:
        ruleset(options)
    except InvalidInput:
        return False
    return True


def all_options() -> st.SearchStrategy[Options]:
    return st.builds(
        Options,
        edition=st.sampled_from(EDITIONS),
        level=st.integers(1, 7),
        players=st.integers(2, 6),
        faults=st.sampled_from(FAULTS),
        announce=st.sampled_from(("auto", "manual")),
        shuffle=st.sampled_from(("full", "cut")),
        colours=st.integers(2, 4),
        decks=st.sampled_from(("common", "own")),
        hand=st.sampled_from((0, 0, 3, 5, 12)),
        opener=st.integers(0, 2),
        starter_noble=st.booleans(),
        captains=st.booleans(),
        rounds=st.integers(1, 3),
    ).filter(possible)


class JayAdapter:
    def options(self) -> st.SearchStrategy[Options]:
        return all_options()

    def intent(self, state: State, dice: Random, now: int) -> do.JayIntent:
        if state.phase in (WAITING, OVER):
            return do.Deal(seat=0, at=now)
        seat = dice.randint(1, state.rules.players)
        return _needed(state, seat, dice, now) or _wanted(state, seat, dice, now)

    def public(self, intent: do.JayIntent) -> bool:
        return not isinstance(intent, do.Deal | do.Lay | do.Swap | do.Find)

    def scramble(self, state: State, seat: int | None, dice: Random) -> State:
        """Deals everything that seat cannot see anew: other hands, piles, faces of traitors."""
        hidden = [card for pile in state.piles for card in pile]
        hidden += [card for s, hand in enumerate(state.hands, 1) if s != seat for card in hand]
        traitors = [e for e in state.box if e.figure == state.rules.traitor and e.seat != seat]
        hidden += [entry.card for entry in traitors]
        dice.shuffle(hidden)
        hands = tuple(
            hand if s == seat else tuple(hidden.pop() for _ in hand)
            for s, hand in enumerate(state.hands, 1)
        )
        box = tuple(
            replace(entry, card=hidden.pop()) if entry in traitors else entry for entry in state.box
        )
        piles = tuple(tuple(hidden.pop() for _ in pile) for pile in state.piles)
        return replace(state, hands=hands, box=box, piles=piles, seed=state.seed + 1)


def _needed(state: State, seat: int, dice: Random, now: int) -> do.JayIntent | None:
    """What the situation asks of the seat; forgotten now and then."""
    if dice.random() < 0.1:
        return None
    if state.phase in ("preparing", "paused") and dice.random() < 0.8:
        return do.Ready(seat=seat, at=now)
    if seat in state.finished and not state.is_out(seat):
        return do.CallJay(seat=seat, at=now)
    if state.owed(seat) and dice.random() < 0.7:
        return do.Draw(seat=seat, at=now, count=state.owed(seat))
    say = next((due.say for due in state.dues[seat - 1] if due.say is not None), None)
    if say is not None and dice.random() < 0.7:
        return do.Announce(seat=seat, at=now, what=say)
    return None


def _wanted(state: State, seat: int, dice: Random, now: int) -> do.JayIntent:
    hand = state.hands[seat - 1] or (1,)
    choice = dice.random()
    if choice < 0.75:
        return do.Lay(seat=seat, at=now, card=dice.choice(hand), face_down=dice.random() < 0.15)
    if choice < 0.85:
        return do.TopUp(seat=seat, at=now, count=dice.randint(0, 4))
    slots = state.slots[seat - 1] or (1,)
    return dice.choice(
        (
            do.Pause(seat=seat, at=now),
            do.CaptainPause(seat=seat, at=now),
            Waive(seat=seat, at=now),
            do.Count(seat=seat, at=now),
            do.CallJay(seat=seat, at=now),
            do.Announce(seat=seat, at=now, what=dice.randint(-1, 38)),
            do.Draw(seat=seat, at=now, count=dice.randint(0, 3)),
            do.Swap(seat=seat, at=now, card=dice.choice(hand), slot=dice.choice(slots)),
            finding(state, seat, dice, now),
        )
    )


def finding(state: State, seat: int, dice: Random, now: int) -> do.Find:
    found = dice.choices(list(FINDINGS), [RARE.get(name, 4) for name in FINDINGS])[0]
    card = dice.choice(state.hands[seat - 1] or (1,))
    counts, several = found in ("back", "two-cards"), found == "askew" and dice.random() < 0.5
    return do.Find(
        seat=-1,
        at=now,
        finding=found,
        of=0 if found in ABOUT_NOBODY else seat,
        card=card if found == "hindered" else 0,
        cards=dice.randint(1, 3) if counts else 0,
        others=(1 + seat % state.rules.players,) if several else (),
    )


ADAPTER = JayAdapter()
