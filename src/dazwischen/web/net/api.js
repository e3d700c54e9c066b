/** The server's HTTP side. */
import { doubt, found } from "./reach.js";

/** @typedef {import("../app/told").Me} Me */
/** @typedef {import("../app/told").Opened} Opened */
/** @typedef {import("../app/told").Hint} Hint */
/** @typedef {import("../app/told").Invitation} Invitation */
/** @typedef {import("../app/sent").NewTable} NewTable */
/** @typedef {import("./told").RoomInfo} RoomInfo */

/** What is said to somebody is said in this language. */
let language = "de";

/** @param {string} chosen */
export function askIn(chosen) {
  language = chosen;
}

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
  const asked = new URLSearchParams({ lang: language, ...query });
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
    doubt();
    throw problem;
  });
  found();
  const said = await answer.json();
  if (!answer.ok) throw new Problem(answer.status, said.code, said.text, said.line);
  return said;
}

/** @returns {Promise<Me>} */
export const me = () => ask("api/me");

/**
 * @param {string} name
 * @returns {Promise<Me>}
 */
export const beCalled = (name) => ask("api/me", { name });

/**
 * @param {string} code
 * @returns {Promise<Invitation>}
 */
export const invitation = (code) => ask(`api/tables/${encodeURIComponent(code)}/invitation`);

/** @returns {Promise<RoomInfo[]>} */
export const myTables = () => ask("api/tables/mine");

/** @returns {Promise<RoomInfo[]>} */
export const publicTables = () => ask("api/tables");

/**
 * @param {NewTable} table
 * @returns {Promise<Opened>}
 */
export const openTable = (table) => ask("api/tables", table);

/**
 * The best that can be done in one's own turn.
 * @param {string} code
 * @returns {Promise<Hint>}
 */
export const hint = (code) => ask(`api/tables/${code}/hint`);

/** @typedef {{imprint: string | null, privacy: string | null, kept: {what: string, until: string}[]}} House */

/** @returns {Promise<House>} */
export const house = () => ask("api/house");

/** @returns {Promise<{path: string, expires: number, qr: string}>} */
export const deviceLink = () => ask("api/me/link", {});

/**
 * @param {string} token
 * @param {number} [replaces] who this device was before and is no more
 * @returns {Promise<Me>}
 */
export const takeDevice = (token, replaces = 0) =>
  ask(`api/link/${encodeURIComponent(token)}`, {}, { replaces: String(replaces) });

/** @typedef {{word: string, standard: boolean, professional: boolean, entries: Record<string, string>[], instead: string | null, tier: number | null}} Finding */
/** @typedef {{word: string, professional: boolean, tier: number}} FoundWord */
/** @typedef {{letters: string, same: FoundWord[], more: Record<string, FoundWord[]>, begun: FoundWord[], less: FoundWord[]}} Search */

/**
 * What the dictionary says about a word.
 * @param {string} word
 * @param {string} language
 * @param {string} umlauts
 * @returns {Promise<Finding>}
 */
export const lookUp = (word, language, umlauts) =>
  ask(`api/words/${encodeURIComponent(word)}`, undefined, { language, umlauts });

/**
 * What can be made of letters.
 * @param {string} letters
 * @param {string} language
 * @returns {Promise<Search>}
 */
export const searchLetters = (letters, language) =>
  ask(`api/letters/${encodeURIComponent(letters)}`, undefined, { language });

/**
 * What was missed in a game that is over.
 * @param {number} game
 * @param {string} [key] of its link
 */
export const analysis = (game, key = "") =>
  ask(`api/replays/${game}/analysis`, undefined, key ? { key } : {});
