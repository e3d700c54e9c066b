/** The server's HTTP side. */
import { prefs } from "../app/prefs.js";
import { found, lost } from "./reach.js";

/** @typedef {import("../table/wire.js").RoomInfo} RoomInfo */
/** @typedef {{id: number, name: string}} Me */
/** @typedef {{code: string, path: string, room: RoomInfo}} Opened */
/** @typedef {{game: number, seq: number, exact: boolean, steps: Record<string, any>[]}} Hint */
/**
 * @typedef {object} NewTable
 * @property {string} game
 * @property {object} [options]
 * @property {object} [timing]
 * @property {string[]} [seats]
 * @property {boolean} [start]
 */

/** A request that was answered with why not. */
export class Problem extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} text
   * @param {number} [line] of what was sent
   */
  constructor(status, code, text, line) {
    super(text);
    this.status = status;
    this.code = code;
    this.line = line;
  }
}

/**
 * @param {string} path
 * @param {object} [body]
 * @param {Record<string, string>} [query]
 */
async function ask(path, body, query = {}) {
  const asked = new URLSearchParams({ lang: prefs.peek().lang, ...query });
  return answered(
    fetch(`${path}?${asked}`, {
      method: body ? "POST" : "GET",
      headers: body ? { "content-type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    }),
  );
}

/**
 * What came back, or the problem that came instead.
 * @param {Promise<Response>} asked
 */
export async function answered(asked) {
  const answer = await asked.catch((problem) => {
    lost();
    throw problem;
  });
  found();
  const said = await answer.json();
  if (!answer.ok) throw new Problem(answer.status, said.code, said.text, said.line);
  return said;
}

/** @returns {Promise<Me>} */
export const me = () => ask("/api/me");

/**
 * @param {string} name
 * @returns {Promise<Me>}
 */
export const beCalled = (name) => ask("/api/me", { name });

/** @returns {Promise<RoomInfo[]>} */
export const myTables = () => ask("/api/tables/mine");

/** @returns {Promise<RoomInfo[]>} */
export const publicTables = () => ask("/api/tables");

/**
 * @param {NewTable} table
 * @returns {Promise<Opened>}
 */
export const openTable = (table) => ask("/api/tables", table);

/**
 * The best that can be done in one's own turn.
 * @param {string} code
 * @returns {Promise<Hint>}
 */
export const hint = (code) => ask(`/api/tables/${code}/hint`);

/** @returns {Promise<{path: string, expires: number, qr: string}>} */
export const deviceLink = () => ask("/api/me/link", {});

/**
 * @param {string} token
 * @returns {Promise<Me>}
 */
export const takeDevice = (token) => ask(`/api/link/${encodeURIComponent(token)}`, {});

/** @typedef {{word: string, standard: boolean, professional: boolean, entries: Record<string, string>[]}} Finding */

/**
 * What the dictionary says about a word.
 * @param {string} word
 * @param {string} language
 * @param {string} umlauts
 * @returns {Promise<Finding>}
 */
export const lookUp = (word, language, umlauts) =>
  ask(`/api/words/${encodeURIComponent(word)}`, undefined, { language, umlauts });

/**
 * What was missed in a game that is over.
 * @param {number} game
 */
export const analysis = (game) => ask(`/api/replays/${game}/analysis`);
