/** Cards on their way. Short, and nothing waits for them. */
import { moves } from "../app/prefs.js";

const SHORT = 140;

/**
 * Lets an element come from where it was, or from where something else is.
 * @param {Element | null} element
 * @param {DOMRect | null | undefined} from
 */
export function fly(element, from) {
  if (!element || !from || !moves()) return;
  const to = element.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.min(1, from.width / to.width || 1);
  element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
    { duration: SHORT, easing: "cubic-bezier(.2, .7, .3, 1)" },
  );
}

/** @param {string} id of something on the table: `seat-2`, `box`, `stack-3` */
export function whereIs(id) {
  return document.getElementById(id)?.getBoundingClientRect() ?? null;
}
