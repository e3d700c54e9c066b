/** What the server tells a seat about a game of Jay, as types. */

/** @typedef {{serial: number, figure: number, seat: number, kind: number | null}} Seen */
/**
 * @typedef {object} Flow
 * @property {number} lying
 * @property {number} layer
 * @property {boolean} twins
 * @property {number} obligation
 * @property {number[]} reservations newest first
 * @property {number[]} priority
 */
/**
 * @typedef {object} May
 * @property {[figure: number, kind: number][]} lay
 * @property {number | null} traitor
 * @property {number | null} top_up
 * @property {number} draw
 * @property {boolean} swap
 * @property {boolean} next to say that the next round can be dealt
 * @property {string[]} acts intents that say all by their name, such as "pause"
 */
/**
 * @typedef {object} View
 * @property {Record<string, any>} options
 * @property {number | null} seat
 * @property {"waiting" | "preparing" | "opening" | "playing" | "paused" | "reopening" | "over"} phase
 * @property {number} round
 * @property {number} dealer
 * @property {number} opener
 * @property {number[]} hand
 * @property {number[]} counts
 * @property {number[]} piles
 * @property {number} aside
 * @property {number[][]} slots
 * @property {Seen[]} box
 * @property {Flow | null} flow
 * @property {number[]} owes
 * @property {number[]} ready
 * @property {number | null} counting
 * @property {number} counted_out the seat that may only lay face down, or 0
 * @property {number[]} finished
 * @property {number[]} places
 * @property {number[]} points
 * @property {number[]} totals
 * @property {number[][]} scores the points of each round that counted
 * @property {boolean} captains whether a player's captain may interrupt now
 * @property {May} may
 */

/** What a lay is, by its number on the wire. */
export const KINDS = /** @type {const} */ (["fault", "open", "serve", "redirect", "throw"]);
export const FAULT = 0;
export const REDIRECT = 3;
export const THROW = 4;

/** From "23" to "Strafe", in milliseconds: what is shown while somebody is counted at. */
export const COUNT_OUT = 3000;

/**
 * Whether one has hesitated for too long, and can do nothing but lay a card face down.
 * @param {View} view
 */
export function isCountedOut({ seat, counted_out, may }) {
  return seat !== null && counted_out === seat && Boolean(may.traitor);
}

/**
 * Seats as they sit around the box: clockwise, beginning at one's left. Whoever watches sees all.
 * @param {View} view
 */
export function around({ counts, seat }) {
  const players = counts.length;
  const all = Array.from({ length: players }, (_, step) => (((seat ?? 0) + step) % players) + 1);
  return seat ? all.slice(0, -1) : all;
}
