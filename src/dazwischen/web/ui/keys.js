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
 * Whether a key is meant for a field or a window, or for the browser.
 * @param {KeyboardEvent} event
 */
export function meantElsewhere(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const field = target.closest("input, textarea, select, dialog");
  return Boolean(field) || event.ctrlKey || event.metaKey || event.isComposing;
}
