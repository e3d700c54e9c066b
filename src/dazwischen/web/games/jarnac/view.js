/** How what a seat is told of a game of Jarnac is read. */

/**
 * The side that is shown as one's own: that of one's seat, the first for those who watch.
 * @param {import("./told").View} view
 */
export function ownSide({ sides, seat }) {
  const found = sides.findIndex(({ seats }) => seat !== null && seats.includes(seat));
  return Math.max(0, found) + 1;
}

/**
 * What can be done on the boards: by oneself, or by the captain if one proposes it.
 * @param {import("./told").View} view
 */
export function possible({ may }) {
  return may.proposable ?? may;
}

/**
 * Whether somebody on the side is captain, or may only propose.
 * @param {import("./told").View} view
 */
export function proposes({ may }) {
  return may.proposable !== null;
}
