/** The server's HTTP side. */
import { prefs } from "../app/prefs.js";

/** @typedef {import("../table/wire.js").RoomInfo} RoomInfo */
/** @typedef {{id: number, name: string}} Me */
/** @typedef {{code: string, path: string, room: RoomInfo}} Opened */
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
 */
async function ask(path, body) {
  return answered(
    await fetch(`${path}?lang=${prefs.peek().lang}`, {
      method: body ? "POST" : "GET",
      headers: body ? { "content-type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    }),
  );
}

/** @param {Response} answer */
export async function answered(answer) {
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

/** @returns {Promise<{path: string, expires: number}>} */
export const deviceLink = () => ask("/api/me/link", {});

/**
 * @param {string} token
 * @returns {Promise<Me>}
 */
export const takeDevice = (token) => ask(`/api/link/${encodeURIComponent(token)}`, {});
