/** The server's advice for one's own turn, followed step by step. */
import { computed, signal } from "../../vendor/preact.js";
import * as api from "../../net/api.js";
import { listen, table } from "../../table/store.js";
import { notice } from "../../ui/notices.js";
import { whyNot } from "../../ui/work.js";
import { corner } from "./play.js";

/** @typedef {{source: import("./view.js").Source, card: number, stack: number}} Step `card` 0 for the corner's, whichever it is */

/** @type {import("../../vendor/preact.js").Signal<{lays: Step[], exact: boolean} | null>} */
export const hint = signal(null);
export const thinking = signal(false);
/** What to lay next, if the advice still holds. */
export const next = computed(() => {
  const step = hint.value?.lays[0];
  return step ? { ...step, card: step.card || (corner.value?.figure ?? 0) } : null;
});

/** Nobody is helped against other people. */
export const allowed = computed(() => {
  const now = table.value;
  return now?.room.seats.every(({ who }) => !who || who === now.you.id) ?? false;
});

/** Follows the table; ends with the function returned. */
export function followHint() {
  hint.value = null;
  return listen({
    happened: (events) => {
      for (const { event } of events) hint.value = after(event);
    },
  });
}

/**
 * What is left of the advice.
 * @param {{e: string} & Record<string, any>} event
 */
function after({ e, source, card, stack }) {
  const [now, ...rest] = hint.value?.lays ?? [];
  const isThere = e === "laid" && now?.source === source && now.stack === stack;
  const asAdvised = isThere && (!now.card || now.card === card);
  return hint.value && asAdvised && rest.length ? { ...hint.value, lays: rest } : null;
}

/** The places from which intents lay. @type {Record<string, import("./view.js").Source>} */
const SOURCES = { lay: "hand", "lay-slot": "slot", "lay-corner": "corner" };

/** @param {Record<string, any>} intent */
function laid({ do: what, card = 0, stack }) {
  return { source: SOURCES[what], card, stack };
}

export async function askHint() {
  const before = table.peek();
  if (!before?.game || thinking.value) return;
  thinking.value = true;
  try {
    const { game, seq, exact, steps } = await api.hint(before.room.code);
    const now = table.peek()?.game;
    // Whoever plays on meanwhile needs it no more.
    if (now?.id === game && now.seq === seq) hint.value = { exact, lays: steps.map(laid) };
  } catch (problem) {
    notice(whyNot(problem));
  }
  thinking.value = false;
}
