"""Tables of Jarnac to judge: laid out as one likes, as the engine and as a bot see them."""

from collections.abc import Sequence

from msgspec.structs import replace

from dazwischen.bots.jarnac.scene import Scene, scene
from dazwischen.bots.jarnac.vocabulary import Mastery, mastery
from dazwischen.bots.strength import Level
from dazwischen.games.jarnac.events import Begun, Passed
from dazwischen.games.jarnac.game import GAME
from dazwischen.games.jarnac.options import Options
from dazwischen.games.jarnac.ruleset import ROWS, ruleset
from dazwischen.games.jarnac.state import PLAY, State


def words(level: Level, options: Options | None = None) -> Mastery:
    return mastery(ruleset(options or Options()), level)


def table(
    rows: tuple[Sequence[str], Sequence[str]],
    racks: tuple[str, str],
    options: Options | None = None,
    *,
    bag: bool = True,
    passed: bool = False,
) -> State:
    """Side 1 may lay what it has; or side 2 has just `passed`, and side 1 may call."""
    state = GAME.start(options or Options(), 7)
    laid = tuple((*side, *[""] * (ROWS - len(side))) for side in rows)
    used = sum(map(len, (*laid[0], *laid[1], *racks)))
    left = state.rules.total - used if bag else 0
    begun = Begun(2 if passed else 1, laid, racks, (True, True), left)
    state = GAME.evolve(state, begun)
    if passed:
        return GAME.evolve(state, Passed(2, 0))
    return replace(state, phase=PLAY, opens=False)


def seen(state: State) -> Scene:
    """As the side at move sees it."""
    seat = state.captains[state.side - 1]
    return scene(state.rules, GAME.view(state, seat), state.side)
