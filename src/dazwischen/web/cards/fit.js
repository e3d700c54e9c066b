/** How large the cards of a hand can be in the room that there is. Plain numbers, no document. */

/** A card's height, as a multiple of its width. */
const TALL = 1.4;
/** How far cards that fit, or that the keyboard is at, are lifted: a part of their height. */
const LIFT = 0.14;
/** What is seen of a card under another row: its index and a little more. */
const UNDER = 0.55;
/** The least of a card that has to be seen to know it: a part of its width. */
const INDEX = 0.4;
/** Pixels that a finger hits without looking. */
const HIT = 44;
const GAP = 6;
const MOST_ROWS = 5;

/** @typedef {{width: number, height: number}} Room */
/** @typedef {{rows: number, card: number, step: number}} Fit `card` and `step` in pixels */

/**
 * The rows in which cards are largest, unless they could not be hit well there.
 * @param {number} cards
 * @param {Room} room
 * @returns {Fit}
 */
export function fit(cards, room) {
  const fits = Array.from({ length: MOST_ROWS }, (_, more) => inRows(more + 1, cards, room));
  return fits.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** @param {Fit} fit */
function worth({ card, step }) {
  return card * Math.min(1, step / HIT) ** 2;
}

/**
 * The largest cards that leave each other's index in sight.
 * @param {number} rows
 * @param {number} cards
 * @param {Room} room
 * @returns {Fit}
 */
function inRows(rows, cards, { width, height }) {
  const others = Math.max(1, Math.ceil(cards / rows)) - 1;
  const high = height / (1 + LIFT + (rows - 1) * UNDER);
  const card = Math.max(1, Math.min(high / TALL, width / (1 + INDEX * others)));
  const step = others ? Math.min(card + GAP, (width - card) / others) : card;
  return { rows, card, step };
}
