/** What the server did not take stays until somebody has read why. */
import { html } from "../vendor/preact.js";
import { t } from "../app/texts.js";
import { RuleLinks } from "../ui/rule-links.js";
import { change } from "./kept.js";

/** @param {{kept: import("./kept.js").Kept}} props */
export function Refused({ kept }) {
  if (!kept.refused.length) return null;
  return html`
    <section class="panel-card refused" role="alert">
      <h2>${t("sheet-refused")}</h2>
      <ul class="words">
        ${kept.refused.map(
          ({ text, rules }, n) =>
            html`<li key=${n}>${text} <${RuleLinks} text=${rules.join(" ")} /></li>`,
        )}
      </ul>
      <p>
        <button class="btn" type="button" onClick=${() => change(kept.key, (was) => ({ ...was, refused: [] }))}>
          ${t("sheet-understood")}
        </button>
      </p>
    </section>
  `;
}
