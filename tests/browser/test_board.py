"""The headless board of cards, held against a server that answers when it likes."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open

RANDOM_PLAY = """async ([seed, steps]) => {
  const board = await import("/web/cards/board.js");
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = (list) => list[random(list.length)];
  const sorted = (list) => list.toSorted((one, other) => one - other).join();

  // Few figures, so that most cards have others like them.
  const some = (most) => Array.from({ length: random(most) }, () => 1 + random(3));
  const server = { hand: some(9), slot: some(3), corner: some(4) };
  const figures = [1, 2, 3, 4].map((n) => ({ colour: "rbgl"[n - 1], symbol: "OHIX"[n - 1] }));
  let now = board.told(board.begun({ slot: "any", corner: "top" }), server);
  const asked = [];
  let asks = 0;
  const seen = { laid: 0, refused: 0, accepted: 0, both: 0 };

  const check = (did) => {
    const fail = (why) => {
      throw new Error(`${why} after ${did}, seed ${seed}: ${JSON.stringify({ now, server })}`);
    };
    const away = now.pending.map(({ held }) => held.uid);
    const shown = board.held(now).map(({ uid }) => uid);
    if (new Set([...away, ...shown]).size !== away.length + shown.length) fail("shown twice");
    for (const source of ["hand", "slot", "corner"]) {
      const here = now.cards[source];
      if (sorted(here.map(({ figure }) => figure)) !== sorted(server[source])) fail("lost");
      const left = here.filter(({ uid }) => !away.includes(uid));
      const waiting = now.pending.filter(({ held }) => held.source === source);
      // What nobody has answered is still the server's to give back.
      if (source !== "corner" && left.length + waiting.length !== here.length) fail("lost");
      const expected = source === "corner" ? left.slice(-1) : left;
      if (sorted(expected.map(({ uid }) => uid)) !==
          sorted(board.held(now).filter((card) => card.source === source).map(({ uid }) => uid)))
        fail("not all shown");
    }
    if (sorted(now.pending.map(({ id }) => id)) !== sorted(asked.map(({ id }) => id)))
      fail("not what is waited for");
    if (board.answered(now, [-1, asks + 1]) !== now) fail("an unknown number changed something");
  };

  const actions = {
    lay: () => {
      const held = pick(board.held(now));
      if (!held) return;
      asked.push({ id: ++asks, held });
      now = board.laid(now, { id: asks, held, to: "box", shows: held.figure, from: null });
      if (now.chosen === held.uid) throw new Error("chosen and gone");
      seen.laid += 1;
      if (asked.length > 1) seen.both += 1;
    },
    accept: () => {
      const [first] = asked.splice(0, 1);
      if (!first) return;
      const { source, figure } = first.held;
      const from = server[source];
      from.splice(source === "corner" ? from.length - 1 : from.indexOf(figure), 1);
      now = board.told(now, server);
      now = board.answered(now, [first.id]);
      const all = Object.values(now.cards).flat();
      if (source !== "corner" && all.some(({ uid }) => uid === first.held.uid))
        throw new Error(`another card left than the one that was laid, seed ${seed}`);
      seen.accepted += 1;
    },
    refuse: () => {
      const [first] = asked.splice(0, 1);
      if (!first) return;
      const order = now.cards.hand.map(({ uid }) => uid).join();
      now = board.answered(now, [first.id]);
      const back = board.held(now).some(({ uid }) => uid === first.held.uid);
      if (!back && first.held.source !== "corner") throw new Error("not back");
      if (now.cards.hand.map(({ uid }) => uid).join() !== order) throw new Error("not in place");
      seen.refused += 1;
    },
    draw: () => server.hand.push(1 + random(3)) && (now = board.told(now, server)),
    turnUp: () => server.corner.push(1 + random(3)) && (now = board.told(now, server)),
    again: () => {
      const before = now.cards.hand.map(({ uid }) => uid).join();
      // The server has an order of its own.
      now = board.told(now, { ...server, hand: server.hand.toReversed() });
      if (now.cards.hand.map(({ uid }) => uid).join() !== before) throw new Error("another order");
    },
    put: () => (now = board.put(now, pick(now.cards.hand)?.uid ?? 0, random(8))),
    sort: () => (now = board.inOrder(now, [{}, ...figures])),
    choose: () => (now = board.chose(now, pick(board.held(now))?.uid ?? 0)),
    step: () => (now = board.stepped(now, random(2) * 2 - 1)),
    shift: () => (now = board.shifted(now, random(2) * 2 - 1)),
  };
  check("nothing");
  for (let n = 0; n < steps; n += 1) {
    const did = pick([...Object.keys(actions), "lay", "lay", "accept"]);
    actions[did]();
    check(did);
  }
  return seen;
}"""
"""Lays, answers and all between them; after each step every card is where it has to be."""


@pytest.fixture
def page(visit: Open) -> Page:
    return visit()


def test_no_card_is_lost_or_shown_twice(page: Page) -> None:
    seen = [page.evaluate(RANDOM_PLAY, [seed, 80]) for seed in range(1, 301)]
    assert all(sum(play[what] for play in seen) > 1000 for what in ("laid", "refused", "accepted"))
    assert sum(play["both"] for play in seen) > 1000, "several on their way at once"


def run(page: Page, script: str) -> Any:
    """With a hand of 5, 9 and 5, two slots and a corner of three."""
    start = """const board = await import("/web/cards/board.js");
      const figures = { hand: [5, 9, 5], slot: [7, 8], corner: [1, 2, 3] };
      const start = board.told(board.begun({ slot: "any", corner: "top" }), figures);
      const [five, nine, other, seven, eight, corner] = board.held(start);
      const shown = (now) => board.held(now).map(({ figure }) => figure);
      const lay = (now, id, held) =>
        board.laid(now, { id, held, to: "box", shows: held.figure, from: null });"""
    return page.evaluate(f"async () => {{ {start} {script} }}")


def test_a_card_that_is_laid_is_on_its_way_until_it_is_answered(page: Page) -> None:
    assert run(page, "return shown(start)") == [5, 9, 5, 7, 8, 3]
    script = """const now = lay(start, 1, nine);
      return [shown(now), now.pending.map(({ id }) => id), shown(board.answered(now, [1]))];"""
    assert run(page, script) == [[5, 5, 7, 8, 3], [1], [5, 9, 5, 7, 8, 3]]


def test_of_a_pile_the_next_card_is_there_at_once(page: Page) -> None:
    assert run(page, "return shown(lay(start, 1, corner))") == [5, 9, 5, 7, 8, 2]
    assert run(page, "return shown(lay(lay(start, 1, corner), 2, seven))") == [5, 9, 5, 8, 2]


def test_of_two_that_were_laid_the_first_is_answered_first(page: Page) -> None:
    script = """const both = lay(lay(start, 1, other), 2, five);
      const after = board.answered(board.told(both, { ...figures, hand: [5, 9] }), [1]);
      const refused = board.answered(after, [2]);
      return [shown(after), shown(refused), board.held(refused).includes(five)];"""
    assert run(page, script) == [[9, 7, 8, 3], [5, 9, 7, 8, 3], True]


@pytest.mark.parametrize(
    ("targets", "to"),
    [([], None), ([{"stack": 4}], {"stack": 4}), (["left", "right"], None)],
)
def test_a_card_goes_to_the_only_place_or_waits(page: Page, targets: list[Any], to: Any) -> None:
    script = """async (targets) => {
      const board = await import("/web/cards/board.js");
      const used = board.used(board.told(board.begun(), { hand: [5] }), 77, targets);
      return [used.to, used.board.chosen === 77];
    }"""
    assert page.evaluate(script, targets) == [to, to is None]


def test_the_keyboard_goes_round_and_on_to_the_neighbour(page: Page) -> None:
    script = """const at = (now) => board.held(now).find(({ uid }) => uid === now.chosen)?.figure;
      const first = board.stepped(start, 1);
      const last = board.stepped(first, -1);
      return [at(first), at(last), at(board.stepped(last, 1)), at(board.stepped(start, -1)),
        board.beside(start, nine.uid) === other.uid, board.beside(start, corner.uid) === eight.uid,
        board.beside(start, 0), board.stepped(board.begun(), 1).chosen];"""
    assert run(page, script) == [5, 3, 5, 3, True, True, 0, 0]


def test_a_chosen_card_that_leaves_is_chosen_no_more(page: Page) -> None:
    script = """const now = board.chose(start, nine.uid);
      return [lay(now, 1, nine).chosen, lay(now, 1, five).chosen === nine.uid];"""
    assert run(page, script) == [0, True]


def test_the_hand_has_an_order_of_its_own(page: Page) -> None:
    script = """const right = board.shifted(board.chose(start, nine.uid), 1);
      const over = board.shifted(board.chose(lay(start, 1, other), five.uid), 1);
      const end = board.shifted(board.chose(start, other.uid), 1);
      return [shown(right).slice(0, 3), shown(over).slice(0, 2), shown(end).slice(0, 3),
        shown(board.told(right, { ...figures, hand: [4, 9, 5, 5] })).slice(0, 4),
        shown(board.shifted(board.chose(start, seven.uid), -1)).slice(0, 3)];"""
    assert run(page, script) == [[5, 5, 9], [9, 5], [5, 9, 5], [5, 5, 9, 4], [5, 9, 5]]


def test_a_card_stays_the_same_as_long_as_it_is_there(page: Page) -> None:
    """Whoever draws it need not draw it anew."""
    script = """const [one] = board.held(board.told(start, { ...figures, hand: [5, 5, 9, 9] }));
      return one === five;"""
    assert run(page, script) is True
