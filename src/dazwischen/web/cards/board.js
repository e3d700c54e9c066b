/**
 * The board of somebody who lays cards: what is held, what is on its way, what is chosen. A plain state
 * and free functions over it, without a document, rules or words of a game. What may be done comes in as
 * data, and whoever draws it follows the state.
 */
import { matched, moved, reconciled, sorted } from "./hand.js";

/** @typedef {import("./hand.js").HandCard} HandCard */
/** @typedef {HandCard & {source: string}} Held a card, and what it is laid from; the same as long as it is there */
/**
 * A card that was laid and not yet answered: it is shown where it goes already.
 * @typedef {object} Pending
 * @property {number} id under which it is answered
 * @property {Held} held
 * @property {string} to where it goes
 * @property {number} shows the figure that is seen there, 0 for a back
 * @property {any} from where it was seen, for whoever draws its way
 */
/**
 * What cards are taken from, besides the hand that comes first: all that is there, or of a pile the topmost.
 * @typedef {Readonly<Record<string, "any" | "top">>} Sources
 */
/**
 * @typedef {object} Board
 * @property {Sources} sources
 * @property {Readonly<Record<string, readonly Held[]>>} cards by source, as the server told last
 * @property {readonly Pending[]} pending in the order in which they were laid
 * @property {number} chosen the card that the keyboard is at or that waits to be told where to, or 0
 * @property {"colour" | "symbol"} order in which the hand was sorted last
 */

/**
 * @param {Sources} [others]
 * @returns {Board}
 */
export function begun(others = {}) {
  /** @type {Sources} */
  const sources = { hand: "any", ...others };
  const cards = Object.fromEntries(Object.keys(sources).map((source) => [source, []]));
  return { sources, cards, pending: [], chosen: 0, order: "symbol" };
}

/**
 * What the server says is there now. The hand keeps its order.
 * @param {Board} board
 * @param {Record<string, readonly number[]>} figures by source
 * @returns {Board}
 */
export function told(board, figures) {
  const cards = Object.keys(board.sources).map((source) => {
    const fitted = source === "hand" ? reconciled : matched;
    const now = fitted(board.cards[source], figures[source] ?? [], leaving(board));
    return [source, now.map((card) => ("source" in card ? card : { ...card, source }))];
  });
  return { ...board, cards: Object.fromEntries(cards) };
}

/** @param {Pick<Board, "pending">} board */
function leaving({ pending }) {
  return new Set(pending.map(({ held }) => held.uid));
}

/**
 * All that can be laid, in the order in which the keyboard goes through it: not what is on its way.
 * @param {Pick<Board, "sources" | "cards" | "pending">} board
 * @returns {Held[]}
 */
export function held({ sources, cards, pending }) {
  const away = leaving({ pending });
  return Object.entries(sources).flatMap(([source, which]) => {
    const here = cards[source].filter(({ uid }) => !away.has(uid));
    return which === "top" ? here.slice(-1) : here;
  });
}

/**
 * What comes of using a card: it goes to the only place there is for it. If there is none, or several, it
 * is chosen and waits to be told.
 * @template Place
 * @param {Board} board
 * @param {number} uid
 * @param {readonly Place[]} targets where the card may go
 * @returns {{board: Board, to: Place | null}}
 */
export function used(board, uid, targets) {
  const [to] = targets;
  return targets.length === 1 ? { board, to } : { board: chose(board, uid), to: null };
}

/**
 * @param {Board} board
 * @param {Pending} lay
 * @returns {Board}
 */
export function laid(board, lay) {
  const { chosen } = board;
  const isChosen = chosen === lay.held.uid;
  return { ...board, pending: [...board.pending, lay], chosen: isChosen ? 0 : chosen };
}

/**
 * What was answered is on its way no more. Numbers of something else change nothing.
 * @param {Board} board
 * @param {readonly number[]} ids
 * @returns {Board}
 */
export function answered(board, ids) {
  const pending = board.pending.filter(({ id }) => !ids.includes(id));
  return pending.length === board.pending.length ? board : { ...board, pending };
}

/**
 * @param {Board} board
 * @param {number} uid 0 for none
 * @returns {Board}
 */
export function chose(board, uid) {
  return uid === board.chosen ? board : { ...board, chosen: uid };
}

/**
 * The card that the keyboard goes on to when one leaves: the next, or the one before, or none.
 * @param {Board} board
 * @param {number} uid
 */
export function beside(board, uid) {
  const all = held(board);
  const place = all.findIndex((card) => card.uid === uid);
  return place < 0 ? 0 : ((all[place + 1] ?? all[place - 1])?.uid ?? 0);
}

/**
 * The choice goes on by so many cards, and round at the ends.
 * @param {Board} board
 * @param {number} by
 * @returns {Board}
 */
export function stepped(board, by) {
  const all = held(board);
  if (!all.length) return board;
  const place = all.findIndex(({ uid }) => uid === board.chosen);
  const next = place < 0 ? (by > 0 ? 0 : all.length - 1) : place + by;
  return chose(board, all[(next + all.length) % all.length].uid);
}

/**
 * The chosen card changes places with a neighbour in the hand.
 * @param {Board} board
 * @param {number} by
 * @returns {Board}
 */
export function shifted(board, by) {
  const shown = held(board).filter(({ source }) => source === "hand");
  const place = shown.findIndex(({ uid }) => uid === board.chosen);
  const target = place < 0 ? undefined : shown[place + by];
  if (!target) return board;
  return put(
    board,
    board.chosen,
    board.cards.hand.findIndex(({ uid }) => uid === target.uid),
  );
}

/**
 * @param {Board} board
 * @param {number} uid of a card in the hand
 * @param {number} place where it stands afterwards
 */
export function put(board, uid, place) {
  return arranged(board, moved(board.cards.hand, uid, place));
}

/**
 * By colour, and next time by symbol.
 * @param {Board} board
 * @param {readonly import("./figures.js").Figure[]} figures
 * @returns {Board}
 */
export function inOrder(board, figures) {
  const order = board.order === "colour" ? "symbol" : "colour";
  return { ...arranged(board, sorted(board.cards.hand, figures, order)), order };
}

/**
 * The hand in another order, or as it was once.
 * @param {Board} board
 * @param {readonly Held[]} hand
 * @returns {Board}
 */
export function arranged(board, hand) {
  return { ...board, cards: { ...board.cards, hand } };
}
