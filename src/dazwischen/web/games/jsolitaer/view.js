/** What the server tells a seat about a game of J-Solitär, as types, and how it is read. */

/**
 * @typedef {object} Stack
 * @property {number} lying
 * @property {number} layer 0 for the traitor it began with
 * @property {boolean} twins
 * @property {number[]} reservations newest first
 * @property {number[]} cards bottom first; the first is the traitor, whose face nobody knows
 */
/** @typedef {"hand" | "slot" | "corner"} Source */
/** @typedef {{source: Source, card: number, stack: number, kind: number}} Move */
/**
 * @typedef {object} May
 * @property {Move[]} lay
 * @property {boolean} turn_up
 * @property {boolean} swap
 * @property {number[]} end how many may be drawn: first what needs no announcement
 * @property {boolean} ends_game
 * @property {number} undo
 * @property {boolean} next to say that the next game can be dealt
 */
/**
 * @typedef {object} View
 * @property {Record<string, any>} options
 * @property {number | null} seat
 * @property {"waiting" | "playing" | "over"} phase
 * @property {number} game
 * @property {number} turn
 * @property {boolean} served
 * @property {boolean} looked
 * @property {Stack[]} stacks
 * @property {number} corner
 * @property {number[]} turned the topmost last
 * @property {number[]} hand
 * @property {number[]} counts
 * @property {number[]} piles
 * @property {number[][]} slots
 * @property {number[]} laid
 * @property {number[]} turns
 * @property {string} reason
 * @property {number[]} winners
 * @property {number[]} points
 * @property {number[]} totals
 * @property {number} played
 * @property {May} may
 */
/** @typedef {import("../../cards/board.js").Held} Held */

/** What a lay is, by its number on the wire. */
export const KINDS = /** @type {const} */ (["fault", "open", "serve", "redirect", "throw"]);
export const SERVE = 2;

/**
 * Where a card can be laid. Stacks that nobody has touched are all alike: the first stands for them.
 * @param {View} view
 * @param {Held} held
 */
export function places({ may, stacks }, { source, figure }) {
  const moves = may.lay.filter((move) => move.source === source && move.card === figure);
  const untouched = moves.filter(({ stack }) => stacks[stack - 1].cards.length === 1);
  return moves.filter((move) => !untouched.includes(move) || move === untouched[0]);
}

/**
 * The best that laying a card can be: what is not the one serve of a turn comes first.
 * @param {View} view
 * @param {Held} held
 */
export function bestKind({ may }, { source, figure }) {
  const kinds = may.lay
    .filter((move) => move.source === source && move.card === figure)
    .map(({ kind }) => kind);
  return Math.max(0, ...kinds);
}

/** @param {View} view */
export function alone({ counts }) {
  return counts.length === 1;
}

/**
 * @param {View} view
 * @param {number} seat
 */
export function cardsLeft({ counts, piles }, seat) {
  return counts[seat - 1] + piles[seat - 1];
}
