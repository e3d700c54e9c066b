/** What is asked of the server about tournaments once, and not followed. */
import { answered } from "../net/api.js";
import { doubt } from "../net/reach.js";
import { prefs } from "../app/prefs.js";

/** @typedef {{code: string, key: string}} Link */

/** What nobody can guess, for links. @param {number} bytes */
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
