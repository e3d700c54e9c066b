/** A bot's strength as it is written: `stark`, `stark:mittel`, `stark@150`. */

export const STRENGTHS = ["leicht", "mittel", "stark", "meister"];

/** How long bots take, in percent of their own time. */
export const PACES = [100, 150, 250, 400];
const OWN = 100;

/** @param {string} bot */
export function paceOf(bot) {
  return Number(bot.split("@")[1] ?? OWN);
}

/**
 * The same bot at another pace.
 * @param {string} bot
 * @param {number} pace
 */
export function atPace(bot, pace) {
  const strength = bot.split("@")[0];
  return pace === OWN ? strength : `${strength}@${pace}`;
}

/**
 * The pace of a table's bots, that of the first if they differ; their own where there are none.
 * @param {readonly import("../net/told").SeatInfo[]} seats
 */
export function paceAt(seats) {
  const bot = seats.find(({ status }) => status === "bot")?.bot;
  return bot ? paceOf(bot) : OWN;
}
