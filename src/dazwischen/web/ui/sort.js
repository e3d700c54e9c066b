/** Puts one's own cards in order. */
import { html } from "../vendor/preact.js";
import { Icon } from "./icons.js";

/** @param {{text: string, shortcut: string, off: boolean, sort: () => void}} props */
export function Sort({ text, shortcut, off, sort }) {
  return html`
    <button class="quiet sort" type="button" disabled=${off} onClick=${sort}>
      <${Icon} name="sort" /><span>${text}</span> <kbd aria-hidden="true">${shortcut}</kbd>
    </button>
  `;
}
