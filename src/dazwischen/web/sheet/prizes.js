/** Prizes as they are typed: an amount, or a thing. */
import { prefs } from "../app/prefs.js";

/** @typedef {import("./wire.js").Prize} Prize */

const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?\s*(?:€|eur|euro)?$/i;

/**
 * By place; a place without a prize that has others after it gets nothing.
 * @param {readonly string[]} typed
 * @returns {Prize[]}
 */
export function prizesIn(typed) {
  const last = typed.findLastIndex((text) => text.trim());
  return typed.slice(0, last + 1).map(prizeIn);
}

/**
 * @param {string} typed
 * @returns {Prize}
 */
function prizeIn(typed) {
  const text = typed.trim();
  const [, whole, parts = ""] = AMOUNT.exec(text) ?? [];
  if (whole) return { type: "amount", cents: Number(whole) * 100 + Number(parts.padEnd(2, "0")) };
  return text ? { type: "thing", name: text } : { type: "amount", cents: 0 };
}

/**
 * As it would be typed.
 * @param {Prize | undefined} prize
 */
export function typedPrize(prize) {
  if (prize?.type === "thing") return prize.name;
  return prize?.cents ? money(prize.cents) : "";
}

/** @param {number} cents */
export function money(cents) {
  const digits = { minimumFractionDigits: 2, useGrouping: false };
  return (cents / 100).toLocaleString(prefs.value.lang, digits);
}
