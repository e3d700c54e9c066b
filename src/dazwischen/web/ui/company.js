/** Who comes and goes at a table, and who says what: in sentences, for those who listen. */
import { play as sound } from "../app/sound.js";
import { t } from "../app/texts.js";
import { seatName } from "../table/names.js";
import { listen } from "../table/store.js";
import { notice, tell } from "./notices.js";

/** @typedef {import("../table/state.js").Table} Table */
/** @typedef {import("../net/told").SeatInfo} SeatInfo */

/** Follows the table; ends with the function returned. */
export function followCompany() {
  return listen({
    moved: (before, after) => {
      moves(before, after).forEach(tell);
      if (after.room.host === after.you.id) newcomers(before, after).forEach(welcome);
    },
    said: ({ name, call, text }) =>
      tell(t("web-told-said", { name, words: call ? t(`web-call-${call}`) : text })),
  });
}

/**
 * @param {Table} before
 * @param {Table} after
 * @returns {string[]}
 */
function moves(before, after) {
  const told = after.room.seats.map((now, index) => {
    const then = before.room.seats[index];
    return then ? move(then, now, index + 1, index + 1 === after.seat) : "";
  });
  if (after.room.host !== before.room.host) told.push(newHost(after));
  if (before.game && !after.game) told.push(t("web-told-stopped"));
  return told.filter(Boolean);
}

/**
 * @param {SeatInfo} then
 * @param {SeatInfo} now
 * @param {number} seat
 * @param {boolean} mine
 */
function move(then, now, seat, mine) {
  if (then.status === now.status && then.who === now.who) return "";
  const args = { name: seatName(now, seat), seat, me: mine ? "yes" : "no" };
  if (now.status === "empty") return t("web-told-freed", args);
  if (now.status === "bot") return t("web-told-bot-sat", args);
  if (then.who !== now.who) return t("web-told-sat", args);
  if (now.status === "gone") return t("web-told-gone", args);
  if (now.status === "watching") return t("web-told-lets-bot", args);
  return then.status === "gone" ? t("web-told-back", args) : t("web-told-plays-on", args);
}

/**
 * Who sits there that did not sit at the table before.
 * @param {Table} before
 * @param {Table} after
 */
function newcomers(before, { room, you }) {
  const were = before.room.seats.map(({ who }) => who);
  return room.seats.filter(({ who }) => who && who !== you.id && !were.includes(who));
}

/** Whoever leads the table may look elsewhere while waiting. @param {SeatInfo} somebody */
function welcome({ name }) {
  notice(t("web-told-sat", { name }));
  sound("came");
}

/** Whoever leads a table may have no seat at it. @param {Table} after */
function hostName({ room: { host, seats, watchers } }) {
  const seated = seats.find(({ who }) => who === host);
  return (seated ?? watchers.find(({ id }) => id === host))?.name ?? "";
}

/** @param {Table} after */
function newHost(after) {
  const { room, you } = after;
  return t("web-told-host", { name: hostName(after), me: room.host === you.id ? "yes" : "no" });
}
