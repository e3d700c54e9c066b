/** One's own cards, in as many rows as it takes to see every index. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";

/** @typedef {import("./hand.js").HandCard} HandCard */

/** The least of a card that has to be seen to know it, as a part of its width. */
const INDEX = 0.36;

/** @param {{cards: HandCard[], label: string, one: (card: HandCard) => any}} props */
export function HandRows({ cards, label, one }) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const most = useRowLength(element);
  const rows = Math.max(1, Math.ceil(cards.length / most));
  return html`
    <div ref=${element} class="hand" data-rows=${rows} role="group" aria-label=${label}>
      ${split(cards, rows).map(
        (row, n) => html`<div class="hand-row" key=${n}>${row.map(one)}</div>`,
      )}
    </div>
  `;
}

/**
 * @param {HandCard[]} cards
 * @param {number} rows
 */
function split(cards, rows) {
  const each = Math.ceil(cards.length / rows);
  return Array.from({ length: rows }, (_, row) => cards.slice(row * each, (row + 1) * each));
}

/** @param {{current: HTMLElement | null}} element */
function useRowLength(element) {
  const [most, setMost] = useState(12);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = () => {
      const width = parseFloat(getComputedStyle(watched).getPropertyValue("--hand-card"));
      setMost(Math.max(3, Math.floor((watched.clientWidth - width) / (width * INDEX)) + 1));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return most;
}
