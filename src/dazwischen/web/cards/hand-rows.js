/** One's own cards, in as many rows as it takes to see every index. */
import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { fit } from "./fit.js";

/** @typedef {import("./board.js").Held} Held */

/** Before anything is measured. */
const ROOM = { width: 0, height: 0 };

/** @param {{cards: Held[], label: string, one: (card: Held) => any}} props */
export function HandRows({ cards, label, one }) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const { rows, card, step } = fit(cards.length, useRoom(element));
  const sizes = { "--hand-card": `${card}px`, "--hand-step": `${step}px` };
  return html`
    <div ref=${element} class="hand" data-rows=${rows} role="group" aria-label=${label} style=${sizes}>
      ${split(cards, rows).map(
        (row, n) => html`<div class="hand-row" key=${n}>${row.map(one)}</div>`,
      )}
    </div>
  `;
}

/**
 * @param {Held[]} cards
 * @param {number} rows
 */
function split(cards, rows) {
  const each = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * each, (row + 1) * each));
}

/**
 * The room that the page leaves for the hand, whatever is in it: measured when the window changes,
 * never in play.
 * @param {{current: HTMLElement | null}} element
 */
function useRoom(element) {
  const [room, setRoom] = useState(ROOM);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = watched;
      setRoom((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return room;
}
