/** A part of a short rules page: a heading, some sentences, a picture, and the rules behind them. */
import { html, useId } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { RuleLinks } from "./rule-links.js";

/**
 * @param {object} props
 * @param {string} props.title
 * @param {string[]} [props.rules] ids
 * @param {import("../vendor/preact.js").ComponentChildren} [props.children]
 */
export function Chapter({ title, rules = [], children }) {
  const id = useId();
  return html`
    <section class="panel-card chapter" aria-labelledby=${id}>
      <h2 id=${id}>${title}</h2>
      ${children}
      ${
        rules.length > 0 &&
        html`<p class="fine behind">${t("rules-behind")} <${RuleLinks} text=${rules.join(" ")} /></p>`
      }
    </section>
  `;
}
