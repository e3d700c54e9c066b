/** What the one at a seat is called. */
import { t } from "../app/texts.js";

/** @typedef {import("./wire.js").SeatInfo} SeatInfo */

/**
 * @param {SeatInfo | undefined} info
 * @param {number} seat
 */
export function seatName(info, seat) {
  if (info?.status === "empty") return t("web-seat-empty");
  return info?.name || t(`web-bot-name-${seat}`);
}

/**
 * How good a bot is; of one whose hand differs, how it thinks.
 * @param {string} bot
 */
export function strengthName(bot) {
  return t(`web-bot-${bot.split(":")[0]}`);
}
