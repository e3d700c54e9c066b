/** What happened in a game, told in short sentences: shown, read aloud, and heard. */
import { signal } from "../vendor/preact.js";
import { play as sound } from "../app/sound.js";
import { seatName } from "../table/names.js";
import { tell } from "./notices.js";

/**
 * @typedef {object} Line
 * @property {number} n
 * @property {string} text
 * @property {readonly string[]} rules that explain it
 * @property {"" | "mine" | "wrong"} tone
 */

/** So many lines of a game are remembered, however long it lasts. */
export const REMEMBERED = 200;

/** @type {import("../vendor/preact.js").Signal<readonly Line[]>} the latest last */
export const story = signal([]);
/** @type {import("../vendor/preact.js").Signal<Pick<Line, "text" | "rules"> | null>} */
export const held = signal(null);

/** Whether all of it is shown. */
export const historyOpen = signal(false);

export function showHistory() {
  historyOpen.value = true;
}

export function closeHistory() {
  historyOpen.value = false;
}

let lines = 0;
let told = 0;

/** A story begins anew with every game. @param {number | undefined} game */
export function storyOf(game = 0) {
  if (game && game === told) return;
  told = game;
  story.value = [];
  held.value = null;
}

/**
 * @param {string} text "" for what needs no words
 * @param {string} [heard] the sound of it
 * @param {Partial<Pick<Line, "rules" | "tone">>} [about]
 */
export function narrated(text, heard = "", { rules = [], tone = "" } = {}) {
  if (text) {
    lines += 1;
    story.value = [...story.value.slice(1 - REMEMBERED), { n: lines, text, rules, tone }];
    tell(text);
  }
  if (heard) sound(heard);
}

/**
 * What one has to be able to read in peace: it stays until one acts again.
 * @param {string} text
 * @param {readonly string[]} rules
 */
export function hold(text, rules) {
  held.value = { text, rules };
}

/** Somebody has acted again. */
export function letGo() {
  held.value = null;
}

/**
 * Somebody as an argument of a sentence.
 * @param {number | undefined} seat none for what the table does
 * @param {import("../table/state.js").Table} table
 */
export function who(seat, table) {
  const name = seat ? seatName(table.room.seats[seat - 1], seat) : "";
  return { name, me: seat === table.seat ? "yes" : "no" };
}
