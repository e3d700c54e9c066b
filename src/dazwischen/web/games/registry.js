/** The games that can be played here. A game is one folder; nothing else knows its name. */
import { withTexts } from "../app/texts.js";

/**
 * What a game's folder gives to the rest.
 * @typedef {object} GameModule
 * @property {readonly string[]} catalogues texts to be read before anything is shown
 * @property {import("../net/api.js").NewTable} quick the table a newcomer is put at
 * @property {import("../net/api.js").NewTable} fresh the table somebody opens to invite others
 * @property {(props: ChoicesProps) => any} Choices
 * @property {() => any} Board
 */
/**
 * @typedef {object} ChoicesProps
 * @property {Record<string, any>} options
 * @property {Record<string, any>} timing
 * @property {boolean} disabled
 * @property {(options: object, timing: object) => void} change
 */

/** @type {Record<string, () => Promise<{game: GameModule}>>} */
const GAMES = {
  jay: () => import("./jay/index.js"),
};

export const NAMES = Object.keys(GAMES);

/** @type {Map<string, GameModule>} */
const loaded = new Map();

/** @param {string} name */
export function known(name) {
  return loaded.get(name);
}

/**
 * Reads a game's code and texts.
 * @param {string} name
 */
export async function load(name) {
  const { game } = await GAMES[name]();
  await withTexts(game.catalogues);
  loaded.set(name, game);
  return game;
}
