/** Ratings as the server tells them (docs/tournament.md). */
import { prefs } from "../app/prefs.js";
import { answered } from "../net/api.js";
import { t } from "../app/texts.js";

/** @typedef {{game: string, level: string, people: number}} Level */
/** @typedef {{place: number, identity: number, name: string, mu: number, sigma: number, games: number}} Rated */
/** @typedef {{game: string, level: string, points: {number: number, at: number, mu: number, sigma: number}[]}} History */
/** @typedef {{rated: boolean, histories: History[]}} Mine */

/**
 * @param {string} path
 * @param {object} [body]
 */
function ask(path, body) {
  const headers = { "content-type": "application/json" };
  const how = body ? { method: "POST", headers, body: JSON.stringify(body) } : {};
  return answered(fetch(`${path}?lang=${prefs.peek().lang}`, how));
}

/** @returns {Promise<Level[]>} */
export const levels = () => ask("api/ratings");

/**
 * @param {Level} level
 * @returns {Promise<Rated[]>}
 */
export const ranking = ({ game, level }) =>
  ask(`api/ratings/${encodeURIComponent(game)}/${encodeURIComponent(level)}`);

/**
 * @param {number} identity
 * @returns {Promise<History[]>}
 */
export const historyOf = (identity) => ask(`api/ratings/of/${identity}`);

/** @returns {Promise<Mine>} */
export const mine = () => ask("api/me/ratings");

/**
 * @param {boolean} rated
 * @returns {Promise<Mine>}
 */
export const wishToBeRated = (rated) => ask("api/me/ratings", { rated });

/** By what the lists are sorted: so strong somebody is at least. @param {{mu: number, sigma: number}} rating */
export function least({ mu, sigma }) {
  return mu - 3 * sigma;
}

/** @param {{game: string, level: string}} of */
export function levelName({ game, level }) {
  const [, zdj, number] = /^(zdj-)?(\d+)$/.exec(level) ?? [];
  const name = t(`web-game-${game}`);
  if (number) return t(zdj ? "ratings-level-zdj" : "ratings-level", { game: name, number });
  return t(level === "professional" ? "ratings-professional" : "ratings-standard", { game: name });
}
