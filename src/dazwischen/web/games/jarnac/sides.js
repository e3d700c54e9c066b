/** Both sides as they are shown: words on their way in their places, letters in one's own order. */
import { computed, effect, signal } from "../../vendor/preact.js";
import { table } from "../../table/store.js";
import { moved, reconciled, shuffled, without } from "./letters.js";
import { ownSide } from "./view.js";

/** @typedef {import("./letters.js").Tile} Tile */
/** @typedef {import("./told").View} View */
/** @typedef {import("./told").Side} Side */
/** @typedef {"lay" | "jarnac" | "exchange"} Stage what letters are for */
/**
 * A word that was sent and not yet answered: it lies on its row already.
 * @typedef {object} Pending
 * @property {number} id
 * @property {Stage} stage
 * @property {string} word
 * @property {number} row as it was asked for, 0 for a new word
 * @property {number | null} chosen
 * @property {ReadonlySet<number>} tiles of the rack that are in it
 */

/** @type {import("../../vendor/preact.js").ReadonlySignal<View | null>} */
export const view = computed(() => table.value?.game?.view ?? null);
export const own = computed(() => (view.value ? ownSide(view.value) : 1));
export const other = computed(() => ((view.value?.sides.length ?? 1) > 1 ? 3 - own.value : 0));

/** The racks of both sides as this browser orders them. */
const racks = signal(/** @type {Tile[][]} */ ([[], []]));
/** @type {import("../../vendor/preact.js").Signal<Pending[]>} */
export const pending = signal([]);

/** Both sides as they are shown: with words on their way in their places. */
export const boards = computed(() => {
  const sides = view.value?.sides ?? [];
  return pending.value.reduce(withPending, sides);
});

/**
 * @param {Side[]} sides
 * @param {Pending} sent
 * @returns {Side[]}
 */
function withPending(sides, { stage: kind, word: made, row }) {
  const mine = sides[own.value - 1];
  const from = kind === "jarnac" ? sides[other.value - 1] : mine;
  if (kind === "exchange" || !mine || !from) return sides;
  const free = mine.rows.indexOf("");
  const to = kind === "jarnac" || !row ? free : row - 1;
  const adds = without(made, row ? from.rows[row - 1] : "");
  const rack = adds === null ? null : without(from.rack, adds);
  if (to < 0 || rack === null) return sides;
  return sides.map((side, index) => {
    const taken =
      side === from && kind === "jarnac" && row ? side.rows.with(row - 1, "") : side.rows;
    const rows = index === own.value - 1 ? taken.with(to, made) : taken;
    return { ...side, rows, rack: side === from ? rack : side.rack };
  });
}

/** @param {number} side */
export function shownRack(side) {
  const rack = boards.value[side - 1]?.rack ?? "";
  return reconciled(racks.value[side - 1] ?? [], rack, leaving(pending.value));
}

/** @param {readonly Pending[]} sent */
function leaving(sent) {
  return new Set(sent.flatMap(({ tiles }) => [...tiles]));
}

/** Keeps the order of letters whenever the server says what there is; ends with the function returned. */
export function followRacks() {
  return effect(() => {
    const sides = view.value?.sides ?? [];
    const away = leaving(pending.peek());
    racks.value = sides.map(({ rack }, index) => reconciled(racks.peek()[index] ?? [], rack, away));
  });
}

/** @param {number} side */
export function shuffle(side) {
  racks.value = racks.value.with(side - 1, shuffled(shownRack(side)));
}

/**
 * @param {number} side
 * @param {number} uid
 * @param {number} to
 */
export function reorder(side, uid, to) {
  const rack = shownRack(side);
  const from = rack.findIndex((tile) => tile.uid === uid);
  if (from >= 0) racks.value = racks.value.with(side - 1, moved(rack, from, to));
}
