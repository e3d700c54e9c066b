/** The tournaments that a browser knows. */
import { signal } from "../vendor/preact.js";

/** @typedef {import("./asking.js").Link} Link */
/** @typedef {Link & {role: string, name: string, title: string}} Known */

const KNOWN = "dazwischen.tournaments";
const MOST = 30;

/** @param {string} name @param {any} otherwise */
export function read(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {any} value */
export function write(name, value) {
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
