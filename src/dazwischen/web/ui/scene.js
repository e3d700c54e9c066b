/** What it takes to draw a moment of a game: from a view alone, to be looked at and not played. */
import { imported } from "../app/anew.js";
import { withStyle } from "../app/styles.js";
import { withTexts } from "../app/texts.js";

/**
 * @typedef {object} SceneProps
 * @property {any} view as somebody sees it who watches
 * @property {Record<number, number[]>} hands everybody's cards by seat, as far as they are known
 * @property {string[]} names by seat
 * @property {number} eye the seat whose cards alone are shown, 0 for all
 */
/**
 * A finished game, to be looked at as a whole.
 * @typedef {object} ReviewProps
 * @property {number} id
 * @property {string} secret of the link by which it was opened, or ""
 * @property {Record<string, any>} options
 * @property {any} view of any moment
 * @property {string[]} names by seat
 */
/**
 * What a game's `scene.js` gives to the rest.
 * @typedef {object} SceneModule
 * @property {readonly string[]} catalogues
 * @property {readonly string[]} styles in its folder
 * @property {(props: SceneProps) => any} Scene
 * @property {(view: any) => string[]} [labels] what seats are called by the referee, if not by number
 * @property {(props: ReviewProps) => any} [Review] what was missed, for games that can tell
 */

/**
 * A game's scene, with all that it needs.
 * @param {string} name of the game
 * @param {() => Promise<{scene: SceneModule}>} read
 */
export async function readScene(name, read) {
  const { scene } = await imported(read);
  const sheets = scene.styles.map((sheet) => withStyle(`web/games/${name}/${sheet}`));
  await Promise.all([withTexts(scene.catalogues), ...sheets]);
  return scene;
}
