/** What the one at a seat is called. */
import { t } from "../app/texts.js";

/** @typedef {import("../net/told").SeatInfo} SeatInfo */

/**
 * @param {SeatInfo | undefined} info
 * @param {number} seat
 */
export function seatName(info, seat) {
  if (info?.status === "empty") return t("web-seat-empty");
  return info?.name || t(`web-bot-name-${seat}`);
}

/** How well a bot thinks, of what it is written as (`bots.js`). @param {string} bot */
export function levelOf(bot) {
  return bot.split(/[:@]/)[0];
}

/**
 * How good a bot is; of one whose hand differs, how it thinks.
 * @param {string} bot
 */
export function strengthName(bot) {
  return t(`web-bot-${levelOf(bot)}`);
}
