/** One's own side of the game: the hand, cards on their way to the box, and what one does. */
import { computed, effect, signal } from "../../vendor/preact.js";
import { catalogue } from "../../cards/figures.js";
import { begun, inOrder, told } from "../../cards/board.js";
import { ownSide, whereHeld } from "../../cards/side.js";
import { intend, listen, table } from "../../table/store.js";
import { captained } from "./captains.js";
import { isCountedOut } from "./view.js";

/** @typedef {import("../../cards/board.js").Held} Held */
/** @typedef {import("./told").View} View */

/** @type {import("../../vendor/preact.js").ReadonlySignal<View | null>} */
export const view = computed(() => table.value?.game?.view ?? null);
const further = computed(() => view.value?.options.figures);
export const figures = computed(() => catalogue(further.value ?? []));

/** The one place where cards go. */
export const BOX = "box";

/** The hand, and cards that are shown in the box before the server knows. */
export const mine = ownSide(intend);
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

/** Whether one may interrupt as somebody's captain now. */
export const canPauseForAnother = computed(
  () => Boolean(view.value?.captains) && captained(table.value) > 0,
);

/** What laying each figure would be, as far as the server says. */
export const lays = computed(() => new Map(view.value?.may.lay ?? []));

/** Follows the table; ends with the function returned. */
export function followGame() {
  const kept = keptOrder(gameNumber());
  mine.change(({ order }) => told({ ...begun(), order }, { hand: kept }));
  const stops = [
    effect(() => {
      if (view.value) mine.change(told, { hand: view.value.hand });
    }),
    effect(() => keepOrder(gameNumber(), mine.hand.value)),
    effect(() => {
      if (!view.value?.may.traitor) turning.value = false;
    }),
    listen({
      happened: (_events, before, after) => noteLanded(before.game?.view, after.game?.view),
      ...mine.news,
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
  if (!before || !after || !mine.pending.peek().length) return;
  const old = new Set(before.box.map(({ serial }) => serial));
  for (const { serial, seat } of after.box) {
    if (seat === after.seat && !old.has(serial)) landed.add(serial);
  }
}

/**
 * @param {Held} card
 * @param {boolean} [special]
 * @param {DOMRect | null} [from]
 */
export function lay(card, special = false, from = null) {
  const faceDown = special || facesDown.value;
  const wish = { do: "lay", card: card.figure, face_down: faceDown };
  const shows = faceDown ? 0 : card.figure;
  mine.withChosen(() => {
    if (mine.lay(card, { wish, to: BOX, shows, from })) turning.value = false;
  });
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
  const card = mine.find(mine.chosen.value);
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

/** @param {string} what an intent that says all by its name */
export const act = (what) => {
  const now = view.value;
  const can =
    now?.may.acts.includes(what) ||
    (what === "ready" && now?.may.next) ||
    (what === "jay" && isLate(now));
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
  const card = mine.find(mine.chosen.value) ?? mine.shown.value.at(-1);
  if (card && view.value?.may.traitor) lay(card, true, whereHeld(card.uid));
}

/** Turns the next card over; whoever may do nothing else lays it at once. */
export function turnOver() {
  const now = view.value;
  if (!now?.may.traitor) return;
  if (isCountedOut(now)) layFaceDown();
  else turning.value = !turning.value;
}

export const sortHand = () => mine.change(inOrder, figures.value);

const ORDER = "dazwischen.hand";

/**
 * The order of one's cards stays while the tab lives: whoever loads the page anew finds it again.
 * @param {number} game
 * @param {readonly import("../../cards/hand.js").HandCard[]} hand
 */
function keepOrder(game, hand) {
  try {
    const figures = hand.map(({ figure }) => figure);
    sessionStorage.setItem(ORDER, JSON.stringify({ game, figures }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/**
 * @param {number} game
 * @returns {number[]}
 */
function keptOrder(game) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(ORDER) ?? "{}");
    return kept.game === game ? kept.figures : [];
  } catch {
    return [];
  }
}
