/** The word in the making: its letters, where they come from, where it could go. */
import { computed, signal } from "../../vendor/preact.js";
import { holds } from "../../app/anew.js";
import { asLetters, moved, places, used, without } from "./letters.js";
import { boards, other, own, shownRack, view } from "./sides.js";
import { possible } from "./view.js";

/** @typedef {import("./letters.js").Tile} Tile */

/** The word being made, in letters of the game. */
export const word = signal("");
holds(() => word.peek() !== "");
/** The row chosen for it: 0 a new word, null wherever it fits. */
export const chosen = signal(/** @type {number | null} */ (null));
/** Tiles that were touched, so that of two alike it is they that move. */
export const touched = signal(/** @type {ReadonlySet<number>} */ (new Set()));
/** Letters are being picked to be given back. */
export const exchanging = signal(false);
/** What letters are for now. */
export const stage = computed(() => {
  const now = view.value;
  if (!now) return "lay";
  const can = possible(now);
  if (exchanging.value && can.exchange) return "exchange";
  // Between two Jarnacs the board stays in front while the first may still be objected to.
  const between = now.held && now.phase === "jarnac" && now.move === own.value;
  return can.jarnac || can.take.length || between ? "jarnac" : "lay";
});

/** The side whose letters make the word. */
export const source = computed(() => (stage.value === "jarnac" ? other.value : own.value));

/** Where the word could go by its letters. */
export const fitting = computed(() => {
  const now = view.value;
  const board = boards.value[source.value - 1];
  if (!now || !board || !word.value || stage.value === "exchange") return [];
  const can = possible(now);
  return stage.value === "jarnac"
    ? places(word.value, board, can.take, can.jarnac)
    : places(word.value, board, can.change, can.lay.length > 0);
});

/** Rows that can be chosen to make a word from, or to lay one on. */
export const open = computed(() => {
  const now = view.value;
  if (!now) return [];
  const can = possible(now);
  if (stage.value === "jarnac") return can.take;
  return stage.value === "lay" ? [...can.change, ...can.lay].toSorted((a, b) => a - b) : [];
});

/** The row that the word goes to as things are, null while that is not settled. */
export const target = computed(() => {
  if (chosen.value !== null) return chosen.value;
  return fitting.value.length === 1 ? fitting.value[0].row : null;
});

/** The letters of the row that the word is made from. */
export const base = computed(() => {
  const row = target.value;
  return row ? (boards.value[source.value - 1]?.rows[row - 1] ?? "") : "";
});

/** The tiles of the rack that are in the word. */
export const spent = computed(() =>
  used(shownRack(source.value), word.value, base.value, touched.value),
);

/** Whether something could come of it if the word was sent now. */
export const ready = computed(() => {
  const now = view.value;
  if (!now?.seat || !word.value) return false;
  const can = possible(now);
  if (stage.value === "exchange") return true;
  return stage.value === "jarnac" || can.lay.length + can.change.length > 0;
});

export function clear() {
  word.value = "";
  chosen.value = null;
  touched.value = new Set();
  exchanging.value = false;
}

/** @param {string} text */
export function write(text) {
  const now = view.value;
  if (now) word.value = asLetters(text, now.options).slice(0, now.points.length);
}

/**
 * A tile of the rack goes into the word, or out of it again.
 * @param {Tile} tile
 * @param {number} [at] where in the word
 */
export function touch(tile, at = word.value.length) {
  if (spent.value.has(tile.uid)) {
    takeOut(word.value.lastIndexOf(tile.letter));
    touched.value = new Set([...touched.value].filter((uid) => uid !== tile.uid));
    return;
  }
  touched.value = new Set([...touched.value, tile.uid]);
  word.value = [...word.value].toSpliced(at, 0, tile.letter).join("");
}

/** @param {number} place */
export function takeOut(place) {
  word.value = [...word.value].toSpliced(place, 1).join("");
}

/**
 * @param {number} from
 * @param {number} to
 */
export function reorderWord(from, to) {
  word.value = moved([...word.value], from, to).join("");
}

/**
 * Makes the word from this row: what lies there is part of it.
 * @param {number} row
 */
export function choose(row) {
  if (chosen.value === row) {
    clear();
    return;
  }
  const old = row ? (boards.value[source.value - 1]?.rows[row - 1] ?? "") : "";
  const keeps = word.value && without(word.value, old) !== null;
  if (!keeps) {
    word.value = old;
    touched.value = new Set();
  }
  chosen.value = row;
}

/**
 * The next place for the word, with the arrow keys: those where it fits, or all that are open.
 * @param {number} by
 */
export function chooseNext(by) {
  const found = fitting.value.map(({ row }) => row);
  const rows = found.length ? found : word.value ? [] : open.value;
  if (!rows.length) return;
  const now = chosen.value === null ? -1 : rows.indexOf(chosen.value);
  const next = now < 0 ? (by > 0 ? 0 : rows.length - 1) : now + by;
  const row = rows[(next + rows.length) % rows.length];
  if (found.length) chosen.value = row;
  else choose(row);
}
