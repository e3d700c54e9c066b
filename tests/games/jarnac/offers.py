"""What Jarnac offers a seat. What the dictionary says to a word is no offer, but its row is."""

from collections.abc import Iterator
from typing import Any

from dazwischen.games.jarnac import events as ev
from dazwischen.games.jarnac import intents as do
from dazwischen.games.jarnac import solver
from dazwischen.games.jarnac.may import May, may
from dazwischen.games.jarnac.rules_word import too_easy
from dazwischen.games.jarnac.state import OVER, WAITING, Board, State


class JarnacOffers:
    def offered(self, state: State, seat: int, now: int) -> Iterator[do.JarnacIntent]:
        allowed, side = may(state, seat), state.rules.side_of(seat)
        yield from _spoken(allowed, seat, now)
        if state.phase == WAITING or not side:
            return
        if allowed.exchange:
            yield do.Exchange(seat=seat, at=now, letters=state.board(side).rack[:3])
        rows = {*allowed.lay, *allowed.change}
        for row, word in _plays(state, state.board(side)):
            if row in rows or (row == 0 and allowed.lay):
                yield do.Lay(seat=seat, at=now, word=word, row=row)
        if not state.longer:
            taken = {*allowed.take, *((0,) if allowed.jarnac else ())}
            for row, word in _plays(state, state.board(state.other(side))) if taken else ():
                if row in taken:
                    yield do.CallJarnac(seat=seat, at=now, word=word, row=row)

    def tried(self, state: State, seat: int, now: int) -> Iterator[do.JarnacIntent]:
        who: dict[str, Any] = {"seat": seat, "at": now}
        yield from (kind(**who) for kind in (do.Draw, do.Pass, do.Object, do.Accept))
        yield from (do.HandOver(to=other, **who) for other in range(1, state.rules.seats + 1))
        yield do.Propose(what="pass", **who)
        if state.phase == WAITING:
            return
        for board in state.boards:
            yield do.Exchange(letters=board.rack[:3], **who)
            for row, word in _plays(state, board):
                yield do.Lay(word=word, row=row, **who)
                yield do.CallJarnac(word=word, row=row, **who)

    def is_offered(self, state: State, intent: do.JarnacIntent) -> bool:
        allowed = may(state, intent.seat)
        match intent:
            case do.Lay():
                return intent.row in (*allowed.lay, *allowed.change) or bool(
                    not intent.row and allowed.lay
                )
            case do.CallJarnac():
                return intent.row in allowed.take or (not intent.row and allowed.jarnac)
            case do.Exchange():
                return allowed.exchange
            case do.Propose():
                return allowed.propose
            case _:
                return intent in _spoken(allowed, intent.seat, intent.at)

    def waited_for(self, state: State) -> Iterator[int]:
        """Whoever speaks for the side at move, or for the one that may object first."""
        if state.phase not in (WAITING, OVER):
            side = state.other(state.side) if state.held else state.side
            yield state.captains[side - 1]

    def helps(self, intent: do.JarnacIntent) -> bool:
        asked = do.Draw | do.Pass | do.Exchange | do.Lay | do.CallJarnac | do.Accept | do.Object
        return isinstance(intent, asked)

    def costs_more(
        self,
        _before: State,
        intent: do.JarnacIntent,
        events: list[ev.JarnacEvent],
        _after: State,
    ) -> bool:
        """A word that is one is never taken back."""
        laid = isinstance(intent, do.Lay | do.CallJarnac)
        return laid and any(isinstance(event, ev.TakenBack) for event in events)

    def is_known(
        self, state: State, intent: do.JarnacIntent, _events: list[ev.JarnacEvent]
    ) -> bool:
        """Out of time one may also pass without drawing first; after the end a captain is none; and
        "Gilt" may be said where nobody waits for it."""
        if isinstance(intent, do.Accept):
            return not state.held
        if isinstance(intent, do.HandOver):
            return state.phase == OVER
        return isinstance(intent, do.Pass) and state.due > 0


def _spoken(allowed: May, seat: int, now: int) -> Iterator[do.JarnacIntent]:
    who: dict[str, Any] = {"seat": seat, "at": now}
    spoken: dict[Any, bool] = {
        do.Pass: allowed.pass_,
        do.Object: allowed.object,
        do.Accept: allowed.accept,
    }
    yield from (kind(**who) for kind, offered in spoken.items() if offered)
    if allowed.draw:
        yield do.Draw(**who)
    if allowed.propose:
        yield do.Propose(what="pass", **who)
    yield from (do.HandOver(to=other, **who) for other in allowed.hand_over)


def _plays(state: State, board: Board) -> list[tuple[int, str]]:
    """Some words that could be laid there, of those that the dictionary knows."""
    found = solver.index(state.rules).plays(
        board.rows, board.rack[-20:], professional=state.rules.professional
    )
    hard = {
        row: [word for word in words if not too_easy(state.rules, word, ("", *board.rows)[row])]
        for row, words in found.items()
    }
    return [(row, words[0]) for row, words in hard.items() if words]


OFFERS = JarnacOffers()
