/** Lines of a game's history, each with the rules that explain it. */
import { html } from "../vendor/preact.js";
import { RuleLinks } from "./rule-links.js";

/** @typedef {import("./told.js").Line} Line */

/** @param {{lines: readonly Line[]}} props */
export function Lines({ lines }) {
  return html`
    <ol class="history-lines">
      ${lines.map(
        ({ n, text, rules, tone }) => html`
          <li key=${n} data-tone=${tone}>${text} <${Rules} rules=${rules} /></li>
        `,
      )}
    </ol>
  `;
}

/** @param {{rules: readonly string[]}} props */
export function Rules({ rules }) {
  return rules.length > 0 && html`<small><${RuleLinks} text=${rules.join(" ")} /></small>`;
}
