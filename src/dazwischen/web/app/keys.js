/** Keys by what they do, each game its own. What somebody chose instead is kept with the choices. */
import { prefer, prefs } from "./prefs.js";

/** @typedef {Readonly<Record<string, string>>} Keys by what they do */

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * What somebody chose stays, also where a newer action has the same key by default: that takes the
 * first letter that is free.
 * @param {string} game
 * @param {Keys} defaults
 * @returns {Keys}
 */
export function keysOf(game, defaults) {
  const chosen = prefs.value.keys[game] ?? {};
  const taken = new Set(Object.values(chosen));
  const usual = Object.entries(defaults).map(([action, key]) => {
    if (action in chosen || !taken.has(key)) return [action, key];
    const free = [...LETTERS].find(
      (letter) => !taken.has(letter) && !Object.values(defaults).includes(letter),
    );
    return [action, free ?? key];
  });
  return { ...Object.fromEntries(usual), ...chosen };
}

/**
 * As it is printed on the keyboard.
 * @param {string} key
 */
export function printed(key) {
  return key.toUpperCase();
}

/**
 * What a game's keys stand for now.
 * @param {string} game
 * @param {Keys} defaults
 */
export function bindings(game, defaults) {
  return {
    /** The action that a key stands for. @param {string} key */
    actionOf: (key) => {
      const now = keysOf(game, defaults);
      return Object.keys(now).find((action) => now[action] === key.toLowerCase());
    },
    /** What is printed on an action's key. @param {string} action */
    keyFor: (action) => printed(keysOf(game, defaults)[action]),
  };
}

/**
 * Letters and signs can be chosen; digits, +, − and longer names have their meaning already.
 * @param {string} key
 */
export function canBeChosen(key) {
  return [...key].length === 1 && !/[\s0-9+-]/.test(key);
}

/**
 * The keys with another one for an action; whatever had it before takes the old one.
 * @param {Keys} keys
 * @param {string} action
 * @param {string} chosen
 * @returns {{keys: Keys, swapped: boolean}}
 */
export function rebound(keys, action, chosen) {
  const key = chosen.toLowerCase();
  const other = Object.keys(keys).find((name) => keys[name] === key && name !== action);
  const swapped = other === undefined ? {} : { [other]: keys[action] };
  return { keys: { ...keys, ...swapped, [action]: key }, swapped: other !== undefined };
}

/**
 * @param {string} game
 * @param {Keys} keys
 */
export function keepKeys(game, keys) {
  prefer({ keys: { ...prefs.value.keys, [game]: keys } });
}
