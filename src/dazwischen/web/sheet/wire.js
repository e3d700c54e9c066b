/** Score sheets as the server tells them, and the requests about them (docs/tournament.md). */
import { prefs } from "../app/prefs.js";
import { answered, Problem } from "../net/api.js";
import { doubt, found } from "../net/reach.js";

/** @typedef {{type: "amount", cents: number} | {type: "thing", name: string}} Prize */
/** @typedef {{type: "played", first: number, second: number | null} | {type: "void"}} Round */
/** @typedef {{order: number[], seats: number[], how: string}} HalfTime */
/** @typedef {{place: number, player: number, decided_by: string | null}} Ranked */
/** @typedef {Record<string, number>} ByPlayer keys are players */
/**
 * @typedef {object} Sheet
 * @property {string} title
 * @property {string[]} names
 * @property {"first-half" | "second-half" | "over"} phase
 * @property {number[]} seats
 * @property {number[]} seats_now
 * @property {Round[]} rounds
 * @property {number} next
 * @property {number[][]} running
 * @property {number[]} first_half
 * @property {number[]} second_half
 * @property {number[]} whole
 * @property {HalfTime | null} half_time
 * @property {Prize[]} prizes
 * @property {{points: ByPlayer, wins: ByPlayer, sums: ByPlayer, ranking: Ranked[],
 *   prizes: Record<string, {cents: number, things: string[]}>}} state
 */
/** @typedef {{code: string, version: number, sheet: Sheet | null, said: string[]}} Told */
/** @typedef {{do: "begin", names: string[], title: string, prizes: Prize[]}} Begin */
/** @typedef {{do: "enter", number: number, first?: number, second?: number, void?: boolean}} Enter */
/** @typedef {{do: "rename", player: number, name: string}} Rename */
/** @typedef {{do: "set-title", title: string}} SetTitle */
/** @typedef {{do: "set-prizes", prizes: Prize[]}} SetPrizes */
/** @typedef {Begin | Enter | Rename | SetTitle | SetPrizes} Wish */
/** @typedef {{id: string, do: Wish}} Sent */
/** @typedef {{code: string, rules: string[], text: string}} Refusal */
/** @typedef {{id: string, done: boolean, problem: Refusal | null}} Answer */

/** Milliseconds after which a line that says nothing is taken for dead. */
const SILENCE = 20_000;
/** Seconds for which the server holds a question until something has changed. */
const WAIT = 25;

/**
 * @param {string} path
 * @param {object} body
 */
function post(path, body) {
  return answered(
    fetch(`${path}?lang=${prefs.peek().lang}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SILENCE),
    }),
  );
}

/**
 * @param {string} key
 * @returns {Promise<{code: string}>}
 */
export const make = (key) => post("api/sheets", { key });

/**
 * @param {string} code
 * @param {string} key
 * @param {Sent[]} actions
 * @returns {Promise<{answers: Answer[], told: Told}>}
 */
export const act = (code, key, actions) => post(`${address(code)}/actions`, { key, actions });

/**
 * The sheet once it is no longer as it was under this tag, or null if nothing happened for a while.
 * @param {string} code
 * @param {string} tag
 * @param {AbortSignal} leaving
 * @returns {Promise<{tag: string, told: Told} | null>}
 */
export async function news(code, tag, leaving) {
  const cut = new AbortController();
  const stop = () => cut.abort();
  leaving.addEventListener("abort", stop);
  const timer = setTimeout(stop, WAIT * 1000 + SILENCE);
  try {
    const answer = await fetch(`${address(code)}?lang=${prefs.peek().lang}&wait=${WAIT}`, {
      headers: tag ? { "if-none-match": tag } : {},
      // The browser's own cache would add a tag to the first question, and the answer would be held.
      cache: "no-store",
      signal: cut.signal,
    });
    found();
    if (answer.status === 304) return null;
    const said = await answer.json();
    if (!answer.ok) throw new Problem(answer.status, said.code, said.text);
    return { tag: answer.headers.get("etag") ?? "", told: said };
  } catch (problem) {
    if (!leaving.aborted && !(problem instanceof Problem)) doubt();
    throw problem;
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener("abort", stop);
  }
}

/** @param {string} code */
export function address(code) {
  return `api/sheets/${encodeURIComponent(code)}`;
}
