/** Score sheets as the server tells them, and the requests about them (docs/tournament.md). */
import { prefs } from "../app/prefs.js";
import { answered } from "../net/api.js";

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
/** @typedef {{code: string, rules: string[], text: string}} Refusal */

/** Milliseconds after which a line that says nothing is taken for dead. */
const SILENCE = 20_000;

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
 * The sheet as it was told to whoever follows it.
 * @param {import("../net/stream.js").Seen} seen
 * @returns {Told}
 */
export const toldOf = ({ code, seq, view, said }) => ({ code, version: seq, sheet: view, said });

/** @param {string} code */
export function address(code) {
  return `api/sheets/${encodeURIComponent(code)}`;
}
