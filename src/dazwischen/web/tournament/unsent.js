/** What was last seen of a tournament and what was not sent: a reload or an empty battery loses nothing. */
import { counted } from "../net/stream.js";
import { read, write } from "./keeping.js";

/** @typedef {import("../net/outbox.js").Wanted} Wanted */
/** @typedef {import("./asking.js").Link} Link */

const LAST = "dazwischen.tournament";
const UNSENT = "dazwischen.tournament.unsent";

/**
 * The tournament as it was last seen with this link.
 * @param {Link} link
 * @returns {import("./wire.js").Told | null}
 */
export function lastSeen({ key }) {
  const last = read(LAST, {});
  return last.key === key ? last.told : null;
}

/** @param {Link} link @param {import("./wire.js").Told} told */
export function keepSeen({ key }, told) {
  write(LAST, { key, told });
}

/**
 * What could not be sent yet, in order. Read anew each time: another tab may have added to it.
 * @param {Link} link
 * @returns {Wanted[]}
 */
export function unsentOf({ key }) {
  return (read(UNSENT, {})[key] ?? []).map(counted);
}

/** @param {Link} link @param {Wanted} one */
export function keepUnsent({ key }, one) {
  const all = read(UNSENT, {});
  write(UNSENT, { ...all, [key]: [...(all[key] ?? []), one] });
}

/** @param {Link} link @param {Wanted} gone */
export function dropUnsent({ key }, { client, id }) {
  const { [key]: own = [], ...all } = read(UNSENT, {});
  const left = own
    .map(counted)
    .filter((/** @type {Wanted} */ one) => one.client !== client || one.id !== id);
  write(UNSENT, left.length ? { ...all, [key]: left } : all);
}
