/** What a side is called: by who sits there. */
import { seatName } from "../../table/names.js";
import { table } from "../../table/store.js";

/** @typedef {import("./told").View} View */

/** @param {number} seat */
export function nameOf(seat) {
  return seatName(table.value?.room.seats[seat - 1], seat);
}

/**
 * @param {View} view
 * @param {number} side
 */
export function sideName({ sides }, side) {
  const names = (sides[side - 1]?.seats ?? []).map(nameOf);
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}

/**
 * For sentences that speak of "you".
 * @param {View} view
 * @param {number} side
 */
export function whoIs(view, side) {
  const { sides, seat } = view;
  const seats = sides[side - 1]?.seats ?? [];
  const alone = seats.length === 1;
  const name = sideName(view, side);
  if (seat !== null && seats.includes(seat)) return { who: alone ? "you" : "we", name };
  return { who: alone ? "one" : "some", name };
}
