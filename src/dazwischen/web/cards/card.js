/** One card, face up or face down. */
import { html } from "../vendor/preact.js";

/** @param {{figure?: number, class?: string}} props `figure` 0 or left out: its back */
export function Card({ figure = 0, class: names = "" }) {
  return html`
    <svg class=${`card ${names}`} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <use href=${figure ? `#card-${figure}` : "#card-back"} />
    </svg>
  `;
}
