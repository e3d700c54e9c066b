/** What the referee's page asks the server. */
import { prefs } from "../app/prefs.js";
import { answered } from "../net/api.js";

/** @typedef {import("./told").VerdictTold} Verdict */
/** @typedef {import("./told").Judged} Judged */

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
