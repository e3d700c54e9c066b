/**
 * What a tap is and what is none: a browser makes a click of every tap, and looks only then what
 * lies under the finger. By that time the card has left, and its neighbour is there.
 */

const STRAY = 400;
const TWICE = 250;
const NEAR = 24;

/** Until when a click belongs to a tap that has been heeded already. */
let heededUntil = 0;
/** @type {{element: Element | null, at: number, x: number, y: number}} the last card that left */
let left = { element: null, at: -TWICE, x: 0, y: 0 };

/**
 * To be called when a finger or a button is let go of and that was heeded, or meant nothing. Times
 * are those of the hand, however late a busy page gets to know of it.
 * @param {Event} event
 */
export function heeded({ timeStamp }) {
  heededUntil = timeStamp + STRAY;
}

/**
 * @param {Element | null} element
 * @param {MouseEvent} event
 */
export function used(element, { clientX, clientY, timeStamp }) {
  left = { element, at: timeStamp, x: clientX, y: clientY };
}

/**
 * Whether it is the second tap on a card that has left: its neighbour was not meant.
 * @param {Element | null} element
 * @param {MouseEvent} event
 */
export function isSecondTap(element, { clientX, clientY, timeStamp }) {
  const soon = timeStamp - left.at < TWICE;
  return soon && element !== left.element && Math.hypot(clientX - left.x, clientY - left.y) < NEAR;
}

addEventListener("pointerdown", () => (heededUntil = 0), { capture: true });
addEventListener(
  "click",
  (event) => {
    if (event.timeStamp > heededUntil || event.detail === 0) return;
    heededUntil = 0;
    event.stopPropagation();
    event.preventDefault();
  },
  { capture: true },
);
