/** Captains at a table: who watches and may interrupt for a player who wants that. */
import { t } from "../../app/texts.js";
import { seatName } from "../../table/names.js";
import { listen } from "../../table/store.js";
import { notice, tell } from "../../ui/notices.js";

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {import("../../net/told").CaptainInfo} CaptainInfo */
/** @typedef {import("../../net/told").RoomInfo} RoomInfo */

/**
 * The seat whose captain one is, or 0.
 * @param {Table | null} now
 */
export function captained(now) {
  return now?.room.captains.find(({ who, asks }) => who === now.you.id && !asks)?.seat ?? 0;
}

/**
 * Who interrupted, as all are told: the captain by name, as long as he is one.
 * @param {number} seat
 * @param {Table} now
 */
export function pausedByCaptain(seat, now) {
  const captain = now.room.captains.find((one) => one.seat === seat && !one.asks);
  return t("jay-told-captain-paused", {
    captain: captain?.name ?? "",
    named: captain ? "yes" : "no",
    mine: captain?.who === now.you.id ? "yes" : "no",
    me: seat === now.seat ? "yes" : "no",
    name: nameOf(now.room, seat),
  });
}

/** Says who becomes a captain, and asks whoever is asked; ends with the function returned. */
export function followCaptains() {
  return listen({
    moved: (before, after) => {
      for (const captain of after.room.captains) {
        if (before.room.captains.some((one) => same(one, captain))) continue;
        if (!captain.asks) tell(t("jay-captain-is", about(after.room, captain)));
        else if (captain.seat === after.seat)
          notice(t("jay-captain-asks-you", { name: captain.name }));
      }
    },
  });
}

/**
 * @param {CaptainInfo} one
 * @param {CaptainInfo} other
 */
function same(one, other) {
  return one.seat === other.seat && one.who === other.who && one.asks === other.asks;
}

/**
 * @param {RoomInfo} room
 * @param {CaptainInfo} captain
 */
export function about(room, { name, seat }) {
  return { captain: name, name: nameOf(room, seat) };
}

/**
 * @param {RoomInfo} room
 * @param {number} seat
 */
export function nameOf(room, seat) {
  return seatName(room.seats[seat - 1], seat);
}
