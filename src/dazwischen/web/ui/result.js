/** How something ended, over the table until somebody puts it away: the same in every game. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { hideResult } from "./result-shown.js";

/**
 * @typedef {object} ResultProps
 * @property {string} title who won
 * @property {string} [why]
 * @property {any} [children] the table, and the way on
 */

/** @param {ResultProps} props */
export function ResultPanel({ title, why = "", children }) {
  return html`
    <section class="result panel-card" aria-labelledby="result-title">
      <h2 id="result-title">
        ${title}
        <button class="quiet" type="button" onClick=${hideResult} aria-label=${t("web-close")}>✕</button>
      </h2>
      ${why && html`<p class="fine">${why}</p>`}
      ${children}
    </section>
  `;
}
