/** How what a seat is told of a game of Jay is read. */

/** What a lay is, by its number on the wire. */
export const KINDS = /** @type {const} */ (["fault", "open", "serve", "redirect", "throw"]);
export const FAULT = 0;
export const REDIRECT = 3;
export const THROW = 4;

/** From "23" to "Strafe", in milliseconds: what is shown while somebody is counted at. */
export const COUNT_OUT = 3000;

/**
 * Whether one has hesitated for too long, and can do nothing but lay a card face down.
 * @param {import("./told").View} view
 */
export function isCountedOut({ seat, counted_out, may }) {
  return seat !== null && counted_out === seat && Boolean(may.traitor);
}

/**
 * Seats as they sit around the box: clockwise, beginning at one's left. Whoever watches sees all.
 * @param {import("./told").View} view
 */
export function around({ counts, seat }) {
  const players = counts.length;
  const all = Array.from({ length: players }, (_, step) => (((seat ?? 0) + step) % players) + 1);
  return seat ? all.slice(0, -1) : all;
}
