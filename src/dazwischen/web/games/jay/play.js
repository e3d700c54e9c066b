/** One's own side of the game: the hand, cards on their way to the box, and what one does. */
import { computed, effect, signal } from "../../vendor/preact.js";
import { catalogue } from "../../cards/figures.js";
import { intend, listen, table } from "../../table/store.js";
import { moved, reconciled, sorted } from "../../cards/hand.js";
import { keepOrder, keptOrder } from "./order.js";

/** @typedef {import("../../cards/hand.js").HandCard} HandCard */
/** @typedef {import("./view.js").View} View */
/**
 * A card that was laid and not yet answered: it is shown in the box already.
 * @typedef {object} Pending
 * @property {number} id
 * @property {HandCard} card
 * @property {boolean} faceDown
 * @property {DOMRect | null} from
 */

/** @type {import("../../vendor/preact.js").ReadonlySignal<View | null>} */
export const view = computed(() => table.value?.game?.view ?? null);
const further = computed(() => view.value?.options.figures);
export const figures = computed(() => catalogue(further.value ?? []));

/** @type {import("../../vendor/preact.js").Signal<HandCard[]>} */
export const hand = signal([]);
/** @type {import("../../vendor/preact.js").Signal<Pending[]>} */
export const pending = signal([]);
/** The card that the keyboard is at, or that is about to be swapped. */
export const chosen = signal(0);
/** How many cards to top up or draw, if not the fewest. */
export const amount = signal(0);

/** Cards in the box that were seen arriving there before the server knew. */
export const landed = new Set();
/** Cards that came back into the hand. */
export const returned = new Set();

/** What is shown of the hand: without the cards on their way. */
export const shown = computed(() => {
  const away = new Set(pending.value.map(({ card }) => card.uid));
  return hand.value.filter(({ uid }) => !away.has(uid));
});

/** What laying each figure would be, as far as the server says. */
export const lays = computed(() => new Map(view.value?.may.lay ?? []));

/** Follows the table; ends with the function returned. */
export function followGame() {
  hand.value = reconciled([], keptOrder(gameNumber()));
  const stops = [
    effect(() => {
      const now = view.value;
      if (!now) return;
      const leaving = new Set(pending.peek().map(({ card }) => card.uid));
      hand.value = reconciled(hand.peek(), now.hand, leaving);
    }),
    effect(() => keepOrder(gameNumber(), hand.value)),
    listen({
      happened: (_events, before, after) => noteLanded(before.game?.view, after.game?.view),
      answered: settle,
      refused: ({ re }) => comeBack(re),
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function gameNumber() {
  return table.peek()?.game?.id ?? 0;
}

/**
 * @param {View | undefined} before
 * @param {View | undefined} after
 */
function noteLanded(before, after) {
  if (!before || !after || !pending.peek().length) return;
  const old = new Set(before.box.map(({ serial }) => serial));
  for (const { serial, seat } of after.box) {
    if (seat === after.seat && !old.has(serial)) landed.add(serial);
  }
}

/** @param {number[]} ids */
function settle(ids) {
  const done = pending.value.filter(({ id }) => ids.includes(id));
  if (!done.length) return;
  // The view that comes next no longer has them; until then they stay out of sight.
  queueMicrotask(() => {
    pending.value = pending.value.filter(({ id }) => !ids.includes(id));
  });
}

/** @param {number} id */
function comeBack(id) {
  const back = pending.value.find((lay) => lay.id === id);
  if (!back) return;
  returned.add(back.card.uid);
  pending.value = pending.value.filter((lay) => lay !== back);
}

/**
 * Lays a card: it flies at once, and comes back if it is refused.
 * @param {HandCard} card
 * @param {boolean} [faceDown]
 * @param {DOMRect | null} [from]
 */
export function lay(card, faceDown = false, from = null) {
  const id = intend({ do: "lay", card: card.figure, face_down: faceDown });
  if (!id) return;
  step(card);
  pending.value = [...pending.value, { id, card, faceDown, from }];
}

/**
 * The keyboard goes on to the neighbour of a card that leaves.
 * @param {HandCard} card
 */
function step(card) {
  if (chosen.value !== card.uid) return;
  const cards = shown.value;
  const place = cards.indexOf(card);
  chosen.value = (cards[place + 1] ?? cards[place - 1])?.uid ?? 0;
}

export const topUp = () => {
  const least = view.value?.may.top_up;
  if (least == null) return;
  intend({ do: "top-up", count: Math.max(least, amount.value) });
  amount.value = 0;
};

export const draw = () => {
  const now = view.value;
  if (!now) return;
  intend({ do: "draw", count: now.may.draw || Math.max(1, amount.value) });
  amount.value = 0;
};

/**
 * @param {number} slot
 */
export function swap(slot) {
  const card = hand.value.find(({ uid }) => uid === chosen.value);
  if (card) intend({ do: "swap", card: card.figure, slot });
}

/** @param {number} what */
export const announce = (what) => intend({ do: "announce", what });
/** @param {"jay" | "ready" | "pause" | "waive" | "count"} what */
export const act = (what) => intend({ do: what });

/** @param {number} by */
export function moveChoice(by) {
  const cards = shown.value;
  if (!cards.length) return;
  const place = cards.findIndex(({ uid }) => uid === chosen.value);
  const next = place < 0 ? (by > 0 ? 0 : cards.length - 1) : place + by;
  chosen.value = cards[(next + cards.length) % cards.length].uid;
}

/**
 * @param {number} uid
 * @param {number} place
 */
export function reorder(uid, place) {
  hand.value = moved(hand.value, uid, place);
}

/** @type {"colour" | "symbol"} */
let lastSort = "symbol";

/** By colour, and next time by symbol. */
export function sortHand() {
  lastSort = lastSort === "colour" ? "symbol" : "colour";
  hand.value = sorted(hand.value, figures.value, lastSort);
}
