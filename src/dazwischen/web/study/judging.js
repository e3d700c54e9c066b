/** What the referee's page asks the server. */
import { prefs } from "../app/prefs.js";
import { answered } from "../net/api.js";

/**
 * @typedef {object} Verdict
 * @property {number} line
 * @property {number | string} seat
 * @property {string} action
 * @property {string} verdict
 * @property {string} word
 * @property {string[]} rules
 * @property {string} text
 */
/**
 * @typedef {object} Judged
 * @property {string} game
 * @property {Verdict[]} verdicts
 * @property {string[]} situation
 * @property {Record<string, any>} state
 * @property {any} view
 * @property {string[]} names what the file calls the players, if it does
 * @property {string[]} figures what can be laid, if it is played with cards
 */

/**
 * Has a protocol judged, as far as a line of it or to its end.
 * @param {string} text
 * @param {number} [upto]
 * @returns {Promise<Judged>}
 */
export async function judge(text, upto = 0) {
  const asked = new URLSearchParams({ lang: prefs.peek().lang, upto: String(upto) });
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return answered(fetch(`api/referee?${asked}`, { method: "POST", headers, body: text }));
}

/** @param {string} name of a game and of one of its examples */
export async function example(name) {
  const answer = await fetch(`web/study/data/examples/${encodeURIComponent(name)}.txt`);
  return answer.ok ? answer.text() : "";
}
