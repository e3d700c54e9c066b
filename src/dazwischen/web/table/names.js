/** What the one at a seat is called. */
import { t } from "../app/texts.js";

/** @typedef {import("./wire.js").SeatInfo} SeatInfo */

/**
 * @param {SeatInfo | undefined} info
 * @param {number} seat
 */
export function seatName(info, seat) {
  return info?.name || t(`web-bot-name-${seat}`);
}
