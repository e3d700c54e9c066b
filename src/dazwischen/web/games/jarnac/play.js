/** What one does, and what becomes of it: sent at once, shown at once, back if it was refused. */
import { computed, effect, signal } from "../../vendor/preact.js";
import { intend, listen, table } from "../../table/store.js";
import { followRacks, pending, view } from "./sides.js";
import { proposes } from "./view.js";
import { chosen, clear, exchanging, fitting, ready, spent, stage, target, word } from "./word.js";

/** @typedef {import("./sides.js").Stage} Stage */

/** Counts words that came back, so that each of them is seen coming. */
export const refusals = signal(0);

const gameId = computed(() => table.value?.game?.id ?? 0);

/** Follows the table; ends with the function returned. */
export function followGame() {
  const stops = [
    effect(() => {
      if (gameId.value) pending.value = [];
      clear();
    }),
    followRacks(),
    effect(keepDraft),
    effect(drawIfThatIsAll),
    listen({ answered: settle, refused: ({ re }) => comeBack(re) }),
    whenLookedAt(drawIfThatIsAll),
  ];
  return () => stops.forEach((stop) => stop());
}

/** @type {Stage} */
let lastStage = "lay";

/** A word for one board is none for the other. */
function keepDraft() {
  const now = stage.value;
  if (now === "exchange" || now === lastStage) return;
  lastStage = now;
  chosen.value = null;
  if (!fitting.peek().length) clear();
}

/** @param {() => void} perform */
function whenLookedAt(perform) {
  document.addEventListener("visibilitychange", perform);
  return () => document.removeEventListener("visibilitychange", perform);
}

let drawnAt = "";

/**
 * Nothing else can be done, nobody is waited for: the letters come by themselves. Not in a tab that
 * nobody looks at, since the same person may be playing in another one.
 */
function drawIfThatIsAll() {
  const now = view.value;
  const at = table.value?.game;
  if (!now || !at || pending.value.length || document.visibilityState !== "visible") return;
  const { may } = now;
  if (!may.draw || may.exchange || may.jarnac || may.take.length) return;
  // Where nobody waits for objections, whoever laid the word says when it is time.
  if (now.laid && !now.patient) return;
  const moment = `${at.id}-${at.seq}`;
  if (moment === drawnAt) return;
  drawnAt = moment;
  intend({ do: "draw" });
}

/** @param {number[]} ids */
function settle(ids) {
  if (!pending.value.some(({ id }) => ids.includes(id))) return;
  // The view that comes next has the word; until then it stays where it is.
  queueMicrotask(() => {
    pending.value = pending.value.filter(({ id }) => !ids.includes(id));
  });
}

/** @param {number} id */
function comeBack(id) {
  const back = pending.value.find((sent) => sent.id === id);
  if (!back) return;
  pending.value = pending.value.filter((sent) => sent !== back);
  refusals.value += 1;
  if (word.value) return;
  word.value = back.word;
  chosen.value = back.chosen;
  exchanging.value = back.stage === "exchange";
}

/**
 * Sends the word; false if it is not clear yet where to.
 * @returns {boolean}
 */
export function send() {
  const now = view.value;
  if (!now || !ready.value) return true;
  if (stage.value !== "exchange" && target.value === null && fitting.value.length > 1) return false;
  const kind = stage.value;
  const row = kind === "exchange" ? 0 : (target.value ?? 0);
  const made = word.value;
  if (proposes(now)) {
    intend({ do: "propose", what: kind, row, word: made });
  } else if (kind === "exchange") {
    remember(intend({ do: "exchange", letters: made }), kind, made, row);
  } else {
    remember(intend({ do: kind, word: made, row }), kind, made, row);
  }
  clear();
  return true;
}

/**
 * @param {number} id
 * @param {Stage} kind
 * @param {string} made
 * @param {number} row
 */
function remember(id, kind, made, row) {
  if (!id) return;
  const sent = { id, stage: kind, word: made, row, chosen: chosen.value, tiles: spent.value };
  pending.value = [...pending.value, sent];
}

/** @param {"draw" | "pass" | "object" | "accept"} what */
export function act(what) {
  const now = view.value;
  if (!now) return;
  if (proposes(now)) intend({ do: "propose", what });
  else intend({ do: what });
}

export function startExchange() {
  const picking = !exchanging.value;
  clear();
  exchanging.value = picking;
}

/** @param {number} seat */
export const confirm = (seat) => intend({ do: "confirm", of: seat });
/** @param {number} seat */
export const handOver = (seat) => intend({ do: "hand-over", to: seat });
