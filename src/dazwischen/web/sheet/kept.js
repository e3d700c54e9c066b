/**
 * The score sheets that this browser writes on, and what has not reached the server yet.
 *
 * All of it is in the browser's storage before anything else happens, so neither a reload nor an empty
 * battery loses an entry.
 */
import { signal } from "../vendor/preact.js";
import { counted } from "../net/stream.js";

/** @typedef {import("./wire.js").Told} Told */
/** @typedef {import("./wire.js").Refusal} Refusal */
/**
 * @typedef {object} Kept
 * @property {string} key with which one can write
 * @property {string} code "" before the server knows of it
 * @property {import("../net/outbox.js").Wanted[]} waiting in the order in which it was entered
 * @property {Refusal[]} refused what the server did not take, until somebody has read why
 * @property {Told | null} told what the server said last
 * @property {number} at when it was last written on
 */

const PREFIX = "dazwischen.sheet.";
/** Of those that are delivered, the latest so many are remembered. */
const REMEMBERED = 20;

/** @type {Kept} */
const EMPTY = { key: "", code: "", waiting: [], refused: [], told: null, at: 0 };

/** @type {import("../vendor/preact.js").Signal<Record<string, Kept>>} by key */
export const keptSheets = signal(stored());
/** Whether the browser keeps anything at all. */
export const keeps = signal(true);

/** @returns {Record<string, Kept>} */
function stored() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    const all = names.map((name) => read(name.slice(PREFIX.length)));
    return Object.fromEntries(all.flatMap((kept) => (kept ? [[kept.key, kept]] : [])));
  } catch {
    return {};
  }
}

/**
 * @param {string} key
 * @returns {Kept | null}
 */
function read(key) {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
    return found && { ...EMPTY, ...found, waiting: (found.waiting ?? []).map(counted), key };
  } catch {
    return null;
  }
}

addEventListener("storage", ({ key }) => {
  if (key?.startsWith(PREFIX)) keptSheets.value = { ...keptSheets.value, ...stored() };
});

/**
 * Changes what is kept of a sheet. Another tab may have written meanwhile: its word is the last.
 * @param {string} key
 * @param {(kept: Kept) => Kept} how
 */
export function change(key, how) {
  const before = (keeps.peek() && read(key)) || keptSheets.peek()[key];
  const after = how(before ?? { ...EMPTY, key });
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(after));
  } catch {
    keeps.value = false;
  }
  keptSheets.value = { ...keptSheets.peek(), [key]: after };
}

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Where nothing is kept, nothing needs to be removed.
  }
  const { [key]: _gone, ...others } = keptSheets.peek();
  keptSheets.value = others;
}

/** The latest first. */
export function latest() {
  return Object.values(keptSheets.value).sort((one, other) => other.at - one.at);
}

/** A new sheet of this browser; the server learns of it when it can. */
export function fresh() {
  for (const old of latest().slice(REMEMBERED)) if (!old.waiting.length) forget(old.key);
  const key = secret();
  change(key, (kept) => ({ ...kept, at: Date.now() }));
  return key;
}

/**
 * What waits on a sheet.
 * @param {string} key
 * @returns {import("../net/outbox.js").Kept}
 */
export function waitingOn(key) {
  return {
    waiting: () => keptSheets.peek()[key]?.waiting ?? [],
    put: (one) =>
      change(key, (kept) => ({ ...kept, waiting: [...kept.waiting, one], at: Date.now() })),
    drop: ({ client, id }) =>
      change(key, (kept) => ({
        ...kept,
        waiting: kept.waiting.filter((one) => one.client !== client || one.id !== id),
      })),
  };
}

/**
 * What was told last about a sheet that is kept, unless something later is known already.
 * @param {string} key
 * @param {Told} told
 */
export function learn(key, told) {
  if (keptSheets.peek()[key]) change(key, (kept) => ({ ...kept, told: later(kept.told, told) }));
}

/**
 * @param {Told | null} known
 * @param {Told} told
 */
export function later(known, told) {
  return known && known.version > told.version ? known : told;
}

/** Random, also where a page does not come over a safe line. */
function secret() {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
