/** One's own side of the game: the racks in one's own order, the word being made, what one does. */
import { computed, effect, signal } from "../../vendor/preact.js";
import { intend, listen, table } from "../../table/store.js";
import { asLetters, moved, places, reconciled, shuffled, used, without } from "./letters.js";
import { ownSide, possible, proposes } from "./view.js";

/** @typedef {import("./letters.js").Tile} Tile */
/** @typedef {import("./letters.js").Place} Place */
/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Side} Side */
/** @typedef {"lay" | "jarnac" | "exchange"} Stage */
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
export const racks = signal(/** @type {Tile[][]} */ ([[], []]));
/** The word being made, in letters of the game. */
export const word = signal("");
/** The row chosen for it: 0 a new word, null wherever it fits. */
export const chosen = signal(/** @type {number | null} */ (null));
/** Tiles that were touched, so that of two alike it is they that move. */
export const touched = signal(/** @type {ReadonlySet<number>} */ (new Set()));
/** Letters are being picked to be given back. */
export const exchanging = signal(false);
/** @type {import("../../vendor/preact.js").Signal<Pending[]>} */
export const pending = signal([]);
/** Counts words that came back, so that each of them is seen coming. */
export const refusals = signal(0);

/** What letters are for now. */
export const stage = computed(() => {
  const now = view.value;
  if (!now) return "lay";
  const can = possible(now);
  if (exchanging.value && can.exchange) return "exchange";
  return can.jarnac || can.take.length ? "jarnac" : "lay";
});

/** The side whose letters make the word. */
export const source = computed(() => (stage.value === "jarnac" ? other.value : own.value));

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

/** @param {number} side */
export function shownRack(side) {
  const rack = boards.value[side - 1]?.rack ?? "";
  return reconciled(racks.value[side - 1] ?? [], rack, leaving(pending.value));
}

/** @param {readonly Pending[]} sent */
function leaving(sent) {
  return new Set(sent.flatMap(({ tiles }) => [...tiles]));
}

const gameId = computed(() => table.value?.game?.id ?? 0);

/** Follows the table; ends with the function returned. */
export function followGame() {
  const stops = [
    effect(() => {
      if (gameId.value) pending.value = [];
      clear();
    }),
    effect(() => {
      const sides = view.value?.sides ?? [];
      const away = leaving(pending.peek());
      racks.value = sides.map(({ rack }, index) =>
        reconciled(racks.peek()[index] ?? [], rack, away),
      );
    }),
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
 * Nothing else can be done, nobody can object: the letters come by themselves. Not behind another
 * window's back, where the same person may play as well.
 */
function drawIfThatIsAll() {
  const now = view.value;
  const at = table.value?.game;
  if (!now || !at || pending.value.length || document.visibilityState !== "visible") return;
  const { may } = now;
  if (!may.draw || may.exchange || may.jarnac || may.take.length || now.laid) return;
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
