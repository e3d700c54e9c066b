/** The games that can be played here. A game is one folder, and its line in this list. */
import { withStyle } from "../app/styles.js";
import { withTexts } from "../app/texts.js";

/**
 * What a game's folder gives to the rest.
 * @typedef {object} GameModule
 * @property {readonly string[]} catalogues texts to be read before anything is shown
 * @property {readonly string[]} styles style sheets in its folder
 * @property {import("../net/api.js").NewTable} quick the table a newcomer is put at
 * @property {import("../net/api.js").NewTable} fresh the table somebody opens to invite others
 * @property {import("../ui/key-choice.js").GameKeys} [keys] what its keys do, if they can be changed
 * @property {(seat: number, options: Record<string, any>) => string} [place] what a seat is, "" for nothing
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
  jsolitaer: () => import("./jsolitaer/index.js"),
  jarnac: () => import("./jarnac/index.js"),
};

export const NAMES = Object.keys(GAMES);

/** @type {Map<string, GameModule>} */
const loaded = new Map();

/** @param {string} name */
export function known(name) {
  return loaded.get(name);
}

/** @type {Map<string, Promise<GameModule>>} */
const loading = new Map();

/**
 * Reads a game's code and texts, once.
 * @param {string} name
 */
export function load(name) {
  const already = loading.get(name);
  if (already) return already;
  const reading = read(name);
  loading.set(name, reading);
  // What could not be read is asked for again.
  reading.catch(() => loading.delete(name));
  return reading;
}

/** @param {string} name */
async function read(name) {
  const { game } = await GAMES[name]();
  const sheets = game.styles.map((sheet) => withStyle(`/web/games/${name}/${sheet}`));
  await Promise.all([withTexts(game.catalogues), ...sheets]);
  loaded.set(name, game);
  return game;
}
