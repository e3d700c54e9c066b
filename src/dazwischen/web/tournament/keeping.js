/** What a browser keeps of tournaments, so that a reload or an empty battery loses nothing. */
import { signal } from "../vendor/preact.js";

/** @typedef {import("./wire.js").Sent} Sent */
/** @typedef {import("./asking.js").Link} Link */
/** @typedef {Link & {role: string, name: string, title: string}} Known */

const KNOWN = "dazwischen.tournaments";
const LAST = "dazwischen.tournament";
const UNSENT = "dazwischen.tournament.unsent";
const MOST = 30;

/** @param {string} name @param {any} otherwise */
function read(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {any} value */
function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}

/** Links that were opened here, the latest first. @type {import("../vendor/preact.js").Signal<Known[]>} */
export const known = signal(read(KNOWN, []));

/** @param {Known} link */
export function remember(link) {
  const others = read(KNOWN, []).filter((/** @type {Known} */ other) => other.key !== link.key);
  known.value = [link, ...others].slice(0, MOST);
  write(KNOWN, known.value);
}

/** @param {string} key */
export function forget(key) {
  known.value = read(KNOWN, []).filter((/** @type {Known} */ other) => other.key !== key);
  write(KNOWN, known.value);
}

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
 * @returns {Sent[]}
 */
export function unsentOf({ key }) {
  return read(UNSENT, {})[key] ?? [];
}

/** @param {Link} link @param {Sent} sent */
export function keepUnsent({ key }, sent) {
  const all = read(UNSENT, {});
  write(UNSENT, { ...all, [key]: [...(all[key] ?? []), sent] });
}

/** @param {Link} link @param {readonly string[]} ids */
export function dropUnsent({ key }, ids) {
  const { [key]: own = [], ...all } = read(UNSENT, {});
  const left = own.filter((/** @type {Sent} */ sent) => !ids.includes(sent.id));
  write(UNSENT, left.length ? { ...all, [key]: left } : all);
}
