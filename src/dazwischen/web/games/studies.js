/** What the pages for learning need of each game, besides its scene. */
import { study as jarnac } from "./jarnac/study.js";
import { study as jay } from "./jay/study.js";
import { study as jsolitaer } from "./jsolitaer/study.js";

/**
 * What a game's `study.js` gives to the rest.
 * @typedef {object} Study
 * @property {import("../app/soon.js").Soon} Page its rules in two minutes
 * @property {readonly string[]} [cards] for the picture that stands for it, by name
 * @property {() => string} [call] a word for that picture, where there are no cards
 * @property {readonly string[]} examples protocol files, as they are called in `study/data/examples`
 * @property {() => string} [lying] what the cards are called that lie, in advice
 * @property {(levels: Record<string, number>) => string} [from] since which level advice holds
 */

/** @type {Record<string, Study>} */
export const STUDIES = { jay, jsolitaer, jarnac };
