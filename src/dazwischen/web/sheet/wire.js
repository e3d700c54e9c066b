/** Score sheets as the server tells them, and the requests about them (docs/tournament.md). */
import { prefs } from "../app/prefs.js";
import { answered } from "../net/api.js";

/** @typedef {import("./told").Amount | import("./told").Thing} Prize */
/** @typedef {import("./told").Played | import("./told").Void} Round */
/** @typedef {import("./told").HalfTime} HalfTime */
/** @typedef {{place: number, player: number, decided_by: string | null}} Ranked */
/** @typedef {Record<string, number>} ByPlayer keys are players */
/**
 * A sheet, with its state as the referee writes it (docs/notation.md).
 * @typedef {Omit<import("./told").View, "state"> & {state: {
 *   points: ByPlayer, wins: ByPlayer, sums: ByPlayer, ranking: Ranked[],
 *   prizes: Record<string, {cents: number, things: string[]}>}}} Sheet
 */
/** @typedef {Omit<import("./told").SheetTold, "sheet"> & {sheet: Sheet | null}} Told */
/** @typedef {import("./sent").Enter} Enter */
/** What is entered waits in the browser, with all that it has. */
/** @typedef {import("./sent").Begin & {title: string, prizes: Prize[]}} Begin */
/** @typedef {Exclude<import("./sent").SheetSent["do"], import("./sent").Begin> | Begin} Wish */
/** @typedef {import("./told").Problem} Refusal */

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
