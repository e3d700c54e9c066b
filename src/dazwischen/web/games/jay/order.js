/** The order of one's cards, kept while the tab lives: whoever loads the page anew finds it again. */

const KEY = "dazwischen.hand";

/**
 * @param {number} game
 * @param {readonly import("../../cards/hand.js").HandCard[]} hand
 */
export function keepOrder(game, hand) {
  try {
    const figures = hand.map(({ figure }) => figure);
    sessionStorage.setItem(KEY, JSON.stringify({ game, figures }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/**
 * @param {number} game
 * @returns {number[]}
 */
export function keptOrder(game) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return kept.game === game ? kept.figures : [];
  } catch {
    return [];
  }
}
