/** Pages beside the rules: playing at a real table, what comes after the last level, and advice. */
import { book } from "../ui/rulebook.js";

/** @typedef {import("../ui/rulebook.js").Book} Book */
/** @typedef {import("../ui/rulebook.js").Rule} Rule */
/**
 * @typedef {object} Step what is laid, or put into a slot
 * @property {string} card
 * @property {"serve" | "redirect" | "throw" | "other" | "into-slot" | "from-slot"} as
 * @property {boolean} [draws] a penalty card is drawn for it
 * @property {boolean} [elsewhere] on another stack than the first
 */
/** @typedef {{word: string, as: string, drawn: string}} Word */
/** @typedef {{lying: string[], steps: Step[]}} CardPicture */
/** @typedef {{rows: string[], rack: string, steps: Word[]}} WordPicture */
/**
 * @typedef {object} Where it holds
 * @property {Record<string, number>} [from] the level, by edition
 * @property {string[]} [variants]
 */
/** @typedef {Rule & Where & {picture: CardPicture | WordPicture}} Piece of advice */
/** @typedef {{edition?: string, level?: number, variant?: string}} Options of a table */

/** The pages that are not of one game, as their addresses call them. */
export const GUIDES = ["real-table", "beyond"];

/**
 * @param {string} lang
 * @returns {Promise<Book>}
 */
export function guides(lang) {
  return book(`guides-${lang}`);
}

/**
 * @param {string} lang
 * @returns {Promise<Record<string, Piece[]>>} by game
 */
export function advice(lang) {
  return book(`advice-${lang}`);
}

/**
 * Whether the cards and rules that a piece of advice is about exist at such a table.
 * @param {Piece} piece
 * @param {Options} options
 */
export function holds({ from, variants }, { edition = "", level = 0, variant = "" }) {
  return from ? level >= (from[edition] ?? Infinity) : Boolean(variants?.includes(variant));
}
