/** How what a seat is told of a game of J-Solitär is read. */

/** @typedef {"hand" | "slot" | "corner"} Source */
/** @typedef {import("../../cards/board.js").Held} Held */

/** What a lay is, by its number on the wire. */
export const KINDS = /** @type {const} */ (["fault", "open", "serve", "redirect", "throw"]);
export const SERVE = 2;

/**
 * Where a card can be laid. Stacks that nobody has touched are all alike: the first stands for them.
 * @param {import("./told").View} view
 * @param {Held} held
 */
export function places({ may, stacks }, { source, figure }) {
  const moves = may.lay.filter((move) => move.source === source && move.card === figure);
  const untouched = moves.filter(({ stack }) => stacks[stack - 1].cards.length === 1);
  return moves.filter((move) => !untouched.includes(move) || move === untouched[0]);
}

/**
 * The best that laying a card can be: what is not the one serve of a turn comes first.
 * @param {import("./told").View} view
 * @param {Held} held
 */
export function bestKind({ may }, { source, figure }) {
  const kinds = may.lay
    .filter((move) => move.source === source && move.card === figure)
    .map(({ kind }) => kind);
  return Math.max(0, ...kinds);
}

/** @param {import("./told").View} view */
export function alone({ counts }) {
  return counts.length === 1;
}

/**
 * @param {import("./told").View} view
 * @param {number} seat
 */
export function cardsLeft({ counts, piles }, seat) {
  return counts[seat - 1] + piles[seat - 1];
}
