/** The keyboard over a game. */
import { useLayoutEffect } from "../vendor/preact.js";

/**
 * From the first frame on: whoever sees the game may press a key.
 * @param {(event: KeyboardEvent) => void} pressed
 */
export function useKeyboard(pressed) {
  useLayoutEffect(() => {
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

/**
 * The keys of a game that is played with cards.
 * @typedef {object} CardKeys
 * @property {string} card a selector: on such a button Enter and Space mean the card that is chosen
 * @property {(event: KeyboardEvent) => void} lay
 * @property {RegExp} digits by the place of the key, with the digit as its first part
 * @property {(digit: number, event: KeyboardEvent) => void} count
 * @property {Record<string, (event: KeyboardEvent) => void>} fixed by the key's own name; they stay
 * @property {(key: string) => (() => void) | undefined} meant what another key does
 */

/** @param {CardKeys} keys */
export function useCardKeys({ card, lay, digits, count, fixed, meant }) {
  useKeyboard((event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (meantElsewhere(event)) return;
    const digit = digits.exec(event.code)?.[1];
    if (digit) {
      event.preventDefault();
      count(Number(digit), event);
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (target.closest(`button:not(${card}), a`)) return;
      event.preventDefault();
      if (!event.repeat) lay(event);
      return;
    }
    const key = fixed[event.key] ?? meant(event.key);
    if (!key || (event.repeat && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    key(event);
  });
}

/**
 * Whether a key is meant for a field or a window, or for the browser.
 * @param {KeyboardEvent} event
 */
function meantElsewhere(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const field = target.closest("input, textarea, select, dialog");
  return Boolean(field) || event.ctrlKey || event.metaKey || event.isComposing;
}
