/** What this browser was promised before cards were dealt, and what it added: to be checked later. */

/**
 * @typedef {object} Promised
 * @property {string} commitment
 * @property {string} mine what this browser sent, or nothing
 * @property {number} game its number once it has begun
 * @property {string[]} shares of all seats, as they were told when it began
 */

const KEPT = "dazwischen.promises";
/** The latest so many: whoever looks at a game again does so soon. */
const MOST = 100;

/** @returns {Promised[]} */
export function promises() {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/**
 * What is known of a promise, with what is new about it.
 * @param {string} commitment
 * @param {Partial<Promised>} news
 * @returns {Promised}
 */
export function noted(commitment, news) {
  const all = promises();
  const known = all.find((one) => one.commitment === commitment);
  /** @type {Promised} */
  const now = { mine: "", game: 0, shares: [], ...known, ...news, commitment };
  const others = all.filter((one) => one !== known);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...others, now].slice(-MOST)));
  } catch {
    // Without storage nothing is remembered; the cards are mixed all the same.
  }
  return now;
}
