/** What the server tells a seat about a game of Jarnac, as types. */

/**
 * @typedef {object} May
 * @property {number} draw
 * @property {boolean} exchange
 * @property {number[]} lay free rows for a new word
 * @property {number[]} change rows whose word can grow
 * @property {boolean} pass
 * @property {boolean} jarnac from the opponent's loose letters alone
 * @property {number[]} take or with one of these rows of the opponent's
 * @property {boolean} object
 * @property {boolean} accept
 * @property {boolean} propose
 * @property {May | null} proposable what the captain may do, for those who can only propose it
 * @property {number[]} confirm
 * @property {number[]} hand_over
 */
/**
 * @typedef {object} Side
 * @property {string[]} rows
 * @property {string} rack
 * @property {number} score
 * @property {number[]} seats
 * @property {number} captain
 * @property {number} used
 */
/** @typedef {{seat: number, what: string, row: number, word: string}} Proposal */
/**
 * @typedef {object} View
 * @property {Record<string, any>} options
 * @property {number | null} seat
 * @property {"waiting" | "draw" | "play" | "jarnac" | "over"} phase
 * @property {number} move
 * @property {Side[]} sides
 * @property {number} bag
 * @property {number} due
 * @property {number} taken
 * @property {number} beat at a last Jarnac that nobody has called yet, the length to beat
 * @property {number} longer the same as long as words are taken at it
 * @property {string} laid the word that can be objected to, or ""
 * @property {string} old the word that it was made from, or ""
 * @property {boolean} patient nobody draws before the other side had its time to object
 * @property {boolean} held that time runs: since `since`, and no clock does
 * @property {number} since
 * @property {number} thought what was used of the move or turn before that
 * @property {number[]} fallen
 * @property {number[]} gone
 * @property {Proposal[]} proposals
 * @property {string} ended
 * @property {number} winner
 * @property {number[]} points what a word of each length brings, from one letter on
 * @property {number} goal to be reached alone, or 0
 * @property {May} may
 */

/**
 * The side that is shown as one's own: that of one's seat, the first for those who watch.
 * @param {View} view
 */
export function ownSide({ sides, seat }) {
  const found = sides.findIndex(({ seats }) => seat !== null && seats.includes(seat));
  return Math.max(0, found) + 1;
}

/**
 * What can be done on the boards: by oneself, or by the captain if one proposes it.
 * @param {View} view
 */
export function possible({ may }) {
  return may.proposable ?? may;
}

/**
 * Whether somebody on the side is captain, or may only propose.
 * @param {View} view
 */
export function proposes({ may }) {
  return may.proposable !== null;
}
