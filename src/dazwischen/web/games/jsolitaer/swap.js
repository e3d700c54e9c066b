/** Swapping a hand card for a slot: while it lasts, cards are picked instead of laid. */
import { computed, signal } from "../../vendor/preact.js";
import { intend } from "../../table/store.js";
import { chosen, held, slots, view } from "./play.js";

/** @typedef {import("./view.js").Held} Held */

const wanted = signal(false);
/** Keys of what is to be swapped. */
export const given = signal("");
export const taken = signal("");

/** Whether cards are picked now: only as long as the server allows it. */
export const swapping = computed(() => wanted.value && (view.value?.may.swap ?? false));

export function toggleSwap() {
  wanted.value = !swapping.value;
  given.value = taken.value = chosen.value = "";
  if (slots.value.length === 1) taken.value = slots.value[0].key;
}

/** @param {Held} card */
export function pick({ key, source }) {
  if (source === "hand") given.value = key;
  else if (source === "slot") taken.value = key;
  const card = held.value.find((one) => one.key === given.value);
  const slot = held.value.find((one) => one.key === taken.value);
  if (!card || !slot) return;
  intend({ do: "swap", card: card.figure, slot: slot.figure });
  wanted.value = false;
  given.value = taken.value = chosen.value = "";
}

export function dropSwap() {
  wanted.value = false;
}
