/** The hand in its holder's own order. Free functions over plain data. */

/** @typedef {{uid: number, figure: number}} HandCard `uid` tells two cards of a figure apart */

let made = 0;

/**
 * The same cards after the server has said what is there, in the server's order.
 * @param {readonly HandCard[]} before
 * @param {readonly number[]} figures
 * @param {ReadonlySet<number>} [leaving] cards that were laid, in case there are others like them: the
 *   first of them goes first
 * @returns {HandCard[]}
 */
export function matched(before, figures, leaving = new Set()) {
  const staying = before.filter(({ uid }) => !leaving.has(uid));
  const going = [...leaving].flatMap((uid) => before.find((card) => card.uid === uid) ?? []);
  const known = [...staying, ...going.reverse()];
  return figures.map((figure) => {
    const place = known.findIndex((card) => card.figure === figure);
    return place < 0 ? { uid: ++made, figure } : known.splice(place, 1)[0];
  });
}

/**
 * The same hand after that: its order stays, new cards come last.
 * @param {readonly HandCard[]} before
 * @param {readonly number[]} figures
 * @param {ReadonlySet<number>} [leaving]
 * @returns {HandCard[]}
 */
export function reconciled(before, figures, leaving) {
  const now = matched(before, figures, leaving);
  return [
    ...before.filter((card) => now.includes(card)),
    ...now.filter((card) => !before.includes(card)),
  ];
}

/**
 * @template {HandCard} Card
 * @param {readonly Card[]} hand
 * @param {readonly import("./figures.js").Figure[]} figures
 * @param {"colour" | "symbol"} by
 * @returns {Card[]}
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
 * @template {HandCard} Card
 * @param {readonly Card[]} hand
 * @param {number} uid
 * @param {number} place where it stands afterwards
 * @returns {Card[]}
 */
export function moved(hand, uid, place) {
  const card = hand.find((other) => other.uid === uid);
  if (!card) return [...hand];
  const rest = hand.filter((other) => other.uid !== uid);
  return rest.toSpliced(Math.max(0, place), 0, card);
}
