/** What is asked of the server about tournaments. */
import { answered, Problem } from "../net/api.js";
import { doubt, found } from "../net/reach.js";
import { prefs } from "../app/prefs.js";

/** @typedef {import("./wire.js").Told} Told */
/** @typedef {{code: string, key: string}} Link */

/** Seconds for which the server holds a question until something has changed. */
const WAIT = 25;
/** Milliseconds after which an answer will not come any more. */
const TOO_LONG = (WAIT + 15) * 1000;

/** What nobody can guess, for links and tickets. @param {number} bytes */
export function secret(bytes) {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {Link} link
 * @param {string} part
 * @param {Record<string, string>} [query]
 */
function path({ code }, part, query = {}) {
  const asked = new URLSearchParams({ lang: prefs.peek().lang, ...query });
  return `api/tournaments/${encodeURIComponent(code)}${part}?${asked}`;
}

/** With the key in the address: for pictures and downloads. @param {Link} link @param {string} part */
export function address(link, part) {
  return path(link, part, { key: link.key });
}

/**
 * @param {boolean} whole with the tables of all rounds, not only of the last
 * @returns {Record<string, string>}
 */
function rounds(whole) {
  return whole ? {} : { rounds: "current" };
}

/**
 * The tournament, once it is another than the one of this tag; null if it is still the same.
 * @param {Link} link
 * @param {{tag: string, whole: boolean, signal: AbortSignal}} how
 * @returns {Promise<{tag: string, told: Told} | null>}
 */
export async function look(link, { tag, whole, signal }) {
  /** @type {Record<string, string>} */
  const headers = { authorization: `Bearer ${link.key}` };
  if (tag) headers["if-none-match"] = tag;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TOO_LONG);
  signal.addEventListener("abort", () => patience.abort());
  const where = path(link, "", { wait: String(WAIT), ...rounds(whole) });
  // The browser's own cache would add a tag to the first question, and the answer would be held.
  const asked = fetch(where, { headers, cache: "no-store", signal: patience.signal });
  const answer = await asked.finally(() => clearTimeout(timer));
  found();
  if (answer.status === 304) return null;
  const said = await answer.json();
  if (!answer.ok) throw new Problem(answer.status, said.code, said.text);
  return { tag: answer.headers.get("etag") ?? "", told: said };
}

/** @param {string} where @param {object} body */
function post(where, body) {
  const headers = { "content-type": "application/json" };
  return answered(fetch(where, { method: "POST", headers, body: JSON.stringify(body) }));
}

/**
 * @param {string} key the organiser's
 * @param {object} settings
 * @returns {Promise<{code: string, links: import("./wire.js").RoleLink[]}>}
 */
export const make = (key, settings) =>
  post(`api/tournaments?lang=${prefs.peek().lang}`, { key, settings });

/**
 * @param {Link} link
 * @param {import("./wire.js").Sent[]} actions
 * @param {boolean} whole
 * @returns {Promise<{answers: import("./wire.js").Answered[], told: Told}>}
 */
export const send = (link, actions, whole) =>
  post(path(link, "/actions", rounds(whole)), { key: link.key, actions });

/**
 * The table at which this browser's person plays for the player of the link.
 * @param {Link} link
 * @returns {Promise<{room: string}>}
 */
export const takeSeat = (link) => post(path(link, "/seat"), { key: link.key });

/**
 * @param {Link} link
 * @returns {Promise<import("./wire.js").RoleLink[]>}
 */
export const linksOf = (link) =>
  answered(fetch(path(link, "/links"), { headers: { authorization: `Bearer ${link.key}` } }));

/** @typedef {{registered: number, text: string, problems: {line: number, text: string}[]}} Imported */

/**
 * Registers everybody in a file, or says line by line why nobody was.
 * @param {Link} link
 * @param {Blob} file
 * @returns {Promise<Imported>}
 */
export async function bringEntrants(link, file) {
  const headers = { authorization: `Bearer ${link.key}`, "content-type": "text/csv" };
  const asked = fetch(path(link, "/entrants.csv"), { method: "POST", headers, body: file });
  const answer = await asked.catch((problem) => {
    doubt();
    throw problem;
  });
  const said = await answer.json();
  return { registered: said.registered ?? 0, text: said.text ?? "", problems: said.problems ?? [] };
}
