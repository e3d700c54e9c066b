/** One's own side of a game of cards: a board as signals, to be drawn and played on. */
import { computed, signal, useLayoutEffect, useRef } from "../vendor/preact.js";
import { answered, begun, beside, chose, held, laid, put, used } from "./board.js";
import { useDrag } from "./drag.js";
import { fly, whereIs } from "./flight.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Held} Held */
/** @typedef {ReturnType<typeof ownSide>} Side */
/**
 * @typedef {object} Lay
 * @property {object} wish what is sent
 * @property {string} to the id of the place on the table, to which the card flies at once
 * @property {number} [shows] the figure that is seen there, if it is not the card's
 * @property {DOMRect | null} [from] where the card was
 */

/**
 * @param {(wish: any) => number} send gives the number under which it is answered, 0 if nobody can be asked
 * @param {import("./board.js").Sources} [others] what cards are laid from besides the hand
 */
export function ownSide(send, others) {
  const board = signal(begun(others));
  const cards = computed(() => board.value.cards);
  const pending = computed(() => board.value.pending);
  const all = computed(() => held({ ...board.peek(), cards: cards.value, pending: pending.value }));
  /** Cards that came back, from where, and whether they were refused. @type {Map<number, {from: string, refused: boolean}>} */
  const returned = new Map();
  /**
   * @template {unknown[]} Args
   * @param {(board: Board, ...args: Args) => Board} how
   * @param {Args} args
   */
  const change = (how, ...args) => {
    board.value = how(board.peek(), ...args);
  };
  /** @param {number} uid */
  const choose = (uid) => change(chose, uid);
  return {
    board,
    pending,
    held: all,
    hand: computed(() => cards.value.hand),
    /** What is shown of the hand: without the cards on their way. */
    shown: computed(() => all.value.filter(({ source }) => source === "hand")),
    chosen: computed(() => board.value.chosen),
    returned,
    change,
    choose,
    find: (/** @type {number} */ uid) => all.value.find((card) => card.uid === uid),
    /** Does something with the chosen card; where it leaves, its neighbour is chosen. @param {() => void} what */
    withChosen: (what) => {
      const next = beside(board.peek(), board.peek().chosen);
      what();
      if (!board.peek().chosen) choose(next);
    },
    /**
     * Uses a card: done at once if there is only one place for it.
     * @template Place
     * @param {Held} card
     * @param {readonly Place[]} targets
     * @param {(to: Place) => void} go
     */
    use: (card, targets, go) => {
      const { board: next, to } = used(board.peek(), card.uid, targets);
      if (to === null) board.value = next;
      else go(to);
    },
    /**
     * Lays a card: it flies at once, and comes back if it is refused.
     * @param {Held} card
     * @param {Lay} lay
     */
    lay: (card, { wish, to, shows = card.figure, from = null }) => {
      const id = send(wish);
      if (id) change(laid, { id, held: card, to, shows, from });
      return id > 0;
    },
    /** What is heard of the table. */
    news: {
      /** @param {number[]} ids */
      answered: (ids) => {
        // The view that comes next no longer has them; until then they stay out of sight.
        queueMicrotask(() => change(answered, ids));
      },
      /** @param {{re: number}} refused */
      refused: ({ re }) => {
        const back = pending.peek().find(({ id }) => id === re);
        if (!back) return;
        returned.set(back.held.uid, { from: back.to, refused: true });
        change(answered, [re]);
      },
    },
  };
}

/**
 * What a card of one's own does on the screen: it comes back from where it was, is where the keyboard is,
 * and can be taken up.
 * @param {Side} side
 * @param {Held} card
 * @param {boolean} isChosen
 * @param {(from: () => DOMRect | null) => Omit<import("./drag.js").Wishes, "put">} wishes by where the card is
 */
export function useCard(side, card, isChosen, wishes) {
  const element = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => {
    const back = side.returned.get(card.uid);
    if (!back) return;
    side.returned.delete(card.uid);
    fly(element.current, whereIs(back.from));
    if (back.refused) element.current?.classList.add("refused");
  }, []);
  // At once: a late focus would take the choice back from whoever types faster.
  useLayoutEffect(() => {
    if (isChosen) element.current?.focus({ preventScroll: true });
  }, [isChosen]);
  const from = () => element.current?.getBoundingClientRect() ?? null;
  const drag = useDrag(element, {
    ...wishes(from),
    put: (place) => {
      if (card.source === "hand") side.change(put, card.uid, place);
    },
  });
  return { element, drag, onFocus: () => side.choose(card.uid) };
}

/** Where a card is on the screen. @param {number} uid */
export function whereHeld(uid) {
  return document.querySelector(`[data-uid="${uid}"]`)?.getBoundingClientRect() ?? null;
}
