/** The hand in its holder's own order. Free functions over plain data. */

/** @typedef {{uid: number, figure: number}} HandCard `uid` tells two cards of a figure apart */

let made = 0;

/**
 * The same hand after the server has said what is in it: order stays, new cards come last.
 * @param {readonly HandCard[]} before
 * @param {readonly number[]} figures
 * @param {ReadonlySet<number>} [leaving] cards that were laid, in case there are others like them
 * @returns {HandCard[]}
 */
export function reconciled(before, figures, leaving = new Set()) {
  const missing = counted(figures);
  const kept = new Set();
  for (const laid of [false, true]) {
    for (const { uid, figure } of before) {
      const left = missing.get(figure) ?? 0;
      if (leaving.has(uid) !== laid || !left) continue;
      missing.set(figure, left - 1);
      kept.add(uid);
    }
  }
  const after = before.filter(({ uid }) => kept.has(uid));
  for (const figure of figures) {
    const left = missing.get(figure) ?? 0;
    if (!left) continue;
    missing.set(figure, left - 1);
    after.push({ uid: ++made, figure });
  }
  return after;
}

/** @param {readonly number[]} figures */
function counted(figures) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return counts;
}

/**
 * @param {readonly HandCard[]} hand
 * @param {readonly import("./figures.js").Figure[]} figures
 * @param {"colour" | "symbol"} by
 * @returns {HandCard[]}
 */
export function sorted(hand, figures, by) {
  const other = by === "colour" ? "symbol" : "colour";
  /** @param {HandCard} card */
  const rank = ({ figure }) => {
    const { [by]: first, [other]: second } = figures[figure];
    return `${order(first)} ${order(second)}`;
  };
  return hand.toSorted((one, two) => rank(one).localeCompare(rank(two)));
}

const ORDER = ["r", "b", "g", "l", "O", "H", "I", "X", "S", "Z"];

/** @param {string} part nobles after pawns, as they are needed last */
function order(part) {
  const place = ORDER.indexOf(part);
  return place < 0 ? `Z${part}` : String.fromCharCode(65 + place);
}

/**
 * @param {readonly HandCard[]} hand
 * @param {number} uid
 * @param {number} place where it stands afterwards
 * @returns {HandCard[]}
 */
export function moved(hand, uid, place) {
  const card = hand.find((other) => other.uid === uid);
  if (!card) return [...hand];
  const rest = hand.filter((other) => other.uid !== uid);
  return rest.toSpliced(Math.max(0, place), 0, card);
}
