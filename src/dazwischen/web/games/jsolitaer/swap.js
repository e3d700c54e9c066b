/** Swapping a hand card for a slot: while it lasts, cards are picked instead of laid. */
import { computed, signal } from "../../vendor/preact.js";
import { intend } from "../../table/store.js";
import { mine, slots, view } from "./play.js";

/** @typedef {import("../../cards/board.js").Held} Held */

const wanted = signal(false);
/** What is to be swapped, 0 as long as it is not picked. */
export const given = signal(0);
export const taken = signal(0);

/** Whether cards are picked now: only as long as the server allows it. */
export const swapping = computed(() => wanted.value && (view.value?.may.swap ?? false));

export function toggleSwap() {
  wanted.value = !swapping.value;
  begin();
  if (slots.value.length === 1) taken.value = slots.value[0].uid;
}

function begin() {
  given.value = taken.value = 0;
  mine.choose(0);
}

/** @param {Held} card */
export function pick({ uid, source }) {
  if (source === "hand") given.value = uid;
  else if (source === "slot") taken.value = uid;
  const card = mine.find(given.value);
  const slot = mine.find(taken.value);
  if (!card || !slot) return;
  intend({ do: "swap", card: card.figure, slot: slot.figure });
  wanted.value = false;
  begin();
}

export function dropSwap() {
  wanted.value = false;
}
