/** One card, face up or face down. */
import { html, signal } from "../vendor/preact.js";

/**
 * The figures that have been on the table or in a hand: only their faces are drawn.
 * @type {import("../vendor/preact.js").Signal<ReadonlySet<number>>}
 */
export const met = signal(new Set());

/** @param {{figure?: number, class?: string}} props `figure` 0 or left out: its back */
export function Card({ figure = 0, class: names = "" }) {
  if (figure && !met.peek().has(figure)) met.value = new Set([...met.peek(), figure]);
  return html`
    <svg class=${`card ${names}`} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <use href=${figure ? `#card-${figure}` : "#card-back"} />
    </svg>
  `;
}
