/** The games that can be played here. A game is one folder, and its line in this list. */
import { imported } from "../app/anew.js";
import { withStyle } from "../app/styles.js";
import { withTexts } from "../app/texts.js";

/**
 * What a game's folder gives to the rest.
 * @typedef {object} GameModule
 * @property {readonly string[]} catalogues texts to be read before anything is shown
 * @property {readonly string[]} styles style sheets of its board
 * @property {import("../net/api.js").NewTable} quick the table a newcomer is put at
 * @property {import("../net/api.js").NewTable} fresh the table somebody opens to invite others
 * @property {import("../ui/key-choice.js").GameKeys} [keys] what its keys do, if they can be changed
 * @property {(seat: number, options: Record<string, any>) => string} [place] what a seat is, "" for nothing
 * @property {import("../app/soon.js").Soon} Choices its rules, with `ChoicesProps`
 * @property {import("../app/soon.js").Soon} [Company] people beside the seats, with the table as `now`
 * @property {import("../app/soon.js").Soon} Board its screen, with `BoardProps`
 */
/** @typedef {{Opened: import("../app/soon.js").Soon}} BoardProps `Opened`: the windows of its bar */
/**
 * @typedef {object} ChoicesProps
 * @property {Record<string, any>} options
 * @property {Record<string, any>} timing
 * @property {boolean} disabled
 * @property {(options: object, timing: object) => void} change
 * @property {boolean} [drawn] a tournament has drawn the table: who and how many play is settled
 */

/**
 * What is known of a game before anything of it is read.
 * @typedef {object} Line
 * @property {() => Promise<{game: GameModule}>} read
 * @property {string} rules the letter with which the ids of its rules begin
 * @property {Contest} [contest] of which kind its tournaments are, if there are any
 */
/** @typedef {"series" | "duel"} Contest */

/** @type {Record<string, Line>} */
const GAMES = {
  jay: { read: () => import("./jay/index.js"), rules: "J", contest: "series" },
  jsolitaer: { read: () => import("./jsolitaer/index.js"), rules: "S" },
  jarnac: { read: () => import("./jarnac/index.js"), rules: "K", contest: "duel" },
};

export const NAMES = Object.keys(GAMES);
/** @type {Record<string, Contest>} by game, of those of which there are tournaments */
export const CONTESTS = Object.fromEntries(
  Object.entries(GAMES).flatMap(([name, { contest }]) => (contest ? [[name, contest]] : [])),
);

/** The game that a rule belongs to. @param {string} id */
export function gameOfRule(id) {
  return NAMES.find((name) => GAMES[name].rules === id[0]);
}

/** @type {Map<string, GameModule>} */
const ready = new Map();

/**
 * A game that can be shown at once, if it is one.
 * @param {string} name
 */
export function known(name) {
  return ready.get(name);
}

/**
 * What there is to know about a game before it is shown.
 * @param {string} name
 */
export async function about(name) {
  const { game } = await imported(GAMES[name].read);
  return game;
}

/**
 * The same, with its texts.
 * @param {string} name
 */
export async function inWords(name) {
  const game = await about(name);
  await withTexts(game.catalogues);
  return game;
}

/**
 * Reads all that it takes to play.
 * @param {string} name
 */
export async function load(name) {
  const game = await about(name);
  if (name === NAMES[0]) askAtOnce();
  await Promise.all([game.Board.read(), withTexts(game.catalogues), ...game.styles.map(withStyle)]);
  ready.set(name, game);
  return game;
}

/**
 * The server has written into the page all that the first game imports, so that it need not be found
 * out module by module.
 */
function askAtOnce() {
  const listed = document.querySelector("template#first-game");
  if (!(listed instanceof HTMLTemplateElement)) return;
  document.head.append(listed.content);
  listed.remove();
}
