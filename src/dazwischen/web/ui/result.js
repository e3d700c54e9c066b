/** How something ended, over the table until somebody puts it away: the same in every game. */
import { html, useEffect, useState } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { hideResult } from "./result-shown.js";

/** Milliseconds: a finger that was on its way to a card still comes down, and means nothing here. */
const SETTLING = 600;

/**
 * @typedef {object} ResultProps
 * @property {string} title who won
 * @property {string} [why]
 * @property {any} [children] the table, and the way on
 */

/** @param {ResultProps} props */
export function ResultPanel({ title, why = "", children }) {
  const [settling, setSettling] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettling(false), SETTLING);
    return () => clearTimeout(timer);
  }, []);
  return html`
    <section class="result panel-card" data-settling=${settling} aria-labelledby="result-title">
      <h2 id="result-title">
        ${title}
        <button class="quiet" type="button" onClick=${hideResult} aria-label=${t("web-close")}>✕</button>
      </h2>
      ${why && html`<p class="fine">${why}</p>`}
      ${children}
    </section>
  `;
}
