/** What protocols can say, as the server tells it from the games' own vocabularies. */
import { answered } from "../net/api.js";

/** @typedef {"de" | "en"} Lang */
/** @typedef {Record<Lang, string>} Spelt */
/**
 * @typedef {Spelt & {
 *   name: string,
 *   group: "lay" | "act" | "say" | "rare" | "judge" | "team" | "typed",
 *   places: string[],
 *   label: Spelt,
 * }} Verb a kind of line: who does what, with places for what is told
 */
/** @typedef {Spelt & {values: Spelt[], usual: string, usual_with?: Record<string, string>, numbers?: [number, number]}} Header */
/** @typedef {{sided: boolean, headers: Record<string, Header>, verbs: Verb[]}} Vocabulary */
/** @typedef {Record<string, Vocabulary>} Notation by game */

/** @type {Promise<Notation> | null} */
let read = null;

/** @returns {Promise<Notation>} */
export function notation() {
  read ??= answered(fetch("web/study/data/notation.json"));
  read.catch(() => {
    read = null;
  });
  return read;
}

/**
 * The line that a verb makes of what was told.
 * @param {Verb} verb
 * @param {Lang} lang
 * @param {Record<string, string>} values
 */
export function written(verb, lang, values) {
  return verb[lang].replace(/\{([a-z]+)\}/g, (_, place) => values[place] ?? "");
}
