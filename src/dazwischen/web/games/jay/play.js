/** One's own side of the game: the hand, cards on their way to the box, and what one does. */
import { computed, effect, signal } from "../../vendor/preact.js";
import { catalogue } from "../../cards/figures.js";
import { intend, listen, table } from "../../table/store.js";
import { moved, reconciled, sorted } from "../../cards/hand.js";
import { captained } from "./captains.js";
import { keepOrder, keptOrder } from "./order.js";
import { isCountedOut } from "./view.js";

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

/** Whether somebody wants to lay the next card face down. */
export const turning = signal(false);

/** Whether a card would be laid face down now: because one wants it, or may do nothing else. */
export const facesDown = computed(() => {
  const now = view.value;
  if (!now?.may.traitor) return false;
  return turning.value || isCountedOut(now);
});

/** Cards in the box that were seen arriving there before the server knew. */
export const landed = new Set();
/** Cards that came back into the hand. */
export const returned = new Set();

/** What is shown of the hand: without the cards on their way. */
export const shown = computed(() => {
  const away = new Set(pending.value.map(({ card }) => card.uid));
  return hand.value.filter(({ uid }) => !away.has(uid));
});

/** Whether one may interrupt as somebody's captain now. */
export const canPauseForAnother = computed(
  () => Boolean(view.value?.captains) && captained(table.value) > 0,
);

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
    effect(() => {
      if (!view.value?.may.traitor) turning.value = false;
    }),
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
 * @param {boolean} [special]
 * @param {DOMRect | null} [from]
 */
export function lay(card, special = false, from = null) {
  const faceDown = special || facesDown.value;
  const id = intend({ do: "lay", card: card.figure, face_down: faceDown });
  if (!id) return;
  turning.value = false;
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
  if (!now || (!now.may.draw && !isUntold(now))) return;
  intend({ do: "draw", count: now.may.draw || Math.max(1, amount.value) });
  amount.value = 0;
};

/**
 * In a tournament nobody is told what is owed.
 * @param {View} now
 */
export function isUntold({ flow, phase }) {
  return flow === null && ["playing", "paused", "reopening"].includes(phase);
}

/**
 * @param {number} slot
 */
export function swap(slot) {
  const card = hand.value.find(({ uid }) => uid === chosen.value);
  if (card) intend({ do: "swap", card: card.figure, slot });
}

/** @param {number} what */
export const announce = (what) => {
  if (view.value && canAnnounce(view.value)) intend({ do: "announce", what });
};

/**
 * Where the players say "Strafe" themselves.
 * @param {View} now
 */
export function canAnnounce({ options, phase }) {
  return options.announce === "manual" && phase !== "over";
}

/** @param {"jay" | "ready" | "pause" | "waive" | "count"} what */
export const act = (what) => {
  const now = view.value;
  const can =
    now?.may[what] || (what === "ready" && now?.may.next) || (what === "jay" && isLate(now));
  if (can) intend({ do: what });
};

export const pauseForAnother = () => {
  if (canPauseForAnother.value) intend({ do: "captain-pause" });
};

/**
 * Whoever has finished may still be in time with "Jay" when another's call has ended the round.
 * @param {View | null} now
 */
function isLate(now) {
  if (now?.phase !== "over" || !now.seat) return false;
  return now.finished.includes(now.seat) && !now.places.includes(now.seat);
}

/** The chosen card, or the last one, which is what the table would lay. */
export function layFaceDown() {
  const cards = shown.value;
  const card = cards.find(({ uid }) => uid === chosen.value) ?? cards.at(-1);
  if (!card || !view.value?.may.traitor) return;
  lay(card, true, document.querySelector(`[data-uid="${card.uid}"]`)?.getBoundingClientRect());
}

/** Turns the next card over; whoever may do nothing else lays it at once. */
export function turnOver() {
  const now = view.value;
  if (!now?.may.traitor) return;
  if (isCountedOut(now)) layFaceDown();
  else turning.value = !turning.value;
}

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
