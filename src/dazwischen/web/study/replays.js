/** Finished games as the server tells them: asked for page by page, and put together here. */
import { answered } from "../net/api.js";
import { prefs } from "../app/prefs.js";
import { merged } from "../net/follower.js";

/** @typedef {import("./told").Outline} Outline */
/** @typedef {import("./told").Moment} Moment */
/** @typedef {import("./told").AlternativeTold} Could */
/** @typedef {import("./told").Listed} Listed */
/** @typedef {import("./told").Companion} Companion */
/** @typedef {import("./told").Checked} Checked */
/** @typedef {import("./told").Library} Library */

/**
 * A step, with all that was to be seen after it.
 * @typedef {object} Frame
 * @property {number} seq
 * @property {number} at
 * @property {number} seat
 * @property {string} verdict
 * @property {string[]} rules
 * @property {string} text
 * @property {string[]} moments
 * @property {any} view
 * @property {Record<number, number[]>} hands
 */
/** @typedef {{first: number, total: number, steps: Frame[]}} Page */

/**
 * @param {string} id
 * @param {string} key
 * @param {string} part
 * @param {Record<string, string | number>} [query]
 */
async function ask(id, key, part, query = {}) {
  const asked = new URLSearchParams({ lang: prefs.peek().lang });
  if (key) asked.set("key", key);
  for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
  return answered(fetch(`api/replays/${encodeURIComponent(id)}/${part}?${asked}`));
}

/**
 * @param {string} id
 * @param {string} key
 * @returns {Promise<Outline>}
 */
export const outlineOf = (id, key) => ask(id, key, "outline");

/**
 * @param {string} id
 * @param {string} key
 * @param {{from?: number, at?: number}} where
 * @returns {Promise<Page>}
 */
export async function pageOf(id, key, where) {
  return whole(await ask(id, key, "steps", where));
}

/**
 * @param {string} id
 * @param {string} key
 * @param {number} seq
 * @returns {Promise<{seq: number, total: number, could: Could[]}>}
 */
export const couldHave = (id, key, seq) => ask(id, key, "could", { at: seq });

/**
 * What the server says about how the cards came about.
 * @param {string} id
 * @param {string} key
 * @returns {Promise<Checked>}
 */
export const cardsOf = (id, key) => ask(id, key, "cards");

/**
 * A page of one's games, of those that are looked for.
 * @param {Record<string, string | number>} wanted what is empty is left out
 * @returns {Promise<Library>}
 */
export async function myGames(wanted) {
  const asked = new URLSearchParams({ lang: prefs.peek().lang });
  for (const [name, value] of Object.entries(wanted)) if (value) asked.set(name, String(value));
  return answered(fetch(`api/games/mine?${asked}`));
}

/** Takes a game out of one's own list. @param {number} id */
export async function putAway(id) {
  const path = `api/replays/${id}?lang=${prefs.peek().lang}`;
  return answered(fetch(path, { method: "DELETE" }));
}

/**
 * Brings a game in from a file.
 * @param {Blob} log
 * @returns {Promise<{path: string}>}
 */
export async function bringIn(log) {
  const path = `api/replays?lang=${prefs.peek().lang}`;
  const headers = { "content-type": "application/x-ndjson" };
  return answered(fetch(path, { method: "POST", headers, body: log }));
}

/**
 * Of each step only what changed is told; this is all of it.
 * @param {Page} page
 * @returns {Page}
 */
export function whole(page) {
  let view = {};
  /** @type {Record<number, number[]>} */
  let hands = {};
  const steps = page.steps.map((step) => {
    view = merged(view, step.view);
    hands = { ...hands, ...step.hands };
    return { ...step, view, hands };
  });
  return { ...page, steps };
}
